//! What is in front of a screen.

use super::board::groups;
use super::end::to_share;
use super::parts::{Part, Tone};
use super::{Acts, Button, Dialog};
use crate::app::keys::Action;
use crate::app::{
    App, Duel, DuelStep, Input, Lesson, Offer, Overlay, PauseItem, Screen as AppScreen,
};
use crate::game::{DuelLine, Turn};
use crate::text::Medium::Screen;
use crate::text::keys::Reach;
use crate::text::{
    confirm, count, duel as text, form, lesson as taught, menu, puzzle, remark, round, screens,
};

/// Returns the dialog of an overlay.
pub fn overlay(overlay: &Overlay, app: &App, acts: &mut Acts) -> Dialog {
    match overlay {
        Overlay::Help(_) => {
            let about = form::about(app);
            dialog("help", screens::HELP, vec![Part::said([(Tone::Plain, about)])])
        }
        Overlay::Lesson(lesson) => self::lesson(lesson, acts),
        Overlay::Offer(offer) => self::offer(offer, acts),
        Overlay::Confirm(asked) => {
            let consequence = asked.consequence();
            let answers = asked.menu().items().iter();
            let buttons = acts.menu(answers.map(|yes| confirm::answer(consequence, *yes)));
            let question = Part::said([(Tone::Plain, confirm::question(consequence))]);
            dialog(
                "confirm",
                confirm::title(consequence),
                vec![question, Part::Buttons { buttons }],
            )
        }
        Overlay::Pause(items) => {
            let items = items.items();
            let all = acts.menu(items.iter().map(|item| menu::pause(*item, app.is_saved())));
            // A page is left by leaving it.
            let kept = all.into_iter().zip(items).filter(|(_, item)| **item != PauseItem::Quit);
            let buttons = kept.map(|(button, _)| button).collect();
            dialog("pause", screens::PAUSE, vec![Part::Buttons { buttons }])
        }
        Overlay::Duel(duel) => self::duel(duel, app, acts),
        Overlay::Share { .. } => dialog("share", screens::SHARE, share(app).into_iter().collect()),
    }
}

fn dialog(name: &'static str, title: &str, parts: Vec<Part>) -> Dialog {
    Dialog { name, title: title.to_owned(), parts }
}

/// Returns the field for the whole word, if it is being typed.
pub(super) fn naming(app: &App) -> Option<Dialog> {
    let AppScreen::Playing(playing) = app.screen() else { return None };
    playing.naming()?;
    let told = remark::remark(playing.remark(), playing.round(), Screen);
    let field = Part::Field {
        label: screens::THE_WORD.to_owned(),
        value: String::new(),
        button: screens::GUESS_IT.to_owned(),
    };
    let pattern = playing.round().pattern();
    let parts = vec![Part::word(pattern), Part::said([(Tone::Plain, told)]), field];
    Some(dialog("naming", screens::WHOLE_WORD, parts))
}

fn offer(offer: &Offer, acts: &mut Acts) -> Dialog {
    let of = offer.round();
    let mut buttons = acts.menu(offer.menu().items().iter().map(|item| menu::offer(*item)));
    if let Some(first) = buttons.first_mut() {
        first.main = true;
    }
    let parts = vec![
        Part::word(of.pattern()),
        Part::said([(Tone::Plain, round::in_play(of))]),
        Part::Buttons { buttons },
    ];
    let title = if offer.day().is_some() { screens::INTERRUPTED_DAY } else { screens::INTERRUPTED };
    dialog("offer", title, parts)
}

/// Returns what is shared of what is on the screen.
fn share(app: &App) -> Option<Part> {
    match app.screen() {
        AppScreen::GameOver(over) => Some(to_share(over)),
        AppScreen::Puzzle(screen) => {
            let text = puzzle::share(screen, true, Reach::Buttons).join("\n");
            Some(Part::Copy { text, link: puzzle::opens(screen), label: screens::COPY })
        }
        _ => None,
    }
}

/// Returns a step of a challenge of a friend.
fn duel(duel: &Duel, app: &App, acts: &mut Acts) -> Dialog {
    let is_listed = match duel.step() {
        DuelStep::Word(word) => app.is_listed(word),
        _ => true,
    };
    let step = text::step(duel, is_listed, Reach::Buttons);
    let begins = *duel.step() == DuelStep::Begin;
    let first = step.first.into_iter().filter(|_| !begins);
    let mut said: Vec<_> = first.map(|text| (Tone::Strong, text)).collect();
    said.extend(duel.fault().map(|fault| (Tone::Danger, text::fault(fault))));
    let mut parts = Vec::new();
    match duel.step() {
        DuelStep::Begin => {
            let both = acts.button(text::THE_SAME_ROUND, Input::Enter(String::new()));
            parts.push(Part::Buttons { buttons: vec![Button { main: true, ..both }] });
            parts.push(Part::said([(Tone::Quiet, text::WHO_WINS.to_owned())]));
            parts.push(field(text::A_WORD_FOR_THEM, duel));
        }
        DuelStep::Answered(_) => parts.push(field(text::YOUR_LINK, duel)),
        DuelStep::Send(line) => {
            let (text, link) = match line {
                DuelLine::Round(_) => (text::PLAY_THIS_ROUND, line.to_string()),
                _ => (text::FIND_MY_WORD, line.to_string()),
            };
            parts.push(Part::Copy { text: text.to_owned(), link, label: screens::COPY });
        }
        _ => {}
    }
    parts.insert(0, Part::said(said));
    let rest = if begins { vec![text::PASTE_A_LINK.to_owned()] } else { step.rest };
    parts.push(Part::said(rest.into_iter().map(|text| (Tone::Quiet, text))));
    let buttons = match duel.step() {
        DuelStep::Word(_) => acts.menu(duel.menu().items().iter().map(|item| text::item(*item))),
        _ if duel.asks() => Vec::new(),
        _ => text::button(duel)
            .map(|label| Button { main: true, ..acts.action(label, Action::Confirm) })
            .into_iter()
            .collect(),
    };
    parts.push(Part::Buttons { buttons });
    dialog("challenge", text::TITLE, parts)
}

fn field(label: &str, duel: &Duel) -> Part {
    Part::Field {
        label: label.to_owned(),
        value: duel.typed().to_owned(),
        button: text::button(duel).unwrap_or_default().to_owned(),
    }
}

/// Returns the lesson.
fn lesson(lesson: &Lesson, acts: &mut Acts) -> Dialog {
    let round = lesson.round();
    let mut buttons = vec![Button { main: true, ..acts.action(screens::CLOSE, Action::Confirm) }];
    let groups = match Turn::last_of(round) {
        None => {
            let words = round.engine().candidates().words().map(|word| word.spelling_lower());
            let why = words.collect::<Vec<_>>().join(" ");
            let title = count::words(round.words_left());
            Part::Groups { title, why, groups: Vec::new(), more: None, buttons: Vec::new() }
        }
        Some(turn) => {
            buttons.push(acts.action(screens::START_OVER, Action::Erase));
            groups(&turn, true, Some(round.engine().opponent()), Vec::new())
        }
    };
    let parts = vec![
        Part::said([(Tone::Plain, taught::TEXT.to_owned())]),
        Part::word(round.pattern()),
        Part::said([(Tone::Plain, taught::standing(round, Screen))]),
        groups,
        Part::keys(round.pattern(), round.engine().guessed(), None, acts),
        Part::Buttons { buttons },
    ];
    dialog("lesson", taught::TITLE, parts)
}
