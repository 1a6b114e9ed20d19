//! How numbers and counted things are written.

/// A whole number with its thousands apart: 28,813.
pub(super) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// "1 word", "2 words", "28,813 words".
pub(super) fn counted(number: usize, one: &str, more: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { more })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_things_counted() {
        let grouped: Vec<_> = [0, 999, 1000, 28_813, 4_294_967_295].map(grouped).into();
        assert_eq!(grouped, ["0", "999", "1,000", "28,813", "4,294,967,295"]);
        assert_eq!(counted(1, "guess", "guesses"), "1 guess");
        assert_eq!(counted(0, "guess", "guesses"), "0 guesses");
    }
}
