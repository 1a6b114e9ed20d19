//! What is in front of a screen.

use super::board::groups;
use super::end::to_share;
use super::parts::{Part, Tone};
use super::{Acts, Button, Dialog};
use crate::app::keys::Action;
use crate::app::{
    App, Duel, DuelStep, Input, Lesson, LessonPage, Offer, Overlay, PauseItem, Screen as AppScreen,
};
use crate::game::{DuelLine, Round, Turn};
use crate::text::Medium::Screen;
use crate::text::keys::Reach;
use crate::text::{
    confirm, count, duel as text, form, lesson as taught, menu, puzzle, remark, round, screens,
};
use crate::words::Word;

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

/// Returns a page of the lesson.
fn lesson(lesson: &Lesson, acts: &mut Acts) -> Dialog {
    let page = lesson.page();
    let told = taught::text(page, lesson.rounds().first(), Screen);
    let mut parts = vec![Part::said([(Tone::Plain, told)])];
    for round in lesson.rounds() {
        parts.extend(taught_round(lesson, round));
    }
    if let Some(round) = lesson.rounds().first() {
        parts.push(Part::keys(round.pattern(), round.engine().guessed(), None, acts));
    }
    let next = if lesson.is_last() { screens::CLOSE } else { screens::NEXT };
    let mut buttons = vec![Button { main: true, ..acts.action(next, Action::Confirm) }];
    if lesson.rounds().iter().any(|round| !round.replies().is_empty()) {
        buttons.push(acts.action(screens::START_OVER, Action::Erase));
    }
    if page != LessonPage::Families {
        buttons.push(acts.action(screens::PREVIOUS, Action::Less));
    }
    parts.push(Part::Buttons { buttons });
    dialog("lesson", &taught::title(page, Screen), parts)
}

/// Returns a round of the lesson with all of its words.
fn taught_round(lesson: &Lesson, of: &Round) -> [Part; 3] {
    let spelled = |words: &mut dyn Iterator<Item = Word>| {
        words.map(|word| word.spelling_lower()).collect::<Vec<_>>().join(" ")
    };
    let left = || spelled(&mut of.engine().candidates().words());
    let groups = match Turn::last_of(of) {
        None => Part::Groups {
            title: count::words(of.words_left()),
            why: left(),
            groups: Vec::new(),
            more: None,
            buttons: Vec::new(),
        },
        Some(turn) => {
            let mut part = groups(&turn, true, None, Vec::new());
            if let Part::Groups { groups, .. } = &mut part {
                // All words of the group that is kept, not only some.
                for group in groups.iter_mut().filter(|group| group.kept) {
                    group.words = left();
                }
            }
            part
        }
    };
    let value = lesson.value(of).filter(|_| lesson.page() == LessonPage::Par);
    let needs = value.map(|value| taught::needs(value, of)).unwrap_or_default();
    let heading = crate::text::names::opponent(of.engine().opponent());
    let said = Part::said([
        (Tone::Strong, heading),
        (Tone::Plain, taught::standing(of, Screen)),
        (Tone::Quiet, needs),
    ]);
    [said, Part::word(of.pattern()), groups]
}
