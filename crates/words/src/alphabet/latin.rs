//! Owns the alphabets in Latin script.

use super::tables::{chars, folds};
use super::{Alphabet, Script, marks};

/// a–z.
pub static ENGLISH: Alphabet = plain("en", "English", "english");

/// Returns the letters of English under other names; the other alphabets say in what they differ.
pub const fn plain(code: &'static str, language: &'static str, own_name: &'static str) -> Alphabet {
    Alphabet {
        code,
        language,
        own_name,
        script: Script::Latin,
        lower: const { &chars::<26>("abcdefghijklmnopqrstuvwxyz") },
        upper: const { &chars::<26>("ABCDEFGHIJKLMNOPQRSTUVWXYZ") },
        own_folds: &[],
        other_folds: &[],
        rare: &[],
        keyboard: &["qwertyuiop", "asdfghjkl", "zxcvbnm"],
        names: "",
    }
}

/// a–z, ä, ö and ü; ß is played as ss.
pub static GERMAN: Alphabet = Alphabet {
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzäöü"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"),
    own_folds: folds!['ß' 'ẞ' "ss", 'é' 'É' "e", 'à' 'À' "a", 'è' 'È' "e", 'ê' 'Ê' "e", 'ç' 'Ç' "c"],
    other_folds: marks::LATIN,
    keyboard: &["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    ..plain("de", "German", "deutsch")
};

/// a–z with ñ after n; accents on vowels are ignored.
pub static SPANISH: Alphabet = Alphabet {
    lower: &chars::<27>("abcdefghijklmnñopqrstuvwxyz"),
    upper: &chars::<27>("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
    own_folds: folds!['á' 'Á' "a", 'é' 'É' "e", 'í' 'Í' "i", 'ó' 'Ó' "o", 'ú' 'Ú' "u", 'ü' 'Ü' "u"],
    keyboard: &["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    ..plain("es", "Spanish", "español")
};

/// a–z; accents are ignored, œ is played as oe and æ as ae.
pub static FRENCH: Alphabet = Alphabet {
    own_folds: folds!['à' 'À' "a", 'â' 'Â' "a", 'ç' 'Ç' "c", 'é' 'É' "e", 'è' 'È' "e", 'ê' 'Ê' "e", 'ë' 'Ë' "e", 'î' 'Î' "i", 'ï' 'Ï' "i", 'ô' 'Ô' "o", 'ö' 'Ö' "o", 'ù' 'Ù' "u", 'û' 'Û' "u", 'ü' 'Ü' "u", 'ÿ' 'Ÿ' "y", 'œ' 'Œ' "oe", 'æ' 'Æ' "ae"],
    other_folds: marks::LATIN,
    keyboard: &["azertyuiop", "qsdfghjklm", "wxcvbn"],
    ..plain("fr", "French", "français")
};

/// a–z; accents are ignored.
pub static ITALIAN: Alphabet = Alphabet {
    own_folds: folds!['à' 'À' "a", 'è' 'È' "e", 'é' 'É' "e", 'ì' 'Ì' "i", 'í' 'Í' "i", 'î' 'Î' "i", 'ò' 'Ò' "o", 'ó' 'Ó' "o", 'ù' 'Ù' "u", 'ú' 'Ú' "u"],
    other_folds: marks::LATIN,
    ..plain("it", "Italian", "italiano")
};

/// a–z; accents are ignored, and ij is two letters.
pub static DUTCH: Alphabet = Alphabet {
    own_folds: folds!['á' 'Á' "a", 'é' 'É' "e", 'è' 'È' "e", 'ê' 'Ê' "e", 'ë' 'Ë' "e", 'í' 'Í' "i", 'ï' 'Ï' "i", 'ó' 'Ó' "o", 'ö' 'Ö' "o", 'ú' 'Ú' "u", 'ü' 'Ü' "u", 'ç' 'Ç' "c", 'ĳ' 'Ĳ' "ij"],
    other_folds: marks::LATIN,
    ..plain("nl", "Dutch", "nederlands")
};

/// The thirty-two letters of Polish in their own order, and q, v and x, which foreign words have.
pub static POLISH: Alphabet = Alphabet {
    lower: &chars::<35>("aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"),
    upper: &chars::<35>("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"),
    keyboard: &["qwertyuiopęó", "asdfghjkląśł", "zxcvbnmżźćń"],
    names: "ł L with stroke",
    ..plain("pl", "Polish", "polski")
};

/// a–z, å, ä and ö; š and ž are played as s and z.
pub static FINNISH: Alphabet = Alphabet {
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzåäö"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"),
    own_folds: folds!['š' 'Š' "s", 'ž' 'Ž' "z"],
    rare: &['å'],
    keyboard: &["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    ..plain("fi", "Finnish", "suomi")
};

/// The twenty-nine letters of Turkish; â, î and û are played as a, i and u.
pub static TURKISH: Alphabet = Alphabet {
    lower: &chars::<29>("abcçdefgğhıijklmnoöprsştuüvyz"),
    upper: &chars::<29>("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"),
    own_folds: folds!['â' 'Â' "a", 'î' 'Î' "i", 'û' 'Û' "u"],
    keyboard: &["ertyuıopğü", "asdfghjklşi", "zcvbnmöç"],
    names: "ğ soft G, ı dotless I, i dotted I",
    ..plain("tr", "Turkish", "türkçe")
};

/// a–z, å, ä and ö; é is played as e.
pub static SWEDISH: Alphabet = Alphabet {
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzåäö"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"),
    own_folds: folds!['é' 'É' "e", 'à' 'À' "a", 'ü' 'Ü' "u"],
    other_folds: marks::LATIN,
    keyboard: &["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    ..plain("sv", "Swedish", "svenska")
};

/// a–z, æ, ø and å; ä, ö and ü are played as æ, ø and y.
pub static DANISH: Alphabet = Alphabet {
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzæøå"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"),
    own_folds: folds!['é' 'É' "e", 'ä' 'Ä' "æ", 'ö' 'Ö' "ø", 'ü' 'Ü' "y"],
    other_folds: marks::LATIN,
    keyboard: &["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    names: "æ A E, ø O with stroke",
    ..plain("da", "Danish", "dansk")
};

/// a–z, æ, ø and å (bokmål); ä, ö and ü are played as æ, ø and y.
pub static NORWEGIAN: Alphabet = Alphabet {
    lower: &chars::<29>("abcdefghijklmnopqrstuvwxyzæøå"),
    upper: &chars::<29>("ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"),
    own_folds: folds!['é' 'É' "e", 'è' 'È' "e", 'ê' 'Ê' "e", 'ò' 'Ò' "o", 'ó' 'Ó' "o", 'ô' 'Ô' "o", 'ä' 'Ä' "æ", 'ö' 'Ö' "ø", 'ü' 'Ü' "y"],
    other_folds: marks::LATIN,
    keyboard: &["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    names: "æ A E, ø O with stroke",
    ..plain("nb", "Norwegian", "norsk")
};

/// a–z; accents are ignored, and ç is played as c.
pub static PORTUGUESE: Alphabet = Alphabet {
    own_folds: folds!['á' 'Á' "a", 'â' 'Â' "a", 'ã' 'Ã' "a", 'à' 'À' "a", 'ç' 'Ç' "c", 'é' 'É' "e", 'ê' 'Ê' "e", 'í' 'Í' "i", 'ó' 'Ó' "o", 'ô' 'Ô' "o", 'õ' 'Õ' "o", 'ú' 'Ú' "u", 'ü' 'Ü' "u"],
    other_folds: marks::LATIN,
    ..plain("pt", "Portuguese", "português")
};

/// The letters of Czech in dictionary order; ch is two letters.
pub static CZECH: Alphabet = Alphabet {
    lower: &chars::<41>("aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"),
    upper: &chars::<41>("AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ"),
    keyboard: &["ěščřžýáíéďťňó", "qwertzuiopú", "asdfghjklů", "yxcvbnm"],
    ..plain("cs", "Czech", "čeština")
};
