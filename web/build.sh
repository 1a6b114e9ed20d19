#!/usr/bin/env bash
# Builds the folder that any web server can hand out as it is, web/dist, from nothing but cargo and a compiler with the
# source of its standard library: the one of rustup if it has that (rustup component add rust-src), or else Debian's, which
# tests/portability.sh unpacks without installing it.
#
#   web/build.sh             builds web/dist
#   web/build.sh again       the same around the modules that are there, after a change of page/ alone
#   PORTABILITY=FOLDER       where Debian's compiler is unpacked and kept
#   CARGO_TARGET_DIR=FOLDER  where it is built (default: web/target)
set -euo pipefail
cd "$(dirname "$0")"
target=wasm32-unknown-unknown
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}

# Builds a module: its name, and its features. The standard library is built with it, for size, and without
# sentences for a panic, which stops the module all the same; SHA-256 is built without unrolled loops.
module() {
    RUSTC_BOOTSTRAP=1 CARGO_PROFILE_MODULE_PANIC=immediate-abort \
        RUSTFLAGS='-Zlocation-detail=none --cfg sha2_backend_soft="compact"' \
        cargo build -q --locked --profile module --target $target --lib --no-default-features --features "$2" \
        -Zpanic-immediate-abort -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size
    "$bindgen" "$CARGO_TARGET_DIR/$target/module/evil_hangman_web.wasm" dist "$1"
}

build() {
    # The program that makes the JavaScript through which the page calls a module.
    cargo build -q --locked -p bindgen
    bindgen=$CARGO_TARGET_DIR/debug/bindgen
    if ! [ -d "$(rustc --print sysroot)/lib/rustlib/src" ]; then
        compiler=$(../tests/portability.sh compiler $target)
        # What the other compiler has built would not fit.
        export CARGO_TARGET_DIR=$CARGO_TARGET_DIR/debian RUSTC=$compiler
        export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=${compiler%/*}/wasm-ld
    fi
    rm -rf dist
    mkdir -p dist
    module game page
    module mind mind
}

# Turns a theme into the variables of a style sheet, two for a role with ink and ground.
colours() {
    awk -F' = ' '/^[a-z]+ = "/ {
        gsub(/"/, "", $2); ink = ground = ""; n = split($2, words, " ")
        for (i = 1; i <= n; i++) if (words[i] == "on") ground = words[++i]; else if (words[i] ~ /^#/) ink = words[i]
        if (ground != "") printf "--%s:%s;", $1, ground
        if (ink != "") printf "--%s%s:%s;", $1, ground == "" ? "" : "-ink", ink
    }' "../assets/themes/$1.toml"
    [ "$1" != contrast ] || echo '--edge:1px solid;'
    [ "$1" = paper ] && echo 'color-scheme:light' || echo 'color-scheme:dark'
}

# Returns how the page's policy names a text.
hash() { printf "'sha256-%s'" "$(printf "$(sha256sum <"$1" | cut -c 1-64 | sed 's/../\\x&/g')" | base64)"; }

# Puts the style sheet and the first script into the page: to load a file takes 150 ms on a slow line, whatever its size.
inline() {
    awk '
        function within(tag, file,   text, line) {
            while ((getline line <file) > 0) text = text line "\n"
            printf "<%s>%s</%s>\n", tag, text, tag
        }
        /rel="stylesheet"/ { within("style", "dist/style.css"); next }
        /src="boot.js"/ { within("script", "dist/boot.js"); next }
        /^<!--.*-->$/ { next }
        { print }
    ' page/index.html | sed "s|STYLE|$(hash dist/style.css)|; s|BOOT|$(hash dist/boot.js)|" >dist/index.html
    rm dist/style.css dist/boot.js
}

[ "${1:-}" = again ] || build
cp page/*.{svg,png,webmanifest} dist/
# Comments and indentation are a tenth of what is loaded before the first letter, but for the modules.
for script in page/*.js dist/{game,mind}.js; do
    awk '/^ *\/\/ / || /^ *\/\*.*\*\/$/ { next } /^ *\/\*/ && !/\*\// { skips = 1 } !skips; /\*\// { skips = 0 }' "$script" >dist/script
    mv dist/script "dist/${script##*/}"
done
{
    echo ":root{$(colours dusk)}"
    echo "@media(prefers-color-scheme:light){:root{$(colours paper)}}"
    echo "@media(prefers-contrast:more){:root{$(colours contrast)}}"
    for theme in dusk paper contrast; do echo ":root[data-theme=$theme]{$(colours $theme)}"; done
    sed -E 's/^ +//; /^\/\*.*\*\/$/d' page/style/*.css
} >dist/style.css
inline
words=../crates/words/assets
for file in $words/words/en-full.txt $words/words/meanings/en-? $words/words/??.words $words/words/blocked/*.txt $words/openings/*.openings \
    ../crates/hangman/assets/proofs/*.proof ../crates/hangman/assets/puzzles/*.puzzles; do
    # This is part of the module.
    case $file in */en-everyday.openings) continue ;; esac
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
    printf '\n\nlit-html\n========\n\n'
    cat lit-html.LICENSE
} >dist/licences.txt

# The service worker keeps these files, and the name of this edition is what they are. It keeps the full
# list and other languages when they are asked for, and what AFTER in page/page.js names when a round has ended.
files=$(cd dist && find . -type f ! -name service.js ! -name share.png ! -name phone.png \
    ! -name wide.png ! -path './assets/*' -o -name 'en-everyday*' ! -name '*-5.proof*' -o -path '*/blocked/en.txt.gz' -o -name 'en.puzzles*' | LC_ALL=C sort | sed 's|^\./||')
edition=$(cd dist && find . -type f ! -name service.js | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -c 1-16)
list=$(sed 's/.*/  "&",/' <<<"$files")
awk -v edition="$edition" -v list="$list" '{
    if (/^const EDITION = /) print "const EDITION = \"" edition "\";"
    else if (/^const FILES = /) print "const FILES = [\n" list "\n];"
    else print
}' page/service.js >dist/service.js
du -sh dist
