//! What a text is where it is heard: signs that carry a meaning become words.

/// A text without the signs that a listener would miss: "par+5" is "par plus 5", "par-8" is "par minus 8", "#12" is
/// "number 12", "(75 %)" is ", 75 percent", "(proven)" a sentence of its own, and times have their words.
#[must_use]
pub fn heard(text: &str) -> String {
    let mut text = text.to_owned();
    for (sign, told) in [
        (" (proven).", ". That is proven."),
        (" (likely).", ". That is likely, and not proven."),
        (" (says the transcript).", ". The transcript says so."),
        (" %", " percent"),
    ] {
        text = text.replace(sign, told);
    }
    let words: Vec<_> = text.split(' ').collect();
    let told = words.iter().enumerate().map(|(at, text)| {
        let before = at.checked_sub(1).and_then(|before| words.get(before));
        match before.filter(|before| !before.is_empty() && digits(before) == before.len()) {
            Some(number) => unit(number, text),
            None => word(text),
        }
    });
    told.collect::<Vec<_>>().join(" ").replace(" (", ", ").replace(')', "")
}

fn digits(text: &str) -> usize {
    text.chars().take_while(char::is_ascii_digit).count()
}

/// A unit behind a number that is told in a letter or three.
fn unit(number: &str, text: &str) -> String {
    let unit = text.trim_end_matches(['.', ',', ';']);
    let told = match unit {
        "h" => "hour",
        "min" => "minute",
        _ => return word(text),
    };
    let more = if number == "1" { "" } else { "s" };
    format!("{told}{more}{}", &text[unit.len()..])
}

fn word(word: &str) -> String {
    for (sign, told) in [("par+", "par plus"), ("par-", "par minus")] {
        if let Some((before, after)) = word.split_once(sign)
            && digits(after) > 0
        {
            return format!("{before}{told} {after}");
        }
    }
    match word.split_once('#') {
        Some((before, after)) if digits(after) > 0 => format!("{before}number {after}"),
        _ => word.to_owned(),
    }
}

/// A distance from par: "par", "par plus 3".
#[must_use]
pub fn distance(distance: i64) -> String {
    heard(&super::career::from_par(distance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_carry_a_meaning_become_words() {
        for (text, told) in [
            ("beat greedy at par+5.", "beat greedy at par plus 5."),
            ("par-8: 1, par: 2", "par minus 8: 1, par: 2"),
            ("Evil Hangman #12 (2026-11-22).", "Evil Hangman number 12, 2026-11-22."),
            ("won 3 of 4 (75 %)", "won 3 of 4, 75 percent"),
            ("the most misses, 8 (proven).", "the most misses, 8. That is proven."),
            ("the next in 13 h 58 min.", "the next in 13 hours 58 minutes."),
            ("12 min, h min", "12 minutes, h min"),
            ("in 1 h 1 min", "in 1 hour 1 minute"),
            ("a # and par+", "a # and par+"),
        ] {
            assert_eq!(heard(text), told);
        }
        assert_eq!([-8, 0, 3].map(distance).join("; "), "par minus 8; par; par plus 3");
    }
}
