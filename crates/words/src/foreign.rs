//! Owns [`OtherLanguages`], which finds the language that accepts more lines of a list than the one in which it is read.

use rustc_hash::FxHashMap;

use super::alphabet::{Alphabet, composed};

/// The number of lines from which a language is suggested.
const ENOUGH: u64 = 2;

/// A list is in another language if its number of lines, times the number of the language's own letters that none of them
/// has, is larger than this. In the commonest words of Czech, three of its letters are missing after 68 lines and one after
/// 203; in those of Slovak, three after 150.
const MISSED: u64 = 250;

/// Which languages accept the lines that are not words of the list's language.
#[derive(Debug, Default)]
pub struct OtherLanguages {
    /// The languages in which each character is common, as bits in the order of [`Alphabet::ALL`].
    known: FxHashMap<char, u32>,
    /// The number of lines of nothing but letters, of whatever language.
    of_letters: u64,
    /// The number of lines that each language accepts.
    lines: [u64; Alphabet::ALL.len()],
}

impl OtherLanguages {
    /// Counts a line that is not a word of the list's language.
    pub fn add(&mut self, line: &str) {
        let (mut all, mut is_of_letters) = (u32::MAX, true);
        for c in composed(line).chars() {
            is_of_letters &= c.is_alphabetic();
            all &= *self.known.entry(c).or_insert_with(|| {
                let usual = Alphabet::ALL.iter().rev().map(|other| other.is_usual(c));
                usual.fold(0, |bits, usual| bits << 1 | u32::from(usual))
            });
        }
        self.of_letters += u64::from(is_of_letters);
        for (language, lines) in self.lines.iter_mut().enumerate() {
            *lines += u64::from(all >> language & 1);
        }
    }

    /// Returns the language that accepts nearly all lines of letters, and clearly more than the list's, which accepts
    /// `words` lines. Among those that accept about as many, the one with the fewest characteristic letters that did not
    /// occur wins.
    pub fn likely(&self, alphabet: &Alphabet, words: u64) -> Option<&'static Alphabet> {
        let is_seen = |c| self.known.contains_key(&c);
        let most = self.lines.iter().copied().max().filter(|most| *most >= ENOUGH)?;
        let others = Alphabet::ALL.into_iter().zip(self.lines);
        // Up to a tenth may be names and foreign words.
        let nearly_all = most.max(self.of_letters);
        let as_many = others.filter(|(_, lines)| 10 * lines >= 9 * nearly_all);
        let clearly_more = |(other, lines): &(&Alphabet, u64)| {
            let words_too = if other.script() == alphabet.script() { words } else { 0 };
            10 * (lines + words_too) > 11 * words
        };
        // Croatian has some of the letters of Czech, but never its Ř, Ě and Ů.
        let has_its_letters = |(other, lines): &(&Alphabet, u64)| {
            let (missing, _) = other.unseen(alphabet, is_seen);
            let (own, _) = other.unseen(alphabet, |_| false);
            let is_long = missing > 1 && missing as u64 * lines > MISSED;
            other.script() != alphabet.script() || 2 * missing <= own && !is_long
        };
        as_many
            .filter(clearly_more)
            .filter(has_its_letters)
            .map(|(other, _)| other)
            .min_by_key(|other| other.unseen(alphabet, is_seen))
    }
}

#[cfg(test)]
mod tests {
    use super::super::ENGLISH;
    use super::*;

    #[test]
    fn a_language_is_known_by_its_letters() {
        for (words, code) in [
            ("häuser straße für größe schön", Some("de")),
            ("el niño cantó mañana corazón árbol", Some("es")),
            ("élève très français où hôtel cœur", Some("fr")),
            ("perché città più lunedì però caffè", Some("it")),
            ("bär kühe schön müde", Some("de")),
            ("źdźbło łąka święto żółty ćma ręka", Some("pl")),
            ("слово дом ёлка", Some("ru")),
            ("їжак свято ґанок є", Some("uk")),
            ("äiti työ pöytä hän yö", Some("fi")),
            ("öğretmen ağaç ışık çocuk şeker", Some("tr")),
            ("räv älg gås björn år", Some("sv")),
            ("æble øl år gård", Some("da")),
            ("coração não mãe você avó", Some("pt")),
            ("příliš žluťoučký kůň úpěl", Some("cs")),
            ("λόγος άνθρωπος", Some("el")),
            // Hungarian and Croatian, which have no alphabet here.
            ("fűző őr ház könyv szőlő", None),
            ("čaj žaba đak šuma ćup", None),
            ("želja čovjek što više već noć", None),
            ("šola čas žena življenje človek", None),
            ("日本語の言葉", None),
            ("plain words", None),
        ] {
            let mut others = OtherLanguages::default();
            let refused = words.split(' ').filter(|word| ENGLISH.read(word).is_err());
            refused.for_each(|word| others.add(word));
            assert_eq!(others.likely(&ENGLISH, 0).map(Alphabet::code), code, "{words}");
        }
    }
    #[test]
    fn a_long_list_without_three_letters_of_czech_is_not_czech() {
        let slovak =
            ["čas", "ďalší", "život", "všetko", "tím", "úloha", "ťažký", "vždy", "kôň", "dobré"];
        let czech =
            ["ďábel", "život", "milý", "něco", "úkol", "řeč", "kůň", "gól", "dobré", "šťáva"];
        for (words, code) in [(slovak, None), (czech, Some("cs"))] {
            let mut others = OtherLanguages::default();
            words.iter().cycle().take(200).for_each(|word| others.add(word));
            assert_eq!(others.likely(&ENGLISH, 0).map(Alphabet::code), code, "{words:?}");
        }
    }
}
