#!/bin/sh
# Downloads the inputs of make.py that are not in this folder: Debian's word lists and three npm packages.
# make.py rejects other versions.
set -eu
[ $# = 1 ] || { echo "usage: fetch.sh FOLDER" >&2; exit 2; }
mkdir -p "$1"
cd "$1"
apt-get download wspanish=1.0.30 wdutch=1:2.20.19-2 wpolish=20220301-1 wfrench=1.2.7-2 witalian=1.10 \
    hunspell-es=1:7.5.0-1
for package in *.deb; do dpkg-deb -x "$package" .; done
for package in dictionary-ru@3.0.0 naughty-words@1.2.0 cuss@2.2.0; do
    folder=${package%@*}
    mkdir -p "$folder"
    tar xzf "$(npm pack --silent "$package")" -C "$folder" --strip-components=1
done
