//! The line above and the line below every screen: what is played, and what keys do.

use std::cmp::Reverse;

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::{Part, Plan};
use super::story;
use super::text::plain_keys;
use super::theme::Role;
use super::widgets::chips;
use crate::app::keys::{Action, Context};
use crate::app::{App, Input, Overlay, Pane, Screen};
use crate::game::{Occasion, ReverseRound, Round};
use crate::history::{Career, RUNGS};
use crate::text::keys::{self, KeyHint, Reach};
use crate::text::menu::Label;
use crate::text::story::WHAT_IF;
use crate::text::{capital, career, count, names, screens};

/// Paints the two lines and the rules that part them from the screen.
pub(super) fn draw(app: &App, plan: &Plan, ui: &mut Ui<'_>) {
    if let Some(area) = plan.place(Part::Header) {
        header(app, ui, area);
    }
    if let Some(area) = plan.place(Part::Footer) {
        let mut hints = keys::footer(app.context());
        keys::in_script(&mut hints, app.alphabet());
        // Only keys that do something: where the families of a turn have a place of their own, they are
        // always there.
        if let Screen::Story(story) = app.screen()
            && app.overlays().is_empty()
        {
            let families = story::always_has_families(story, ui);
            hints.retain(|hint| !families || hint.actions[0] != Some(Action::Xray));
            // One way back is enough.
            let here = match story.pane() {
                Pane::Turns => None,
                Pane::Words => Some(Action::OtherPane),
            };
            let helps = |action: &Action| story.heeds(*action) && Some(*action) != here;
            hints.retain(|hint| hint.actions.iter().flatten().all(helps));
        }
        if let Screen::GameOver(over) = app.screen()
            && app.overlays().is_empty()
        {
            hints.retain(|hint| hint.actions.iter().flatten().all(|action| over.heeds(*action)));
            if over.heeds(Action::Origin) {
                rename(&mut hints, Action::Back, screens::END_WHAT_IF);
            }
        }
        if let Screen::Holding(holding) = app.screen()
            && app.context() == Context::Question
        {
            hints.retain(|hint| hint.actions[0].is_none_or(|action| holding.offers(action)));
        }
        if let Screen::Playing(playing) = app.screen() {
            let counts = match playing.shows_words_left() {
                true => screens::HIDE_COUNTS,
                false => screens::SHOW_COUNTS,
            };
            rename(&mut hints, Action::ToggleWordsLeft, counts);
            if playing.has_more_of_hint() {
                rename(&mut hints, Action::Hint, screens::MORE_OF_THE_HINT);
            }
            if playing.shows_words() {
                rename(&mut hints, Action::Xray, screens::HIDE_WORDS);
            }
            if playing.round().occasion().what_if().is_some() && app.overlays().is_empty() {
                rename(&mut hints, Action::Back, screens::END_WHAT_IF);
            }
        }
        footer(&hints, app, ui, area);
    }
    for (part, sign) in [(Part::Above, "▔"), (Part::Below, "▁")] {
        if let Some(area) = plan.place(part) {
            let sign = if ui.theme.glyphs.unicode { sign } else { ui.theme.glyphs.rule };
            ui.label(sign.repeat(area.width.into()), Role::Faint, area);
        }
    }
}

/// Replaces what a hint says that its key does, if there is such a hint.
fn rename(hints: &mut [KeyHint], action: Action, does: Label) {
    let named = hints.iter_mut().find(|hint| hint.actions[0] == Some(action));
    named.into_iter().for_each(|hint| hint.does = does);
}

fn header(app: &App, ui: &mut Ui<'_>, area: Rect) {
    let inset = header_inset(area);
    let title = if area.width >= 36 { names::GAME } else { names::SHORT_GAME };
    let style = ui.style(Role::Danger).add_modifier(Modifier::BOLD);
    let name = ui.span(format!("{:inset$}{title}", ""), style);
    ui.put(Line::from(name), area);
    // A page hides the screen; on the title, a card leaves nothing of it to name, and its keys do nothing.
    let details = match app.screen() {
        _ if matches!(app.overlays().last(), Some(Overlay::Lesson(_))) => {
            vec![screens::THE_LESSON.to_owned()]
        }
        Screen::Setup(_) if matches!(app.overlays().last(), Some(Overlay::Help(_))) => {
            vec![screens::THE_KEYS.to_owned()]
        }
        Screen::Setup(_) if !app.overlays().is_empty() => return,
        Screen::Setup(_) => return looks(app, ui, area, title),
        Screen::Statistics(_) => vec![screens::STATISTICS.to_owned()],
        Screen::Playing(playing) => details(app, playing.round()),
        Screen::GameOver(over) => details(app, &over.finished().round),
        Screen::Story(story) => {
            let round = &story.finished().round;
            let mut parts = vec![screens::story(round.engine().opponent()).to_owned()];
            parts.extend(details(app, round));
            parts
        }
        Screen::Holding(holding) => held(app, holding.round()),
        Screen::HeldOver(over) => held(app, over.round()),
    };
    let inset = header_inset(area);
    let room = usize::from(area.width).saturating_sub(title.width() + 2 * inset + 2);
    // What has no room for all of it says less: its parts from the left, whole ones.
    let dot = format!(" {} ", ui.theme.glyphs.dot);
    let ways = (1..=details.len()).rev().map(|parts| details[..parts].join(&dot));
    let Some(shown) = ways.into_iter().find(|way| way.width() <= room) else { return };
    let line = ui.span(format!("{shown}{:inset$}", ""), Role::Muted);
    ui.put(Line::from(line).right_aligned(), area);
}

/// Blank columns at both ends of the header.
const fn header_inset(area: Rect) -> usize {
    if area.width >= 60 { 2 } else { 1 }
}

/// Paints which theme and figure are in use in the header of the form, which has no rows for them, and the keys that try
/// others.
fn looks(app: &App, ui: &mut Ui<'_>, area: Rect, title: &str) {
    let inset = header_inset(area);
    let room = usize::from(area.width).saturating_sub(title.width() + 2 * inset + 2);
    let key =
        |action| keys::first_key(app.context(), action).filter(|_| ui.look.reach == Reach::Keys);
    // In front of the form, these keys may do nothing.
    let works = |action: &Action| ui.look.reach != Reach::Keys || key(*action).is_some();
    let used = [(Action::Figure, app.figure()), (Action::Theme, app.theme())];
    let used = used.into_iter().filter(|(action, _)| works(action));
    let used: Vec<_> = used.filter_map(|(action, name)| Some((action, name?))).collect();
    // Where there is no room for the keys, the names alone still show what was chosen.
    for brief in [false, true] {
        let mut spans = vec![Span::raw(" ".repeat(inset))];
        let mut places = Vec::new();
        for (action, name) in &used {
            let named = match (brief, action) {
                (true, _) => (*name).to_owned(),
                (false, Action::Theme) => screens::theme(name),
                (false, _) => screens::figure(name),
            };
            let end = spans.iter().map(Span::width).sum::<usize>() as u16;
            let mut own = vec![ui.span(ui.clipped(named.trim_start(), room / 2), Role::Muted)];
            if let Some(key) = key(*action).filter(|_| !brief) {
                own.push(ui.span(format!("{key} "), Role::Accent));
            }
            let width = own.iter().map(Span::width).sum::<usize>() as u16;
            let x = area.right().saturating_sub(end + width);
            places.push((*action, Rect { x, width, ..area }));
            spans.extend(own);
            spans.push(Span::raw("   "));
        }
        spans.pop();
        spans.reverse();
        let line = Line::from(spans);
        if !places.is_empty() && line.width() <= room + inset {
            ui.put(line.right_aligned(), area);
            places.into_iter().for_each(|(action, place)| ui.clicks(place, Input::Act(action)));
            return;
        }
    }
    let line = ui.span(format!("{}{:inset$}", screens::A_NEW_GAME, ""), Role::Muted);
    let fits = screens::A_NEW_GAME.width() <= room;
    ui.put(Line::from(if fits { line } else { Span::raw("") }).right_aligned(), area);
}

/// "Your word", "8 letters", "unabridged".
fn held(app: &App, round: &ReverseRound) -> Vec<String> {
    let list = names::list(app.list(), app.library());
    vec![screens::YOUR_WORD.to_owned(), count::letters(round.length()), list]
}

/// "Today's game", "Merciless", "8 letters", "unabridged".
fn details(app: &App, round: &Round) -> Vec<String> {
    let opponent = round.engine().opponent();
    let what_if = round.occasion().what_if().map(|_| capital(WHAT_IF));
    // A friend's word is from no list.
    let list = names::list(app.list(), app.library());
    let list = (!opponent.is_friend()).then_some(list);
    let opponent = if *round.occasion() == Occasion::Challenge {
        screens::DUEL.into()
    } else {
        names::opponent(opponent)
    };
    let of_all = [opponent, count::letters(round.length())];
    let played_for = what_if.is_none().then(|| played_for(app, round.occasion())).flatten();
    what_if.into_iter().chain(played_for).chain(of_all).chain(list).collect()
}

/// The day or the rung that a round is played for.
fn played_for(app: &App, occasion: &Occasion) -> Option<String> {
    let rung = |number: usize| RUNGS.get(number).map(|rung| career::on_rung(rung.name));
    let day = occasion.day().map(|day| career::game_of(day, app.career().map(Career::today)));
    day.or_else(|| occasion.rung().and_then(rung))
}

/// As many hints as there is room for, in fewer words if need be: the first and the last stay longest, the only way to say yes to a
/// question, and the way to the help, which names all the others; the long ones between them go first. In a round, the
/// screen asks for a letter itself.
fn footer(hints: &[KeyHint], app: &App, ui: &mut Ui<'_>, area: Rect) {
    let context = app.context();
    let name = |hint: &KeyHint| match ui.theme.glyphs.unicode {
        true => hint.keys.clone(),
        false => plain_keys(&hint.keys),
    };
    let inset = u16::from(area.width >= 60);
    let area = Rect { x: area.x + inset, width: area.width - 2 * inset, ..area };
    let called = |says: fn(Label) -> &'static str| -> Vec<_> {
        hints.iter().map(|hint| (name(hint), says(hint.does), hint.actions)).collect()
    };
    let mut in_short = Some(called(|does| does.short));
    let mut hints = called(|does| does.long);
    loop {
        let shown: Vec<_> = hints.iter().map(|(key, does, _)| chips::Chip { key, does }).collect();
        let (line, places) = chips::hints(&shown, ui.theme, area.width);
        if places.len() == hints.len() || hints.len() <= 1 {
            ui.put(line, area);
            for (place, (_, _, actions)) in places.into_iter().zip(&hints) {
                clickable(place, *actions, ui, area);
            }
            return;
        }
        if let Some(in_short) = in_short.take() {
            hints = in_short;
            continue;
        }
        let width = |(keys, does, _): &(String, &str, _)| keys.width() + does.width();
        let is_asked = |hint: &(String, &str, [Option<Action>; 2])| hint.2 == [None, None];
        if context == Context::Playing && hints.first().is_some_and(is_asked) {
            hints.remove(0);
            continue;
        }
        // There the first is not more important than the others.
        let first = usize::from(context != Context::Playing);
        let between = first..hints.len().saturating_sub(1);
        let staying = |index: usize| match hints[index].2[0] {
            Some(Action::Mark | Action::Type('n')) => 4,
            // Nothing else says that the arrows go from place to place.
            Some(Action::Less) if context == Context::Question => 3,
            Some(Action::Erase) if context == Context::Question => 1,
            Some(Action::Help | Action::Lesson) => 2,
            // Arrows are found without being named, function keys are not.
            Some(Action::Statistics | Action::Daily)
                if matches!(context, Context::Choice | Context::Text) =>
            {
                1
            }
            // A round can be won without the help that counts, but not without knowing how to guess the word.
            Some(Action::Confirm) if context == Context::Playing => 1,
            Some(Action::Xray) if context == Context::Story => 1,
            // Where there are groups to scroll to, the X-ray names the arrows, too.
            Some(Action::WhatIf | Action::OtherPane) => 1,
            Some(Action::Statistics) => 1,
            // Buttons are seen, and what they lack is found nowhere else.
            Some(Action::Same) => 2,
            _ => 0,
        };
        let longest = between.max_by_key(|&index| (Reverse(staying(index)), width(&hints[index])));
        let longest = longest.unwrap_or(hints.len() - 1);
        hints.remove(longest);
    }
}

/// A click on a hint does what its key does; on the first half of a cap with two keys, what the first of
/// them does.
fn clickable(place: chips::Place, actions: [Option<Action>; 2], ui: &Ui<'_>, footer: Rect) {
    let part = |from: u16, width: u16| Rect { x: footer.x + from, width, height: 1, ..footer };
    let [first, second] = actions;
    if let Some(action) = second.or(first) {
        ui.clicks(part(place.from, place.width), Input::Act(action));
    }
    if let (Some(first), Some(_)) = (first, second) {
        ui.clicks(part(place.from, place.cap / 2), Input::Act(first));
    }
}
