# Runs what was compiled, or the script that looks like the main one.
with() { grep -rlE --include="$1" "$2" . | sort | head -n 1; }
main=$(with '*.java' 'void main *\(')
if test -x evil; then
    set -- ./evil
elif test -n "$main"; then
    package=$(sed -n 's/^ *package *\([A-Za-z0-9_.]*\) *;.*/\1./p' "$main" | head -n 1)
    set -- java -XX:TieredStopAtLevel=1 -cp . "$package$(basename "$main" .java)"
else
    for look in __main__ 'input *\(' ''; do
        test -n "$main" || main=$(with '*.py' "$look")
    done
    set -- python3 "$main"
    if test -z "$main"; then set -- node "$(with '*.js' '')"; fi
fi
python3 "$HERE/console.py" "$@"
