"""Loads Merv with editions broken at random, one after the other: run by test_edition.py.

An edition is chosen once in a process, so this starts over by forgetting what was imported. That
works with the interpreted engine only, which is the same source.
"""

import sys
from pathlib import Path

import fondaco
from fondaco.core import edition

PACKAGED = Path(str(edition.__file__)).parents[1] / "games/merv/edition.toml"
VALUES = ["-1", "0", "99", "1.5", "true", '"atlantis"', "[]", "{}", "[1, 2]", "{ tan = 2 }", "3"]


def broken(lines: list[str], luck: fondaco.Seeded) -> str:
    """The edition with one line left out, doubled, cut, or with a value replaced."""
    at = luck.pick(len(lines))
    line = lines[at]
    way = luck.pick(5)
    if way < 2 and " = " in line:
        fields = line.split(" = ")
        field = 1 + luck.pick(len(fields) - 1)
        rest = fields[field].partition(",")[2]
        value = VALUES[luck.pick(len(VALUES))]
        fields[field] = f"{value},{rest}" if rest else value
        changed = [" = ".join(fields)]
    else:
        changed = [[], [line, line], [line[: luck.pick(len(line) + 1)]]][way % 3]
    return "\n".join([*lines[:at], *changed, *lines[at + 1 :]])


def load(path: Path, number: int) -> str:
    """What becomes of a game with that edition: 'played' or 'refused'."""
    for name in [name for name in sys.modules if name.startswith("fondaco.games.merv")]:
        del sys.modules[name]
    edition._loaded.clear()
    edition.choose("merv", str(path))
    try:
        from fondaco.games.merv.game import Merv

        game = Merv()
    except fondaco.Refused as refused:
        return check_text(refused.text, path)
    chance = fondaco.Seeded(number)
    state = game.new(1 + number % 4, {}, chance)
    while game.to_act(state) is not None:
        moves = game.legal(state)
        game.apply(state, moves[chance.pick(len(moves))], chance)
    return "played"


def check_text(text: str, path: Path) -> str:
    assert str(path) in text, text
    assert text.endswith("."), text
    return "refused"


def main() -> None:
    path = Path(sys.argv[1])
    lines = PACKAGED.read_text(encoding="utf-8").splitlines()
    luck = fondaco.Seeded(sys.argv[2])
    for number in range(int(sys.argv[3])):
        path.write_text(broken(lines, luck), encoding="utf-8")
        try:
            outcome = load(path, number)
        except Exception:
            print(f"broken edition {number} is neither played nor refused, see {path}")
            raise
        print(outcome)


if __name__ == "__main__":
    main()
