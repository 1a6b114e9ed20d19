//! The memory of a process, as its files under `/proc` say.

use std::fs;

/// Returns the resident memory of a process, in bytes.
pub fn resident(pid: i32) -> u64 {
    bytes_of(pid, "status", "VmRSS:").unwrap_or(0)
}

/// Returns the resident memory of a process in bytes, with its share of shared memory.
pub fn proportional(pid: i32) -> Option<u64> {
    bytes_of(pid, "smaps_rollup", "Pss:")
}

/// Reads a size from a file about a process, in bytes.
fn bytes_of(pid: i32, file: &str, name: &str) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/{file}")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}
