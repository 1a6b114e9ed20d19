//! What only a renderer can say, since it alone knows what has room: that there is more, that a screen is too small.

pub use crate::text::proof::earlier;
pub use crate::text::screens::{
    LOST, MORE, NO_LETTER_YET, START, WHAT_THE_XRAY_IS, WON, plus, the_last, too_small, words_left,
};
pub use crate::text::xray::groups_of_one_word;
pub use crate::text::{ascii, grouped, names::SHORT_GAME};
