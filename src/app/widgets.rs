//! Parts that several screens share: a menu, a text field, and steps through a ring of values.

pub(super) mod field;
pub(super) mod menu;
pub mod ring;
