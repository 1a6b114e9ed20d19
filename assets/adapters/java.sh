# Compiles Java, whatever else is in the folder.
java_files() { find . -name '*.java' ! -path '*/.*' "$@" | awk -F / '{ print NF "\t" $0 }' | sort -n | cut -f 2-; }
without_tests() { java_files ! -name '*Test*.java' ! -path '*/[Tt]est/*' ! -path '*/[Tt]ests/*'; }

needs() {
    command -v "$1" >/dev/null || { echo "$1 is not installed" >&2; exit 127; }
}

# Compiles the files whose names come in, one a line, with further arguments of the compiler. In Latin-1, any bytes are text.
compile_java() {
    # Processors of annotations would be programs of the submission that run in the compiler.
    sed 's/[\\"]/\\&/g; s/.*/"&"/' >"$TMPDIR/files"
    for encoding in UTF-8 ISO-8859-1; do
        # A short run is sooner over with little optimization.
        javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -proc:none -encoding "$encoding" -d . "$@" "@$TMPDIR/files" >"$TMPDIR/said" 2>&1 && return
        grep -q unmappable "$TMPDIR/said" || break
    done
    # What is tried after this is a way out, so the first errors are those that help.
    test -e "$TMPDIR/errors" || cp "$TMPDIR/said" "$TMPDIR/errors"
    return 1
}

# Compiles one file, with further arguments, and of the others only what it needs.
compile_alone() {
    file=$1
    shift
    package=$(sed -n 's/^[[:space:]]*package[[:space:]]*\([A-Za-z0-9_.]*\)[[:space:]]*;.*/\1/p' "$file" | head -n 1 | tr . /)
    folder=$(dirname "$file")
    printf '%s\n' "$file" | compile_java -sourcepath "${folder%/"$package"}" "$@"
}

# The classes that are declared nowhere: no name that is written wrong once, and none that only has to be imported.
missing_classes() {
    sed -nE 's/^ *symbol: +class ([A-Z][A-Za-z0-9_]*)$/\1/p; s/^ *symbol: +variable ([A-Z][A-Za-z0-9_]*[a-z][A-Za-z0-9_]*)$/\1/p' \
        "$TMPDIR/errors" | sort -u | while IFS= read -r class; do
        times=$(find . -name '*.java' -exec grep -how "$class" {} + | wc -l)
        test "$times" -gt 1 || continue
        printf 'import java.io.*; import java.nio.file.*; import java.util.*; import java.util.function.*; import java.util.stream.*;
            class Probe { %s one; }' "$class" >"$TMPDIR/Probe.java"
        javac -proc:none -d "$TMPDIR" "$TMPDIR/Probe.java" >/dev/null 2>&1 || echo "class $class"
    done
}

# Says why nothing was compiled. What a machine lacks is no mistake; a package that isn't imported is a name that is written wrong.
fails() {
    lacks=$(sed -n "s/.*fatal error: '*\([^:']*\)'*:* No such file.*/\1/p; s/.*fatal error: '\(.*\)' file not found.*/\1/p
        /error: package .* does not exist/{ N; s/.*error: \(package .*\) does not exist\n[[:space:]]*import .*/\1/p; }" \
        "$TMPDIR/errors" | grep -vE 'junit|package javax?\.'; missing_classes)
    test -z "$lacks" || echo "no grade: it needs what isn't here ($(echo "$lacks" | head -n 1)): a name that is written wrong, or a file to add with --with" >&2
    # An error can begin with what the submission says. What wasn't found is said three lines below.
    sed 's/^no grade:/ &/
        /error: cannot find symbol$/{ N; N; N; s/^\(.*cannot find symbol\)\(\n.*\)\n *symbol: *\(.*\)$/\1: \3\2/; }' "$TMPDIR/errors" >&2
}

# Compiles everything but tests, or else the class in a file of this name alone, with the adapter.
compile_class() {
    needs javac
    adapter=$HERE/$1
    without_tests | compile_java "$adapter" && return
    file=$(java_files -name "$2" | head -n 1)
    test -n "$file" && compile_alone "$file" "$adapter" && return
    fails
    return 1
}
