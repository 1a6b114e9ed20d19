//! Owns [`Spoken`]: what a view says to somebody who does not see it.

use crate::text::sentence;
use crate::text::values::listed;
use crate::view::{Button, Part, ScreenKind, Tile, TileState, Tone, Topic, View};

/// What is in front of the player, in sentences.
#[derive(Debug, Default)]
pub struct Spoken {
    pub screen: Option<ScreenKind>,
    /// Which round or puzzle it is.
    pub about: String,
    /// The sentences in order: on each screen and dialog, the answers first.
    pub lines: Vec<String>,
    /// How many of them, from the first, are behind a dialog, where nothing can be done with them.
    pub behind: usize,
    /// Those to be copied, which no terminal may break.
    pub copied: Vec<String>,
    /// The answer to what was done last.
    pub remark: Option<String>,
    /// What is said with it: if its first sentence is new, so are all.
    pub answer: Vec<String>,
}

impl Spoken {
    /// Returns what a view says.
    pub fn of(view: &View) -> Self {
        let mut spoken = Self { screen: Some(view.screen), ..Self::default() };
        if !view.about.is_empty() {
            spoken.about = sentence(&view.about.join(", "));
            spoken.lines.push(spoken.about.clone());
        }
        spoken.add(&view.parts);
        if let Some(dialog) = &view.dialog {
            spoken.behind = spoken.lines.len();
            spoken.lines.push(sentence(&dialog.title));
            spoken.add(&dialog.parts);
        }
        spoken
    }

    fn add(&mut self, parts: &[Part]) {
        let said = parts.iter().filter_map(in_part!(Part::Said { lines } => lines));
        let said: Vec<_> = said.flatten().collect();
        // What is wrong is the answer, wherever it is said.
        let wrong = said.iter().find(|line| line.tone == Tone::Danger);
        let remark = wrong.or(said.first()).map(|line| ended(&line.text));
        self.remark = remark.or(self.remark.take());
        let answer = said.iter().filter(|line| line.about == Topic::News);
        self.answer = answer.map(|line| ended(&line.text)).collect();
        self.lines.extend(said.iter().map(|line| ended(&line.text)));
        let is_gap = |it: &Tile| matches!(it.state, TileState::Blank | TileState::Marked);
        for part in parts {
            match part {
                // A word without a gap is named in the first sentence.
                Part::Word { tiles, spoken, .. } if tiles.iter().any(is_gap) => {
                    self.lines.push(spoken.clone());
                }
                Part::Lives { text, .. } => self.lines.push(sentence(text)),
                Part::Lines { lines } => {
                    let known = lines.iter().filter(|line| !line.about.is_empty());
                    self.lines.extend(known.map(|line| format!("{}: {}.", line.label, line.about)));
                }
                Part::Groups(part) => self.lines.push(format!("{}: {}.", part.title, part.why)),
                Part::Words(words) => {
                    let left: Vec<_> = words.words.iter().filter(|word| !word.out).collect();
                    // The only one is named in the first sentence.
                    if left.len() > 1 {
                        let left = left.into_iter().flat_map(|word| &word.letters);
                        self.lines.push(format!("{}.", listed(left.map(|it| &it.0), "or")));
                    }
                }
                Part::Copy { text, .. } => {
                    self.copied = text.lines().map(str::to_owned).collect();
                    self.lines.extend(self.copied.iter().cloned());
                }
                // Their sentences are said beside them, or answer a question.
                Part::Said { .. }
                | Part::Figure { .. }
                | Part::Headline { .. }
                | Part::Level { .. }
                | Part::Word { .. }
                | Part::Keys { .. }
                | Part::Buttons { .. }
                | Part::Fall(_)
                | Part::Settings { .. }
                | Part::Turns(_)
                | Part::Facts { .. }
                | Part::Chart { .. }
                | Part::Field { .. } => {}
            }
        }
    }
}

/// Returns a text as a sentence, unless it has an end already.
fn ended(text: &str) -> String {
    if text.ends_with(char::is_alphanumeric) { sentence(text) } else { text.to_owned() }
}

/// Returns the buttons in front.
pub fn buttons(view: &View) -> &[Button] {
    let parts = view.dialog.as_ref().map_or(&view.parts, |dialog| &dialog.parts);
    let buttons = parts.iter().find_map(in_part!(Part::Buttons { buttons } => &buttons[..]));
    buttons.unwrap_or_default()
}

/// Returns what a field in front asks for, and whether the answer is a secret.
pub fn field(view: &View) -> Option<(&str, bool)> {
    let parts = view.dialog.as_ref().map_or(&view.parts, |dialog| &dialog.parts);
    parts.iter().find_map(in_part!(Part::Field { label, secret, .. } => (*label, *secret)))
}
