"""What a legal move would bring now, in a few words: read from the events foretold of it."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Foretold, Move
from fondaco.games.merkator.moves import (
    DONE,
    FULFILL_CONTRACT,
    JOIN_TRAVEL,
    SELL,
    TAKE_GOODS,
    TRADE_FOR,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.terms import MAJORS, PLACE_IDS
from fondaco.games.merkator.text import readiness
from fondaco.games.merkator.text.glosses import gloss
from fondaco.games.merkator.text.seen import Fields, Seen
from fondaco.games.merkator.text.wording import (
    all_of,
    both_goods,
    card_name,
    card_text,
    contract_name,
    counted,
    demand,
    good_name,
    in_place,
)


class Outlook:
    """A legal move with the view of whoever decides and what is foretold of it."""

    def __init__(self, move: Move, seen: Seen, foretold: Foretold) -> None:
        self.move = move
        self.seen = seen
        self.at_once = [Fields(event) for event in foretold.at_once]
        self.all = [*self.at_once, *[Fields(event) for event in foretold.after]]

    def of(self, kind: str) -> list[Fields]:
        return _of(self.all, kind)


def prospect(move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold) -> str:
    """What a legal move would bring, or what its text leaves unsaid."""
    kind = int(move.kind)
    if kind not in _PROSPECTS:
        return gloss(move).replace(": ", "; ", 1)  # there is a colon before it
    return _PROSPECTS[kind](Outlook(move, Seen(view, names), foretold))


def _of(events: list[Fields], kind: str) -> list[Fields]:
    return [event for event in events if event.word("event") == kind]


def _goods(events: list[Fields]) -> list[str]:
    return [f"{event.number('count')} {good_name(event.word('good'))}" for event in events]


def _travel(outlook: Outlook) -> str:
    """Cubes, goods of Bonus cards, time, and where cubes come; where luck decides first, only
    what is printed is known."""
    parts = [_cubes(outlook)] if outlook.move.what < MAJORS else []
    parts += [f"{goods} from a Bonus card" for goods in _goods(outlook.of("got_bonus"))]
    time = _time(outlook)
    if not time and not outlook.of("cube_placed"):
        time = gloss(outlook.move)
    parts += [*([time] if time else []), *_chart(outlook)]
    places = [in_place(event.word("place")) for event in outlook.of("cube_placed")]
    return "; ".join(parts + ([f"new cubes in {', '.join(places)}"] if places else []))


def _cubes(outlook: Outlook) -> str:
    cubes = outlook.seen.counts("cubes")[PLACE_IDS[outlook.move.what]]
    if cubes == 0:
        return "no cubes"
    return f"{counted(cubes, 'cube')} ({' or '.join(both_goods(outlook.move.what))})"


def _time(outlook: Outlook) -> str:
    gained = sum([event.number("count") for event in outlook.of("time_gained")])
    paid = sum([event.number("count") for event in outlook.of("time_paid")])
    return f"+{gained} time" if gained > 0 else f"pay {paid} time" if paid > 0 else ""


def _chart(outlook: Outlook) -> list[str]:
    """Whether the journey takes the last counter of a row, and what follows from it."""
    taken = [event for event in outlook.of("time_gained") if event.word("from") == "chart"]
    gained = sum([event.number("count") for event in taken])
    rows = [number for number in outlook.seen.numbers("chart") if number > 0]
    if gained == 0 or gained < rows[0]:
        return []
    loss = [] if "no_losses" in outlook.seen.words("options") else ["all lose goods"]
    ends = ["the final round comes"] if gained >= sum(rows) else []
    return [", ".join(["empties a row of the time chart", *loss, *ends])]


def _taking(outlook: Outlook) -> str:
    """Both goods, if the cubes are divided."""
    goods = _goods(_of(outlook.at_once, "took"))
    return ", ".join(goods) if len(goods) > 1 else ""


def _fulfillment(outlook: Outlook) -> str:
    """What is paid for the Contract, and the Contract that it earns."""
    goods = ", ".join(_goods(_of(outlook.at_once, "paid"))) or demand(outlook.move.what)
    earned = [card_text(event.word("contract")) for event in outlook.of("rewarded")]
    return f"pay {goods}" + "".join([f"; earns the {card}" for card in earned])


def _join(outlook: Outlook) -> str:
    fares = [
        f"pay {event.number('count')} time to {outlook.seen.name(event.number('active'))}"
        for event in outlook.of("joined")
    ]
    fares += [f"pay {event.number('count')} time" for event in outlook.of("joined_ai")]
    gains = [f"{goods} from a Bonus card" for goods in _goods(outlook.of("got_bonus"))]
    return "; ".join([*fares, *gains])


def _sale(outlook: Outlook) -> str:
    return "".join([f"{event.number('taler')} Taler" for event in outlook.of("sold")])


def _supply(outlook: Outlook) -> str:
    """A cube of the tile, and the Contracts here that want the good."""
    served = readiness.served(outlook.seen, outlook.move.what)
    parts = [f"for {all_of(served)}"] if served else []
    return "; ".join(["a cube of your Supply tile", *parts])


def _done(outlook: Outlook) -> str:
    """Nothing more, and which Contracts could still be fulfilled."""
    row = readiness.own(outlook.seen)
    near = [card for card in readiness.pending(outlook.seen) if readiness.is_near(card, row)]
    names = [contract_name(card) for card in near]
    left = f", although {all_of(names)} could be" if near else ""
    return f"fulfill nothing more here{left}"


def _trade(outlook: Outlook) -> str:
    """What the text leaves unsaid, and whether this trade completes the Contract."""
    parts = [gloss(outlook.move)] if gloss(outlook.move) else []
    done = [card_name(event.word("contract")) for event in outlook.of("fulfilled")]
    parts += [f"fulfills the {name} at once" for name in done]
    return "; ".join(parts)


_PROSPECTS: Final[dict[int, Callable[[Outlook], str]]] = {
    int(SELL): _sale,
    int(TRAVEL): _travel,
    int(TAKE_GOODS): _taking,
    int(FULFILL_CONTRACT): _fulfillment,
    int(USE_SUPPLY): _supply,
    int(DONE): _done,
    int(TRADE_FOR): _trade,
    int(JOIN_TRAVEL): _join,
}
