"""What to do before a Contract can be fulfilled, and where one could be."""

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    GOOD_NAMES,
    LOCATION,
    TIME_CHANGE,
    TRADE_GOODS,
    TRADE_TIME,
)
from fondaco.games.merkator.terms import GOODS, PLACE_IDS, PLACES, Card, Good, Place
from fondaco.games.merkator.text.means import (
    Means,
    after_joining,
    after_journey,
    is_payable,
    means_of,
    own,
    usable,
)
from fondaco.games.merkator.text.readiness import (
    from_tile,
    helps,
    lacking,
    short_of,
    standing,
)
from fondaco.games.merkator.text.seen import Seen
from fondaco.games.merkator.text.wording import (
    all_of,
    any_of,
    contract,
    contract_name,
    in_place,
    told_apart,
)

STEPS = ("fulfill", "join")  # those in which Contracts of the place are thought about


def pending(seen: Seen) -> list[Card]:
    """Your Contracts that are for here and not fulfilled, while you think about them."""
    if not seen.has("to_act") or seen.word("step") not in STEPS:
        return []
    if not seen.is_you(seen.number("to_act")):
        return []
    here = contracts_for(seen, PLACE_IDS.index(seen.word("merkator")))
    return [card for card in here if card not in map(contract, seen.words("fulfilled"))]


def contracts_for(seen: Seen, place: Place) -> list[Card]:
    cards = [contract(id) for id in own(seen).words("contracts")]
    return [card for card in cards if LOCATION[card] != NONE and LOCATION[card] == place]


def at_hand(seen: Seen) -> Means:
    """What you could pay Contracts with here: as it is, or once you have joined."""
    return after_joining(seen) if seen.word("step") == "join" else means_of(own(seen))


def advice(seen: Seen) -> list[str]:
    """For each Contract that is for here: what has to be done before it can be fulfilled."""
    cards = pending(seen)
    return [_advice(card, told_apart(card, cards), at_hand(seen)) for card in cards]


def is_hopeless(seen: Seen) -> bool:
    """Whether there are Contracts for here, and none of them can be fulfilled."""
    cards = pending(seen)
    return len(cards) > 0 and not any(is_payable(card, at_hand(seen)) for card in cards)


def _advice(card: Card, name: str, means: Means) -> str:
    if short_of(card, means.without_cubes()) == 0:
        return f"{name} can be fulfilled."
    if not is_payable(card, means):
        return f"{name} {standing(card, means)}."
    return f"{name} can be fulfilled {_way(card, means)}."


def _way(card: Card, means: Means) -> str:
    """How: first the cubes of the Supply tile that help, then trades for what is left."""
    goods = from_tile(card, means)
    rest = means.turned(goods).without_cubes()
    if not is_payable(card, rest):  # cubes are needed to make up four of a kind
        return "with 4:1 trades, once Supply tile cubes have become goods to give"
    trading = f"'trade toward' it for {lacking(card, rest)}"
    if not goods:
        return f"with 4:1 trades: {trading}"
    first = f"once you have turned {_cubes(goods)} ('supply {GOOD_NAMES[goods[0]].lower()}')"
    return first if short_of(card, rest) == 0 else f"{first}; then {trading}"


def _cubes(goods: list[Good]) -> str:
    cubes = "a Supply tile cube" if len(goods) == 1 else "Supply tile cubes"
    return f"{cubes} into {all_of([GOOD_NAMES[good] for good in goods])}"


def served(seen: Seen, good: Good) -> list[str]:
    """The Contracts for here that a cube turned into the good would bring nearer."""
    means = at_hand(seen)
    cards = [card for card in pending(seen) if is_payable(card, means)]
    return [contract_name(card) for card in cards if helps(card, good, means)]


def still_possible(seen: Seen) -> list[str]:
    """The Contracts for here that could be fulfilled."""
    means = at_hand(seen)
    return [contract_name(card) for card in pending(seen) if is_payable(card, means)]


def given(card: Card, means: Means) -> str:
    """What a 4:1 trade for the Contract could be paid with, without touching what it needs."""
    held = means.goods
    spare = [held[good] - usable(card, good, held[good]) for good in range(GOODS)]
    things = [
        f"{TRADE_GOODS} {GOOD_NAMES[good]}" for good in range(GOODS) if spare[good] >= TRADE_GOODS
    ]
    things += [f"{TRADE_TIME} Time counters"] if means.time >= TRADE_TIME else []
    return any_of(things) if things else ""


def deliveries(seen: Seen, place: Place) -> list[str]:
    """Which of your Contracts a journey to a location could serve, and with what help."""
    means = after_journey(seen, place)
    cards = [card for card in contracts_for(seen, place) if is_payable(card, means)]
    ready = [told_apart(card, cards) for card in cards if short_of(card, means) == 0]
    traded = [told_apart(card, cards) for card in cards if short_of(card, means) > 0]
    parts = [f"can fulfill {', '.join(ready)}"] if ready else []
    return parts + ([f"can fulfill {any_of(traded)} with 4:1 trades"] if traded else [])


def reachable(seen: Seen) -> list[str]:
    """Each location that you can afford to travel to, with what could be fulfilled there."""
    time = own(seen).number("time")
    places = [place for place in range(PLACES) if time + TIME_CHANGE[place] >= 0]
    found = [(place, " or ".join(deliveries(seen, place))) for place in places]
    return [f"in {in_place(PLACE_IDS[place])} you {told}" for place, told in found if told]
