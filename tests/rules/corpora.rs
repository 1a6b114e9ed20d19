//! Runs the fuzzer's corpora, and small mutations of them, through the fuzz targets. `fuzz/` itself needs a
//! nightly compiler.

use std::fs;

use crate::support::{files, project};

#[path = "../../fuzz/targets.rs"]
mod targets;

/// A fuzz target and its name.
type Target = (&'static str, fn(&[u8]));

const TARGETS: [Target; 8] = [
    ("list", targets::list),
    ("configuration", targets::configuration),
    ("transcript", targets::transcript),
    ("record", targets::record),
    ("proof", targets::proof),
    ("protocol", targets::protocol),
    ("lines", targets::lines),
    ("terminal", targets::terminal),
];

/// Files of up to this many bytes are mutated at every position, longer ones at some.
const SMALL: usize = 512;

#[test]
fn every_corpus_and_every_small_change_of_it_is_taken_or_refused() {
    for (name, target) in TARGETS {
        let files = files(&project("fuzz/corpus").join(name));
        assert!(!files.is_empty(), "{name} has no corpus");
        for file in files {
            let bytes = fs::read(&file).unwrap();
            target(&bytes);
            let step = bytes.len().div_ceil(SMALL).max(1);
            for place in (0..bytes.len()).step_by(step) {
                target(&bytes[..place]);
                for other in [bytes[place] ^ 1, bytes[place] ^ 0x80, 0, b'\n', 0xff] {
                    let mut changed = bytes.clone();
                    changed[place] = other;
                    target(&changed);
                }
            }
        }
    }
}

/// The bug that `docs/upstream.md` describes. As long as it exists, untrusted text must not reach ratatui's
/// own wrapping.
#[test]
fn the_bug_reported_to_ratatui_still_exists() {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::widgets::{Paragraph, Widget, Wrap};

    let report = include_str!("../../docs/upstream.md");
    assert!(report.contains(r#"Paragraph::new("a\u{200b}aaaaaaaaaa界界界界a")"#));
    let panicked = std::panic::catch_unwind(|| {
        let area = Rect::new(0, 0, 18, 4);
        let mut buffer = Buffer::empty(area);
        let text = Paragraph::new("a\u{200b}aaaaaaaaaa界界界界a").wrap(Wrap { trim: true });
        text.render(area, &mut buffer);
    });
    assert!(panicked.is_err(), "it is mended: close the report and drop what is around it");
}
