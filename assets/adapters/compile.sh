# Compiles what there is, in any folder.
files() { find . -name "$1" ! -path "*/.*"; }
if test -n "$(files '*.cpp')$(files '*.cc')"; then
    g++ -O2 -o evil $(files '*.cpp') $(files '*.cc')
elif test -n "$(files '*.c')"; then
    gcc -O2 -o evil $(files '*.c') -lm
elif test -n "$(files '*.java')"; then
    javac -d . $(files '*.java')
fi || exit
