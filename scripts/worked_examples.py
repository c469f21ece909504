"""The worked examples of the rules: positions of real games, what is played there, what it changes.

Usage: worked_examples.py show TITLE [CHAPTER]
           what the engine tells of each example, and everything that it changes
       worked_examples.py save TITLE NAME SEATS SEED MOVES [OPTION=VALUE ...]
           keep the position of a game among bots after so many moves, for an example to begin with
       worked_examples.py look TITLE NAME
           show a position that was kept: the table, and what can be played
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fondaco
from fondaco import Table
from fondaco.players import PLAYERS
from fondaco.teaching.languages import guide_in

ROOT = Path(__file__).resolve().parent.parent
SEED = 1
WIDTH = 100

Fields = dict[str, Any]


def positions(title: str) -> Path:
    return ROOT / "tests" / "games" / title / "positions"


def examples(title: str, language: str = "en") -> list[tuple[str, Fields]]:
    """All examples of a title, each with the id of its chapter."""
    chapters = guide_in(fondaco.game(title), language).get("chapter", [])
    return [(chapter["id"], one) for chapter in chapters for one in chapter.get("example", [])]


def begun(title: str, name: str) -> Table:
    """The table at a position that was kept; today's rules and edition are asked."""
    kept = json.loads((positions(title) / f"{name}.json").read_text(encoding="utf-8"))
    game = fondaco.game(title)
    head = {"title": title, "rules": game.rules_version, "edition": game.edition}
    return fondaco.restore(json.dumps({**head, **kept}), seed=SEED)


def seen(table: Table, eyes: int | None) -> Fields:
    """All that an example may speak of: the view of a seat, and the scores."""
    return {**table.view(eyes), "scores": table.scores()}


def value_at(found: Any, path: str) -> str:
    """What stands at a path such as `offices.0.goods.iron`; `#` counts; an id is marked."""
    for part in path.split("."):
        found = step_into(found, part)
    if isinstance(found, str):
        return f"{{{found}}}"
    return f"{found:g}" if isinstance(found, int | float) else json.dumps(found)


def step_into(found: Any, part: str) -> Any:
    if part == "#":
        return len(found)
    return found[int(part)] if isinstance(found, list) else found[part]


class Played:
    """An example that was played: what was seen before and after it, and what the engine told."""

    def __init__(self, title: str, example: Fields) -> None:
        self.table = begun(title, example["position"])
        self.refusals = {
            one["move"]: self.table.why_not(one["move"]) for one in example.get("refused", [])
        }
        eyes = example.get("eyes", self.table.to_act)
        self.before = seen(self.table, eyes)
        self.told: list[Fields] = []
        for move in example["moves"]:
            self.told += self.table.play(move)
        self.after = seen(self.table, eyes)


def differences(before: Any, after: Any, path: str = "") -> list[str]:
    """Every path whose value changed."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *[key for key in after if key not in before]]
        pairs = [(key, before.get(key), after.get(key)) for key in keys]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(str(at), *pair) for at, pair in enumerate(zip(before, after, strict=True))]
    else:
        return [f"{path}: {json.dumps(before)} -> {json.dumps(after)}"]
    steps = [(f"{path}.{key}".lstrip("."), was, now) for key, was, now in pairs]
    return [row for step, was, now in steps for row in differences(was, now, step)]


def save(title: str, name: str, seats: str, seed: str, moves: str, *options: str) -> None:
    chosen = dict(option.split("=") for option in options)
    table = fondaco.new(title, seats=int(seats), options=chosen, seed=int(seed))
    bot, chance = PLAYERS["greedy"](title, int(seed)), fondaco.Seeded(int(seed))
    for _ in range(int(moves)):
        seat = table.to_act
        assert seat is not None, "the game is over before"
        table.play(bot.choose(table.game, table.guess(seat, chance)).text)
    keep(table, name)
    look(title, name)


def keep(table: Table, name: str) -> None:
    """Write the position down; which rules and edition it came from does not matter."""
    kept = json.loads(table.snapshot())
    text = json.dumps({"options": kept["options"], "state": kept["state"]}, ensure_ascii=False)
    folder = positions(table.game.title)
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def look(title: str, name: str) -> None:
    table = begun(title, name)
    names = [f"Seat {seat}" for seat in range(table.seats)]
    print("\n".join(table.game.board(table.view(table.to_act), names)))
    print(f"\nSeat {table.to_act}: " + ", ".join(table.legal()))


def show(title: str, only: str = "") -> None:
    for chapter, example in examples(title):
        if only in ("", chapter):
            played = Played(title, example)
            names = [f"Seat {seat}" for seat in range(played.table.seats)]
            print(f"\n{chapter}: {example['position']}, {', '.join(example['moves'])}")
            print(*[f"  {played.table.game.sentence(one, names)}" for one in played.told], sep="\n")
            print(
                *[f"    {row[:WIDTH]}" for row in differences(played.before, played.after)],
                sep="\n",
            )


if __name__ == "__main__":
    commands: dict[str, Callable[..., None]] = {"save": save, "show": show, "look": look}
    commands[sys.argv[1]](*sys.argv[2:])
