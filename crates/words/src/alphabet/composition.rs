//! Owns the composition of letters and the marks that follow them, as Unicode composes them (NFC), for Latin, Greek and
//! Cyrillic. Other scripts are in no word list.

use std::borrow::Cow;

/// The combining marks, and for each the letters that it goes with: a letter, and its composition with the mark.
#[rustfmt::skip]
static MARKS: [(char, &str); 25] = [
    ('\u{300}', "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ"),
    ('\u{301}', "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐαάεέηήιίϋΰοόυύωώГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứ"),
    ('\u{302}', "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ"),
    ('\u{303}', "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"),
    ('\u{304}', "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝ"),
    ('\u{306}', "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặ"),
    ('\u{307}', "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏſẛ"),
    ('\u{308}', "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴчӵЫӸыӹHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ"),
    ('\u{309}', "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"),
    ('\u{30a}', "AÅaåUŮuůwẘyẙ"),
    ('\u{30b}', "OŐoőUŰuűУӲуӳ"),
    ('\u{30c}', "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ"),
    ('\u{30f}', "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ"),
    ('\u{311}', "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"),
    ('\u{31b}', "OƠoơUƯuư"),
    ('\u{323}', "BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ"),
    ('\u{324}', "UṲuṳ"),
    ('\u{325}', "AḀaḁ"),
    ('\u{326}', "SȘsșTȚtț"),
    ('\u{327}', "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"),
    ('\u{328}', "AĄaąEĘeęIĮiįUŲuųOǪoǫ"),
    ('\u{32d}', "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"),
    ('\u{32e}', "HḪhḫ"),
    ('\u{330}', "EḚeḛIḬiḭUṴuṵ"),
    ('\u{331}', "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"),
];

fn compositions() -> impl Iterator<Item = (char, char, char)> {
    MARKS.iter().flat_map(|(mark, pairs)| {
        let (letters, composed) = (pairs.chars().step_by(2), pairs.chars().skip(1).step_by(2));
        letters.zip(composed).map(|(letter, composed)| (letter, *mark, composed))
    })
}

/// Returns the character for a letter and the mark that follows it.
#[must_use]
pub fn compose(letter: char, mark: char) -> Option<char> {
    compositions().find(|it| (it.0, it.1) == (letter, mark)).map(|it| it.2)
}

/// Returns a letter without its last mark; `None` if it has none.
pub(super) fn without_mark(composed: char) -> Option<char> {
    compositions().find(|it| it.2 == composed).map(|it| it.0)
}

/// Composes each letter and its marks into one character.
pub fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(|c| ('\u{300}'..'\u{370}').contains(&c)) {
        return Cow::Borrowed(text);
    }
    let mut composed = String::with_capacity(text.len());
    for c in text.chars() {
        let both = composed.chars().next_back().and_then(|letter| compose(letter, c));
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
            for (mark, _) in MARKS {
                // Greek letters with two marks are polytonic.
                let expected = unicode(letter, mark).filter(|it| !('\u{1f00}'..).contains(it));
                assert_eq!(compose(letter, mark), expected, "{letter} {mark:?}");
                assert!(
                    expected.is_none_or(|it| without_mark(it) == Some(letter)),
                    "{letter} {mark:?}"
                );
            }
        }
        assert_eq!(
            composed("o\u{302}\u{301} e\u{301}\u{301} x\u{302}"),
            "\u{1ed1} \u{e9}\u{301} x\u{302}"
        );
    }
}
