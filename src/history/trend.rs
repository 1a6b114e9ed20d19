//! How far back a trend looks.

/// Over how many rounds a point of the trend goes, where there are as many.
pub const TREND_WINDOW: usize = 20;

/// How many points the trend has at most: one for each of the last rounds.
pub(super) const TREND_POINTS: usize = 60;

/// The last rounds up to one of them (from 0), as many as a point of the trend goes over.
pub(super) fn window<T>(rounds: &[T], last: usize) -> &[T] {
    &rounds[(last + 1).saturating_sub(TREND_WINDOW)..=last]
}
