//! Owns the building blocks of alphabets: rows of characters, folds, and ASCII mnemonics.

use super::composition::without_mark;

/// A character that is played as other letters.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Fold {
    pub lower: char,
    pub upper: char,
    /// The letters played instead, in lower case; empty for characters that are only shown, such as
    /// apostrophes.
    pub letters: &'static str,
}

impl Fold {
    pub const fn is(&self, character: char) -> bool {
        self.lower as u32 == character as u32 || self.upper as u32 == character as u32
    }
}

/// Returns the characters of a text, of which there must be exactly `N`.
pub const fn chars<const N: usize>(text: &str) -> [char; N] {
    let bytes = text.as_bytes();
    let mut chars = ['?'; N];
    let (mut at, mut count) = (0, 0);
    while at < bytes.len() {
        let (mut code, length) = match bytes[at] {
            byte @ 0..0x80 => (byte as u32, 1),
            byte @ 0..0xe0 => (byte as u32 & 0x1f, 2),
            byte => (byte as u32 & 0x0f, 3),
        };
        let mut next = 1;
        while next < length {
            code = code << 6 | bytes[at + next] as u32 & 0x3f;
            next += 1;
        }
        chars[count] = match char::from_u32(code) {
            Some(c) => c,
            None => '?',
        };
        at += length;
        count += 1;
    }
    assert!(count == N);
    chars
}

/// Creates folds from literals: `'ß' 'ẞ' "ss"` is the lower case, the upper case and the letters played.
macro_rules! folds {
    ($($lower:literal $upper:literal $letters:literal),* $(,)?) => {
        &[$($crate::alphabet::tables::Fold { lower: $lower, upper: $upper, letters: $letters }),*]
    };
}
pub(super) use folds;

/// Returns the two characters with which RFC 1345 writes a capital letter that is not in ASCII.
pub fn mnemonic(upper: char) -> Option<&'static str> {
    MNEMONICS.iter().find(|(known, _)| *known == upper).map(|(_, written)| *written)
}

/// Returns a character in ASCII: the two characters of RFC 1345 for a letter of these alphabets, or the
/// letter without its marks for others. Returns `None` for other characters.
pub(super) fn in_ascii(c: char) -> Option<String> {
    // For these, the mnemonic isn't that of the capital in lower case.
    let own = match c {
        'ß' => Some("ss"),
        'ẞ' => Some("SS"),
        'œ' => Some("oe"),
        'Œ' => Some("OE"),
        'ĳ' => Some("ij"),
        'Ĳ' => Some("IJ"),
        'ı' => Some("i."),
        'ς' => Some("*s"),
        'ъ' => Some("='"),
        'ь' => Some("%'"),
        _ => mnemonic(c),
    };
    if let Some(written) = own {
        return Some(written.to_owned());
    }
    let mut upper = c.to_uppercase();
    let great = upper.next().filter(|_| upper.next().is_none());
    if let Some(written) = great.and_then(mnemonic) {
        return Some(written.to_ascii_lowercase());
    }
    let base = without_mark(c)?;
    if base.is_ascii() { Some(base.to_string()) } else { in_ascii(base) }
}

/// The mnemonics of RFC 1345 for the capitals of all alphabets. Є and Ї are not in the RFC under two
/// characters that suit capitals, so they have `IE` and `YI`.
static MNEMONICS: [(char, &str); 108] = [
    ('À', "A!"),
    ('Á', "A'"),
    ('Â', "A>"),
    ('Ã', "A?"),
    ('Ä', "A:"),
    ('Å', "AA"),
    ('Æ', "AE"),
    ('Ç', "C,"),
    ('È', "E!"),
    ('É', "E'"),
    ('Ê', "E>"),
    ('Ë', "E:"),
    ('Ì', "I!"),
    ('Í', "I'"),
    ('Î', "I>"),
    ('Ï', "I:"),
    ('Ñ', "N?"),
    ('Ò', "O!"),
    ('Ó', "O'"),
    ('Ô', "O>"),
    ('Õ', "O?"),
    ('Ö', "O:"),
    ('Ø', "O/"),
    ('Ù', "U!"),
    ('Ú', "U'"),
    ('Û', "U>"),
    ('Ü', "U:"),
    ('Ý', "Y'"),
    ('Ą', "A;"),
    ('Ć', "C'"),
    ('Č', "C<"),
    ('Ď', "D<"),
    ('Ę', "E;"),
    ('Ě', "E<"),
    ('Ğ', "G("),
    ('İ', "I."),
    ('Ł', "L/"),
    ('Ń', "N'"),
    ('Ň', "N<"),
    ('Ř', "R<"),
    ('Ś', "S'"),
    ('Ş', "S,"),
    ('Š', "S<"),
    ('Ť', "T<"),
    ('Ů', "U0"),
    ('Ź', "Z'"),
    ('Ż', "Z."),
    ('Ž', "Z<"),
    ('Α', "A*"),
    ('Β', "B*"),
    ('Γ', "G*"),
    ('Δ', "D*"),
    ('Ε', "E*"),
    ('Ζ', "Z*"),
    ('Η', "Y*"),
    ('Θ', "H*"),
    ('Ι', "I*"),
    ('Κ', "K*"),
    ('Λ', "L*"),
    ('Μ', "M*"),
    ('Ν', "N*"),
    ('Ξ', "C*"),
    ('Ο', "O*"),
    ('Π', "P*"),
    ('Ρ', "R*"),
    ('Σ', "S*"),
    ('Τ', "T*"),
    ('Υ', "U*"),
    ('Φ', "F*"),
    ('Χ', "X*"),
    ('Ψ', "Q*"),
    ('Ω', "W*"),
    ('Є', "IE"),
    ('І', "II"),
    ('Ї', "YI"),
    ('А', "A="),
    ('Б', "B="),
    ('В', "V="),
    ('Г', "G="),
    ('Д', "D="),
    ('Е', "E="),
    ('Ж', "Z%"),
    ('З', "Z="),
    ('И', "I="),
    ('Й', "J="),
    ('К', "K="),
    ('Л', "L="),
    ('М', "M="),
    ('Н', "N="),
    ('О', "O="),
    ('П', "P="),
    ('Р', "R="),
    ('С', "S="),
    ('Т', "T="),
    ('У', "U="),
    ('Ф', "F="),
    ('Х', "H="),
    ('Ц', "C="),
    ('Ч', "C%"),
    ('Ш', "S%"),
    ('Щ', "Sc"),
    ('Ъ', "=\""),
    ('Ы', "Y="),
    ('Ь', "%\""),
    ('Э', "JE"),
    ('Ю', "JU"),
    ('Я', "JA"),
    ('Ґ', "G3"),
];
