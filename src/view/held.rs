//! A round in which the player holds the word, and its end.

use super::parts::{Part, TileState, Tone, Topic, tile, tiles};
use super::{Button, Draft, ScreenKind, View, main_first};
use crate::app::keys::Action;
use crate::app::{App, HeldEnding, HeldOver, Holding, HoldingRemark, Input};
use crate::game::{Outcome, Standing};
use crate::text::Medium::Screen;
use crate::text::{end, menu, remark, reverse, screens, voice};

/// What a sentence is about, how it sounds, and what it says.
type Sentence = (Topic, Tone, String);

/// Returns a round in which the player holds the word.
pub(super) fn holding(screen: &Holding, draft: &mut Draft) -> View {
    let round = &screen.round;
    let (misses, of) = (round.misses(), round.lives().get());
    let tone = if round.position().candidates().is_none() { Tone::Danger } else { Tone::Quiet };
    let sure = reverse::confidence(round.position().candidates(), screen.listed());
    let mut parts = vec![
        Part::figure(None, (misses, of), true, None),
        Part::lives(round.misses_left(), of, screens::own_lives_left),
        word(screen, draft),
        Part::said(said(screen, draft)),
        Part::Buttons { buttons: answers(screen, draft) },
        Part::said([(Topic::Sure, tone, sure)]),
    ];
    if draft.in_terminal() {
        let asked = round.answers().iter().filter_map(|answer| answer.guess.letter()).collect();
        let mut keys = Part::keys(round.pattern(), asked, screen.letter(), draft);
        if let Part::Keys { keys, .. } = &mut keys {
            // They show what was asked, and are no answer to it.
            keys.iter_mut().for_each(|key| key.act = None);
        }
        parts.push(keys);
    }
    let view = View::new(ScreenKind::Holding, parts).back(Action::Back, draft);
    view.answered(round.answers().len())
}

/// Returns what is said: what happened last, the question, and the keys that answer it. Where buttons answer, nothing else
/// says how, and a listener is asked once everything was heard.
fn said(screen: &Holding, draft: &Draft) -> Vec<Sentence> {
    let (round, has_keys, thinking) = (&screen.round, draft.in_terminal(), screen.is_thinking());
    let asks = screen.asks_yes_or_no() && !thinking;
    let mut remark = match &screen.remark {
        HoldingRemark::MarkOrNo(_) if !has_keys => String::new(),
        HoldingRemark::MarkPlaces(letter) if !has_keys => {
            screens::mark_each(&Screen.letter(*letter, round.alphabet()))
        }
        remark => remark::in_reverse(remark, round, draft.to),
    };
    let question = match (screen.word(), screen.letter(), &screen.remark) {
        _ if !draft.to.is_screen() => String::new(),
        (Some((word, _)), ..) => reverse::is_it(word),
        // Once the letter is there, the question is where.
        (_, Some(_), HoldingRemark::MarkPlaces(_)) if has_keys => std::mem::take(&mut remark),
        (_, Some(letter), _) if has_keys || asks => {
            reverse::question(letter, round.alphabet(), Screen)
        }
        _ => String::new(),
    };
    let thought = if thinking { screens::THINKING } else { "" };
    let mut said = match has_keys {
        // There is one place for both.
        true => vec![(Topic::News, Tone::Plain, format!("{remark} {thought}").trim().to_owned())],
        false => [remark, thought.to_owned()].map(|it| (Topic::News, Tone::Quiet, it)).into(),
    };
    let tone = if thinking { Tone::Quiet } else { Tone::Strong };
    let keys = if has_keys && asks { reverse::YES_OR_NO } else { "" };
    said.push((Topic::Question, tone, question));
    said.push((Topic::Keys, Tone::Quiet, keys.to_owned()));
    said
}

/// Returns what answers a question, as far as keys don't, and what takes the last answer back.
fn answers(screen: &Holding, draft: &mut Draft) -> Vec<Button> {
    let mut buttons = match screen.word() {
        Some((_, menu)) => draft.menu(menu, |yes| menu::is_it(*yes)),
        None if screen.is_thinking() || draft.in_terminal() => Vec::new(),
        None if screen.asks_yes_or_no() => [(true, 'y'), (false, 'n')]
            .map(|(yes, typed)| draft.action(menu::is_it(yes), Action::Type(typed)))
            .into(),
        None => vec![Button { main: true, ..draft.action(screens::DONE, Action::Confirm) }],
    };
    if screen.can_undo() && !draft.in_terminal() {
        buttons.push(draft.action(screens::UNDO, Action::Erase));
    }
    buttons
}

/// Returns the word: the letters that are known, those that are being marked or asked about, and blanks, which can be marked.
fn word(screen: &Holding, draft: &mut Draft) -> Part {
    let round = &screen.round;
    let can_mark = screen.word().is_none() && !screen.is_thinking();
    let mut places = tiles(round.pattern());
    let blanks = places.iter_mut().enumerate().filter(|(_, it)| it.state == TileState::Blank);
    for (place, blank) in blanks {
        let letter = match screen.word() {
            Some((word, _)) => word.letters().get(place).copied(),
            None => screen.letter().filter(|_| screen.marks().contains(place)),
        };
        if let Some(letter) = letter {
            *blank = tile(Some(round.alphabet().cased(letter)), TileState::Marked);
        }
        blank.act = can_mark.then(|| draft.id(Input::Choose(place)));
    }
    Part::tiles(places, round.pattern(), draft.to, screen.cursor_in_use())
}

/// Returns the end of such a round.
pub fn over(screen: &HeldOver, app: &App, draft: &mut Draft) -> View {
    let round = &screen.round;
    // The figure is the computer's here: where it found the word, it is the one that goes free.
    let (headline, outcome, ending) = match (round.standing(), &screen.word) {
        (Standing::Won, _) => (end::FOUND_OUT, Outcome::Lost, Outcome::Won),
        (_, Some(word)) if !round.check(word).is_empty() => {
            (end::NOT_QUITE, Outcome::GivenUp, Outcome::GivenUp)
        }
        (Standing::InPlay, _) => (end::ENDED, Outcome::GivenUp, Outcome::GivenUp),
        (Standing::Lost, _) => (end::YOU_WIN, Outcome::Won, Outcome::Lost),
    };
    let word = match &screen.word {
        Some(word) => Part::revealed(word, round.pattern(), Vec::new()),
        None => Part::word(round.pattern(), draft.to),
    };
    let slips = screen.word.as_ref().map(|word| reverse::slips(round, word, draft.to).join(" "));
    let told = screen.remark.as_ref().map(|told| remark::in_reverse(told, round, draft.to));
    // A listener hears the answer to what was typed first, and hears that again where nothing else is new.
    let [first, last] = if draft.to.is_screen() { [None, told] } else { [told, None] };
    let (misses, of) = (round.misses(), round.lives().get());
    let mut parts = vec![
        Part::figure(None, (misses, of), true, Some(ending)),
        Part::Headline { text: headline.to_owned(), ending: outcome },
        word,
        Part::said([
            (Topic::Besides, Tone::Danger, first.unwrap_or_default()),
            (Topic::Claim, Tone::Strong, reverse::verdict(round, screen.word.as_ref(), draft.to)),
            (Topic::Judgement, Tone::Accent, slips.unwrap_or_default()),
            (Topic::Voice, Tone::Plain, voice::said(app).unwrap_or_default()),
            (Topic::Besides, Tone::Danger, last.unwrap_or_default()),
        ]),
    ];
    let buttons = match &screen.ending {
        HeldEnding::Telling(field) => {
            parts.push(Part::field(reverse::WHAT_WAS_IT, field.text(), screens::TELL));
            vec![draft.action(screens::KEEP_IT_SECRET, Action::Back)]
        }
        HeldEnding::Done(menu) => main_first(draft.menu(menu, |action| menu::label(*action))),
    };
    parts.push(Part::Buttons { buttons });
    View::new(ScreenKind::HeldOver, parts).back(Action::Back, draft)
}
