//! Owns [`Animation`]: the motion on the screen, frame by frame, no faster than the terminal can follow. Time is passed in;
//! nothing here reads a clock.

use std::time::Duration;

use crate::ui::motion::Motion;

/// The time between two frames: thirty per second.
const FRAME: Duration = Duration::from_millis(34);

/// A frame that takes longer than this to write means that the terminal is slow; `auto` then turns animations
/// off.
const SLOW: Duration = Duration::from_millis(100);

/// The bytes that frames may take at once, and additionally per second. No second takes more than both and
/// one frame, which is less than a slow link carries.
const AT_ONCE: f64 = 4_000.0;
const A_SECOND: f64 = 12_000.0;

/// The current motion, if any, and when it began.
#[derive(Clone, Debug)]
pub struct Animation {
    always: bool,
    allowed: bool,
    colours: bool,
    running: Option<(Motion, Duration)>,
    /// Whether the picture on the screen is one of a motion, so that another has to follow.
    is_moving: bool,
    /// The bytes that were written and not yet paid off, and when that was computed.
    owed: (f64, Duration),
}

impl Animation {
    /// Creates an animation without a motion. Nothing ever moves unless it is `allowed`; then it also moves without colours
    /// and on a slow terminal if the player `always` wants that.
    pub const fn new(always: bool, allowed: bool) -> Self {
        let owed = (0.0, Duration::ZERO);
        Self { always, allowed, colours: true, running: None, is_moving: false, owed }
    }

    /// Starts a motion, which replaces the current one. Times are relative to any fixed moment.
    pub fn start(&mut self, motion: Motion, now: Duration) {
        let moves = self.allowed && (self.colours || self.always);
        self.running = moves.then_some((motion, now));
    }

    /// Ends the current motion, as any key does.
    pub fn skip(&mut self) {
        self.running = None;
    }

    /// Sets whether the current theme has colours. Without colours nothing moves, unless the player always
    /// wants animations.
    pub const fn see(&mut self, colours: bool) {
        self.colours = colours;
    }

    /// Records how long a frame took to write. On a slow terminal nothing moves any more, unless the player
    /// always wants animations.
    pub fn wrote(&mut self, took: Duration) {
        if took > SLOW && !self.always {
            self.allowed = false;
            self.skip();
        }
    }

    /// Records the bytes of a frame that only a motion needed. After many bytes the next frame waits, so that
    /// motions never fill a link.
    pub fn spent(&mut self, bytes: usize, now: Duration) {
        self.owed = (self.owes(now) + bytes as f64, now);
    }

    fn owes(&self, now: Duration) -> f64 {
        let (bytes, then) = self.owed;
        (bytes - A_SECOND * now.saturating_sub(then).as_secs_f64()).max(0.0)
    }

    /// Returns the progress (0 .. 1) of the motion in the frame that is drawn now; `None` if it shows everything at rest.
    pub fn frame(&mut self, now: Duration) -> Option<f32> {
        let left = self.left(now);
        self.is_moving = left.is_some();
        left.map(|(left, length)| 1.0 - left.as_secs_f32() / length.as_secs_f32())
    }

    /// Returns how long the current motion still takes, and how long it takes in all; `None` if nothing moves.
    fn left(&self, now: Duration) -> Option<(Duration, Duration)> {
        let (motion, since) = self.running?;
        let left = motion.length().saturating_sub(now.saturating_sub(since));
        (!left.is_zero()).then_some((left, motion.length()))
    }

    /// Returns how long the event loop may sleep before the next frame; `None` if the one on the screen is the last. That one
    /// always shows everything at rest.
    pub fn next_frame_in(&mut self, now: Duration) -> Option<Duration> {
        let Some((left, _)) = self.left(now) else {
            self.running = None;
            return self.is_moving.then_some(Duration::ZERO);
        };
        let too_many = (self.owes(now) - AT_ONCE).max(0.0);
        Some(left.min(FRAME.max(Duration::from_secs_f64(too_many / A_SECOND))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn moving() -> Animation {
        let mut animation = Animation::new(false, true);
        animation.start(Motion::Letter, ms(1_000));
        animation
    }

    #[test]
    fn a_motion_ends_by_itself_with_a_picture_at_rest_and_then_nothing_wakes() {
        // To draw takes time, too.
        for drawing in 0..40 {
            let mut animation = moving();
            let (mut now, mut pictures) = (ms(1_000), 0);
            let last = loop {
                let progress = animation.frame(now);
                assert!(progress.is_none_or(|it| (0.0..1.0).contains(&it)));
                pictures += 1;
                now += ms(drawing);
                match animation.next_frame_in(now) {
                    Some(wait) => now += wait,
                    None => break progress,
                }
            };
            assert_eq!(last, None, "at rest, when drawing takes {drawing} ms");
            assert!((ms(1_400)..=ms(1_400 + 2 * drawing)).contains(&now), "{now:?}");
            assert!(pictures <= 13, "{pictures} pictures in 0.4 seconds are 30 a second");
            assert_eq!((animation.frame(now), animation.next_frame_in(now)), (None, None));
        }
    }

    #[test]
    fn the_next_key_skips_it_and_the_next_motion_takes_its_place() {
        let mut animation = moving();
        animation.start(Motion::Ending, ms(1_100));
        assert_eq!(animation.frame(ms(1_100)), Some(0.0));
        animation.skip();
        assert_eq!(animation.next_frame_in(ms(1_110)), Some(ms(0)), "its end is to be seen");
        assert_eq!((animation.frame(ms(1_110)), animation.next_frame_in(ms(1_110))), (None, None));
    }

    #[test]
    fn without_colours_and_on_a_slow_terminal_nothing_moves_unless_it_must() {
        let mut animation = Animation::new(false, true);
        for colours in [true, false, true] {
            animation.see(colours);
            animation.start(Motion::Letter, ms(0));
            assert_eq!(animation.frame(ms(10)).is_some(), colours);
        }
        let mut animation = moving();
        animation.wrote(ms(20));
        assert!(animation.frame(ms(1_010)).is_some());
        animation.wrote(ms(400));
        assert_eq!(animation.next_frame_in(ms(1_010)), Some(ms(0)), "its end is to be seen");
        assert_eq!(animation.frame(ms(1_010)), None);
        animation.start(Motion::Letter, ms(2_000));
        assert_eq!(animation.frame(ms(2_010)), None);
        let mut wanted = Animation::new(true, true);
        for hinder in [|it: &mut Animation| it.see(false), |it: &mut Animation| it.wrote(ms(400))] {
            hinder(&mut wanted);
            wanted.start(Motion::Letter, ms(0));
            assert!(wanted.frame(ms(10)).is_some());
        }
    }

    #[test]
    fn however_large_the_pictures_are_a_second_takes_no_more_than_16_000_bytes_and_a_frame() {
        for bytes in [300, 900, 3_000, 9_000] {
            let mut animation = Animation::new(true, true);
            let (mut now, mut written) = (ms(0), Vec::new());
            while now < ms(4_000) {
                animation.start(Motion::Ending, now);
                now += animation.next_frame_in(now).unwrap();
                animation.spent(bytes, now);
                written.push(now);
            }
            let within = |from: &Duration| {
                let until = *from + ms(1_000);
                written.iter().filter(|at| **at >= *from && **at < until).count() * bytes
            };
            let most = written.iter().map(within).max().unwrap();
            assert!(most <= 16_000 + bytes, "{most} bytes in a second, {bytes} at a time");
            assert!(most >= 8_000, "{most}: not everything is held up");
        }
    }
}
