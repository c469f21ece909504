"""Writes docs/features.md: what `game.encode` tells of a position, group by group.

With --check nothing is written, and a page that is not as it should be is a failure.
"""

import sys
from pathlib import Path

import fondaco
from fondaco.core.encoding import Feature
from fondaco.games.shelf import TITLES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"
INTRODUCTION = """# Features

`game.encode(state, seat)` returns the numbers of the features that are on, as one seat sees a
position. What that seat may not know has no part in them. Its own things come first, then those of
the others in order of play. A group has rows, one for each thing it tells of, and levels: of a row
at most one feature is on, none means zero, and a higher level means more of the same. The number of
a feature is `first + row * levels + level - 1`; `game.features.groups` has the same as objects.
Nothing is told by the id of a card, only by what the card says, so that what was learned serves any
edition. This page is written by `make features`.
"""


def page() -> str:
    return INTRODUCTION + "".join(chapter(fondaco.game(title)) for title in TITLES)


def chapter(game: fondaco.Game) -> str:
    groups = game.features.groups
    rows = "".join(row(group) for group in groups)
    head = "| first | rows | levels | name | meaning |\n| --- | --- | --- | --- | --- |\n"
    count = f"{game.features.count:,} features in {len(groups)} groups."
    return f"\n## {game.name}\n\n{count}\n\n{head}{rows}"


def row(group: Feature) -> str:
    meaning = group.meaning.replace("|", "/")
    return f"| {group.start} | {group.rows} | {group.levels} | {group.name} | {meaning} |\n"


def main() -> None:
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/features.md is older than the features: make features")
    else:
        print("features: as docs/features.md says")


if __name__ == "__main__":
    main()
