set --
while IFS= read -r word; do set -- "$@" "$word"; done <.start
exec "$@"
