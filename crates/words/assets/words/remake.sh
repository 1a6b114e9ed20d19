#!/bin/sh
# Makes the word lists and everything that follows from them, and says what changed: remake.sh FOLDER, where FOLDER is the
# folder that fetch.sh filled. It takes about an hour on two processors. README.md explains the lists.
set -eu
[ $# = 1 ] || { echo "usage: remake.sh FOLDER" >&2; exit 2; }
sources=$(cd "$1" && pwd)
words=$(cd "$(dirname "$0")" && pwd)
cd "$words/../../../.."
python3 "$words/make.py" "$sources"
python3 "$words/meanings.py" "$sources"
# The values, openings, proofs and puzzles; and then the tables of the values that have been found.
cargo run --release --example lists
cargo run --release --example lists
cargo run --release --example levels -- --write 1000
cargo run --release --example endings
cargo run --example pictures
git diff --stat
