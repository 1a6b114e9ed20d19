//! Properties of plans.
