#!/usr/bin/env python3
"""Writes assets/notices.zlib: the texts that `--licences` prints, compressed, since every copy of the program has them.

Run it from the root of the repository whenever one of the texts has changed. `cargo test documents` says when.
"""

import pathlib
import zlib

# In the order of NOTICES in src/text/commands.rs.
TEXTS = ["crates/words/assets/words/scowl.COPYRIGHT", "crates/words/assets/words/LICENCES", "LICENSE-MIT",
         "assets/licences.txt"]

texts = b"\0".join(pathlib.Path(name).read_bytes() for name in TEXTS)
pathlib.Path("assets/notices.zlib").write_bytes(zlib.compress(texts, 9))
