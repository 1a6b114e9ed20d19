//! One function for each kind of part: it paints the part of a view into an area, and knows no other part.

mod buttons;
mod chart;
pub mod fall;
mod figure;
pub mod groups;
pub mod keys;
pub mod lives;
mod said;
mod settling;
mod table;
pub mod tiles;
mod trail;
mod turns;
pub mod word;
mod words;

pub use buttons::{buttons, height as button_rows};
pub use chart::{ROWS as CHART, chart};
pub use fall::fall;
pub use figure::figure;
pub use groups::groups;
pub use keys::{keys, longest_row};
pub use lives::lives;
pub use said::{asked, ink, said, said_whole, voice};
pub use table::{NOTES, field, headline, level, lines, settings, table};
pub use trail::course;
use trail::trail;
pub use turns::{height as turn_rows, turns};
pub use words::{grid, height as word_rows, large_grid, large_height as large_word_rows, list};
