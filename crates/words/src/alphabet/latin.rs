//! Owns the alphabets in Latin script.

use super::tables::{chars, folds};
use super::{Alphabet, Script, marks};

/// a–z.
pub static ENGLISH: Alphabet = PLAIN;

/// English, from which the other alphabets differ.
pub const PLAIN: Alphabet = Alphabet {
    code: "en",
    language: "English",
    own_name: "english",
    script: Script::Latin,
    lower: &chars::<26>("abcdefghijklmnopqrstuvwxyz"),
    upper: &chars::<26>("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    own_folds: &[],
    other_folds: &[],
    rare: &[],
    keyboard: &["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    names: "",
};

/// a–z, ä, ö and ü; ß is played as ss.
pub static GERMAN: Alphabet = Alphabet {
    code: "de",
    language: "German",
    own_name: "deutsch",
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzäöü"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"),
    own_folds: folds!['ß' 'ẞ' "ss", 'é' 'É' "e", 'à' 'À' "a", 'è' 'È' "e", 'ê' 'Ê' "e", 'ç' 'Ç' "c"],
    other_folds: marks::LATIN,
    keyboard: &["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    ..PLAIN
};

/// a–z with ñ after n; accents on vowels are ignored.
pub static SPANISH: Alphabet = Alphabet {
    code: "es",
    language: "Spanish",
    own_name: "español",
    lower: &chars::<27>("abcdefghijklmnñopqrstuvwxyz"),
    upper: &chars::<27>("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
    own_folds: folds!['á' 'Á' "a", 'é' 'É' "e", 'í' 'Í' "i", 'ó' 'Ó' "o", 'ú' 'Ú' "u", 'ü' 'Ü' "u"],
    keyboard: &["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    ..PLAIN
};

/// a–z; accents are ignored, œ is played as oe and æ as ae.
pub static FRENCH: Alphabet = Alphabet {
    code: "fr",
    language: "French",
    own_name: "français",
    own_folds: folds!['à' 'À' "a", 'â' 'Â' "a", 'ç' 'Ç' "c", 'é' 'É' "e", 'è' 'È' "e", 'ê' 'Ê' "e", 'ë' 'Ë' "e", 'î' 'Î' "i", 'ï' 'Ï' "i", 'ô' 'Ô' "o", 'ö' 'Ö' "o", 'ù' 'Ù' "u", 'û' 'Û' "u", 'ü' 'Ü' "u", 'ÿ' 'Ÿ' "y", 'œ' 'Œ' "oe", 'æ' 'Æ' "ae"],
    other_folds: marks::LATIN,
    keyboard: &["azertyuiop", "qsdfghjklm", "wxcvbn"],
    ..PLAIN
};

/// a–z; accents are ignored.
pub static ITALIAN: Alphabet = Alphabet {
    code: "it",
    language: "Italian",
    own_name: "italiano",
    own_folds: folds!['à' 'À' "a", 'è' 'È' "e", 'é' 'É' "e", 'ì' 'Ì' "i", 'í' 'Í' "i", 'î' 'Î' "i", 'ò' 'Ò' "o", 'ó' 'Ó' "o", 'ù' 'Ù' "u", 'ú' 'Ú' "u"],
    other_folds: marks::LATIN,
    ..PLAIN
};

/// a–z; accents are ignored, and ij is two letters.
pub static DUTCH: Alphabet = Alphabet {
    code: "nl",
    language: "Dutch",
    own_name: "nederlands",
    own_folds: folds!['á' 'Á' "a", 'é' 'É' "e", 'è' 'È' "e", 'ê' 'Ê' "e", 'ë' 'Ë' "e", 'í' 'Í' "i", 'ï' 'Ï' "i", 'ó' 'Ó' "o", 'ö' 'Ö' "o", 'ú' 'Ú' "u", 'ü' 'Ü' "u", 'ç' 'Ç' "c", 'ĳ' 'Ĳ' "ij"],
    other_folds: marks::LATIN,
    ..PLAIN
};

/// The thirty-two letters of Polish in their own order, and q, v and x, which foreign words have.
pub static POLISH: Alphabet = Alphabet {
    code: "pl",
    language: "Polish",
    own_name: "polski",
    lower: &chars::<35>("aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"),
    upper: &chars::<35>("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"),
    keyboard: &["qwertyuiopęó", "asdfghjkląśł", "zxcvbnmżźćń"],
    names: "ł L with stroke",
    ..PLAIN
};

/// a–z, å, ä and ö; š and ž are played as s and z.
pub static FINNISH: Alphabet = Alphabet {
    code: "fi",
    language: "Finnish",
    own_name: "suomi",
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzåäö"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"),
    own_folds: folds!['š' 'Š' "s", 'ž' 'Ž' "z"],
    rare: &['å'],
    keyboard: &["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    ..PLAIN
};

/// The twenty-nine letters of Turkish; â, î and û are played as a, i and u.
pub static TURKISH: Alphabet = Alphabet {
    code: "tr",
    language: "Turkish",
    own_name: "türkçe",
    lower: &chars::<29>("abcçdefgğhıijklmnoöprsştuüvyz"),
    upper: &chars::<29>("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"),
    own_folds: folds!['â' 'Â' "a", 'î' 'Î' "i", 'û' 'Û' "u"],
    keyboard: &["ertyuıopğü", "asdfghjklşi", "zcvbnmöç"],
    names: "ğ soft G, ı dotless I, i dotted I",
    ..PLAIN
};

/// a–z, å, ä and ö; é is played as e.
pub static SWEDISH: Alphabet = Alphabet {
    code: "sv",
    language: "Swedish",
    own_name: "svenska",
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzåäö"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"),
    own_folds: folds!['é' 'É' "e", 'à' 'À' "a", 'ü' 'Ü' "u"],
    other_folds: marks::LATIN,
    keyboard: &["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    ..PLAIN
};

/// a–z, æ, ø and å; ä, ö and ü are played as æ, ø and y.
pub static DANISH: Alphabet = Alphabet {
    code: "da",
    language: "Danish",
    own_name: "dansk",
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzæøå"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"),
    own_folds: folds!['é' 'É' "e", 'ä' 'Ä' "æ", 'ö' 'Ö' "ø", 'ü' 'Ü' "y"],
    other_folds: marks::LATIN,
    keyboard: &["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    names: "æ A E, ø O with stroke",
    ..PLAIN
};

/// a–z, æ, ø and å (bokmål); ä, ö and ü are played as æ, ø and y.
pub static NORWEGIAN: Alphabet = Alphabet {
    code: "nb",
    language: "Norwegian",
    own_name: "norsk",
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzæøå"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"),
    own_folds: folds!['é' 'É' "e", 'è' 'È' "e", 'ê' 'Ê' "e", 'ò' 'Ò' "o", 'ó' 'Ó' "o", 'ô' 'Ô' "o", 'ä' 'Ä' "æ", 'ö' 'Ö' "ø", 'ü' 'Ü' "y"],
    other_folds: marks::LATIN,
    keyboard: &["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    names: "æ A E, ø O with stroke",
    ..PLAIN
};

/// a–z; accents are ignored, and ç is played as c.
pub static PORTUGUESE: Alphabet = Alphabet {
    code: "pt",
    language: "Portuguese",
    own_name: "português",
    own_folds: folds!['á' 'Á' "a", 'â' 'Â' "a", 'ã' 'Ã' "a", 'à' 'À' "a", 'ç' 'Ç' "c", 'é' 'É' "e", 'ê' 'Ê' "e", 'í' 'Í' "i", 'ó' 'Ó' "o", 'ô' 'Ô' "o", 'õ' 'Õ' "o", 'ú' 'Ú' "u", 'ü' 'Ü' "u"],
    other_folds: marks::LATIN,
    ..PLAIN
};

/// The letters of Czech in dictionary order; ch is two letters.
pub static CZECH: Alphabet = Alphabet {
    code: "cs",
    language: "Czech",
    own_name: "čeština",
    lower: &chars::<41>("aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"),
    upper: &chars::<41>("AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ"),
    keyboard: &["ěščřžýáíéďťňó", "qwertzuiopú", "asdfghjklů", "yxcvbnm"],
    ..PLAIN
};
