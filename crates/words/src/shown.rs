//! Owns the escaping of untrusted text: control characters that a terminal would obey, formulas that a
//! spreadsheet would run, and invisible characters. Every screen, message and table uses it.

/// Returns whether a character is drawn as itself, wherever it is: it is visible and does not change the direction of text.
pub fn is_seen(c: char) -> bool {
    let is_unseen = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    !c.is_control() && !is_unseen
}

/// Escapes each character that is not drawn as itself, such as `\u{202e}`. Line breaks are kept if `lines` is
/// true.
pub fn shown(text: &str, lines: bool) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match is_seen(c) || lines && c == '\n' {
            true => shown.push(c),
            false => shown.extend(c.escape_default()),
        }
    }
    shown
}

/// Returns a text as [`shown`] does, and at most 40 characters of it.
pub fn shortened(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => shown(&text[..end], false) + "…",
        None => shown(text, false),
    }
}

/// Returns a text for a cell of a table. Spreadsheets run some texts as formulas; those get an apostrophe in
/// front, as a person would type it.
pub fn cell(text: &str) -> String {
    // Spreadsheets also accept the full-width forms.
    const SIGNS: [char; 12] = ['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠', '｜', '％'];
    let shown = shown(text, false);
    let is_formula = shown.trim_start().starts_with(SIGNS);
    if is_formula { format!("'{shown}") } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_escaped() {
        assert_eq!(shown("naïve 界 👩", false), "naïve 界 👩");
        let odd = shown("a\u{202e}b\u{200b}\u{1b}[m\nc", false);
        assert_eq!(odd, "a\\u{202e}b\\u{200b}\\u{1b}[m\\nc");
        assert_eq!(shown("a\nb\r", true), "a\nb\\r");
    }

    #[test]
    fn no_cell_is_a_formula() {
        for text in ["=1+1", " =1+1", "+1", "-1", "@sum", "\t=1"] {
            assert!(!cell(text).trim_start().starts_with(['=', '+', '-', '@']), "{text:?}");
        }
        for text in ["＝1", "＋1", "－1", "＠sum", "\u{3000}＝1"] {
            assert_eq!(cell(text), format!("'{text}"));
        }
        assert_eq!(cell("animals.txt"), "animals.txt");
    }
}
