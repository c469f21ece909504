"""What lacks for a move that is refused."""

from collections.abc import Mapping, Sequence

from fondaco.core.game import Move
from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_IDS,
    CONTRACT_LEVEL,
    CUBES_ASKED,
    EITHER_ASKED,
    LEVEL_SPACE,
    RARE_ASKED,
    SCROLLS_ASKED,
)
from fondaco.games.merv.moves import FULFIL, PLACE_COURTIER, TAKE_ACTION
from fondaco.games.merv.terms import ACTION_IDS
from fondaco.games.merv.text.contracts import contract_kind, plural
from fondaco.games.merv.text.seen import Seen, counts, number, words
from fondaco.games.merv.text.sites import own
from fondaco.games.merv.text.wording import counted, listed

PALACE = "palace"
CHOOSING = ("act", "courtiers")  # the steps in which courtiers may be wanted

THINGS = {
    "any": "cube",
    "scrolls": "scroll",
    "common": "common good",
    "rare": "rare good",
    "either": "good of either kind",
}


def hint(view: Mapping[str, object], moves: Sequence[Move]) -> str:
    """What the seat to act should know of moves of one kind that are all refused, or nothing."""
    seen = Seen(view, [])
    kinds = {int(move.kind) for move in moves}
    if kinds == {int(FULFIL)}:
        return contracts(seen, [int(move.what) for move in moves])
    if seen.text("step") in CHOOSING and all(_is_about_palace(move) for move in moves):
        return next_courtier(seen)
    return ""


def _is_about_palace(move: Move) -> bool:
    if int(move.kind) == TAKE_ACTION:
        return ACTION_IDS[move.what] == PALACE
    return int(move.kind) == PLACE_COURTIER


def next_courtier(seen: Seen) -> str:
    # rule palace.cost
    placed = sum(counts(own(seen), "courtiers").values())
    cubes = counted(placed + 1, "cube")
    return f"Your next courtier costs {cubes} of the color of its hall."


def contracts(seen: Seen, meant: list[int]) -> str:
    """Of the open ones that are meant: those whose level is reached, or what that takes."""
    opened = [one for one in meant if CONTRACT_IDS[one] in words(seen, "contracts")]
    influence = number(own(seen), "influence")
    reached = [one for one in opened if LEVEL_SPACE[CONTRACT_LEVEL[one] - 1] <= influence]
    lacks = [_lack(seen, one) for one in reached]
    return " ".join([text for text in lacks if text]) or _levels(opened, influence)


def _levels(opened: list[int], influence: int) -> str:
    levels = dict.fromkeys([int(CONTRACT_LEVEL[one]) for one in opened])
    far = [level for level in levels if LEVEL_SPACE[level - 1] > influence]
    needs = listed([f"level {level} wants {LEVEL_SPACE[level - 1]}" for level in far])
    return f"You have influence {influence}; {needs}." if far else ""


def _lack(seen: Seen, contract: int) -> str:
    """What the seat to act has too little of for a contract."""
    found = [(count, THINGS[id]) for count, id in missing(seen, contract) if count > 0]
    things = listed([plural(count, thing) for count, thing in found])
    name = contract_kind(CONTRACT_IDS[contract])
    return f"{name[0].upper()}{name[1:]}: you lack {things}." if found else ""


def missing(seen: Seen, contract: int) -> list[tuple[int, str]]:
    """How many of which things lack for a contract; less than one where there are enough."""
    cubes = sum(counts(own(seen), "cubes").values())
    common = COMMON_ASKED[contract] - _left(seen, "common")
    rare = RARE_ASKED[contract] - _left(seen, "rare")
    spare = max(0, -common) + max(0, -rare)
    return [
        (int(CUBES_ASKED[contract]) - cubes, "any"),
        (int(SCROLLS_ASKED[contract]) - _left(seen, "scrolls"), "scrolls"),
        (int(common), "common"),
        (int(rare), "rare"),
        (int(EITHER_ASKED[contract]) - int(spare), "either"),
    ]


def _left(seen: Seen, kind: str) -> int:
    """Scrolls or goods that do not lie on contracts."""
    held, committed = counts(own(seen), "stores"), counts(own(seen), "committed")
    return held.get(kind, 0) - committed.get(kind, 0)
