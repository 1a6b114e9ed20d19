//! Asks the terminal to report the mouse, and finds what a report reaches.

use std::fmt;

use crossterm::Command;
#[cfg(windows)]
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::ui::Targets;

/// Reports presses, releases and the wheel (1000), with coordinates of any size (1006). Crossterm's own
/// command also reports every movement, which is not needed.
pub struct ReportClicks;

/// Reports nothing.
pub struct ReportNone;

impl Command for ReportClicks {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str("\x1b[?1000h")?;
        out.write_str("\x1b[?1006h")
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> std::io::Result<()> {
        EnableMouseCapture.execute_winapi()
    }

    #[cfg(windows)]
    fn is_ansi_code_supported(&self) -> bool {
        false
    }
}

impl Command for ReportNone {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str("\x1b[?1006l")?;
        out.write_str("\x1b[?1000l")
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> std::io::Result<()> {
        DisableMouseCapture.execute_winapi()
    }

    #[cfg(windows)]
    fn is_ansi_code_supported(&self) -> bool {
        false
    }
}

/// Returns the number of the control that a report reaches; `None` if no target was clicked.
pub(super) fn reached(event: MouseEvent, targets: &Targets) -> Option<usize> {
    let cell = Position::new(event.column, event.row);
    match event.kind {
        MouseEventKind::Down(MouseButton::Left) => targets.click(cell),
        MouseEventKind::ScrollUp => targets.wheel(cell, false),
        MouseEventKind::ScrollDown => targets.wheel(cell, true),
        _ => None,
    }
}
