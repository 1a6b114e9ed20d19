//! Takes the colours from a screen behind a card.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::ui::canvas;
use crate::ui::context::Ui;
use crate::ui::theme::Role;

/// Takes the colours from what a card is about to cover in part, which would otherwise be read together with it.
pub(in crate::ui) fn dim(ui: &mut Ui<'_>, behind: Rect) {
    let faint = ui.theme.whole().patch(ui.style(Role::Faint));
    let loud = Modifier::BOLD | Modifier::REVERSED | Modifier::UNDERLINED;
    // What is filled keeps a ground of its own, all of the same colour, or the edges alone would be left of it.
    let own = |role| ui.style(role).bg.filter(|ground| Some(*ground) != faint.bg);
    let roles = [Role::Tile, Role::Found, Role::Lost, Role::Chosen, Role::Key, Role::Button];
    let grounds = roles.map(own);
    let kept = own(Role::Tile);
    let fills = |colour| kept.is_some() && grounds.contains(&Some(colour));
    let behind = behind.intersection(ui.buffer.area);
    for position in behind.positions() {
        let Some(cell) = ui.buffer.cell_mut(position) else { continue };
        let ground = fills(cell.bg);
        // Figures and bars become shadows; a letter on a tile stays a letter.
        let edge = fills(cell.fg) || !ground && canvas::is_block(cell.symbol());
        // Where blank tiles have no ground, those with letters stay as they are.
        let is_tile = |colour| kept.is_none() && grounds.contains(&Some(colour));
        if is_tile(cell.bg) || is_tile(cell.fg) && canvas::is_block(cell.symbol()) {
            continue;
        }
        // Without any grounds, tiles are in reverse: of one that is not, the edges and the lines of its letter would be left.
        let reversed = match kept {
            None => cell.modifier & Modifier::REVERSED,
            Some(_) => Modifier::empty(),
        };
        cell.set_style(faint.remove_modifier(loud).add_modifier(reversed));
        cell.fg = kept.filter(|_| edge).unwrap_or(cell.fg);
        if let Some(kept) = kept.filter(|_| ground) {
            cell.set_style(ui.theme.style(Role::Muted)).set_bg(kept);
        }
    }
}
