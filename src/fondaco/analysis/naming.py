"""What a decision is called: its moves in the words of the game, the important ones of them."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from fondaco.analysis.shapes import Values, Words
from fondaco.analysis.words import catalogue, filled
from fondaco.core.game import Game, Move
from fondaco.teaching import LANGUAGES

MOST = 3  # moves that a name speaks of
BLANK = re.compile(r"\\\{([a-z]+)\\\}")


class Pattern(NamedTuple):
    """How a kind of move is written, and what it is called."""

    text: re.Pattern[str]
    words: dict[str, str]


@cache
def patterns(title: str) -> list[Pattern]:
    return [Pattern(_pattern(row["of"]), row) for row in catalogue(title)["move"]]


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(BLANK.sub(r"(?P<\1>\\S+)", re.escape(text)))


def name_of(game: Game, moves: Sequence[Move]) -> Words:
    """The name of a decision with these small moves."""
    return Words(*[_name(game.title, moves, language) for language in LANGUAGES])


def _name(title: str, moves: Sequence[Move], language: str) -> str:
    parts = [words for move in moves if (words := move_name(title, move.text, language))]
    shown = list(dict.fromkeys(parts))[:MOST] or [moves[0].text]
    return shown[0][0].upper() + ", ".join(shown)[1:]


def move_name(title: str, text: str, language: str) -> str:
    """What one move is called; empty for one that goes without saying."""
    for pattern in patterns(title):
        found = pattern.text.fullmatch(text)
        if found is not None:
            values: Values = {key: _value(value) for key, value in found.groupdict().items()}
            return filled(title, pattern.words[language], values, language)
    return text.replace("_", " ")


def _value(text: str) -> str | int:
    return int(text) if text.isdigit() else text
