"""What a decision is called: its moves in the words of the game, the important ones of them."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from fondaco.analysis.shapes import Values, Words
from fondaco.analysis.words import catalogue, filled
from fondaco.core.game import Game, Move
from fondaco.teaching import LANGUAGES

MOST = 3  # moves that a name speaks of
BLANK = re.compile(r"\\\{([a-z]+)\\\}")


class Pattern(NamedTuple):
    """How a kind of move is written, and what it is called."""

    text: re.Pattern[str]
    words: dict[str, Any]


@cache
def patterns(title: str) -> list[Pattern]:
    return [Pattern(_pattern(row["of"]), row) for row in catalogue(title)["move"]]


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(BLANK.sub(r"(?P<\1>\\S+)", re.escape(text)))


def name_of(game: Game, moves: Sequence[Move], is_full: bool = False) -> Words:
    """The name of a decision with these small moves; in full, with all that goes without saying."""
    return Words(*[_name(game.title, moves, language, is_full) for language in LANGUAGES])


def _name(title: str, moves: Sequence[Move], language: str, is_full: bool) -> str:
    shown = [move.text for move in moves if is_full or not is_silent(title, move.text)]
    parts = [move_name(title, text, language) for text in shown or [moves[0].text]]
    found = parts if is_full else list(dict.fromkeys(parts))[:MOST]
    return found[0][0].upper() + ", ".join(found)[1:]


def is_silent(title: str, text: str) -> bool:
    """Whether a move goes without saying."""
    return any(one.text.fullmatch(text) and one.words.get("silent") for one in patterns(title))


def move_name(title: str, text: str, language: str) -> str:
    """What one move is called."""
    for pattern in patterns(title):
        found = pattern.text.fullmatch(text)
        if found is not None:
            values: Values = {key: _value(value) for key, value in found.groupdict().items()}
            return filled(title, pattern.words[language], values, language)
    return text.replace("_", " ")


def _value(text: str) -> str | int:
    return int(text) if text.isdigit() else text
