//! Bars: a row of cells that is filled up to a point, with a partly filled cell at the end.

/// Returns how full a bar is (0 ..= 1) in proportion.
pub(crate) fn proportional(count: usize, most: usize) -> f64 {
    if most == 0 { 0.0 } else { (count as f64 / most as f64).clamp(0.0, 1.0) }
}

/// Returns a bar of at most this many cells that is filled to this degree (0 ..= 1), without the empty cells at its end.
/// Anything above 0 is visible, and only 1 fills the last step. `steps` are a cell's characters from empty to full.
pub(crate) fn bar(fullness: f64, cells: usize, steps: &[char]) -> String {
    let in_a_cell = steps.len().saturating_sub(1).max(1);
    let all = cells * in_a_cell;
    let at_least = usize::from(fullness > 0.0).min(all);
    let filled = ((fullness * all as f64).round() as usize).clamp(at_least, all);
    let step = |cell: usize| (filled - cell * in_a_cell).min(in_a_cell);
    (0..filled.div_ceil(in_a_cell)).filter_map(|cell| steps.get(step(cell))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::Glyphs;

    #[test]
    fn a_bar_shows_anything_above_nothing() {
        let across = Glyphs::UNICODE.across;
        assert_eq!(bar(0.0, 4, across), "");
        assert_eq!(bar(0.001, 4, across), "▏");
        assert_eq!(bar(0.5, 4, across), "██");
        assert_eq!(bar(1.0, 4, across), "████");
        assert_eq!(bar(1.0, 0, across), "");
        assert_eq!(bar(0.6, 4, Glyphs::ASCII.across), "##");
        assert_eq!(bar(0.6, 4, Glyphs::UNICODE.shaded), "▒▒");
    }
}
