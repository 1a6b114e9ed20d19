//! What is in front of a screen.

use super::board::{groups, guessed};
use super::end::opens;
use super::parts::{Part, Tone, Topic};
use super::{Button, Dialog, Draft, known, main_first};
use crate::app::keys::{Action, Context};
use crate::app::{App, ChallengeDialog, ChallengeStep, Lesson, Menu, Overlay, Screen as AppScreen};
use crate::game::Turn;
use crate::game::challenge::ChallengeLine;
use crate::text::Medium::Screen;
use crate::text::keys::{self, KeyHint, Reach};
use crate::text::values::listed;
use crate::text::{
    Signs, challenge as text, confirm, count, end, form, lesson as taught, menu, puzzle, remark,
    same, screens,
};

/// Returns the dialog of an overlay.
pub fn overlay(overlay: &Overlay, app: &App, draft: &mut Draft) -> Dialog {
    match overlay {
        Overlay::Help => help(app, draft),
        Overlay::Lesson(lesson) => self::lesson(lesson, draft),
        Overlay::Confirm(asked) => {
            let consequence = asked.consequence;
            let buttons = draft.menu(&asked.menu, |yes| confirm::answer(consequence, *yes));
            let question = Part::said([(Tone::Plain, confirm::question(consequence))]);
            dialog(
                "confirm",
                confirm::title(consequence),
                vec![question, Part::Buttons { buttons }],
            )
        }
        Overlay::Pause(menu) => pause(menu, app, draft),
        Overlay::Challenge(dialog) => self::challenge(dialog, app, draft),
        Overlay::Share => share(app, draft),
    }
}

fn dialog(name: &'static str, title: &str, mut parts: Vec<Part>) -> Dialog {
    parts.retain(|part| match part {
        Part::Said { lines } => !lines.is_empty(),
        Part::Facts { facts } => !facts.is_empty(),
        Part::Buttons { buttons } => !buttons.is_empty(),
        _ => true,
    });
    Dialog { name, title: title.to_owned(), parts, wheel: [0; 2] }
}

/// Returns what a screen is about, and its keys, where there are some: only those that do something.
fn help(app: &App, draft: &Draft) -> Dialog {
    // The footer names what reads on where there is something to read on.
    let reads_on =
        |hint: &KeyHint| matches!(hint.actions[0], Some(Action::ReadOn | Action::ReadBack));
    let hints = known(keys::help, app.context_behind_help(), app);
    let hints = hints.into_iter().filter(|hint| !reads_on(hint));
    let fact = |hint: KeyHint| {
        let pressed = match draft.reach {
            Reach::Keys => hint.keys,
            Reach::Buttons => keys::in_a_page(&hint.keys),
        };
        (!pressed.is_empty()).then(|| (pressed.replace(' ', " or "), hint.help.to_owned()))
    };
    let facts = hints.filter_map(fact).collect();
    let about = Part::said(form::about(app).into_iter().map(|text| (Tone::Strong, text)));
    let is_heard = draft.in_terminal() && matches!(app.screen(), AppScreen::Setup(_));
    let by_ear = Part::said(is_heard.then(|| (Tone::Quiet, screens::BY_EAR.to_owned())));
    dialog(HELP, screens::HELP, vec![about, Part::Facts { facts }, by_ear])
}

/// Returns the pause menu, and above it what is used where others can be tried with a key. A page is left by leaving it.
fn pause(menu: &Menu<Action>, app: &App, draft: &mut Draft) -> Dialog {
    let mut buttons = draft.menu(menu, |action| menu::pause(*action, app));
    let looks = [
        (Action::Theme, app.theme().map(screens::theme)),
        (Action::Figure, app.figure().map(screens::figure)),
    ];
    let fact = |(action, used): (_, Option<String>)| {
        Some((keys::first_key(Context::Pause, action)?.to_owned(), used?))
    };
    let mut facts: Vec<_> = looks.into_iter().filter_map(fact).collect();
    if draft.reach == Reach::Buttons {
        facts.clear();
        let mut items = menu.items().iter();
        buttons.retain(|_| items.next() != Some(&Action::Quit));
    }
    let seal = match app.screen() {
        AppScreen::Playing(playing) if draft.to.is_screen() => remark::seal(&playing.round),
        _ => None,
    };
    let seal = Part::said(seal.map(|seal| (Tone::Quiet, seal)));
    dialog("pause", screens::PAUSE, vec![seal, Part::Facts { facts }, Part::Buttons { buttons }])
}

/// Returns the field for the whole word, if it is being typed.
pub(super) fn naming(app: &App, draft: &Draft) -> Option<Dialog> {
    let AppScreen::Playing(playing) = app.screen() else { return None };
    playing.naming()?;
    let told = remark::remark(&playing.remark, &playing.round, Screen);
    let field = Part::field(screens::THE_WORD, "", screens::GUESS_IT);
    let pattern = playing.round.pattern();
    let parts = vec![Part::word(pattern, draft.to), Part::said([(Tone::Plain, told)]), field];
    Some(dialog("naming", screens::WHOLE_WORD, parts))
}

/// Returns what is shared of what is on the screen.
fn share(app: &App, draft: &Draft) -> Dialog {
    let link = match app.screen() {
        AppScreen::GameOver(over) => opens(over),
        AppScreen::Puzzle(screen) => puzzle::opens(screen),
        _ => String::new(),
    };
    let text = end::to_copy(app, Signs::of(draft.to, true), draft.reach).unwrap_or_default();
    let copied = if app.copied() { screens::copied(draft.reach) } else { "" };
    let copied = Part::said([(Tone::Plain, copied.to_owned())]);
    let copy = Part::Copy { text, link, label: screens::COPY };
    dialog("share", screens::SHARE, vec![copy, copied])
}

/// Returns a step of a challenge of a friend.
fn challenge(dialog: &ChallengeDialog, app: &App, draft: &mut Draft) -> Dialog {
    let sent = dialog.to_send().filter(|_| !dialog.here);
    let is_listed = match dialog.to_send() {
        Some(ChallengeLine::Word(sent)) => app.is_listed(&sent.word),
        _ => true,
    };
    let (first, rest) = text::step(dialog, is_listed, draft.reach, draft.to);
    // What is wrong with a line that was pasted is more than what can be chosen, and small screens have room for one.
    let is_asked = dialog.step != ChallengeStep::Choose || dialog.fault.is_none();
    let first = first.into_iter().filter(|_| is_asked);
    let mut parts = vec![Part::said(first.map(|text| (Tone::Strong, text)))];
    if dialog.asks() {
        parts.push(Part::Field {
            label: text::field(dialog, draft.reach),
            value: dialog.typed.clone(),
            button: text::CONTINUE,
            secret: dialog.is_secret(),
        });
    }
    parts.push(Part::said(dialog.fault.as_ref().map(|fault| (Tone::Danger, text::fault(fault)))));
    let is_sent = sent.is_some();
    parts.extend(sent.map(|line| {
        let text = match (draft.reach, line) {
            (Reach::Keys, _) => text::message(line),
            (Reach::Buttons, ChallengeLine::Round(_)) => text::play_this_round(dialog.own()),
            (Reach::Buttons, _) => text::FIND_MY_WORD.to_owned(),
        };
        let link = match line {
            ChallengeLine::Round(game) => same(game),
            line => line.to_string(),
        };
        Part::Copy { text, link, label: screens::COPY }
    }));
    let copied = is_sent && app.copied() && draft.reach == Reach::Keys;
    let copied = copied.then(|| screens::copied(draft.reach));
    let rest = copied.into_iter().chain(rest).map(|text| (Tone::Quiet, text.to_owned()));
    parts.push(Part::said(rest));
    if let Some(menu) = &dialog.menu {
        let reach = draft.reach;
        let mut buttons = main_first(draft.menu(menu, |item| text::item(*item, dialog, reach)));
        // Sending the line comes before them.
        buttons.iter_mut().for_each(|button| button.main &= !is_sent);
        parts.push(Part::Buttons { buttons });
    } else if dialog.asks() && draft.reach == Reach::Keys {
        // What is typed has the focus. A page's field has a button of its own.
        let go_on = Button { main: true, ..draft.action(text::CONTINUE, Action::Confirm) };
        parts.push(Part::Buttons { buttons: vec![go_on] });
    }
    self::dialog("challenge", text::TITLE, parts)
}

/// Returns the lesson.
fn lesson(lesson: &Lesson, draft: &mut Draft) -> Dialog {
    let mut buttons = vec![Button { main: true, ..draft.action(screens::CLOSE, Action::Confirm) }];
    if lesson.heeds(Action::Erase) {
        buttons.push(draft.action(screens::START_OVER, Action::Erase));
    }
    let mut parts = lesson_parts(lesson, draft);
    parts.push(Part::Buttons { buttons });
    dialog("lesson", taught::TITLE, parts)
}

/// Returns what the lesson shows in a dialog and on a screen of its own.
fn lesson_parts(lesson: &Lesson, draft: &mut Draft) -> Vec<Part> {
    let round = &lesson.round;
    vec![
        Part::said([(Topic::Explanation, Tone::Plain, taught::TEXT.to_owned())]),
        Part::word(round.pattern(), draft.to),
        Part::said([(Tone::Plain, taught::standing(round, draft.to))]),
        lesson_groups(lesson, draft),
        Part::keys(round.pattern(), guessed(round), None, draft),
    ]
}

/// Returns the groups of the last letter, or all words.
fn lesson_groups(lesson: &Lesson, draft: &Draft) -> Part {
    let round = &lesson.round;
    if let Some(turn) = Turn::last_of(round) {
        return groups(&turn, round.engine().opponent(), draft);
    }
    let words = round.engine().candidates().words().map(|word| word.spelling_lower());
    let words = match draft.to.is_screen() {
        true => words.collect::<Vec<_>>().join(" "),
        false => listed(words, "and"),
    };
    Part::no_groups(count::words(round.words_left()), words, Vec::new())
}

/// The name of the help.
pub(super) const HELP: &str = "help";

/// Returns the lesson as a screen. The line below it says what else can be done.
pub(super) fn lesson_screen(lesson: &Lesson, app: &App, draft: &mut Draft) -> Vec<Part> {
    let round = &lesson.round;
    let ending = lesson.is_over().then(|| round.standing().into());
    let above = [
        Part::figure(app.figure(), (round.misses(), round.lives().get()), false, ending),
        Part::said([(Topic::Heading, Tone::Strong, taught::TITLE.to_owned())]),
    ];
    above.into_iter().chain(lesson_parts(lesson, draft)).collect()
}
