//! Owns the window of trends: how many rounds each point covers, and how many points there are.

/// The number of rounds that a point of a trend covers, if there are as many.
pub const TREND_WINDOW: usize = 20;

/// The maximum number of points of a trend, one for each of the latest rounds.
pub(super) const TREND_POINTS: usize = 60;

/// Returns the rounds that the point of round `last` (from 0) covers.
pub(super) fn window<T>(rounds: &[T], last: usize) -> &[T] {
    &rounds[(last + 1).saturating_sub(TREND_WINDOW)..=last]
}
