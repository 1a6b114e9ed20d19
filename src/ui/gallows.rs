//! The gallows: strokes that come one after another, however many guesses there are.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use super::theme::{Glyphs, Theme};

/// Columns that the gallows take.
pub(super) const WIDTH: u16 = 13;
/// Rows that the gallows take.
pub(super) const HEIGHT: u16 = 8;

/// The post's column, and the rope's.
const POST: u16 = 2;
const ROPE: u16 = 11;

/// The cells that one stroke fills: column, row and character.
type Stroke = Vec<(u16, u16, char)>;

/// The six strokes of the man.
const MAN: usize = 6;

/// Every stroke in the order of drawing: the ground, the post from below, the beam from the post, the
/// rope, and the man last.
fn strokes(glyphs: &Glyphs) -> Vec<Stroke> {
    let ground = (0..=4).map(|column| (column, HEIGHT - 1, glyphs.beam));
    let post = (1..HEIGHT - 1).rev().map(|row| (POST, row, glyphs.post));
    let beam = (POST + 1..ROPE).map(|column| (column, 0, glyphs.beam));
    let mut strokes: Vec<Stroke> = ground.map(|cell| vec![cell]).collect();
    strokes.extend(post.map(|cell| vec![cell]));
    // The post is joined to the ground and to the beam as soon as both are there.
    strokes[usize::from(POST) + 3].push((POST, HEIGHT - 1, glyphs.foot));
    strokes.extend(beam.map(|cell| vec![cell]));
    strokes[usize::from(5 + HEIGHT - 2)].push((POST, 0, glyphs.corner));
    strokes.push(vec![(ROPE, 0, glyphs.hook), (ROPE, 1, glyphs.post)]);
    let man = [(0, 2, 'O'), (0, 3, '|'), (-1, 3, '/'), (1, 3, '\\'), (-1, 4, '/'), (1, 4, '\\')];
    strokes.extend(man.map(|(aside, row, c)| vec![(ROPE.saturating_add_signed(aside), row, c)]));
    strokes
}

/// How many of `all` strokes are drawn after `misses` of `guesses`.
///
/// The man alone is drawn for six guesses or fewer. For more, as much of the gallows is left undrawn
/// at first as lets each miss draw a stroke, until there are more guesses than strokes: from there on
/// strokes are dealt out evenly. The first miss draws something, and only the last finishes the man.
pub(super) fn drawn(all: usize, misses: u32, guesses: u32) -> usize {
    let to_draw = (guesses as usize).clamp(MAN, all);
    let share = misses as usize * to_draw / (guesses.max(1) as usize);
    let at_least = usize::from(misses > 0);
    let at_most = if misses >= guesses { to_draw } else { to_draw - 1 };
    all - to_draw + share.max(at_least).min(at_most)
}

/// Paints the gallows in the area's top left corner.
pub(super) fn draw(misses: u32, guesses: u32, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let strokes = strokes(&theme.glyphs);
    let drawn = drawn(strokes.len(), misses, guesses);
    let wood = strokes.len() - MAN;
    for (index, stroke) in strokes.iter().enumerate().take(drawn) {
        let style = match index {
            _ if index < wood => theme.plain(),
            _ if misses >= guesses => theme.miss(),
            _ => theme.title(),
        };
        for &(column, row, c) in stroke {
            let at = Position::new(area.x + column, area.y + row);
            if area.contains(at)
                && let Some(cell) = frame.buffer_mut().cell_mut(at)
            {
                cell.set_char(c).set_style(style);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_gallows_grow_with_the_misses_and_end_with_the_last() {
        let all = strokes(&Glyphs::UNICODE).len();
        for guesses in [1, 2, 3, 5, 6, 7, 10, 25, 26, 27, 100, 4_000_000_000] {
            let misses = BTreeSet::from_iter((0..=guesses.min(60)).chain([guesses - 1, guesses]));
            let drawn: Vec<_> =
                misses.into_iter().map(|misses| drawn(all, misses, guesses)).collect();
            assert!(drawn.is_sorted(), "{guesses}: {drawn:?}");
            assert_eq!(drawn.last(), Some(&all), "{guesses}");
            assert!(guesses == 1 || drawn[drawn.len() - 2] < all, "{guesses}: not before the end");
            assert!(drawn[1] > drawn[0], "{guesses}: the first miss is seen");
            if guesses as usize <= all {
                assert!(
                    drawn.windows(2).take(guesses as usize).all(|pair| pair[0] < pair[1]),
                    "{guesses}"
                );
            }
        }
    }

    #[test]
    fn with_six_guesses_the_gallows_stand_and_the_man_is_drawn() {
        assert_eq!(drawn(30, 0, 6), 24);
        assert_eq!(drawn(30, 4, 6), 28);
    }
}
