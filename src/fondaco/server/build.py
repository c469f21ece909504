"""What a process is made of, as far as others have to be made of the same to work for it."""

import hashlib
from functools import cache
from pathlib import Path

import fondaco
from fondaco.games.shelf import TITLES

PACKAGE = Path(fondaco.__file__).parent
# The engine, those who play and judge; and in which words they are asked.
PARTS = ("core", "games", "players", "analysis", "server/jobs.py", "server/labor.py")
KINDS = (".py", ".toml", ".net", ".json")


@cache
def fingerprint() -> str:
    """Of rules, nets, code and editions: where it is the same, the same job has the same answer."""
    digest = hashlib.blake2b(digest_size=8)
    for part in PARTS:
        for path in sorted([PACKAGE / part, *(PACKAGE / part).rglob("*")]):
            if path.suffix in KINDS:
                digest.update(f"{path.relative_to(PACKAGE)}\n".encode() + path.read_bytes())
    digest.update(repr([fondaco.game(title).edition for title in TITLES]).encode())
    return digest.hexdigest()
