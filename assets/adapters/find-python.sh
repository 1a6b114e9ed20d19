# Finds the files that define a class with a method guess(letter), those that are called evil first, and keeps the command, one
# argument a line.
# A version manager's python3 finds the same one slowly each time.
python=$(python3 -c 'import sys; print(sys.executable)') || python=python3
grep -rlE --include='*.py' --exclude='*test*' '^[[:space:]]+def guess *\(([^,)]+,|[[:space:]]*$)' . | sort |
    awk 'tolower($0) ~ /evil[^\/]*$/ { print; next } { rest = rest $0 "\n" } END { printf "%s", rest }' >"$TMPDIR/files"
{ printf '%s\n' "$python" "$HERE/python.py"; cat "$TMPDIR/files"; } >.start
