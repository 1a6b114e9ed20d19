#!/usr/bin/env bash
# Builds the game for other systems and, where possible, runs it. Needs only Debian 12 with apt and a cargo that
# knows edition 2024 (Debian's is in cargo-web). It needs no other toolchain and installs nothing. (To run the
# game under Wine, Wine has to be installed.) Ends with a summary of what worked, what failed and what could not
# be tested, and exits with 1 if anything failed.
#
#   tests/portability.sh [TARGET...]     default: all targets at the end of this file
#   tests/portability.sh here PROGRAM    runs the same tests on this system, with a program that is already built
#   tests/portability.sh compiler TARGET prints the path of a rustc that builds and links for TARGET, for
#                                        wasm32-unknown-unknown without its library, which is built with the program
#
# Everything is unpacked and built in $PORTABILITY (default: target/portability) and reused the next time.
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

# Unpacks Debian packages, and dependencies that are missing on this machine, without installing them.
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

toolchain() {
    say "unpacking a compiler with the source of its library"
    unpack rustc-web libstd-rust-web-1.96 libstd-rust-web-dev rust-web-src libllvm22 || {
        say "apt doesn't know all of its packages: run apt-get update"
        return 1
    }
    cat >"$work/rustc" <<END
#!/bin/sh
LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu exec $root/usr/bin/rustc "\$@"
END
    chmod +x "$work/rustc"
    "$work/rustc" -V >&2
}

# Builds the standard library for a target once, and puts it where the compiler looks for it. For targets that
# cannot be linked here, its metadata is enough, and takes a tenth of the time.
library() { # TARGET build|check
    local target=$1 how=$2 lib=$root/usr/lib/rustlib/$1/lib crates=std,panic_unwind
    [ -e "$lib/.done-$how" ] || [ -e "$lib/.done-build" ] && return 0
    say "building the standard library for $target ($how)"
    mkdir -p "$work/std/src" "$lib"
    printf '[package]\nname = "nothing"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n' >"$work/std/Cargo.toml"
    : >"$work/std/src/lib.rs"
    case $target in wasm*) crates=std,panic_abort ;; esac
    (
        cd "$work/std" || exit 1
        export CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
        # The caller may have set a target directory of its own.
        export CARGO_TARGET_DIR=$work/std/target
        RUSTC=$work/rustc cargo "$how" -q --release "-Zbuild-std=$crates" -Zbuild-std-features= --target "$target"
    ) || return 1
    local kind=rlib
    [ "$how" = check ] && kind=rmeta
    rm -f "$work/std/target/$target/release/deps/"libnothing*
    cp "$work/std/target/$target/release/deps/"*.$kind "$lib/" || return 1
    case $target in *-windows-gnu)
        for object in rsbegin rsend; do
            "$work/rustc" --target "$target" --emit=obj -o "$lib/$object.o" \
                "$root/usr/lib/rustlib/src/rust/library/rtstartup/$object.rs" || return 1
        done ;;
    esac
    touch "$lib/.done-$how"
}

game() { # check|build TARGET FLAGS...
    local how=$1 target=$2
    shift 2
    RUSTC=$work/rustc cargo "$how" -q --locked --target "$target" --target-dir "$work/build" "$@"
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
    library "$target" build || { broke "$target: its standard library"; return; }
    game build "$target" --bin evil-hangman || { broke "$target: the build"; return; }
    held "$target: builds"
    local wine
    wine=$(wine_command) || { untried "$target: running it, there is no Wine (apt-get install wine64)"; return; }
    under_wine "$target" "$wine" "$work/build/$target/debug/evil-hangman.exe"
}

# The command that runs Windows programs. It has to be installed: unpacking its packages is not enough.
wine_command() { command -v wine64 || command -v wine || command -v /usr/lib/wine/wine64; }

under_wine() { # TARGET WINE GAME
    local target=$1 wine=$2 here=$work/played-on-windows
    export LC_ALL=C.UTF-8 WINEPREFIX=$work/prefix WINEDEBUG=-all EVIL_HANGMAN_HOME="Z:${work//\//\\}\\played-on-windows\\home"
    rm -rf "$here" && mkdir -p "$here"
    # Wine 8 has no bcryptprimitives.dll, from which Rust's library gets random numbers.
    cat >"$work/chance.c" <<'END'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return RtlGenRandom(bytes, (ULONG)count);
}
END
    x86_64-w64-mingw32-gcc -shared -o "$here/bcryptprimitives.dll" "$work/chance.c" -ladvapi32 >&2
    cp "$3" "$here/"
    played "$target, under Wine" "$here" 'evil-hangman.exe' "$wine" "$here/evil-hangman.exe"
    keyboard "$target, under Wine" "$here" "$wine" "$here/evil-hangman.exe"
}

# Plays in line mode and runs the other commands.
played() { # NAME FOLDER CHILD COMMAND...
    local name=$1 here=$2 child=$3
    shift 3
    local command=("$@") nine=(--words words.txt --length 4 --lives 2 --seed 3)
    printf 'ally\r\nbeta\r\ncool\r\ndeal\r\nelse\r\nflew\r\ngood\r\nhope\r\nibex\r\n' >"$here/words.txt"
    cd "$here" || return
    play() { timeout 300 "${command[@]}" "$@" 2>complaints; }
    typed() { # KEYS FLAGS...
        local keys=$1
        shift
        # shellcheck disable=SC2059
        printf "$keys" | play "$@"
    }
    # WHAT EXPECTED COMMAND...: checks the output of a run.
    check() {
        local what=$1 expected=$2 said
        shift 2
        said=$("$@")
        if grep -qF -- "$expected" <<<"$said"; then held "$name: $what"; else
            broke "$name: $what (no “$expected”): $(head -c 400 <<<"$said") $(head -c 400 complaints)"
        fi
    }
    check "help" "Usage: evil-hangman" play --help
    check "line mode" "You lost" typed 'e\nt\nn\n' "${nine[@]}" --line
    check "a second round is kept" "Goodbye." typed 'e\nt\nagain\ne\nt\nquit\n' "${nine[@]}" --line
    check "a pipe that ends early" "Your letter" typed 'e\n' "${nine[@]}" --line
    check "a puzzle" "That's a miss" typed 'puzzle\nz\nquit\n' --line
    check "statistics" "Rounds: 1." play stats
    check "statistics as JSON" '"played": 1' play stats --json
    check "solve" "   4       9      2      3" play solve --words words.txt --length 4
    play solve --words words.txt --length 4 --proof four.proof >/dev/null
    check "verify" "value 2 proven" play verify four.proof --words words.txt
    check "replay" "E" play replay --words words.txt
    check "match with a child process" "2 of 2" play match --words words.txt --length 4 --games 2 \
        --guesser "cmd:$child seat --guesser frequency" --setter greedy
    check "match with a program whose name is quoted" "1 of 1" play match --words words.txt --length 4 --games 1 \
        --guesser "cmd:\"$child\" seat --guesser \"frequency\"" --setter greedy
    (printf '\xff\xfe'; iconv -f UTF-8 -t UTF-16LE words.txt) >"Wörter aus PowerShell.txt"
    check "a list in UTF-16, whose name has blanks and accents" "   4       9      2      3" \
        play solve --words "Wörter aus PowerShell.txt" --length 4
    cd - >/dev/null || return
}

# Plays on the full screen, in a pseudo-terminal.
keyboard() { # NAME FOLDER COMMAND...
    local name=$1 here=$2
    shift 2
    command -v python3 >/dev/null || { untried "$name: keys on the full screen, there is no python3"; return; }
    if (cd "$here" && timeout 300 python3 - "$@") <<'END'
import fcntl, os, pathlib, pty, re, select, signal, struct, sys, termios, time

HOME = pathlib.Path("home")
PIECE = re.compile(r"\x1b\[([?>=]?[\d;]*)([@-~])|\x1b\].*?(?:\x07|\x1b\\)|\x1b[()].|\x1b.|([\r\n\b])|([^\x00-\x1f])", re.S)

UNFINISHED = re.compile(r"\x1b(\[[?>=]?[\d;]*|\][^\x07\x1b]*|[()])?$")


class Game:
    """A game in a terminal, and the screen that it has drawn: Wine writes only the cells that have changed."""

    def __init__(self, *arguments):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execvp(sys.argv[1], sys.argv[1:] + ["--words", "words.txt", *arguments])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.cells, self.row, self.column, self.rest = {}, 0, 0, ""
        self.ended = False

    def read(self, seconds):
        if not select.select([self.terminal], [], [], seconds)[0]:
            return
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:
            piece = b""
        self.ended = self.ended or not piece
        # Wine passes the game's own sequences on, but counts their characters and breaks them into lines.
        text = (self.rest + piece.decode("utf-8", "replace")).replace("\r\r\n", "")
        done = 0
        for found in PIECE.finditer(text):
            # A sequence whose end has not come yet.
            if UNFINISHED.match(text, found.start()):
                break
            done = found.end()
            self.obey(found)
        self.rest = text[done:][-64:]

    def obey(self, found):
        order, control, letter = found.group(2), found.group(3), found.group(4)
        if letter:
            self.cells[self.row, self.column] = letter
            self.column += 1
        elif control:
            self.row += control == "\n"
            self.column = {"\r": 0, "\n": self.column, "\b": max(0, self.column - 1)}[control]
        elif order:
            numbers = [int(n) if n.isdigit() else 0 for n in found.group(1).split(";")] + [0]
            first = max(1, numbers[0])
            if order in "Hf":
                self.row, self.column = first - 1, max(1, numbers[1]) - 1
            elif order in "ABCD":
                self.row += {"A": -first, "B": first}.get(order, 0)
                self.column += {"C": first, "D": -first}.get(order, 0)
            elif order == "G":
                self.column = first - 1
            elif order == "J" and numbers[0] == 2:
                self.cells.clear()
            # Not for K, which Wine writes when the cursor is elsewhere than it counts.
            elif order == "X":
                for column in range(self.column, self.column + first):
                    self.cells.pop((self.row, column), None)

    def screen(self):
        rows = range(24)
        return "\n".join("".join(self.cells.get((row, column), " ") for column in range(80)).rstrip() for row in rows)

    def wait(self, what, holds, seconds=120):
        end = time.time() + seconds
        while not holds():
            if self.ended or time.time() > end:
                sys.exit(f"{'it ended' if self.ended else 'in vain'}: {what}; on the screen is:\n{self.screen()}")
            self.read(0.1)

    def shows(self, *texts):
        self.wait(" or ".join(texts), lambda: any(text in self.screen() for text in texts))
        return next(text for text in texts if text in self.screen())

    def type(self, keys):
        os.write(self.terminal, keys)

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def rounds():
    """The rounds in play that are kept, and when each was written."""
    return {(path, path.stat().st_mtime_ns) for path in HOME.rglob("round.json")}


game = Game("--length", "4", "--lives", "3", "--seed", "3")
game.shows("whole word")
if "wine" in sys.argv[1]:
    # A console sends a paste as keys. As guesses, these would lose the round.
    game.type(b"many letters")
    game.shows("paste in a round")
before = rounds()
game.type(b"e")
game.wait("the round in a file", lambda: rounds() - before)
game.kill()
# Wine's server releases the lock of the round a moment after the game has been killed.
for _ in range(20):
    game = Game()
    if game.shows("CONTINUE", "whole word") == "CONTINUE":
        break
    game.kill()
else:
    sys.exit("the round is not offered again")
game.type(b"\x03")
end = time.time() + 60
while os.waitpid(game.pid, os.WNOHANG)[0] == 0:
    if time.time() > end:
        sys.exit("Ctrl-C does not end it")
    game.read(0.2)
END
    then held "$name: a letter on the full screen; killed, the round is offered again; Ctrl-C"; else
        broke "$name: the keyboard on the full screen"
    fi
}

# A linker for 32 bits, $work/cc32, and what runs a program of 32 bits, $work/run32.
linker32() {
    say "unpacking the C library for 32 bits"
    unpack libc6-dev-i386 lib32gcc-12-dev libc6-i386 lib32gcc-s1 || return 1
    # The files of the library refer to each other by the paths at which they would be installed.
    sed "s|/lib32/|$root/lib32/|g; s|/usr$root|$root/usr|g; s|/lib/ld-|$root/lib32/ld-|" "$root/usr/lib32/libc.so" >"$work/libc.so"
    mkdir -p "$work/lib32" && mv "$work/libc.so" "$work/lib32/libc.so"
    # So do its links: without them, the static library would be used, which does not fit the shared ones.
    local link
    for link in "$root"/usr/lib32/*.so; do
        [ -L "$link" ] && [ ! -e "$link" ] && ln -sf "$root$(readlink "$link")" "$work/lib32/${link##*/}"
    done
    cat >"$work/cc32" <<END
#!/bin/sh
gcc=$root/usr/lib/gcc/x86_64-linux-gnu/12/32
exec gcc -m32 -B$root/usr/lib32 -B\$gcc -L$work/lib32 -L$root/usr/lib32 -L$root/lib32 -L\$gcc "\$@"
END
    cat >"$work/run32" <<END
#!/bin/sh
exec $root/lib32/ld-linux.so.2 --library-path $root/lib32:$root/usr/lib32 "\$@"
END
    chmod +x "$work/cc32" "$work/run32"
}

i686() {
    local target=i686-unknown-linux-gnu
    linker32 || { untried "$target: no C library for it"; return; }
    library "$target" build || { broke "$target: its standard library"; return; }
    export CARGO_TARGET_I686_UNKNOWN_LINUX_GNU_LINKER=$work/cc32
    game build "$target" --bin evil-hangman || { broke "$target: the build"; return; }
    held "$target: builds"
    local here=$work/played-on-32-bits
    rm -rf "$here" && mkdir -p "$here"
    cat >"$here/evil-hangman" <<END
#!/bin/sh
exec $work/run32 $work/build/$target/debug/evil-hangman "\$@"
END
    chmod +x "$here/evil-hangman"
    if ! "$here/evil-hangman" --version >/dev/null 2>&1; then
        untried "$target: running it, this kernel runs no programs of 32 bits"
        return
    fi
    EVIL_HANGMAN_HOME=$here/home played "$target" "$here" ./evil-hangman ./evil-hangman
}

# Other processors, the second of which has the larger end of a number first: played by QEMU.
emulated() { # TARGET DEBIAN'S-NAME
    local target=$1 name=${1/-unknown/} here=$work/played-on-$2 run
    say "unpacking a linker and an emulator for $2"
    unpack "gcc-12-$name" "binutils-$name" "libgcc-12-dev-$2-cross" "libgcc-s1-$2-cross" "libc6-dev-$2-cross" \
        "libc6-$2-cross" qemu-user-static || { untried "$target: no linker or emulator to be had"; return; }
    cat >"$work/cc-$2" <<END
#!/bin/sh
export LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu
exec $root/usr/bin/$name-gcc-12 --sysroot=$root "\$@"
END
    rm -rf "$here" && mkdir -p "$here"
    cat >"$here/evil-hangman" <<END
#!/bin/sh
exec $root/usr/bin/qemu-${target%%-*}-static -L $root/usr/$name $work/build/$target/debug/evil-hangman "\$@"
END
    chmod +x "$work/cc-$2" "$here/evil-hangman"
    library "$target" build || { broke "$target: its standard library"; return; }
    run=CARGO_TARGET_${target//-/_}_LINKER
    export "${run^^}=$work/cc-$2"
    game build "$target" --bin evil-hangman || { broke "$target: the build"; return; }
    held "$target: builds"
    EVIL_HANGMAN_HOME=$here/home played "$target" "$here" ./evil-hangman ./evil-hangman
}

# For targets that can only be linked with the system's own linker and libraries: compiles everything.
unlinked() { # TARGET WHAT
    library "$1" check || { broke "$1: its standard library"; return; }
    if game check "$1" --bin evil-hangman; then
        held "$1: the program compiles"
        untried "$1: linking and running it, $2"
    else
        broke "$1: the program does not compile"
    fi
}

wasm() {
    local target=wasm32-unknown-unknown
    library "$target" check || { broke "$target: its standard library"; return; }
    if game check "$target" --lib --no-default-features; then
        held "$target: the pure part of the library compiles"
    else
        broke "$target: the pure part of the library does not compile"
    fi
}

# Plays with a program that is already built, on this system, so that the tests also run here.
here() { # PROGRAM
    local here=$work/played-here program
    program=$(realpath "$1") || { broke "here: no program $1"; return; }
    rm -rf "$here" && mkdir -p "$here"
    EVIL_HANGMAN_HOME=$here/home played here "$here" "$program" "$program"
    EVIL_HANGMAN_HOME=$here/home keyboard here "$here" "$program"
}

if [ "${1:-}" = here ]; then
    here "${2:?tests/portability.sh here PROGRAM}"
    printf '%s\n' "${report[@]}"
    exit $failed
fi
if [ "${1:-}" = compiler ]; then
    toolchain || exit 1
    case ${2:?tests/portability.sh compiler TARGET} in
    i686-*) library "$2" build && linker32 >&2 || exit 1 ;;
    wasm*)
        unpack lld-22 || exit 1
        cat >"$work/wasm-ld" <<END
#!/bin/sh
LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu exec $root/usr/lib/llvm-22/bin/wasm-ld "\$@"
END
        chmod +x "$work/wasm-ld" ;;
    esac
    echo "$work/rustc"
    exit
fi
[ $# -gt 0 ] || set -- x86_64-pc-windows-gnu i686-unknown-linux-gnu aarch64-unknown-linux-gnu \
    s390x-unknown-linux-gnu aarch64-apple-darwin x86_64-apple-darwin x86_64-unknown-freebsd wasm32-unknown-unknown
if toolchain; then
    for target in "$@"; do
        case $target in
        x86_64-pc-windows-gnu) windows ;;
        i686-unknown-linux-gnu) i686 ;;
        aarch64-unknown-linux-gnu) emulated "$target" arm64 ;;
        s390x-unknown-linux-gnu) emulated "$target" s390x ;;
        *-apple-darwin) unlinked "$target" "which needs Apple's SDK" ;;
        *-freebsd) unlinked "$target" "which needs the libraries of FreeBSD" ;;
        wasm32-unknown-unknown) wasm ;;
        *) untried "$target: this script does not know this target" ;;
        esac
    done
else
    untried "everything: Debian's rustc-web is not available"
fi
printf '%s\n' "" "${report[@]}"
exit $failed
