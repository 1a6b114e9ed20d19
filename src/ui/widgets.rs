//! The parts of screens: each paints data into an area and depends on no screen.
//!
//! Every widget is a pure function of its data, the area, the theme and the progress of its motion.

pub mod bars;
pub mod big;
pub mod chips;
pub mod fall;
pub mod families;
mod font;
pub mod keycaps;
pub mod lives;
pub mod scroll;
pub mod tiles;
