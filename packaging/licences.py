#!/usr/bin/env python3
"""Writes assets/licences.txt: the packages that the program is built from, and their licences.

Run `cargo fetch --locked` first, then this script from the root of the repository, whenever Cargo.lock has changed;
then packaging/notices.py, which compresses it.
If a package offers several licences, the first match in TAKEN is used.
`packaging/licences.py web` writes web/licences.txt, which is about the browser edition.
"""

import json
import pathlib
import re
import subprocess
import sys

WEB = sys.argv[1:] == ["web"]
MANIFEST = "web/Cargo.toml" if WEB else "Cargo.toml"
TARGETS = ["wasm32-unknown-unknown"] if WEB else [
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
]
OWN = ["evil-hangman", "evil-hangman-web", "hangman-core", "hangman-solver", "hangman-words"]
TAKEN = ["MIT", "Apache-2.0", "Zlib", "Unicode-3.0"]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def built():
    """The name and version of each package, for any target."""
    names = set()
    for target in TARGETS:
        tree = run("cargo", "tree", "--manifest-path", MANIFEST, "--locked", "-e", "normal", "--target", target,
                   "--prefix", "none", "-f", "{p}")
        for line in filter(None, tree.splitlines()):
            name, version = line.split()[:2]
            names.add((name, version.removeprefix("v")))
    return sorted(pair for pair in names if pair[0] not in OWN)


def texts(folder, licence):
    """The licences of a package, as it spells them."""
    files = [path for path in sorted(folder.iterdir())
             if re.match(r"(?i)(licen[cs]e|copying|unlicense|notice)", path.name) and path.is_file()]
    wanted = next((name for name in TAKEN if name in licence), licence)
    mine = [path for path in files if wanted.split("-")[0].lower() in path.name.lower()]
    chosen = mine or files
    if "AND Unicode-3.0" in licence:
        chosen = chosen + [path for path in files if "unicode" in path.name.lower()]
    for path in dict.fromkeys(chosen):
        text = path.read_text(encoding="utf-8", errors="replace")
        yield "\n".join(line.rstrip() for line in text.strip().splitlines())


def main():
    metadata = json.loads(run("cargo", "metadata", "--manifest-path", MANIFEST, "--locked", "--format-version", "1"))
    packages = {(package["name"], package["version"]): package for package in metadata["packages"]}
    same = {}
    lines = []
    for pair in built():
        package = packages[pair]
        lines.append(f"{pair[0]} {pair[1]}: {package['license']}")
        folder = pathlib.Path(package["manifest_path"]).parent
        for text in texts(folder, package["license"]):
            key = re.sub(r"\s+", " ", text)
            same.setdefault(key, (text, []))[1].append(pair[0])
    parts = ["\n".join(lines)]
    for text, names in same.values():
        parts.append(f"{', '.join(dict.fromkeys(names))}:\n\n{text}")
    rule = "\n\n" + "-" * 72 + "\n\n"
    path = pathlib.Path("web/licences.txt" if WEB else "assets/licences.txt")
    path.write_text(rule.join(parts) + "\n", encoding="utf-8")


main()
