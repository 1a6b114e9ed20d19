//! Asks the terminal to report the mouse.

use std::fmt;

use crossterm::Command;
#[cfg(windows)]
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};

/// Reports presses, releases and the wheel (1000), with coordinates of any size (1006), or nothing. Crossterm's own
/// command also reports every movement, which is not needed.
pub struct ReportClicks(pub bool);

impl Command for ReportClicks {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(if self.0 { "\x1b[?1000h\x1b[?1006h" } else { "\x1b[?1006l\x1b[?1000l" })
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> std::io::Result<()> {
        if self.0 {
            EnableMouseCapture.execute_winapi()
        } else {
            DisableMouseCapture.execute_winapi()
        }
    }

    #[cfg(windows)]
    fn is_ansi_code_supported(&self) -> bool {
        false
    }
}
