//! Owns the mixing function of `SplitMix64`: pseudorandom numbers that are the same on every machine. Proofs
//! and daily rounds are identified by its output, so it must never change.

/// The increment of the `SplitMix64` counter: 2⁶⁴ divided by the golden ratio, made odd.
pub(crate) const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Applies the finalizer of `SplitMix64` (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014). It is a bijection that maps neighbours to unrelated numbers.
#[inline]
pub(crate) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// Inverts [`mix`].
pub(crate) const fn unmix(number: u64) -> u64 {
    let number = number ^ (number >> 31) ^ (number >> 62);
    let number = number.wrapping_mul(0x3196_42b2_d24d_8ec3);
    let number = number ^ (number >> 27) ^ (number >> 54);
    let number = number.wrapping_mul(0x96de_1b17_3f11_9089);
    number ^ (number >> 30) ^ (number >> 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_mixed_can_be_unmixed() {
        for number in [0, 1, 2, 20_778, STEP, u64::MAX / 3, u64::MAX - 1, u64::MAX] {
            assert_eq!(unmix(mix(number)), number);
        }
    }

    #[test]
    fn it_matches_the_reference_split_mix() {
        // The first three outputs of the authors' reference program for the seed 1234567.
        let mut state = 1_234_567u64;
        let mut next = || {
            state = state.wrapping_add(STEP);
            mix(state)
        };
        assert_eq!(
            [next(), next(), next()],
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }
}
