#!/usr/bin/env bash
# Builds the game for other systems and runs it where that is possible, from nothing but a Debian with
# cargo and apt: no other toolchain, nothing installed. Says at the end what was done, what failed and what
# could not be tried; ends with 1 if something failed.
#
#   tests/portability.sh [TARGET...]     default: x86_64-pc-windows-gnu i686-unknown-linux-gnu wasm32-unknown-unknown
#
# Everything is unpacked and built in $PORTABILITY (default: target/portability) and used again the next time.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
work=$(realpath -m "${PORTABILITY:-target/portability}")
root=$work/root
report=()
failed=0
mkdir -p "$root" "$work/debs"
export RUSTC_BOOTSTRAP=1 CARGO_PROFILE_DEV_DEBUG=0

say() { printf '== %s\n' "$*" >&2; }
held() { report+=("ok        $*"); say "ok: $*"; }
broke() { report+=("FAILED    $*"); failed=1; say "FAILED: $*"; }
untried() { report+=("untried   $*"); say "untried: $*"; }

# Unpacks Debian packages, and what they need that this machine has not, without installing them.
unpack() {
    local package
    for package in "$@"; do
        [ -e "$work/debs/$package.done" ] && continue
        (cd "$work/debs" && apt-get download -qq "$package" 2>/dev/null) || return 1
        local file
        file=$(find "$work/debs" -name "${package}_*.deb" | head -n 1)
        dpkg -x "$file" "$root" && rm -f "$file" && touch "$work/debs/$package.done" || return 1
    done
}

# What a package would bring with it.
needs() { apt-get install -s --no-install-recommends "$1" 2>/dev/null | awk '/^Inst/ { print $2 }'; }

toolchain() {
    say "unpacking a compiler with the source of its library"
    unpack rustc-web libstd-rust-web-1.96 libstd-rust-web-dev rust-web-src libllvm22 || return 1
    cat >"$work/rustc" <<END
#!/bin/sh
LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu exec $root/usr/bin/rustc "\$@"
END
    chmod +x "$work/rustc"
    "$work/rustc" -V >&2
}

# Builds the standard library for a target once, and puts it where the compiler looks for it.
library() {
    local target=$1 lib=$root/usr/lib/rustlib/$1/lib
    [ -e "$lib/.done" ] && return 0
    say "building the standard library for $target"
    mkdir -p "$work/std/src" "$lib"
    printf '[package]\nname = "nothing"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n' >"$work/std/Cargo.toml"
    : >"$work/std/src/lib.rs"
    local crates=std,panic_unwind
    [ "$target" = wasm32-unknown-unknown ] && crates=std,panic_abort
    (cd "$work/std" && RUSTC=$work/rustc cargo build -q --release -Zbuild-std=$crates --target "$target") || return 1
    cp "$work/std/target/$target/release/deps/"*.rlib "$lib/" || return 1
    case $target in *-windows-gnu)
        for object in rsbegin rsend; do
            "$work/rustc" --target "$target" --emit=obj -o "$lib/$object.o" \
                "$root/usr/lib/rustlib/src/rust/library/rtstartup/$object.rs" || return 1
        done ;;
    esac
    touch "$lib/.done"
}

game() { # TARGET FLAGS...
    local target=$1
    shift
    RUSTC=$work/rustc cargo build -q --locked --bin evil-hangman --target "$target" --target-dir "$work/build" "$@"
}

windows() {
    local target=x86_64-pc-windows-gnu
    say "unpacking a linker for Windows"
    unpack gcc-mingw-w64-base gcc-mingw-w64-x86-64-win32-runtime gcc-mingw-w64-x86-64-win32 \
        binutils-mingw-w64-x86-64 mingw-w64-x86-64-dev mingw-w64-common || {
        untried "$target: no mingw-w64 to be had"
        return
    }
    export PATH=$root/usr/bin:$PATH
    ln -sf x86_64-w64-mingw32-gcc-win32 "$root/usr/bin/x86_64-w64-mingw32-gcc"
    export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
    library "$target" || { broke "$target: its standard library"; return; }
    game "$target" || { broke "$target: the build"; return; }
    held "$target: builds"
    local wine
    wine=$(wine_command) || { untried "$target: running it, there is no wine64 to be had"; return; }
    under_wine "$wine" "$work/build/$target/debug/evil-hangman.exe"
}

# The command that runs a program for Windows.
wine_command() {
    command -v wine64 || command -v wine && return
    # shellcheck disable=SC2046
    unpack $(needs wine64) || return 1
    cat >"$work/wine64" <<END
#!/bin/sh
export LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu
export WINESERVER=$root/usr/lib/wine/wineserver64 WINELOADER=$root/usr/lib/wine/wine64
export WINEDLLPATH=$root/usr/lib/x86_64-linux-gnu/wine
exec $root/usr/lib/wine/wine64 "\$@"
END
    chmod +x "$work/wine64"
    echo "$work/wine64"
}

under_wine() {
    local wine=$1 game=$2 here=$work/played
    export WINEPREFIX=$work/prefix WINEDEBUG=-all EVIL_HANGMAN_HOME="Z:${work//\//\\}\\played\\home"
    rm -rf "$here" && mkdir -p "$here"
    # Wine 8 has no bcryptprimitives.dll, which Rust's library asks for chance.
    cat >"$work/chance.c" <<'END'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return RtlGenRandom(bytes, (ULONG)count);
}
END
    x86_64-w64-mingw32-gcc -shared -o "$(dirname "$game")/bcryptprimitives.dll" "$work/chance.c" -ladvapi32 >&2
    cp "$game" "$(dirname "$game")/bcryptprimitives.dll" "$here/"
    game=$here/evil-hangman.exe
    printf 'ally\r\nbeta\r\ncool\r\ndeal\r\nelse\r\nflew\r\ngood\r\nhope\r\nibex\r\n' >"$here/words.txt"
    cd "$here" || return
    play() { timeout 120 "$wine" "$game" "$@" 2>"$here/complaints"; }
    # NAME EXPECTED COMMAND...: what a run says.
    check() {
        local name=$1 expected=$2 said
        shift 2
        said=$("$@")
        if grep -qF -- "$expected" <<<"$said"; then held "under Wine: $name"; else
            broke "under Wine: $name (no “$expected”): $(head -c 400 <<<"$said") $(head -c 400 "$here/complaints")"
        fi
    }
    local nine=(--words words.txt --length 4 --guesses 2)
    lines() { local keys=$1; shift; printf "$keys" | play "$@"; }
    check "help" "Usage: evil-hangman" play --help
    check "line mode" "You are out of guesses" lines 'e\nt\nn\n' "${nine[@]}"
    check "a second round is kept" "Goodbye." lines 'e\nt\ny\ne\nt\nn\n' "${nine[@]}"
    check "statistics" "3 played" play stats
    check "solve" "4 letters" play solve --words words.txt --length 4
    play solve --words words.txt --length 4 --proof four.proof >/dev/null
    check "verify" "4" play verify four.proof --words words.txt
    check "replay" "The word" play replay --words words.txt
    check "match with a child process" "setter" play match --words words.txt --length 4 \
        --guesser "cmd:$(basename "$game") seat --words words.txt frequency" --setter greedy
    cd - >/dev/null || return
}

i686() {
    local target=i686-unknown-linux-gnu
    say "unpacking the C library for 32 bits"
    unpack libc6-dev-i386 lib32gcc-12-dev libc6-i386 lib32gcc-s1 || { untried "$target: no C library for it"; return; }
    library "$target" || { broke "$target: its standard library"; return; }
    cat >"$work/cc32" <<END
#!/bin/sh
exec gcc -m32 -B$root/usr/lib32 -B$root/usr/lib/gcc/x86_64-linux-gnu/12/32 -L$root/usr/lib32 -L$root/usr/lib/gcc/x86_64-linux-gnu/12/32 "\$@"
END
    chmod +x "$work/cc32"
    export CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=$work/cc32
    game "$target" || { broke "$target: the build"; return; }
    held "$target: builds"
}

wasm() {
    local target=wasm32-unknown-unknown
    library "$target" || { broke "$target: its standard library"; return; }
    if RUSTC=$work/rustc cargo check -q --locked --lib --no-default-features --target "$target" --target-dir "$work/build"; then
        held "$target: the floors without an outside compile"
    else
        broke "$target: the floors without an outside do not compile"
    fi
}

[ $# -gt 0 ] || set -- x86_64-pc-windows-gnu i686-unknown-linux-gnu wasm32-unknown-unknown
if toolchain; then
    for target in "$@"; do
        case $target in
        x86_64-pc-windows-gnu) windows ;;
        i686-unknown-linux-gnu) i686 ;;
        wasm32-unknown-unknown) wasm ;;
        *) untried "$target: this script does not know what it needs" ;;
        esac
    done
else
    untried "everything: Debian's rustc-web cannot be had"
fi
printf '%s\n' "" "${report[@]}"
exit $failed
