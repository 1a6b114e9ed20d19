//! Parts that several screens share: a menu and a text field.

pub(super) mod field;
pub(super) mod menu;
