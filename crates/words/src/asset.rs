//! Owns [`Asset`]: a data file of the program, either built in or read on first use.

use std::sync::OnceLock;

/// Reads a data file by its name, such as `words/en-full.txt`; `None` if it is not available.
pub type AssetSource = fn(&str) -> Option<Vec<u8>>;

static SOURCE: OnceLock<AssetSource> = OnceLock::new();

/// Sets the source of files that are not built in. Without the feature `embedded`, those are all but the openings of
/// everyday English words. Returns `false` and changes nothing if a source has already been set.
pub fn set_asset_source(source: AssetSource) -> bool {
    SOURCE.set(source).is_ok()
}

/// A data file.
#[derive(Debug)]
pub struct Asset {
    name: &'static str,
    built_in: Option<&'static [u8]>,
    read: OnceLock<Vec<u8>>,
}

impl Asset {
    /// Creates a file that is built in if its bytes are given, and otherwise read from the source.
    pub const fn new(name: &'static str, built_in: Option<&'static [u8]>) -> Self {
        Self { name, built_in, read: OnceLock::new() }
    }

    /// Returns whether the build leaves the file out, so that no source has it either.
    pub(super) fn is_left_out(&self) -> bool {
        self.built_in.is_some_and(<[u8]>::is_empty)
    }

    /// Returns the bytes, which are read only once; `None` if the file isn't built in and isn't available.
    pub fn bytes(&self) -> Option<&[u8]> {
        match self.built_in {
            Some(bytes) => Some(bytes),
            None => filled(&self.read, || SOURCE.get()?(self.name)).map(Vec::as_slice),
        }
    }
}

/// Returns what is in a cell, which is made if it is empty. It stays empty while `make` returns `None`, as for what is made
/// of a file that is not there yet.
pub fn filled<T>(cell: &OnceLock<T>, make: impl FnOnce() -> Option<T>) -> Option<&T> {
    if cell.get().is_none() {
        let made = make()?;
        return Some(cell.get_or_init(|| made));
    }
    cell.get()
}

/// Declares a file in the folder `assets`: `always` built in, or only with the feature `embedded`. With `if`, it is left
/// out unless the feature of its language is on.
#[macro_export]
macro_rules! asset {
    (always $($name:expr),+) => {
        $crate::Asset::new(
            concat!($($name),+),
            Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($name),+))),
        )
    };
    (if $feature:literal, $($name:expr),+) => {{
        #[cfg(feature = $feature)]
        let file = $crate::asset!($($name),+);
        #[cfg(not(feature = $feature))]
        let file = $crate::Asset::new("", Some(&[]));
        file
    }};
    ($($name:expr),+) => {{
        #[cfg(feature = "embedded")]
        let built_in = Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($name),+)).as_slice());
        #[cfg(not(feature = "embedded"))]
        let built_in = None;
        $crate::Asset::new(concat!($($name),+), built_in)
    }};
}
pub use asset;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_built_in_is_read_once() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static READ: AtomicUsize = AtomicUsize::new(0);
        let missing = Asset::new("no/such", None);
        assert_eq!(missing.bytes(), None);
        let source = |name: &str| {
            READ.fetch_add(1, Ordering::Relaxed);
            (name == "is/there").then(|| b"yes".to_vec())
        };
        assert!(set_asset_source(source));
        assert!(!set_asset_source(source));
        let asset = Asset::new("is/there", None);
        assert_eq!((asset.bytes(), asset.bytes()), (Some(&b"yes"[..]), Some(&b"yes"[..])));
        assert_eq!(READ.load(Ordering::Relaxed), 1);
        assert_eq!(missing.bytes(), None);
        let built_in = Asset::new("is/there", Some(b"other"));
        assert_eq!(built_in.bytes(), Some(&b"other"[..]));
    }
}
