//! Owns the alphabets in Cyrillic script.

use super::latin::plain;
use super::tables::{chars, folds};
use super::{Alphabet, Script};

/// The letters of Russian; ё is played as е.
pub static RUSSIAN: Alphabet = Alphabet {
    script: Script::Cyrillic,
    lower: &chars::<32>("абвгдежзийклмнопрстуфхцчшщъыьэюя"),
    upper: &chars::<32>("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    own_folds: folds!['ё' 'Ё' "е"],
    keyboard: &["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
    names: "а a, б be, в ve, г ge, д de, е ye, ж zhe, з ze, и i, й short i, к ka, л el, м em, н en, о o, \
        п pe, р er, с es, т te, у u, ф ef, х kha, ц tse, ч che, ш sha, щ shcha, ъ hard sign, ы yeru, \
        ь soft sign, э reversed e, ю yu, я ya",
    ..plain("ru", "Russian", "русский")
};

/// The thirty-three letters of Ukrainian; apostrophes are shown but not played.
pub static UKRAINIAN: Alphabet = Alphabet {
    script: Script::Cyrillic,
    lower: &chars::<33>("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"),
    upper: &chars::<33>("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"),
    own_folds: folds!['\'' '\'' "", '’' '’' "", 'ʼ' 'ʼ' ""],
    keyboard: &["йцукенгшщзхї", "фівапролджєґ", "ячсмитьбю"],
    names: "а a, б be, в ve, г he, ґ ge, д de, е e, є ye, ж zhe, з ze, и y, і i, ї yi, й short i, к ka, \
        л el, м em, н en, о o, п pe, р er, с es, т te, у u, ф ef, х kha, ц tse, ч che, ш sha, щ shcha, \
        ь soft sign, ю yu, я ya",
    ..plain("uk", "Ukrainian", "українська")
};
