"""Tables of Merkator as people are told of them, for tests of the words."""

import json
from typing import Any

import fondaco

NAMES = ["Zoe", "Ana"]


def table(**changes: Any) -> fondaco.Table:
    fields = json.loads(fondaco.new("merkator", seats=2, seed=3).snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields), seed=3)


def soloplay(**changes: Any) -> fondaco.Table:
    alone = fondaco.new("merkator", seats=1, options={"solo": "soloplay"}, seed=3)
    fields = json.loads(alone.snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields), seed=3)


def office(held: fondaco.Table) -> str:
    return "\n".join(held.game.board(held.view(0), NAMES))


def asked(there: fondaco.Table) -> str:
    board = "\n".join(there.game.board(there.view(there.to_act), NAMES))
    return " ".join(board.split("\n\n")[-1].split())
