"""Games that were played for a calibration, a line each: what is there is not played again."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

import fondaco
from calibrating.games import Played
from calibrating.seen import Seen
from fondaco.analysis.outlook import name_of_judge

FOLDER = Path(__file__).resolve().parent.parent.parent / "build" / "calibration"

T = TypeVar("T", Played, Seen)
Sort = tuple[int, dict[str, str], int]  # of a game: its seats, its options, its number


def path_of(title: str, more: str = "") -> Path:
    """Where games are kept that the same rules, edition and judge have made."""
    game = fondaco.game(title)
    made_with = f"{title}-{game.rules_version}-{game.edition}-{name_of_judge(title)}"
    return FOLDER / f"{made_with}{more}.jsonl"


def all_of(
    title: str,
    path: Path,
    kind: type[T],
    wanted: Sequence[Sort],
    play: Callable[[str, int, dict[str, str], int], T],
) -> list[T]:
    """The games that are wanted, those that were kept and those that are missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(row, type=kind) for row in rows]
    for done, one in enumerate(wanted[len(found) :], len(found) + 1):
        found.append(play(title, *one))
        with path.open("ab") as file:
            file.write(msgspec.json.encode(found[-1]) + b"\n")
        print(f"\r{title}: {done} of {len(wanted)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found[: len(wanted)]
