//! Owns [`counted`], which counts the words of families.

/// Counts each of these placements, with counters by placement that are all 0 before and after. Returns the counts in the
/// order in which the placements first come.
#[inline]
pub fn counted(placements: impl Iterator<Item = u32>, counts: &mut [u32]) -> Vec<(u32, u32)> {
    let mut counted: Vec<(u32, u32)> = Vec::new();
    for placement in placements {
        let count = &mut counts[placement as usize];
        if *count == 0 {
            counted.push((0, placement));
        }
        *count += 1;
    }
    for (count, placement) in &mut counted {
        *count = std::mem::take(&mut counts[*placement as usize]);
    }
    counted
}
