#!/usr/bin/env bash
# Tries docs/ssh.md with a real sshd on the loopback: a visitor gets the game and nothing else, whatever is asked for, and
# so does everybody who becomes the account's user at a console or with su. For a machine that can be thrown away: it needs
# root, sshd, ssh and su, and adds the user `hangman-test`, which it removes again together with its temporary folder.
#
#   tests/ssh.sh PROGRAM
set -euo pipefail
[ "$(id -u)" = 0 ] || { echo "tests/ssh.sh adds a user, so it needs root" >&2; exit 2; }
program=$(realpath "${1:?tests/ssh.sh PROGRAM}")
user=hangman-test port=${PORT:-22022}
id "$user" 2>/dev/null && { echo "there is already a user $user" >&2; exit 2; }
work=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    userdel "$user" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
chmod 755 "$work"
install -m 755 "$program" "$work/evil-hangman"

# The login shell of docs/ssh.md.
printf '#!/bin/sh\nexec %s/evil-hangman --guest\n' "$work" >"$work/guest"
chmod 755 "$work/guest"
useradd --system --home-dir /nonexistent --shell "$work/guest" "$user"
passwd --delete "$user" >/dev/null

ssh-keygen -q -t ed25519 -N '' -f "$work/host"
cat >"$work/sshd_config" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $work/host
PidFile $work/pid
UsePAM no
Subsystem sftp internal-sftp
Match User $user
    ForceCommand $work/guest
    AuthenticationMethods none
    PermitEmptyPasswords yes
    PermitTTY yes
    DisableForwarding yes
    PermitUserRC no
    AcceptEnv LANG LC_*
    MaxSessions 1
END
mkdir -p /run/sshd
"$(command -v sshd)" -D -e -f "$work/sshd_config" 2>"$work/log" &
server=$!

failed=0
check() { # WHAT PATTERN TEXT
    if grep -q -- "$2" <<<"$3"; then echo "ok      $1"; else
        failed=1
        printf 'FAILED  %s; it said:\n%s\n' "$1" "$3"
    fi
}
visit() { # ssh's flags and a command, with typed input
    timeout 30 ssh -p "$port" -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null \
        -o LogLevel=ERROR "$@" 2>&1 || true
}
for _ in $(seq 100); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break
    kill -0 "$server" || { cat "$work/log"; exit 1; }
done

check "plain sentences without a terminal" "Goodbye" "$(printf '\ne\nquit\n' | visit -T "$user@127.0.0.1")"
check "a command is the game all the same" "This is Evil Hangman" "$(visit -T "$user@127.0.0.1" id </dev/null)"
: >"$work/screen"
{
    # Ctrl-C once the title is there, or after a while.
    for _ in $(seq 100); do
        grep -q "EVIL HANGMAN" "$work/screen" && break
        read -rt 0.1 <> <(:) || true
    done
    printf '\x03'
} | TERM=xterm visit -tt "$user@127.0.0.1" >"$work/screen"
check "the full screen with a terminal" "EVIL HANGMAN" "$(tr -d '\0' <"$work/screen")"
check "no sftp" "Connection closed\|Received message too long" \
    "$(echo ls | timeout 30 sftp -q -P "$port" -o BatchMode=yes -o StrictHostKeyChecking=no \
        -o UserKnownHostsFile=/dev/null "$user@127.0.0.1" 2>&1 || true)"
check "nobody else comes in without a password" "Permission denied" "$(visit -T root@127.0.0.1 id </dev/null)"
check "su gives nothing but the game" "This is Evil Hangman" "$(su "$user" -c id </dev/null 2>&1 || true)"
check "a login shell gives nothing but the game" "This is Evil Hangman" "$(su - "$user" </dev/null 2>&1 || true)"
passwd --lock "$user" >/dev/null
check "with a locked password nobody comes in" "Permission denied" "$(visit -T "$user@127.0.0.1" </dev/null)"
exit "$failed"
