"""Positions of Merkator as the rulebook would describe them, and short questions about a table.

    table = arrange(at="sweden", step="fulfill", contracts=[["c02_sweden"]], goods=[{"grain": 1}])

What is not mentioned is empty; cards that are not mentioned lie in their stacks, with one Contract
of each value and four cards of each offer open. What is listed seat by seat may be listed for
the first seats only. With options the position is one of that way to play; with one seat, of the
Solitary version: its Solo stack is whole, and what is out of play is out. `lying` puts cards
where no seat, stack or offer is: {"c08_italy": "pile 0", "boerse": "hand 1", "wache": "out"}.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import fondaco
from fondaco import Refused, Table

MAJORS = ["hamburg", "danzig", "sweden", "russia", "dutch_republic", "england", "france", "spain"]
MINORS = ["denmark", "bohemia", "italy", "newfoundland"]
GOODS = [
    "livestock",
    "muskets",
    "grain",
    "saltpeter",
    "iron",
    "copper",
    "ham",
    "fish_oil",
    "vegetables",
    "calfskin",
    "fabric",
    "coal",
    "plums",
    "wine",
    "citrus_fruit",
    "spice",
]
PEACE = "c14_peace_of_westphalia"

Counts = Mapping[str, int]
Cards = Sequence[str]
Lying = dict[str, int | str]


def arrange(
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    active: int = 0,
    asked: int | None = None,
    step: str = "invest",
    at: str | None = None,
    goods: Sequence[Counts] = (),
    supply: Sequence[Counts] = (),
    contracts: Sequence[Cards] = (),
    bonus: Sequence[Cards] = (),
    buildings: Sequence[Cards] = (),
    time: Sequence[int] = (),
    taler: Sequence[int] = (),
    cubes: Counts | None = None,
    chart: Sequence[int] | None = None,
    refill: Sequence[int] = (),
    tops: Mapping[int, str] | None = None,
    discards: Cards = (),
    offer: Cards | None = None,
    lying: Mapping[str, str] | None = None,
    fulfilled: Cards = (),
    turns_left: int | None = None,
    letter: str | None = None,
    contract: str | None = None,
    wanted: str | None = None,
    unpaid: int = 0,
    held: bool = False,
    bids: Sequence[int] = (),
    taker: int = 0,
    gained: str | None = None,
    picks: Sequence[int] | None = None,
) -> Table:
    """A table in that position; its luck is scripted if there are picks."""
    new = fondaco.new("merkator", seats=seats, options=options or {}, seed=1)
    snapshot = json.loads(new.snapshot())
    state = snapshot["state"]
    state.update(active=active, asked=active if asked is None else asked, step=step, merkator=at)
    state.update(goods=_each(goods, seats, {}), supply=_each(supply, seats, {}))
    state.update(time=_each(time, seats, 0), taler=_each(taler, seats, 0))
    state.update(cubes=dict(cubes or {}), fulfilled=list(fulfilled))
    state.update(chart=_chart(chart, seats), refill=list(refill), letter=letter)
    ending = "stack" if seats == 1 else "counters"
    state.update(turns_left=turns_left, ending=None if turns_left is None else ending)
    state.update(contract=contract, wanted=wanted, unpaid=unpaid, held=held)
    state.update(bids=list(bids), taker=taker, gained=gained)
    apart = lying or {}
    state["contracts"] = _contracts(
        _apart(state["contracts"], apart), contracts, discards, tops or {}
    )
    state["bonus_cards"] = _offered(_apart(state["bonus_cards"], apart), bonus, offer)
    state["buildings"] = _offered(_apart(state["buildings"], apart), buildings, offer)
    table = fondaco.restore(json.dumps(snapshot), seed=1)
    if picks is not None:
        table.chance.source = fondaco.Recorded(list(picks))
    return table


def _each(given: Sequence[Any], seats: int, empty: Any) -> list[Any]:
    return [*given, *[empty] * (seats - len(given))]


def _chart(rows: Sequence[int] | None, seats: int) -> list[int]:
    if rows is not None:
        return list(rows)
    return [] if seats == 1 else [0, 0, 7, 7, 7]


def _apart(new: Lying, apart: Mapping[str, str]) -> Lying:
    """Every card in its stack, but for those that are set aside."""
    aside = {card: lies for card, lies in new.items() if lies in ("solo", "out")}
    return {**dict.fromkeys(new, "stack"), **aside, **{c: apart[c] for c in new if c in apart}}


def _owned(lying: Lying, given: Sequence[Cards]) -> Lying:
    owned: dict[str, int | str] = {}
    for seat, cards in enumerate(given):
        for card in cards:
            assert lying[card] in ("stack", "solo"), f"{card} lies elsewhere"
            assert card not in owned, f"{card} is given twice"
            owned[card] = seat
    return {**lying, **owned}


def _contracts(
    apart: Lying, given: Sequence[Cards], discards: Cards, tops: Mapping[int, str]
) -> Lying:
    ids = list(apart)
    lying = _owned(apart, given)
    lying.update(dict.fromkeys(discards, "discard"))
    for value in {value_of(card) for card in ids}:
        stack = [card for card in ids if value_of(card) == value and lying[card] == "stack"]
        if value == 2:
            lying.update(dict.fromkeys(stack, "discard"))
        elif stack or value in tops:
            lying[tops[value] if value in tops else stack[0]] = "open"
    return lying


def _offered(apart: Lying, given: Sequence[Cards], offer: Cards | None) -> Lying:
    lying = _owned(apart, given)
    stack = [card for card in lying if lying[card] == "stack"]
    open_ = stack[:4] if offer is None else offer
    lying.update({card: "open" for card in open_ if card in lying})
    return lying


def value_of(contract: str) -> int:
    return int(contract[1:3])


def all_of(value: int, but: Cards = ()) -> list[str]:
    """Every Contract of a value, except those named."""
    cards = state_of(fondaco.new("merkator", seed=1))["contracts"]
    return [card for card in cards if value_of(card) == value and card not in but]


def all_bonus_cards(but: Cards = ()) -> list[str]:
    cards = state_of(fondaco.new("merkator", seed=1))["bonus_cards"]
    return [card for card in cards if card not in but]


def all_buildings(but: Cards = ()) -> list[str]:
    cards = state_of(fondaco.new("merkator", seed=1))["buildings"]
    return [card for card in cards if card not in but]


COUNTERS = [
    column * loss for column in "ABCDEF" for loss, copies in ((1, 5), (2, 2)) for _ in range(copies)
]


def flips(letter: str, face_up: Cards = ()) -> int:
    """The pick that turns up that letter, while those named lie face up already."""
    hidden = COUNTERS[:]
    for seen in face_up:
        hidden.remove(seen)
    return hidden.index(letter)


# ---------------------------------------------------------------------------- questions


def state_of(table: Table) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(table.snapshot())["state"]
    return state


def seen(table: Table) -> dict[str, Any]:
    """What an onlooker sees."""
    return table.view(None)


def office(table: Table, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(table)["offices"][seat]
    return found


def goods_of(table: Table, seat: int) -> dict[str, int]:
    return _present(office(table, seat)["goods"])


def supply_of(table: Table, seat: int) -> dict[str, int]:
    return _present(office(table, seat)["supply"])


def cubes(table: Table) -> dict[str, int]:
    return _present(seen(table)["cubes"])


def _present(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def contracts_of(table: Table, seat: int) -> list[str]:
    return list(office(table, seat)["contracts"])


def time_of(table: Table, seat: int) -> int:
    return int(office(table, seat)["time"])


def taler_of(table: Table, seat: int) -> int:
    return int(office(table, seat)["taler"])


def chart(table: Table) -> list[int]:
    return list(seen(table)["chart"])


def hand_of(table: Table, seat: int) -> str | None:
    found: str | None = office(table, seat)["hand"]
    return found


def step(table: Table) -> str:
    return str(seen(table)["step"])


def active(table: Table) -> int:
    return int(seen(table)["active"])


def stack(table: Table, value: int) -> tuple[str | None, int]:
    """The top card of a stack of Contracts, and how many cards it has."""
    [found] = [stack for stack in seen(table)["stacks"] if stack["value"] == value]
    return found["top"], found["count"]


def top(table: Table, value: int) -> str | None:
    return stack(table, value)[0]


def lies(table: Table, card: str) -> int | str:
    """Where a card lies: with a seat, or in a pile."""
    state = state_of(table)
    found: int | str = {**state["contracts"], **state["bonus_cards"], **state["buildings"]}[card]
    return found


def points(table: Table, seat: int = 0) -> float:
    total = table.scores()[seat]["total"]
    assert isinstance(total, float)
    return total


def parts(table: Table, seat: int = 0) -> dict[str, float]:
    """The points of a seat, by what they are for."""
    score: dict[str, Any] = table.scores()[seat]
    return {part["of"]: part["points"] for part in score["parts"]}


def ranks(table: Table) -> list[object]:
    return [score["rank"] for score in table.scores()]


# ---------------------------------------------------------------------------- play


def play(table: Table, *moves: str) -> list[dict[str, Any]]:
    """Play moves one after the other; all that was told."""
    return [event for move in moves for event in table.play(move)]


def told(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without its name."""
    return [
        {name: value for name, value in event.items() if name != "event"}
        for event in events
        if event["event"] == kind
    ]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def refusal(table: Table, move: str) -> str:
    """The clause that forbids the move: it is not legal, cannot be played and changes nothing."""
    before = table.snapshot()
    assert move not in table.legal()
    why = table.why_not(move)
    assert why is not None
    with pytest.raises(Refused) as refused:
        table.play(move)
    assert refused.value.clause == why.clause
    assert table.snapshot() == before
    return why.clause
