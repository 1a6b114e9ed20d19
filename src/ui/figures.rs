//! The figures that misses draw stroke by stroke, and their scenes at the end. A figure depends on pixels and
//! roles, not on rounds or screens.

mod sheet;

use std::sync::OnceLock;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::context::Ui;
use super::motion::eased;
use super::plan::middle;
use super::theme::Role;
pub use crate::view::Figure;
use crate::view::{Outcome, STAGES};
use sheet::Sheet;

/// A moment of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The stage before the strokes that are being drawn, and the one after them.
    pub from: usize,
    pub to: usize,
    /// The progress of these strokes, or of the scene at the end (0 ..= 1).
    pub progress: f32,
    /// How the round ended, once it is over.
    pub ending: Option<Outcome>,
}

impl Moment {
    /// Returns a stage at rest.
    pub const fn at(stage: usize) -> Self {
        Self { from: stage, to: stage, progress: 1.0, ending: None }
    }
}

/// The sizes of figures, in columns and rows, from the largest. The first is that of the second with pixels twice as large.
pub const SIZES: [(u16, u16); 5] = [(72, 44), (36, 22), (26, 16), (18, 10), (13, 7)];

/// The smallest size.
pub const SMALLEST: (u16, u16) = SIZES[SIZES.len() - 1];

/// Returns the largest size that fits; `None` if none does.
pub fn largest(room: (u16, u16)) -> Option<(u16, u16)> {
    SIZES.into_iter().find(|(wide, high)| *wide <= room.0 && *high <= room.1)
}

/// Paints a figure in the largest size that fits, horizontally centred at the bottom of the area. On the gallows hangs the
/// one who loses by misses: the computer, where the player holds the word.
pub fn draw(figure: Figure, computer: bool, moment: &Moment, ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    let Some(size) = largest((area.width, area.height)) else { return };
    let (wide, high) = size;
    let place = Rect { y: area.bottom() - high, ..middle(area, wide, high) };
    let (size, scale) = if size == SIZES[0] { (SIZES[1], 2) } else { (size, 1) };
    let sheet = sheet(figure, computer, size);
    let Moment { from, to, progress, ending } = *moment;
    let frame = match ending {
        Some(outcome) => sheet.ending(outcome, progress),
        None => sheet.frame((from, to), progress),
    };
    let Some(mut canvas) = frame.cloned() else { return };
    let last = sheet.frame((STAGES, STAGES), 1.0).filter(|_| sheet.has_shadow);
    if let (None, true, Some(last)) = (ending, ui.theme.glyphs.unicode, last) {
        canvas.cast(last);
    }
    if ending == Some(Outcome::Won) {
        confetti(to == 0, progress, &mut canvas);
    }
    canvas.enlarged(scale).draw(ui, place);
}

/// Returns the file of a figure: on the gallows hangs a man, or the computer.
const fn file(figure: Figure, computer: bool) -> &'static str {
    match figure {
        Figure::Gallows if computer => include_str!("../../assets/figures/computer.txt"),
        Figure::Gallows => include_str!("../../assets/figures/gallows.txt"),
        Figure::Flower => include_str!("../../assets/figures/flower.txt"),
        Figure::Snowman => include_str!("../../assets/figures/snowman.txt"),
        Figure::Rocket => include_str!("../../assets/figures/rocket.txt"),
    }
}

/// Returns the frames of a figure in one of its sizes, which are read when they are first needed.
fn sheet(figure: Figure, computer: bool, size: (u16, u16)) -> &'static Sheet {
    static SHEETS: [[[OnceLock<Sheet>; SIZES.len()]; 2]; Figure::ALL.len()] =
        [const { [const { [const { OnceLock::new() }; SIZES.len()] }; 2] }; Figure::ALL.len()];
    let at = SIZES.iter().position(|it| *it == size).unwrap_or_default();
    let sheet = &SHEETS[figure as usize][usize::from(computer)][at];
    sheet.get_or_init(|| Sheet::read(file(figure, computer), size))
}

/// Lets confetti fall around the figure of a round that was won, more after one without a miss. It stays in the air, so
/// that it is there without motion, too.
fn confetti(perfect: bool, progress: f32, canvas: &mut Canvas) {
    // White would be lost on a light ground.
    const COLOURS: [Role; 4] = [Role::Accent, Role::Loss, Role::Hit, Role::Water];
    let (width, height) = canvas.size();
    let (columns, rows) = (i32::from(width / 2), i32::from(height / 2));
    let number = columns * rows / if perfect { 7 } else { 15 };
    for piece in 0..number {
        // Multiples of these two fill a square evenly (<https://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/>).
        let spread = |ratio: f32, of: i32| ((piece as f32 * ratio).fract() * of as f32) as i32;
        let (x, rests) = (2 * spread(0.754_877_7, columns), spread(0.569_840_3, 2 * rows));
        let y = rests - ((1.0 - eased(progress)) * f32::from(height)) as i32;
        // Nothing touches the figure, and a cell has two colours at most.
        let around = (x - 2..x + 4).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
        if y >= 0 && around.into_iter().all(|(x, y)| canvas.get(x, y).is_none()) {
            let colour = Some(COLOURS[spread(0.381_966, 4) as usize]);
            canvas.set(x, y, colour);
            canvas.set(x + 1, y, colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ratatui::buffer::Buffer;

    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};
    use crate::view::stage;

    fn drawn(figure: Figure, moment: &Moment, theme: &Theme, size: (u16, u16)) -> Buffer {
        Ui::picture(theme, size, |ui, area| draw(figure, false, moment, ui, area))
    }

    fn after(figure: Figure, misses: u32, of: u32) -> Moment {
        Moment::at(stage(figure, misses, of))
    }

    #[test]
    fn stages_grow_with_the_misses_and_the_last_comes_with_the_last() {
        for figure in [Figure::Flower, Figure::Gallows] {
            for of in [1, 2, 3, 5, 6, 7, 10, 25, 26, 27, 100, 4_000_000_000] {
                let misses = BTreeSet::from_iter((0..=of.min(60)).chain([of - 1, of]));
                let shown: Vec<_> =
                    misses.into_iter().map(|misses| stage(figure, misses, of)).collect();
                assert!(shown.is_sorted(), "{of}: {shown:?}");
                assert_eq!((shown.first(), shown.last()), (Some(&0), Some(&STAGES)), "{of}");
                assert!(of == 1 || shown[shown.len() - 2] < STAGES, "{of}: not before the end");
                assert!(shown[1] > 0, "{of}: the first miss is seen");
                if of as usize <= STAGES {
                    assert!(shown.windows(2).all(|pair| pair[0] < pair[1]), "{of}: {shown:?}");
                }
            }
        }
    }

    #[test]
    fn every_miss_changes_the_picture_whatever_their_number() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        let mut same = Vec::new();
        for figure in Figure::ALL {
            for size in SIZES {
                for of in 1..=26 {
                    let pictures: Vec<_> = (0..=of)
                        .map(|misses| drawn(figure, &after(figure, misses, of), &theme, size))
                        .collect();
                    for (misses, pair) in (1..).zip(pictures.windows(2)) {
                        if pair[0] == pair[1] {
                            same.push(format!("{figure} {size:?}: miss {misses} of {of}"));
                        }
                    }
                }
            }
        }
        assert!(same.is_empty(), "{} stages: {:#?}", same.len(), &same[..same.len().min(40)]);
    }

    #[test]
    fn endings_differ_and_move_and_are_still_at_the_end() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        for figure in Figure::ALL {
            let at = |ending, progress| {
                let moment = Moment { progress, ending: Some(ending), ..Moment::at(STAGES) };
                drawn(figure, &moment, &theme, SIZES[1])
            };
            let endings = [Outcome::Won, Outcome::Lost, Outcome::GivenUp].map(|end| at(end, 1.0));
            assert!(endings[0] != endings[1] && endings[1] != endings[2], "{figure}");
            assert!(endings[0] != endings[2], "{figure}");
            for ending in [Outcome::Won, Outcome::Lost] {
                assert!(at(ending, 0.2) != at(ending, 1.0), "{figure}: {ending:?} moves");
            }
        }
    }

    #[test]
    fn in_ascii_every_figure_is_ascii_and_no_size_is_too_odd() {
        let theme = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
        for figure in Figure::ALL {
            for misses in 0..=8 {
                for size in SIZES.into_iter().chain([(0, 0), (1, 1), (200, 7), (13, 60)]) {
                    let buffer = drawn(figure, &after(figure, misses, 8), &theme, size);
                    assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
                }
            }
        }
    }

    #[test]
    fn a_stroke_appears_by_and_by() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        let [from, to] = [2, 3].map(|misses| stage(Figure::Gallows, misses, 6));
        let at = |progress| {
            let moment = Moment { from, to, progress, ending: None };
            drawn(Figure::Gallows, &moment, &theme, SIZES[0])
        };
        assert_eq!(at(0.0), drawn(Figure::Gallows, &Moment::at(from), &theme, SIZES[0]));
        assert_eq!(at(1.0), drawn(Figure::Gallows, &Moment::at(to), &theme, SIZES[0]));
        assert!(at(0.5) != at(0.0) && at(0.5) != at(1.0));
    }

    #[test]
    fn the_computer_hangs_where_the_player_holds_the_word() {
        for figure in Figure::ALL {
            let same = file(figure, false) == file(figure, true);
            assert_eq!(same, figure != Figure::Gallows, "{figure}");
        }
    }
}
