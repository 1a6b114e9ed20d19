//! What parts are painted with. Each is a function of its data, the area and the theme.

pub mod bars;
pub mod big;
pub mod chips;
pub(super) mod font;
pub mod scroll;
