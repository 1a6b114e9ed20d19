//! Owns the everyday English words in the module of the page. Sorted by letters, and each without what it shares with
//! the word before, they take three fifths of the list's size after compression.

/// The list's name as a data file.
pub const NAME: &str = "words/en-everyday.txt";

/// The words as `build.rs` packs them: a capital for the number of letters shared with the word before (A is none), and
/// the others.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/everyday"));

/// Calls `take` with each word, in order of letters.
fn words(mut take: impl FnMut(&[u8])) {
    let mut word = Vec::new();
    for packed in PACKED.chunk_by(|_, next| next.is_ascii_lowercase()) {
        let [shared, letters @ ..] = packed else { continue };
        word.truncate((shared - b'A').into());
        word.extend_from_slice(letters);
        take(&word);
    }
}

/// Returns the list as its file has it: a word on each line, shortest first, then in order of letters.
#[must_use]
pub fn list() -> Vec<u8> {
    /// More than the letters of any word.
    const LENGTHS: usize = 64;
    let mut bytes = [0; LENGTHS];
    words(|word| bytes[word.len() % LENGTHS] += word.len() + 1);
    let mut end = 0;
    let mut next = bytes.map(|bytes| {
        end += bytes;
        end - bytes
    });
    let mut list = vec![b'\n'; end];
    words(|word| {
        let start = &mut next[word.len() % LENGTHS];
        list[*start..][..word.len()].copy_from_slice(word);
        *start += word.len() + 1;
    });
    list
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_packed_list_is_the_list() {
        let list = include_bytes!("../../crates/words/assets/words/en-everyday.txt");
        assert!(super::list() == list);
    }
}
