"""Loads a title with editions broken at random, one after the other: run by test_edition_fuzz.py.

An edition is chosen once in a process, so this starts over by forgetting what was imported. That
works with the interpreted engine only, which is the same source.
"""

import sys
from pathlib import Path

import fondaco
from fondaco.core import edition
from fondaco.games import shelf

GAMES = Path(str(edition.__file__)).parents[1] / "games"
VALUES = [
    *("-1", "0", "3", "99", "1.5", "true", '"atlantis"', "[]", "{}", "[1, 2]"),
    *('["iron", "iron"]', "{ tan = 2 }"),
]
MOST_MOVES = 200


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


def load(title: str, path: Path, number: int) -> str:
    """What becomes of a game with that edition: 'played' or 'refused'."""
    for name in [name for name in sys.modules if name.startswith(f"fondaco.games.{title}")]:
        del sys.modules[name]
    edition._loaded.clear()
    shelf._games.clear()
    edition.choose(title, str(path))
    try:
        game = fondaco.game(title)
    except fondaco.Refused as refused:
        return check_text(refused.text, path)
    chance = fondaco.Seeded(number)
    state = game.new(game.seats[number % len(game.seats)], {}, chance)
    for _ in range(MOST_MOVES):
        if game.to_act(state) is None:
            break
        moves = game.legal(state)
        game.apply(state, moves[chance.pick(len(moves))], chance)
    return "played"


def check_text(text: str, path: Path) -> str:
    assert str(path) in text, text
    assert text.endswith("."), text
    return "refused"


def main() -> None:
    title, path, seed, count = sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    lines = (GAMES / title / "edition.toml").read_text(encoding="utf-8").splitlines()
    luck = fondaco.Seeded(seed)
    for number in range(count):
        path.write_text(broken(lines, luck), encoding="utf-8")
        try:
            outcome = load(title, path, number)
        except Exception:
            print(f"broken edition {number} is neither played nor refused, see {path}")
            raise
        print(outcome)


if __name__ == "__main__":
    main()
