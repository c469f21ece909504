"""What a decision is called: its moves in the words of the game, the important ones of them."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from fondaco.analysis.shapes import Values, Words
from fondaco.analysis.words import catalogue, filled, listed
from fondaco.core.game import Game, Move, State
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


def name_of(game: Game, before: State, moves: Sequence[Move], is_full: bool = False) -> Words:
    """The name of a decision with these small moves; in full, with all that goes without saying."""
    texts = [in_step(game, before, moves[0].text), *[move.text for move in moves[1:]]]
    return Words(*[_name(game.title, texts, language, is_full) for language in LANGUAGES])


def in_step(game: Game, state: State, text: str) -> str:
    """A move with its step, where that is what it is called by: `stop at walls`."""
    if text.partition(" ")[0] not in catalogue(game.title).get("by_step", ()):
        return text
    told = f"{text} at {game.snapshot(state)['step']}"
    return told if pattern_of(game.title, told) is not None else text


def _name(title: str, texts: Sequence[str], language: str, is_full: bool) -> str:
    shown = [text for text in texts if is_full or not is_silent(title, text)]
    parts = parts_of(title, shown or texts[:1], language)
    found = parts if is_full else list(dict.fromkeys(parts))[:MOST]
    return found[0][0].upper() + ", ".join(found)[1:]


def is_silent(title: str, text: str) -> bool:
    """Whether a move goes without saying."""
    pattern = pattern_of(title, text)
    return pattern is not None and "silent" in pattern.words


def parts_of(title: str, texts: Sequence[str], language: str) -> list[str]:
    """What moves are called, one after the other."""
    parts: list[str] = []
    for run in runs_of(title, texts):
        name = _run_name(title, run, language)
        hangs = _hangs(title, run[0])
        if hangs and parts:
            parts[-1] += hangs + name
        else:
            parts.append(name)
    return parts


def runs_of(title: str, texts: Sequence[str]) -> list[list[str]]:
    """Moves that are told together: all that is given, all that is asked for."""
    runs: list[list[str]] = []
    for text in texts:
        if runs and _hangs(title, text) and _are_alike(title, runs[-1][0], text):
            runs[-1].append(text)
        else:
            runs.append([text])
    return runs


def _hangs(title: str, text: str) -> str:
    """What stands between a move and the one before it that it belongs to; else nothing."""
    pattern = pattern_of(title, text)
    return str(pattern.words.get("hangs", "")) if pattern is not None else ""


def _are_alike(title: str, text: str, other: str) -> bool:
    return pattern_of(title, text) is pattern_of(title, other)


def move_name(title: str, text: str, language: str) -> str:
    """What one move is called."""
    return _run_name(title, [text], language)


def _run_name(title: str, texts: Sequence[str], language: str) -> str:
    pattern = pattern_of(title, texts[0])
    if pattern is None:
        return texts[0].replace("_", " ")
    if "each" in pattern.words and len(texts) > 1:
        return listed([_run_name(title, [text], language) for text in texts], language)
    found = [values_of(pattern, text) for text in texts]
    values: Values = {key: _value(value) for key, value in found[0].items()}
    if "count" in values:
        values["things"] = ", ".join([_counted(one) for one in found])
    if "other" in values:
        values["gets"] = f"1 {values['other']}"
    return filled(title, pattern.words[language], values, language)


def pattern_of(title: str, text: str) -> Pattern | None:
    return next((one for one in patterns(title) if one.text.fullmatch(text)), None)


def values_of(pattern: Pattern, text: str) -> dict[str, str]:
    found = pattern.text.fullmatch(text)
    return found.groupdict() if found is not None else {}


def _counted(values: dict[str, str]) -> str:
    """So many of what is named first: `2 iron`."""
    count, thing = list(values.values())[:2]
    return f"{count} {thing}"


def _value(text: str) -> str | int:
    return int(text) if text.isdigit() else text
