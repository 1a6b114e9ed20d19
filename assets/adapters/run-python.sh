# Runs the file that defines a class with a method guess(letter): the first in any folder, or one that is called evil.
file=$(grep -rlE --include='*.py' --exclude='*test*' '^[[:space:]]+def guess *\(([^,)]+,|[[:space:]]*$)' . | sort |
    awk 'tolower($0) ~ /evil[^\/]*$/ { evil = $0; exit } !first { first = $0 } END { print evil ? evil : first }')
exec python3 "$HERE/python.py" "$file"
