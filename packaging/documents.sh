#!/usr/bin/env bash
# Has the program write what packages install beside it: packaging/documents.sh PROGRAM FOLDER
set -euo pipefail
program=$1
folder=$2
mkdir -p "$folder/man" "$folder/completions"
# The program writes over nothing.
rm -f "$folder/man/"*.1
"$program" man "$folder/man"
"$program" completions bash >"$folder/completions/evil-hangman.bash"
"$program" completions zsh >"$folder/completions/_evil-hangman"
"$program" completions fish >"$folder/completions/evil-hangman.fish"
"$program" completions powershell >"$folder/completions/_evil-hangman.ps1"
"$program" completions elvish >"$folder/completions/evil-hangman.elv"
"$program" --licences >"$folder/LICENCES"
