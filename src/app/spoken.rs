//! Owns [`Spoken`]: what the opponent said last, so that it doesn't repeat itself.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use super::Moment;

/// A line: the moment that it is for, and its number among the lines for it, below [`LINES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub moment: Moment,
    pub number: usize,
}

/// The number of lines for each moment.
pub const LINES: usize = 12;

/// The number of moments after which a line may be said again.
pub const APART: usize = 40;

/// Where something can be said once: the seed of the round, the guesses so far, and whether it is over.
pub(super) type Place = (u64, usize, bool);

/// The lines that were said last, and the one that is heard now. As text, the numbers of the lines, oldest first, and a
/// minus sign where it was silent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// What was said at the last moments. Silent ones count, or all lines of a moment could be used up for good.
    last: VecDeque<Option<Line>>,
    now: Option<(Place, Option<Line>)>,
}

impl Spoken {
    /// Returns the line that is heard at a place.
    pub(super) fn at(&self, place: Place) -> Option<Line> {
        self.now.filter(|(at, _)| *at == place)?.1
    }

    /// Chooses a line for a moment, unless one was chosen at this place before. There is none if all were said lately.
    /// Returns whether one was chosen.
    pub(super) fn speak(&mut self, place: Place, moment: Moment) -> bool {
        if self.now.is_some_and(|(at, _)| at == place) {
            return false;
        }
        let first = (place.0 % LINES as u64) as usize;
        let mut lines = (0..LINES).map(|step| Line { moment, number: (first + step) % LINES });
        let line = lines.find(|line| !self.last.contains(&Some(*line)));
        self.now = Some((place, line));
        self.last.push_back(line);
        while self.last.len() > APART {
            self.last.pop_front();
        }
        line.is_some()
    }

    /// Forgets where something was said: a round has begun.
    pub(super) fn begin(&mut self) {
        self.now = None;
    }
}

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, line) in self.last.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            match line {
                Some(line) => write!(f, "{gap}{}", line.moment as usize * LINES + line.number)?,
                None => write!(f, "{gap}-")?,
            }
        }
        Ok(())
    }
}

/// The text doesn't consist of the numbers of lines.
#[derive(Debug)]
pub struct NoLines;

impl FromStr for Spoken {
    type Err = NoLines;

    fn from_str(text: &str) -> Result<Self, NoLines> {
        let line = |number: &str| {
            if number == "-" {
                return Ok(None);
            }
            let number: usize = number.parse().map_err(|_| NoLines)?;
            let moment = *Moment::ALL.get(number / LINES).ok_or(NoLines)?;
            Ok(Some(Line { moment, number: number % LINES }))
        };
        let last = text.split_whitespace().map(line).collect::<Result<VecDeque<_>, _>>()?;
        if last.len() > APART { Err(NoLines) } else { Ok(Self { last, now: None }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_comes_twice_within_forty_also_after_a_new_start() {
        let mut spoken = Spoken::default();
        let mut said = Vec::new();
        for round in 0..500 {
            spoken.begin();
            for (turn, moment) in [(3, Moment::LastLife), (5, Moment::Hanged)] {
                let place = (round * 7919, turn, turn == 5);
                assert_eq!(spoken.speak(place, moment), spoken.at(place).is_some());
                said.push(spoken.at(place));
                assert!(!spoken.speak(place, moment), "once at each place");
            }
            if round % 3 == 0 {
                let read: Spoken = spoken.to_string().parse().unwrap();
                assert_eq!(read.last, spoken.last);
                spoken = read;
            }
        }
        let heard = said.iter().flatten().count();
        assert!(heard > said.len() / 2, "it is silent too often: {heard}");
        for (index, line) in said.iter().enumerate().filter(|(_, line)| line.is_some()) {
            let before = &said[index.saturating_sub(APART)..index];
            assert!(!before.contains(line), "{line:?}");
        }
        for broken in ["x", "9999", "--", &"1 ".repeat(41)] {
            assert!(broken.parse::<Spoken>().is_err(), "{broken}");
        }
    }
}
