# Compiles what there is, in any folder: C++, C or Java.
native_files() { find . \( "$@" \) ! -path '*/.*' ! -path '*/CMakeFiles/*'; }

# Compiles the files whose names come in to one program.
native() {
    program=$1 compiler=$2
    needs "$compiler"
    set --
    while IFS= read -r file; do set -- "$@" "$file"; done
    # Headers may be in any folder, and hide none of the system's with the same name.
    native_files -name '*.h' -o -name '*.hpp' -o -name '*.hh' | sed 's|/[^/]*$||' | sort -u >"$TMPDIR/headers"
    while IFS= read -r folder; do set -- "$@" -iquote "$folder" -idirafter "$folder"; done <"$TMPDIR/headers"
    for standard in "" -std=c++20; do
        # What is empty is no argument, and the flags may be several.
        "$compiler" -O2 -pthread $standard $flags -o "$program" "$@" -lm >"$TMPDIR/said" 2>&1 && return
        test "$compiler" = g++ || break
    done
    test -e "$TMPDIR/errors" || cp "$TMPDIR/said" "$TMPDIR/errors"
    return 1
}

# Compiles all files with a compiler. Other versions of one for C++ take more, and include more headers by themselves.
all_native() {
    compiler=$1
    shift
    native_files "$@" >"$TMPDIR/all"
    flags=
    one_or_each && return
    # A file that another one includes may be a part of that.
    native_files "$@" -o -name '*.h' -o -name '*.hpp' -o -name '*.hh' | while IFS= read -r file; do
        sed -n 's|^[[:space:]]*#[[:space:]]*include[[:space:]]*"\(.*/\)*\([^"/]*\)".*|\2|p' "$file"
    done >"$TMPDIR/parts"
    awk -F / -v parts="$TMPDIR/parts" 'BEGIN { while ((getline name <parts) > 0) part[name] } !($NF in part)' "$TMPDIR/all" >"$TMPDIR/whole"
    cmp -s "$TMPDIR/all" "$TMPDIR/whole" || { mv "$TMPDIR/whole" "$TMPDIR/all" && one_or_each && return; }
    test "$compiler" = g++ || return 1
    flags="-fpermissive -include bits/stdc++.h"
    one_or_each && sed -n '/error: /{ p; q; }' "$TMPDIR/errors" >"$TMPDIR/loose"
}

# Compiles these files to one program. If there are several programs among them, each gets a file of its own.
one_or_each() {
    native evil "$compiler" <"$TMPDIR/all" && return
    while IFS= read -r file; do grep -lE '(^|[^A-Za-z_])main *\(' "$file"; done <"$TMPDIR/all" >"$TMPDIR/mains"
    done=1
    while IFS= read -r main; do
        { grep -vxFf "$TMPDIR/mains" "$TMPDIR/all"; printf '%s\n' "$main"; } | native "evil-$(basename "$main")" "$compiler" && done=0
    done <"$TMPDIR/mains"
    return $done
}

all_java() {
    needs javac
    java_files | compile_java && return
    # If the tests need what isn't here, other errors are those that help.
    ! grep -q 'package org.junit' "$TMPDIR/errors" || rm "$TMPDIR/errors"
    without_tests | compile_java && return
    java_files >"$TMPDIR/all"
    done=1
    while IFS= read -r file; do
        if grep -q 'void main *(' "$file"; then compile_alone "$file" && done=0; fi
    done <"$TMPDIR/all"
    return $done
}

if test -n "$(native_files -name '*.cpp' -o -name '*.cc' -o -name '*.cxx')"; then
    all_native g++ -name '*.cpp' -o -name '*.cc' -o -name '*.cxx'
elif test -n "$(native_files -name '*.c')"; then
    all_native gcc -name '*.c'
elif test -n "$(java_files)"; then
    all_java
fi || { status=$?; fails; exit $status; }
