//! Parts that several screens share: a menu, a text field and steps.

pub(super) mod field;
pub(super) mod menu;
pub(super) mod steps;
