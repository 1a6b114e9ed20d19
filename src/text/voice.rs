//! What the opponent says at some moments.

use crate::app::{App, Moment};

/// The moments as headings, and below each what is said at it.
const LINES: &str = include_str!("../../assets/voice.txt");

/// Returns what the opponent says on the screen, if anything.
pub fn said(app: &App) -> Option<String> {
    let line = app.spoken()?;
    lines(line.moment).nth(line.number).map(|line| format!("“{line}”"))
}

fn lines(moment: Moment) -> impl Iterator<Item = &'static str> {
    let heading = format!("[{moment}]");
    let below = LINES.lines().skip_while(move |line| *line != heading).skip(1);
    below.take_while(|line| !line.starts_with('[')).filter(|line| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::app::LINES as EACH;

    #[test]
    fn every_moment_has_twelve_lines_of_its_own_and_none_is_long() {
        let mut all = HashSet::new();
        for moment in Moment::ALL {
            let lines: Vec<_> = lines(moment).collect();
            assert_eq!(lines.len(), EACH, "{moment:?}");
            for line in lines {
                // With its quotation marks, a line takes 60 columns at most.
                assert!(line.is_ascii() && line.len() <= 58, "{line}");
                assert!(all.insert(line), "{line}");
            }
        }
        let headings = LINES.lines().filter(|line| line.starts_with('[')).count();
        assert_eq!(headings, Moment::ALL.len());
    }
}
