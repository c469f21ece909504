"""Slips for a first game: each comes when something may be done, or happens, for the first time."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from fondaco.analysis.shapes import Words
from fondaco.core.refusal import Refused
from fondaco.games import shelf
from fondaco.lessons.playing import MOST_WORDS


class FirstSlip(Struct, frozen=True, forbid_unknown_fields=True):
    """One slip of a first game.

    Attributes:
        say (Words): At most 25 words.
        at (str): The thing that it is pinned beside, by kind and id; the pupil has seat 0.
        may (str): The first word of a move: the slip comes when such a move is legal.
        event (str): A kind of event: the slip comes when that has happened to anybody.
    """

    say: Words
    at: str
    may: str = ""
    event: str = ""


@cache
def first_game(title: str) -> tuple[FirstSlip, ...]:
    """The slips of a title, those that matter most first; none, if it has none."""
    shelf.game(title)
    file = files("fondaco.lessons").joinpath("first", f"{title}.toml")
    if not file.is_file():
        return ()
    try:
        found = tomllib.loads(file.read_text("utf-8"))["slips"]
        return tuple(msgspec.convert(found, list[FirstSlip]))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as problem:
        raise Refused(f"first/{title}.toml: {problem}") from problem


def problems_of_slips(title: str) -> list[str]:
    """What is wrong with the slips of a title."""
    found = []
    for number, slip in enumerate(first_game(title), 1):
        where = f"first/{title}.toml, slip {number}"
        for language, text in (("en", slip.say.en), ("de", slip.say.de)):
            if not 0 < len(text.split()) <= MOST_WORDS:
                found.append(f"{where}, say.{language}: 1 to {MOST_WORDS} words are right.")
        if bool(slip.may) == bool(slip.event):
            found.append(f"{where}: either `may` or `event` tells when it comes.")
    return found
