//! What several screens are made of: a menu, a field to type into; the help.

pub(super) mod field;
pub(super) mod help;
pub(super) mod menu;
pub(super) mod steps;
