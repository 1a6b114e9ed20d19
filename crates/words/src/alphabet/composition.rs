//! Owns the composition of letters and the marks that follow them, as Unicode composes them (NFC), for Latin, Greek and
//! Cyrillic, and how such letters are written in ASCII. Other scripts are in no word list.

use std::borrow::Cow;

/// A combining mark: how RFC 1345 writes it, its name, and the letters that it goes with, each before its composition with
/// the mark. The first two are empty for marks that no alphabet has.
type Mark = (char, &'static str, &'static str, &'static str);

#[rustfmt::skip]
static MARKS: [Mark; 25] = [
    ('\u{300}', "!", "with grave", "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ"),
    ('\u{301}', "'", "with acute", "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐαάεέηήιίϋΰοόυύωώГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứ"),
    ('\u{302}', ">", "with circumflex", "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ"),
    ('\u{303}', "?", "with tilde", "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"),
    ('\u{304}', "", "", "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝ"),
    ('\u{306}', "(", "with breve", "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặ"),
    ('\u{307}', ".", "with dot", "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏſẛ"),
    ('\u{308}', ":", "umlaut", "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴчӵЫӸыӹHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ"),
    ('\u{309}', "", "", "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"),
    ('\u{30a}', "0", "with ring", "AÅaåUŮuůwẘyẙ"),
    ('\u{30b}', "", "", "OŐoőUŰuűУӲуӳ"),
    ('\u{30c}', "<", "with caron", "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ"),
    ('\u{30f}', "", "", "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"),
    ('\u{311}', "", "", "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"),
    ('\u{31b}', "", "", "OƠoơUƯuư"),
    ('\u{323}', "", "", "BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ"),
    ('\u{324}', "", "", "UṲuṳ"),
    ('\u{325}', "", "", "AḀaḁ"),
    ('\u{326}', "", "", "SȘsșTȚtț"),
    ('\u{327}', ",", "with cedilla", "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"),
    ('\u{328}', ";", "with ogonek", "AĄaąEĘeęIĮiįUŲuųOǪoǫ"),
    ('\u{32d}', "", "", "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"),
    ('\u{32e}', "", "", "HḪhḫ"),
    ('\u{330}', "", "", "EḚeḛIḬiḭUṴuṵ"),
    ('\u{331}', "", "", "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"),
];

/// What RFC 1345 writes for other letters than those with a mark: a letter and its two characters. Є and Ї are not in the
/// RFC under two characters that suit capitals, so they have `IE` and `YI`.
static MNEMONICS: &str = "ÅAAÆAEØO/ŁL/ßssẞSSœoeŒOEĳijĲIJıi.\
    ΑA*ΒB*ΓG*ΔD*ΕE*ΖZ*ΗY*ΘH*ΙI*ΚK*ΛL*ΜM*ΝN*ΞC*ΟO*ΠP*ΡR*ΣS*ς*sΤT*ΥU*ΦF*ΧX*ΨQ*ΩW*\
    ЄIEІIIЇYIАA=БB=ВV=ГG=ДD=ЕE=ЖZ%ЗZ=ИI=ЙJ=КK=ЛL=МM=НN=ОO=ПP=РR=СS=ТT=УU=ФF=ХH=ЦC=ЧC%ШS%ЩSc\
    Ъ=\"ъ='ЫY=Ь%\"ь%'ЭJEЮJUЯJAҐG3";

/// Returns the letters that a mark goes with, each with its composition.
fn pairs(mark: &Mark) -> impl Iterator<Item = (char, char)> {
    let mut letters = mark.3.chars();
    std::iter::from_fn(move || letters.next().zip(letters.next()))
}

/// Returns the character for a letter and the mark that follows it.
pub fn compose(letter: char, mark: char) -> Option<char> {
    // A letter has few marks, and a line of nothing but marks is somebody's joke: no list is searched for each of them.
    if is_mark(letter) || !is_mark(mark) {
        return None;
    }
    let mark = MARKS.iter().find(|it| it.0 == mark)?;
    pairs(mark).find(|(single, _)| *single == letter).map(|(_, composed)| composed)
}

fn is_mark(c: char) -> bool {
    ('\u{300}'..'\u{370}').contains(&c)
}

/// Returns a letter without its last mark, and that mark; `None` if it has none.
fn parted(composed: char) -> Option<(char, &'static Mark)> {
    MARKS.iter().find_map(|mark| {
        pairs(mark).find(|pair| pair.1 == composed).map(|(letter, _)| (letter, mark))
    })
}

/// Returns the English name of a letter with a mark that has one.
pub(super) fn name(composed: char) -> Option<String> {
    if composed.is_ascii() {
        return None;
    }
    let (letter, (_, _, name, _)) = parted(composed)?;
    (!name.is_empty()).then(|| format!("{letter} {name}"))
}

/// Returns a letter of any alphabet in ASCII, which may take two characters; `None` for other characters.
pub fn in_ascii(c: char) -> Option<String> {
    let listed = |c: char| {
        let at = MNEMONICS.chars().step_by(3).position(|known| known == c)?;
        Some(MNEMONICS.chars().skip(3 * at + 1).take(2).collect::<String>())
    };
    let mut upper = c.to_uppercase();
    let upper = upper.next().filter(|_| upper.next().is_none());
    listed(c).or_else(|| Some(listed(upper?)?.to_ascii_lowercase())).or_else(|| {
        let (letter, (_, sign, ..)) = parted(c)?;
        if letter.is_ascii() { Some(format!("{letter}{sign}")) } else { in_ascii(letter) }
    })
}

/// Composes each letter and its marks into one character.
pub fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(is_mark) {
        return Cow::Borrowed(text);
    }
    let mut composed = String::with_capacity(text.len());
    for c in text.chars() {
        let last = composed.chars().next_back();
        // What programs make of the Turkish İ in lower case: the dot is there twice.
        if last == Some('i') && c == '\u{307}' {
            continue;
        }
        let both = last.and_then(|letter| compose(letter, c));
        if both.is_some() {
            composed.pop();
        }
        composed.push(both.unwrap_or(c));
    }
    Cow::Owned(composed)
}

#[cfg(test)]
mod tests {
    use unicode_normalization::char::compose as unicode;

    use super::*;

    #[test]
    fn letters_and_marks_are_composed_as_unicode_does() {
        let letters = ('A'..='\u{24f}')
            .chain('\u{386}'..='\u{3ce}')
            .chain('\u{400}'..='\u{4ff}')
            .chain('\u{1e00}'..='\u{1eff}');
        for letter in letters.filter(|letter| letter.is_alphabetic()) {
            for (mark, ..) in MARKS {
                // Greek letters with two marks are polytonic.
                let expected = unicode(letter, mark).filter(|it| !('\u{1f00}'..).contains(it));
                assert_eq!(compose(letter, mark), expected, "{letter} {mark:?}");
                let parts = expected.and_then(parted).map(|(letter, mark)| (letter, mark.0));
                assert_eq!(parts, expected.map(|_| (letter, mark)));
            }
        }
        let text = composed("o\u{302}\u{301} e\u{301}\u{301} x\u{302}");
        assert_eq!(text, "\u{1ed1} \u{e9}\u{301} x\u{302}");
    }
}
