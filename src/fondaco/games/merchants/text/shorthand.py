"""What one line of a person can stand for: a whole offer, as in offer 1 ore for 1 wool and 1 gold,
or a whole journey, as in send merchant krakow; or a move that names a path by another hex."""

import re
from collections.abc import Mapping
from typing import Final, cast

from fondaco.core.asides import Ways
from fondaco.core.destination import Destination
from fondaco.games.merchants.moves import CATALOGUE
from fondaco.games.merchants.terms import PIECE_IDS
from fondaco.games.merchants.text import sending
from fondaco.games.merchants.text.aliases import with_ids

OFFER: Final = re.compile(r"(?:(offer|counter) )?(.+) for (.+)")
BEGINNING: Final = {"act": "offer", "answer": "counter"}  # how an offer begins, by step
COMPOSING: Final = ("offer", "counter")  # the steps in which it has begun
TEXTS: Final = frozenset([move.text for move in CATALOGUE.moves])
BETWEEN: Final = re.compile(r" and |[ ,]+")


def spelled_out(typed: str, view: Mapping[str, object], ways: Ways) -> list[str]:
    """The moves that the line stands for; none if it is no such line."""
    line = " ".join(typed.lower().split())
    if line.startswith(sending.SEND):
        return sending.moves(line, ways)
    return _offer(line, cast(str, view["step"])) or _move(line)


def _move(line: str) -> list[str]:
    """The move that names a path or an intersection, after whichever hex."""
    text = with_ids(line)
    return [text] if text != line and text in TEXTS else []


def in_one_line(view: Mapping[str, object], ways: list[Destination]) -> list[str]:
    return sending.lines(view, ways)


def _offer(line: str, step: str) -> list[str]:
    found = OFFER.fullmatch(line)
    if found is None:
        return []
    gives, asks = _counts(found[2]), _counts(found[3])
    begins = [] if step in COMPOSING else [found[1] or BEGINNING.get(step, "")]
    if not gives or not asks or "" in begins:
        return []
    return [*begins, *_moves("give", gives), *_moves("ask", asks), "propose"]


def _counts(text: str) -> dict[str, int]:
    """Numbers by kind of piece; none if the text is anything else."""
    words = BETWEEN.split(text)
    numbers, kinds = words[::2], words[1::2]
    is_read = all(number.isdecimal() for number in numbers) and set(kinds) <= set(PIECE_IDS)
    if not is_read or len(numbers) != len(kinds):
        return {}
    return {kind: int(number) for number, kind in zip(numbers, kinds, strict=True)}


def _moves(verb: str, counts: dict[str, int]) -> list[str]:
    """In the order in which pieces are named."""
    return [f"{verb} {counts[kind]} {kind}" for kind in PIECE_IDS if kind in counts]
