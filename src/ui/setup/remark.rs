//! The remark of the form: what is wrong, what is news, or what the row in focus means.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{NAMED, Rows};
use crate::text::Medium::Screen;
use crate::text::form;
use crate::text::remark::form_error;
use crate::text::sentence;
use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::Role;

/// What is wrong with an answer, what there is to tell before the first round, or what the row in focus
/// means, if that `is_bare`.
pub(super) fn draw(form: &Rows<'_>, is_bare: bool, ui: &mut Ui<'_>, area: Rect) {
    let row = form.screen.focus();
    let alphabet = form.app.library().alphabet(form.screen.list());
    let error = form.screen.error().map(|error| form_error(error, alphabet, Screen));
    let error = error.map(|wordings| wordings.iter().map(|text| sentence(text)).collect());
    let (wordings, role): (Vec<String>, _) = match (error, form.app.notice()) {
        (Some(wordings), _) => (wordings, Role::Danger),
        (None, Some(notice)) => (vec![notice.to_owned()], Role::Danger),
        (None, None) if form.screen.is_folded() => {
            let told = form::folded(&form.summary(), ui.look.reach);
            let offer =
                form.screen.suggested().map(|language| form::suggested(language, ui.look.reach));
            let both = offer.map(|offer| format!("{told} {offer}"));
            (both.into_iter().chain([told.clone()]).collect(), Role::Muted)
        }
        _ if form.screen.has_toggled() => {
            let shown = form.screen.shows_words_left();
            (vec![form::words_left_are(shown, ui.look.reach).to_owned()], Role::Accent)
        }
        _ if is_bare => (form.notes(row), Role::Muted),
        _ => return,
    };
    let text = ui.fitting(&wordings, area);
    if form.screen.is_folded() || area.width >= NAMED {
        // It is centred, like the button below it.
        let mut lines = ui.by_sentence(text, area.width);
        if lines.len() > area.height.into() {
            lines = ui.fitted(text, area.width, area.height);
        }
        for (line, row) in lines.into_iter().zip(0..) {
            let line = Line::styled(line, ui.style(role)).centered();
            ui.put(line, rows(area, row, 1));
        }
    } else {
        ui.write(text, role, area);
    }
}
