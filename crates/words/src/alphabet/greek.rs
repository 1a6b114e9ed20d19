//! Owns the alphabet in Greek script.

use super::latin::plain;
use super::tables::{chars, folds};
use super::{Alphabet, Script};

/// The twenty-four letters of Greek; accents are ignored, and ς is played as σ.
pub static GREEK: Alphabet = Alphabet {
    script: Script::Greek,
    lower: &chars::<24>("αβγδεζηθικλμνξοπρστυφχψω"),
    upper: &chars::<24>("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
    // The first of each pair is written, in capitals without its accent; the second is only read.
    own_folds: folds!['ά' 'Α' "α", 'έ' 'Ε' "ε", 'ή' 'Η' "η", 'ί' 'Ι' "ι", 'ό' 'Ο' "ο", 'ύ' 'Υ' "υ", 'ώ' 'Ω' "ω", 'ΐ' 'Ϊ' "ι", 'ΰ' 'Ϋ' "υ", 'ϊ' 'Ϊ' "ι", 'ϋ' 'Ϋ' "υ", 'ά' 'Ά' "α", 'έ' 'Έ' "ε", 'ή' 'Ή' "η", 'ί' 'Ί' "ι", 'ό' 'Ό' "ο", 'ύ' 'Ύ' "υ", 'ώ' 'Ώ' "ω", 'ς' 'Σ' "σ"],
    keyboard: &["ερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
    names: "α alpha, β beta, γ gamma, δ delta, ε epsilon, ζ zeta, η eta, θ theta, ι iota, κ kappa, \
        λ lambda, μ mu, ν nu, ξ xi, ο omicron, π pi, ρ rho, σ sigma, τ tau, υ upsilon, φ phi, χ chi, \
        ψ psi, ω omega",
    ..plain("el", "Greek", "ελληνικά")
};
