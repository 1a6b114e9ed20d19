//! What moves, for how long, and how far it has come. Time is handed in; nothing here looks at a clock.

use std::time::Duration;

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A letter was answered: tiles flip or a stroke appears, words leave, the count rolls down.
    Letter,
    /// A round has ended: its scene.
    Ending,
    /// Another screen appears.
    Screen,
}

impl Motion {
    /// How long it takes.
    #[must_use]
    pub const fn length(self) -> Duration {
        Duration::from_millis(match self {
            Self::Letter => 250,
            Self::Ending => 1500,
            Self::Screen => 120,
        })
    }
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moves {
    /// Where it is likely to look good.
    #[default]
    Auto,
    /// In any case.
    On,
    /// In no case.
    Off,
}

impl Moves {
    /// Every value, with its name.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Auto, "auto"), (Self::On, "on"), (Self::Off, "off")];

    /// Whether anything moves at all: in a terminal with colours, unless the environment asks for rest
    /// (`NO_MOTION`, `REDUCE_MOTION`, set to anything but 0). `variable` gives a variable's value.
    #[must_use]
    pub fn allowed(self, colours: bool, variable: impl Fn(&str) -> Option<String>) -> bool {
        let asks = |name| variable(name).is_some_and(|value| !value.is_empty() && value != "0");
        match self {
            Self::On => true,
            Self::Off => false,
            Self::Auto => colours && !asks("NO_MOTION") && !asks("REDUCE_MOTION"),
        }
    }
}

/// Time between two pictures while something moves: thirty a second.
pub const FRAME: Duration = Duration::from_millis(34);

/// A picture that takes longer than this to write shows that the terminal is slow; `auto` rests then.
pub const SLOW: Duration = Duration::from_millis(100);

/// What is moving, if anything, and since when.
#[derive(Clone, Debug)]
pub struct Animation {
    moves: Moves,
    allowed: bool,
    running: Option<(Motion, Duration)>,
}

impl Animation {
    /// One at rest. `allowed` is what [`Moves::allowed`] found.
    #[must_use]
    pub const fn new(moves: Moves, allowed: bool) -> Self {
        Self { moves, allowed, running: None }
    }

    /// Starts a motion in place of any that runs. Times are counted from any moment that stays the same.
    pub fn start(&mut self, motion: Motion, now: Duration) {
        self.running = self.allowed.then_some((motion, now));
    }

    /// Ends what moves: the next key skips it.
    pub fn skip(&mut self) {
        self.running = None;
    }

    /// Whether things may move from now on; a player can change their mind while they play.
    pub fn allow(&mut self, moves: Moves, allowed: bool) {
        (self.moves, self.allowed) = (moves, allowed);
        self.running = self.running.filter(|_| allowed);
    }

    /// Notes how long a picture took to write. On a slow terminal nothing moves any more, unless the
    /// player wants it in any case.
    pub fn wrote(&mut self, took: Duration) {
        if took > SLOW && self.moves != Moves::On {
            self.allow(self.moves, false);
        }
    }

    /// What moves now and how far it has come (0 .. 1); nothing, when all is at rest.
    #[must_use]
    pub fn at(&self, now: Duration) -> Option<(Motion, f32)> {
        let (motion, since) = self.running?;
        let progress = now.saturating_sub(since).as_secs_f32() / motion.length().as_secs_f32();
        (progress < 1.0).then_some((motion, progress))
    }

    /// How long the event loop may sleep before the next picture; for ever, when all is at rest. The
    /// picture after a motion's last moment is one of those: it shows everything at rest.
    #[must_use]
    pub fn next_frame_in(&mut self, now: Duration) -> Option<Duration> {
        let (motion, since) = self.running?;
        let over = now.saturating_sub(since) >= motion.length();
        if over {
            self.running = None;
            return None;
        }
        let left = motion.length() - now.saturating_sub(since);
        Some(left.min(FRAME))
    }
}

/// Slow at both ends: the progress (0 ..= 1) as things that have weight move.
#[must_use]
pub fn eased(progress: f32) -> f32 {
    let progress = progress.clamp(0.0, 1.0);
    progress * progress * (3.0 - 2.0 * progress)
}

/// The part of a motion (0 ..= 1) that belongs to one of several things that move one after another,
/// each for `share` (0 ..= 1) of the whole.
#[must_use]
pub fn staggered(progress: f32, index: usize, of: usize, share: f32) -> f32 {
    let last = of.saturating_sub(1).max(1) as f32;
    let start = (1.0 - share) * index as f32 / last;
    ((progress - start) / share.max(f32::EPSILON)).clamp(0.0, 1.0)
}

/// A number on its way from one to another; whole and exact at the end. It falls by equal factors, as
/// the words do.
#[must_use]
pub fn rolled(from: usize, to: usize, progress: f32) -> usize {
    if progress >= 1.0 {
        return to;
    }
    if progress <= 0.0 {
        return from;
    }
    let (low, high) = ((from.max(1) as f64).ln(), (to.max(1) as f64).ln());
    let now = (low + (high - low) * f64::from(eased(progress))).exp().round() as usize;
    now.clamp(from.min(to), from.max(to))
}
