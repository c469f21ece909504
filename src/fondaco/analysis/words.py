"""Sentences of a title in both languages: the catalogues in `words/`, and the names of things.

In a sentence `{contract}` stands for the thing, or the things, of that value, by its printed name;
`{place/to}` for what is called `to_hamburg` if the value is `hamburg`; `{count:cube|cubes}` for a
number with what it counts. A seat stays as `{seat_1}`, the first being 0: whoever shows the
sentence knows who sits there.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from fondaco.analysis.shapes import Value, Values, Words
from fondaco.analysis.titles import matters_of
from fondaco.core.game import Game
from fondaco.games import shelf
from fondaco.teaching import LANGUAGES, guide_of

BLANK = re.compile(r"\{([a-z_]+)(?:/([a-z]+))?(?::([^}|]*)\|([^}]*))?\}")
SEAT = re.compile(r"\{seat_(\d+)\}")
AND = {"en": "and", "de": "und"}


@cache
def catalogue(name: str) -> dict[str, Any]:
    """The sentences of a title, or those of all."""
    found = files("fondaco.analysis").joinpath("words", f"{name}.toml")
    return tomllib.loads(found.read_text(encoding="utf-8"))


@cache
def names_of(game: Game, language: str) -> dict[str, str]:
    """What things are called: as the guide calls them, and what only sentences here speak of."""
    own = {id: told[language] for id, told in catalogue(game.title).get("names", {}).items()}
    known = guide_of(game, language).names | own
    return known | matters_of(game.title).names(known)


def told(title: str, section: str, kind: str, values: Values) -> Words:
    """The sentence of a kind with its values, in both languages."""
    entry = catalogue(title)[section][kind]
    return Words(*[filled(title, entry[language], values, language) for language in LANGUAGES])


def blanks(title: str, section: str, kind: str) -> set[str]:
    """The values that a sentence speaks of."""
    return {found[1] for found in BLANK.finditer(catalogue(title)[section][kind]["en"])}


def has(title: str, section: str, kind: str) -> bool:
    return kind in catalogue(title).get(section, {})


def filled(title: str, text: str, values: Values, language: str) -> str:
    def blank(found: re.Match[str]) -> str:
        value = values[found[1]]
        if found[3] is not None:
            return f"{number(value)} {found[3] if is_one(value) else found[4]}"
        return called(title, f"{found[2]}_{value}" if found[2] else value, language)

    return BLANK.sub(blank, text)


def called(title: str, value: Value, language: str) -> str:
    """A number in figures; a thing by its name; several, as `2 iron, wine`, one after another."""
    if not isinstance(value, str):
        return number(value)
    if value.startswith("seat_"):
        return f"{{{value}}}"
    return listed([_thing(title, part, language) for part in value.split(", ")], language)


def _thing(title: str, part: str, language: str) -> str:
    count, _, id = part.rpartition(" ")
    name = _name(title, id, language, count == "1")
    return f"{count} {name}" if count else name


@cache
def _name(title: str, id: str, language: str, is_one: bool) -> str:
    names = names_of(shelf.game(title), language)
    plain = names.get(id, id.replace("_", " "))
    return names.get(f"{id}_one", plain) if is_one else plain


def listed(things: list[str], language: str) -> str:
    if len(things) < 2:
        return things[0] if things else ""
    return f"{', '.join(things[:-1])} {AND[language]} {things[-1]}"


def is_one(value: Value) -> bool:
    """Whether what is counted is told in the singular: one of it, or half of one."""
    return value in (0.5, 1)


def number(value: Value) -> str:
    """In figures, halves as such."""
    if isinstance(value, float) and value == int(value) + 0.5 and value > 0:
        return f"{int(value) or ''}½"
    return f"{value:g}" if isinstance(value, float) else str(value)


def with_names(words: str, names: list[str]) -> str:
    """A sentence with the names of those who sit there."""
    return SEAT.sub(lambda found: names[int(found[1])], words)
