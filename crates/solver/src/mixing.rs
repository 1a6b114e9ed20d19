//! Owns the mixing function of `SplitMix64`: pseudorandom numbers that are the same on every machine. Proofs
//! and daily games depend on its output, so it must never change.

/// The increment of the `SplitMix64` counter: 2⁶⁴ divided by the golden ratio, made odd.
pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Applies the finalizer of `SplitMix64` (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014). It is a bijection that maps neighbours to unrelated numbers.
#[inline]
pub const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_matches_the_reference_split_mix() {
        // The first three outputs of the authors' reference program for the seed 1234567.
        let mut state = 1_234_567u64;
        let mut next = || {
            state = state.wrapping_add(STEP);
            mix(state)
        };
        for output in
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        {
            assert_eq!(next(), output);
        }
    }
}
