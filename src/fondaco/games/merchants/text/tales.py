"""Several events of one kind and one seat, told in one sentence."""

from collections.abc import Callable, Sequence

from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import PATH_IDS
from fondaco.games.merchants.text.naming import path_name, place_name, side_name
from fondaco.games.merchants.text.telling import SIMPLE, WHY, Teller, Told, sentence
from fondaco.games.merchants.text.wording import all_of, pieces

LISTED = ("bought", "exchanged", "connected", "founded", "recruited", "assembled")

Part = Sequence[Told]
Name = Callable[[str], str]


def sentences(part: Part, names: list[str]) -> list[str]:
    """Events as sentences; those that can be told together are."""
    kind = part[0]["event"]
    if len(part) > 1 and kind in _TOGETHER:
        return _TOGETHER[kind](part, names)
    if len(part) > 1 and kind in LISTED:
        verb, thing = SIMPLE[kind]
        things = ", ".join([thing(event) for event in part])
        return [f"{Teller(part[0], names).does(verb)} {things}."]
    return [sentence(event, names) for event in part]


def _cards(verb: str) -> Callable[[Part, list[str]], list[str]]:
    """Resource cards, counted by kind."""

    def told(part: Part, names: list[str]) -> list[str]:
        found = [event["resource"] for event in part]
        counts = {kind: found.count(kind) for kind in dict.fromkeys(found)}
        return [f"{Teller(part[0], names).does(verb)} {pieces(counts)}."]

    return told


def _gold(part: Part, names: list[str]) -> list[str]:
    """Gold that comes for the same reason, added up; what several get is told once."""
    sums: dict[str, dict[int, int]] = {}
    for event in part:
        of_seat = sums.setdefault(event["for"], {})
        of_seat[event["seat"]] = of_seat.get(event["seat"], 0) + event["count"]
    return [told for why, found in sums.items() for told in _gold_of(why, found, names)]


def _gold_of(why: str, found: dict[int, int], names: list[str]) -> list[str]:
    if len(found) > 1 and len({*found.values()}) == 1:
        who = all_of([names[seat] for seat in found])
        return [f"{who} get {next(iter(found.values()))} gold each {WHY[why]}."]
    gold = {"event": "gained_gold", "for": why}
    return [sentence({**gold, "seat": seat, "count": n}, names) for seat, n in found.items()]


def _opened(part: Part, names: list[str]) -> list[str]:
    """Trade routes: those that were paid for, then those that were free."""
    does = Teller(part[0], names).does("open")
    paid = [path_name(event["path"]) for event in part if event["paid"]]
    free = [path_name(event["path"]) for event in part if not event["paid"]]
    if not paid or not free:
        end = "" if paid else f", {'both' if len(free) == 2 else 'all'} without paying"
        return [f"{does} the trade routes {all_of(paid or free)}{end}."]
    routes = "route" if len(paid) == 1 else "routes"
    free_ones = f"{all_of(free)} without paying{_why_free(part)}"
    return [f"{does} the trade {routes} {all_of(paid)}, and beside it {free_ones}."]


def _why_free(part: Part) -> str:
    """The free ones are owed to a double arrow, if one was opened before."""
    paths = [PATH_IDS.index(event["path"]) for event in part[:-1]]
    is_arrow = any(board.arrow[path] == 1 for board in BOARDS for path in paths)
    return " (double arrow)" if is_arrow else ""


class Journeys:
    """The steps of a piece as one journey, with what they cost; another piece is told apart."""

    def __init__(self, verb: str, food: str, name: Name, by: Name) -> None:
        """`name` says where it begins and ends, `by` what lies between."""
        self.verb = verb
        self.food = food
        self.name = name
        self.by = by

    def told(self, part: Part, names: list[str]) -> list[str]:
        ways: list[list[Told]] = []
        for event in part:
            if ways and ways[-1][-1]["to"] == event["from"]:
                ways[-1].append(event)
            else:
                ways.append([event])
        return [" ".join([self.way(way, Teller(way[0], names).does(self.verb)) for way in ways])]

    def way(self, steps: list[Told], does: str) -> str:
        paid = len([step for step in steps if step["paid"]])
        cost = f" for {paid} {self.food}" if paid else ""
        by = [self.by(step["to"]) for step in steps[:-1]]
        through = f" via {', '.join(by)}" if by else ""
        start, to = self.name(steps[0]["from"]), self.name(steps[-1]["to"])
        return f"{does} from {start}{through} to {to}{cost}."


_TOGETHER: dict[str, Callable[[Part, list[str]], list[str]]] = {
    "discarded": _cards("discard"),
    "took": _cards("take"),
    "gained_gold": _gold,
    "opened": _opened,
    "walked": Journeys("send a merchant", "grain", place_name, place_name).told,
    "drove": Journeys("move a caravan", "salt", path_name, side_name).told,
}
