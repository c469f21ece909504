"""What seats did in a game, counted again from its log alone: by the events of the game played
again, not by how moves begin."""

from collections import Counter
from typing import Any

import fondaco
from fondaco.reading import Reader
from fondaco.server.stretch import Stretch

Json = dict[str, Any]

# By title: what is counted, by the events that tell of it; of an action with its name, and where a
# move alone tells, by that.
TOLD = {
    "merkator": {
        "deliveries": ["fulfilled"],
        "journeys": ["traveled"],
        "joined": ["joined", "joined_ai"],
        "bought": ["bought"],
    },
    "merchants": {
        "deliveries": ["delivered"],
        "routes": ["opened"],
        "merchants": ["recruited"],
        "turns": ["rolled"],
    },
    "merv": {
        "deliveries": ["fulfilled"],
        **{
            action: [f"acts {action}"]
            for action in ("caravansary", "marketplace", "library", "mosque", "palace", "wall")
        },
        "favour": ["move gain favour"],
        "soldier": ["deployed"],
    },
}


def recounted(log: str, seat: int) -> dict[str, int]:
    """What a seat did how often."""
    rows = log.splitlines()
    begin = next(at for at, row in enumerate(rows) if row.startswith("start")) + 1
    moves = [row for row in rows[begin:] if row[0].isdigit()]  # then come the end and the seed
    stretch = Stretch("\n".join(rows[:begin]), None, moves, "", False)
    events = [one for _, told in stretch.play_at(stretch.beginning()) for one in told]
    own = [event for event in events if event.fields.get("seat") == seat]
    found = Counter(event.kind for event in own)
    found.update(f"acts {one.fields['action']}" for one in own if one.kind == "acts")
    found.update(_moves(moves, seat))
    told = TOLD[Reader(log).head().title]
    return {name: sum(found[one] for one in kinds) for name, kinds in told.items()}


def _moves(rows: list[str], seat: int) -> list[str]:
    """The texts of a seat's moves, without their luck."""
    own = [row.partition(" ")[2] for row in rows if row.startswith(f"{seat} ")]
    return [f"move {text.partition(' | ')[0]}" for text in own]


def check_agrees(game: Json, log: str, seat: int) -> None:
    """Whether what a page tells of a finished game is what its log tells: points, ranks, counts."""
    table = fondaco.replay(log)
    shown = game["seats"] + game["rivals"]
    assert (game["title"], game["yours"]) == (Reader(log).head().title, [seat])
    assert [one["total"] for one in shown] == [score["total"] for score in table.scores()]
    assert [one["rank"] for one in shown] == [score["rank"] for score in table.scores()]
    assert game["moves"] == table.moves_played
    assert game["counted"] == recounted(log, seat)
