#!/usr/bin/env bash
# Builds the folder that any web server can hand out as it is, web/dist, from nothing but cargo and a compiler for
# wasm32-unknown-unknown: the one of rustup if it has that target (rustup target add wasm32-unknown-unknown), or
# else Debian's, which tests/portability.sh unpacks without installing it.
#
#   web/build.sh             builds web/dist
#   web/build.sh again       the same around the module that is there, after a change of page/ alone
#   PORTABILITY=FOLDER       where Debian's compiler is unpacked and kept
#   CARGO_TARGET_DIR=FOLDER  where it is built (default: web/target)
set -euo pipefail
cd "$(dirname "$0")"
target=wasm32-unknown-unknown
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}

build() {
    # The JavaScript through which the page calls the module, and the program that makes it.
    cargo build -q --locked -p bindgen

    if compgen -G "$(rustc --print target-libdir --target $target)/libstd*.rlib" >/dev/null; then
        cargo build -q --locked --profile module --target $target --lib
    else
        compiler=$(../tests/portability.sh compiler $target)
        # What the other compiler has built would not fit.
        export CARGO_TARGET_DIR=$CARGO_TARGET_DIR/debian RUSTC_BOOTSTRAP=1
        RUSTC=$compiler CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(dirname "$compiler")/wasm-ld \
            cargo build -q --locked --profile module --target $target --lib
        CARGO_TARGET_DIR=${CARGO_TARGET_DIR%/debian}
        target=debian/$target
    fi

    rm -rf dist
    mkdir -p dist/assets
    "$CARGO_TARGET_DIR/debug/bindgen" "$CARGO_TARGET_DIR/$target/module/evil_hangman_web.wasm" dist

    # Compressed here, so that it does not depend on the server; without a time, so that it is the same every time.
    gzip -9n dist/game_bg.wasm
}

[ "${1:-}" = again ] || build
cp page/* dist/
for file in ../crates/words/assets/words/en-full.txt ../crates/words/assets/words/??.words ../crates/hangman/assets/proofs/*.proof \
    ../crates/words/assets/openings/*.openings ../crates/hangman/assets/puzzles/*.puzzles; do
    # These are part of the module.
    [ "$file" = ../crates/words/assets/openings/en-everyday.openings ] && continue
    [ "$file" = ../crates/hangman/assets/puzzles/en.puzzles ] && continue
    name=${file#*/assets/}
    mkdir -p "dist/assets/$(dirname "$name")"
    gzip -9nc "$file" >"dist/assets/$name.gz"
done
{
    cat ../LICENSE-MIT
    printf '\n\nWord lists\n==========\n\n'
    cat ../crates/words/assets/words/scowl.COPYRIGHT
    printf '\n\n'
    cat ../crates/words/assets/words/LICENCES
    printf '\n\nPackages\n========\n\n'
    cat licences.txt
} >dist/licences.txt

# The service worker keeps these files, and the name of this edition is what they are. It keeps the lists of other
# languages when they are asked for.
files=$(cd dist && find . -type f ! -name service.js ! -name '??.words.gz' | LC_ALL=C sort | sed 's|^\./||')
edition=$(cd dist && find . -type f ! -name service.js | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -c 1-16)
list=$(sed 's/.*/  "&",/' <<<"$files")
awk -v edition="$edition" -v list="$list" '{
    if (/^const EDITION = /) print "const EDITION = \"" edition "\";"
    else if (/^const FILES = /) print "const FILES = [\n" list "\n];"
    else print
}' page/service.js >dist/service.js
du -sh dist
