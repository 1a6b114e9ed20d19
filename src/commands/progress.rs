//! Bars that show on a terminal how far a long command has come.

use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// How often the time that has passed is shown anew.
const TICK: Duration = Duration::from_millis(250);

/// A bar of this many steps, with this template and message. The time goes on where the system starts a
/// thread for that; the bar is the same without.
pub(super) fn bar(steps: u64, template: &str, message: impl Into<String>) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("#>-"));
    }
    bar.set_message(message.into());
    // The bar's own thread would end the program where none can be started.
    if !bar.is_hidden() && thread::Builder::new().spawn(|| ()).is_ok() {
        bar.enable_steady_tick(TICK);
    }
    bar
}
