//! Progress bars for long commands.

use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// How often the elapsed time is redrawn.
const TICK: Duration = Duration::from_millis(250);

/// Returns a bar that counts this many steps.
pub fn counting(steps: usize, message: impl Into<String>) -> ProgressBar {
    bar(steps as u64, "{msg} {wide_bar} {human_pos}/{human_len} ({elapsed})", message)
}

/// Returns a bar of this many steps with a template and a message. The elapsed time is only redrawn if a
/// thread can be started.
pub fn bar(steps: u64, template: &str, message: impl Into<String>) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("#>-"));
    }
    bar.set_message(message.into());
    // indicatif would panic if its thread cannot be started.
    if !bar.is_hidden() && thread::Builder::new().spawn(|| ()).is_ok() {
        bar.enable_steady_tick(TICK);
    }
    bar
}
