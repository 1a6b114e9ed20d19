//! What several screens are made of: a menu, a field to type into, steps.

pub(super) mod field;
pub(super) mod menu;
pub(super) mod steps;
