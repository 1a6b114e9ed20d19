#!/usr/bin/env bash
# Usage: packaging/documents.sh PROGRAM FOLDER
# Lets the program write the manual pages, completions and licence notices that packages install.
set -euo pipefail
program=$1
folder=$2
mkdir -p "$folder/man" "$folder/completions"
# The program never overwrites files.
rm -f "$folder/man/"*.1
"$program" man "$folder/man"
"$program" completions bash >"$folder/completions/evil-hangman.bash"
"$program" completions zsh >"$folder/completions/_evil-hangman"
"$program" completions fish >"$folder/completions/evil-hangman.fish"
"$program" completions powershell >"$folder/completions/_evil-hangman.ps1"
"$program" completions elvish >"$folder/completions/evil-hangman.elv"
"$program" --licences >"$folder/LICENCES"
