//! The end of a round.

use super::board::fall;
use super::parts::{Part, Tone, Topic, WordState, Words};
use super::{Draft, ScreenKind, View, main_first};
use crate::app::keys::Action;
use crate::app::{App, GameOver};
use crate::game::Outcome;
use crate::game::challenge::Challenge;
use crate::game::round::Finished;
use crate::text::keys::Reach;
use crate::text::{Medium, career, day, end, judgement, menu, names, screens, voice};
use crate::words::{Cased, Letter, Word};

/// The most other words that are shown, on the page and where a large screen may have room for them.
const OTHERS: usize = 30;
const MANY_OTHERS: usize = 600;

/// Returns the end of a round.
pub fn over(over: &GameOver, app: &App, draft: &mut Draft) -> View {
    let finished = &over.finished;
    let round = &finished.round;
    let outcome = finished.outcome;
    let figure = app.figure().unwrap_or_default();
    let (misses, of) = (round.misses(), round.lives().get());
    let mut parts = vec![
        Part::figure(app.figure(), (misses, of), false, Some(outcome)),
        Part::Headline { text: names::headline(figure, outcome).to_owned(), ending: outcome },
        Part::revealed(&finished.word, round.pattern(), passed(finished)),
        Part::said(sentences(over, app, draft.to)),
    ];
    // A listener need not ask for the line that is sent back.
    let result = over.challenge_result().filter(|_| !draft.to.is_screen());
    parts.extend(result.map(|text| Part::Copy { text, link: opens(over), label: screens::COPY }));
    parts.push(Part::Buttons { buttons: buttons(over, draft) });
    parts.extend(others(finished, draft.reach).filter(|_| draft.to.is_screen()));
    if !round.replies().is_empty() && round.is_listed() {
        parts.push(fall(screens::WORDS_LEFT, round));
    }
    let view = View::new(ScreenKind::End, parts).back(Action::Back, draft);
    view.answered(round.replies().len())
}

/// The most words that would have fitted as well, through which the tiles turn before they settle.
pub const PASSED: usize = 5;

/// Returns such words from all over the list, if the round was lost.
fn passed(finished: &Finished) -> Vec<Vec<Cased>> {
    if finished.outcome != Outcome::Lost {
        return Vec::new();
    }
    let candidates = finished.round.engine().candidates();
    let step = (candidates.len().saturating_sub(1) / PASSED).max(1);
    let words = candidates.words().filter(|word| *word != finished.word);
    let words = words.step_by(step).take(PASSED);
    words.map(|word| word.faces()).collect()
}

fn sentences(over: &GameOver, app: &App, to: Medium) -> [(Topic, Tone, String); 12] {
    let finished = &over.finished;
    let at = app.career().map_or(0, |career| career.at);
    let [result, squares, next] = day::card(over, at, to).unwrap_or_default();
    let named = end::others(finished).filter(|_| !to.is_screen());
    let occasion = finished.round.occasion();
    let next_level = over.news.level.map(|level| level.number);
    let stays_for_help = finished.outcome == Outcome::Won
        && end::is_helped(&finished.round)
        && next_level.is_some_and(|next| occasion.level() == Some(next));
    let level = career::news(&over.news, occasion, stays_for_help);
    let send_back = over.challenge_result().map(|_| screens::SHARE_THE_RESULT);
    let decisive = over.judgement().and_then(|it| judgement::decisive(it, finished, to));
    let summary = end::summary(finished, stays_for_help);
    [
        (Topic::Claim, Tone::Strong, end::verdict(finished, to)),
        (Topic::Claim, Tone::Plain, named.unwrap_or_default()),
        (Topic::Meaning, Tone::Quiet, end::meaning(&finished.word).unwrap_or_default()),
        (Topic::Voice, Tone::Plain, voice::said(app).unwrap_or_default()),
        (Topic::Besides, Tone::Danger, app.notice().unwrap_or_default().to_owned()),
        (Topic::Besides, Tone::Accent, result),
        (Topic::Squares, Tone::Accent, squares),
        (Topic::Besides, Tone::Accent, next),
        (Topic::Besides, Tone::Accent, level.unwrap_or_default()),
        (Topic::Besides, Tone::Accent, send_back.unwrap_or_default().to_owned()),
        (Topic::Judgement, Tone::Accent, decisive.unwrap_or_default()),
        (Topic::Comparison, Tone::Quiet, summary),
    ]
}

fn buttons(over: &GameOver, draft: &mut Draft) -> Vec<super::Button> {
    let mut buttons = main_first(draft.menu(&over.menu, |action| menu::after(*action, over)));
    if !draft.in_terminal() && over.menu.number_of(Action::Share).is_none() {
        buttons.push(draft.action(menu::label(Action::Share), Action::Share));
    }
    buttons
}

/// Returns words that would have fitted as well, the commonest first, if the opponent had them all.
fn others(finished: &Finished, reach: Reach) -> Option<Part> {
    let round = &finished.round;
    let candidates = round.engine().candidates();
    // The claim names the only other word.
    if finished.outcome == Outcome::Won
        || !round.engine().opponent().cheats()
        || candidates.len() == 2
    {
        return None;
    }
    let pattern = round.pattern().letters();
    let letters = |word: Word| {
        let faces = word.faces().into_iter().zip(pattern);
        let letter =
            |(face, known): (Cased, &Option<Letter>)| (face.lower.to_string(), known.is_some());
        let letters = faces.map(letter).collect();
        WordState { letters, out: false, note: String::new(), act: None }
    };
    let others = candidates.words().filter(|word| *word != finished.word);
    let most = if reach == Reach::Keys { MANY_OTHERS } else { OTHERS };
    let words: Vec<_> = others.take(most).map(letters).collect();
    let more = round.words_left().saturating_sub(1 + words.len());
    (!words.is_empty()).then_some(Part::Words(Words { words, more, selected: None }))
}

/// Returns what a link to the round opens.
pub fn opens(over: &GameOver) -> String {
    match (Challenge::of(&over.finished), over.challenge_result()) {
        (Some(sent), Some(result)) => format!("{sent} {result}"),
        // Today's game counts for friends as well, and they play it themselves.
        _ if over.finished.round.occasion().day().is_some() => screens::DAILY_LINK.to_owned(),
        // Without letters, for the same reason.
        _ => end::result_to_share(over, None).opens().unwrap_or_default(),
    }
}
