//! Owns [`ForeignLetters`], which guesses the language of a list from the letters that are not in its alphabet.

use rustc_hash::FxHashMap;

use super::alphabet::Alphabet;

/// The number of letters outside the alphabet from which a language is suggested.
const ENOUGH: u32 = 3;

/// How often each letter outside the list's alphabet occurs.
#[derive(Debug, Default)]
pub(super) struct ForeignLetters(FxHashMap<char, u32>);

impl ForeignLetters {
    /// Counts the letters of a line that are not in the alphabet.
    pub(super) fn add(&mut self, line: &str, alphabet: &Alphabet) {
        let beyond =
            |c: &char| c.is_alphabetic() && alphabet.read(c.encode_utf8(&mut [0; 4])).is_err();
        for c in line.chars().filter(beyond) {
            *self.0.entry(c).or_default() += 1;
        }
    }

    /// Returns the language that covers the most of these letters. Among those that cover about as many, the
    /// one with the fewest characteristic letters that did not occur wins.
    pub(super) fn likely(&self, alphabet: &Alphabet) -> Option<&'static Alphabet> {
        let all: u32 = self.0.values().sum();
        if all < ENOUGH {
            return None;
        }
        let covered = |other: &Alphabet| {
            let known = self.0.iter().filter(|(c, _)| other.is_usual(**c));
            known.map(|(_, count)| count).sum::<u32>()
        };
        let unseen = |other: &Alphabet| {
            other
                .beyond(alphabet)
                .filter(|(lower, upper)| !self.0.contains_key(lower) && !self.0.contains_key(upper))
                .count()
        };
        let others = || Alphabet::ALL.into_iter().filter(|other| *other != alphabet);
        let most = others().map(covered).max()?;
        // Up to a tenth may be in names and foreign words.
        let as_many = others().filter(|other| 10 * covered(other) >= 9 * most.max(1));
        (2 * most > all).then(|| as_many.min_by_key(|other| unseen(other))).flatten()
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
            ("日本語の言葉", None),
            ("plain words", None),
        ] {
            let mut foreign = ForeignLetters::default();
            words.split(' ').for_each(|word| foreign.add(word, &ENGLISH));
            assert_eq!(foreign.likely(&ENGLISH).map(Alphabet::code), code, "{words}");
        }
    }
}
