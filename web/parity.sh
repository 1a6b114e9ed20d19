#!/usr/bin/env bash
# Plays seeded rounds natively, on a 32-bit target and in the browser, and compares the transcripts: they are the same
# to the last letter. Also compares how long they take in the browser, which is at most three times as long.
#
#   web/parity.sh                    200 rounds
#   ROUNDS=50 web/parity.sh          another number
#   THIRTY_TWO=no web/parity.sh      without the 32-bit target, whose standard library takes minutes to build
#   PORTABILITY=FOLDER               where Debian's compiler is unpacked and kept (see tests/portability.sh)
#
# Needs what web/build.sh and web/test.mjs need, and web/dist.
set -euo pipefail
cd "$(dirname "$0")"
rounds=${ROUNDS:-200}
portability=$(realpath -m "${PORTABILITY:-../target/portability}")
target=i686-unknown-linux-gnu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT

cargo build -q --locked --release --example parity
"${CARGO_TARGET_DIR:-target}/release/examples/parity" "$rounds" >"$here/native.txt" 2>"$here/seconds"
printf 'native   %s  %s s\n' "$(sha256sum <"$here/native.txt" | cut -c 1-16)" "$(cat "$here/seconds")"

if [ "${THIRTY_TWO:-yes}" = yes ]; then
    compiler=$(PORTABILITY=$portability ../tests/portability.sh compiler $target)
    # What the other compiler has built would not fit.
    RUSTC=$compiler RUSTC_BOOTSTRAP=1 CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=$portability/cc32 \
        cargo build -q --locked --target $target --target-dir "${CARGO_TARGET_DIR:-target}/debian" --example parity
    "$portability/run32" "${CARGO_TARGET_DIR:-target}/debian/$target/debug/examples/parity" "$rounds" \
        >"$here/32.txt" 2>"$here/seconds-32"
    printf '32 bits  %s  %s s\n' "$(sha256sum <"$here/32.txt" | cut -c 1-16)" "$(cat "$here/seconds-32")"
    cmp "$here/native.txt" "$here/32.txt"
fi

ROUNDS=$rounds PARITY=$here/native.txt NATIVE=$(cat "$here/seconds") node test.mjs parity
