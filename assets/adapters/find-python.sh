# Finds the file that defines a class with a method guess(letter), the first in any folder or one that is called evil, and keeps
# the command, one argument a line.
find_start() {
    # A version manager's python3 finds the same one slowly each time.
    python=$(python3 -c 'import sys; print(sys.executable)') || python=python3
    file=$(grep -rlE --include='*.py' --exclude='*test*' '^[[:space:]]+def guess *\(([^,)]+,|[[:space:]]*$)' . | sort |
        awk 'tolower($0) ~ /evil[^\/]*$/ { evil = $0; exit } !first { first = $0 } END { print evil ? evil : first }')
    printf '%s\n' "$python" "$HERE/python.py" "$file" >.start
}
