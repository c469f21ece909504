"""A merchant or a caravan sent to where it should go, in one line: send merchant to krakow.

It goes the cheapest way, and does there what it has come for: a merchant founds a trading post, a
caravan that is sent to a city delivers there.
"""

import re
from collections.abc import Mapping
from typing import Final, cast

from fondaco.core.asides import Ways
from fondaco.core.destination import Destination
from fondaco.core.refusal import Refused
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import CITY_IDS, PLACE_IDS
from fondaco.games.merchants.terms import BOARD_IDS
from fondaco.games.merchants.text.aliases import known_as
from fondaco.games.merchants.text.naming import place_name, plain, side_name
from fondaco.games.merchants.text.wording import pieces

SEND: Final = "send"
LINE: Final = re.compile(r"send(?: a| the)? (merchant|caravan)(?: from (.+?) to| to)? (.+)")
STEP: Final = re.compile(r"(merchant|caravan) (\w+) to (\w+)")
STOP: Final = "stop"
FOR: Final = {
    STOP: "'send merchant WHERE' founds a trading post there",
    "deliver": "'send caravan WHERE' delivers there",
}
HOW: Final = "Say what goes where: 'send {piece} {goal}', or 'send {piece} from {start} to {goal}'."
NEEDS: Final = "A merchant needs grain for it, a caravan salt, unless they have steps left."


class Sending:
    """A way that a piece could be sent, for one thing that it does there, or for none."""

    def __init__(self, way: Destination, deed: str) -> None:
        first, last = STEP.fullmatch(way.moves[0]), STEP.fullmatch(way.moves[-1])
        assert first is not None
        assert last is not None
        self.piece, self.start, end = first[1], first[2], last[3]
        self.moves = [*way.moves, deed] if deed else way.moves
        self.pays = way.pays
        self.deed = deed.split(" ")[0]
        self.goal = deed.split(" ")[1] if self.deed == "deliver" else end

    def cost(self) -> tuple[int, int]:
        return (sum(self.pays.values()), len(self.moves))


def moves(line: str, ways: Ways) -> list[str]:
    """The moves that such a line stands for, or a refusal that says what it could be."""
    found = LINE.fullmatch(line)
    known = sendings(ways())
    if found is None or not known:
        raise Refused(how(known[0]) if known else f"Nothing can go now. {NEEDS}")
    piece, start, goal = found[1], known_as(plain(found[2] or "")), known_as(plain(found[3]))
    meant = [one for one in known if one.piece == piece and is_called(one.start, start)]
    there = named(meant, goal)
    if not there:
        goals = ", ".join(dict.fromkeys([place_or_path(one.goal, None) for one in meant]))
        raise Refused(f"No {piece} can go to {goal!r} now; it could go to: {goals or 'nowhere'}.")
    return min(there, key=Sending.cost).moves


def how(one: Sending) -> str:
    """What such a line looks like."""
    start, goal = place_or_path(one.start, None), place_or_path(one.goal, None)
    return HOW.format(piece=one.piece, start=start, goal=goal)


def named(meant: list[Sending], goal: str) -> list[Sending]:
    """Those that go just there, or else to what begins so, if that is one place."""
    exact = [one for one in meant if goal in names_of(one.goal)]
    begun = [one for one in meant if is_called(one.goal, goal)]
    return exact or (begun if len({one.goal for one in begun}) == 1 else [])


def sendings(ways: list[Destination]) -> list[Sending]:
    """Each way with what there is to do: a merchant that can found a post there does, a caravan
    may also just go."""
    return [Sending(way, deed) for way in ways for deed in deeds_of(way)]


def deeds_of(way: Destination) -> list[str]:
    return way.then if STOP in way.then else [*way.then, ""]


def names_of(id: str) -> list[str]:
    """How an intersection or a path may be called."""
    return [plain(id), place_or_path(id, None).lower()]


def is_called(id: str, typed: str) -> bool:
    return any(name.startswith(typed) for name in names_of(id))


def place_or_path(id: str, board: Board | None) -> str:
    return place_name(id, board) if id in CITY_IDS or id in PLACE_IDS else side_name(id)


def lines(view: Mapping[str, object], ways: list[Destination]) -> list[str]:
    """What pieces could be sent for: a line for each kind."""
    board = BOARDS[BOARD_IDS.index(cast(str, view["board"]))]
    known = sendings(ways)
    found = [(deed, goals_of([one for one in known if one.deed == deed], board)) for deed in FOR]
    return [f"{FOR[deed]}: {told}" for deed, told in found if told]


def goals_of(known: list[Sending], board: Board) -> str:
    """Where they could go, the cheapest way to each, with its price."""
    best: dict[str, Sending] = {}
    for one in sorted(known, key=Sending.cost):
        best.setdefault(one.goal, one)
    told = [(place_or_path(goal, board), pieces(one.pays)) for goal, one in best.items()]
    return ", ".join([f"{name} ({price})" if price else name for name, price in told])
