"""What holds in every position of Merkator: pieces are where they may be, and none is lost."""

import copy
from typing import Any

SOLO_VALUES = ("c08", "c09", "c10", "c14")  # in the order in which they lie in the Solo stack
STACKS = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09", "c10", "c14")
SOLE_MOST = ("boerse", "hofkammer", "admiralitaet", "rathaus", "kaufhaus")


_sound: list[Any] = [None]  # cards and where they lie, that were found to be in order last


def check(snapshot: dict[str, Any]) -> None:
    """What holds everywhere; the stacks and owners of SoloPlay are looked at in its own tests."""
    check_cards(snapshot)
    if "soloplay" in snapshot["options"]:
        return
    check_offices(snapshot)
    check_cash(snapshot)
    check_neighbors(snapshot)
    check_bids(snapshot)
    check_chart(snapshot)
    check_solitary(snapshot)


def check_cards(snapshot: dict[str, Any]) -> None:
    """What holds for cards; few moves touch one, and what lies as before is in order as before."""
    cards = [snapshot[name] for name in ("contracts", "bonus_cards", "buildings")]
    cards += [snapshot["options"], snapshot["seats"]]
    if cards == _sound[0]:
        return
    check_offers(snapshot)
    if "soloplay" not in snapshot["options"]:
        check_stacks(snapshot)
        check_hands(snapshot)
    _sound[0] = copy.deepcopy(cards)


def check_offers(snapshot: dict[str, Any]) -> None:
    """Four cards of each kind lie open as long as the stack lasts."""
    for kind, cards in (("bonus_cards", 16), ("buildings", 26)):
        places = list(snapshot[kind].values())
        assert len(places) == cards
        assert places.count("open") == 4 or places.count("stack") == len(piled(places)) == 0
        assert places.count("open") <= 4
        assert places.count("discard") == 0


def piled(places: list[Any]) -> list[str]:
    """Those that lie in an order which everybody knows."""
    return [
        lies for lies in places if isinstance(lies, str) and lies.startswith(("under ", "pile "))
    ]


def check_stacks(snapshot: dict[str, Any]) -> None:
    """Each of the 78 Contracts lies somewhere; a stack has exactly one top card."""
    contracts = snapshot["contracts"]
    assert len(contracts) == 78
    stacks: dict[str, list[Any]] = {value: [] for value in STACKS}
    for card, lies in contracts.items():
        stacks[card[:3]].append(lies)
    twos = stacks.pop("c02")
    assert "open" not in twos
    assert "stack" not in twos
    for places in stacks.values():
        known = piled(places)
        assert places.count("open") <= 1
        assert places.count("open") == 1 or places.count("stack") == len(known) == 0
        assert sorted(known) == [f"pile {at}" for at in range(len(known))]


def check_offices(snapshot: dict[str, Any]) -> None:
    """Nobody owes anything, and nobody is without a Contract."""
    for seat in range(snapshot["seats"]):
        assert min([0, *snapshot["goods"][seat].values()]) == 0
        assert set(snapshot["supply"][seat].values()) <= {1}
        assert snapshot["time"][seat] >= 0
        assert snapshot["taler"][seat] >= 0
        assert seat in snapshot["contracts"].values()


def check_cash(snapshot: dict[str, Any]) -> None:
    """Without coins there are none; else nobody keeps more than 15, but for variant B."""
    for seat in range(snapshot["seats"]):
        if "no_coins" in snapshot["options"]:
            assert snapshot["taler"][seat] == 0
        elif "forced_cash" not in snapshot["options"]:
            is_spending = seat == snapshot["asked"] and snapshot["step"] in ("invest", "excess")
            assert is_spending or snapshot["taler"][seat] <= 15


def check_neighbors(snapshot: dict[str, Any]) -> None:
    """Two Major locations with a line between them are never empty at the same time."""
    if snapshot["step"] == "take":
        return
    cubes = snapshot["cubes"]
    for one, other in (("hamburg", "danzig"), ("russia", "sweden"), ("france", "spain")):
        assert cubes.get(one, 0) + cubes.get(other, 0) > 0


def check_hands(snapshot: dict[str, Any]) -> None:
    """One card in a hand at most, never the Peace of Westphalia, and none without that rule."""
    cards = {**snapshot["contracts"], **snapshot["bonus_cards"], **snapshot["buildings"]}
    places = [lies for lies in cards.values() if isinstance(lies, str)]
    hands = [lies for lies in places if lies.startswith("hand ")]
    most = snapshot["seats"] if "hand_card" in snapshot["options"] else 0
    assert set(hands) <= {f"hand {seat}" for seat in range(most)}
    assert len(set(hands)) == len(hands)
    assert cards["c14_peace_of_westphalia"] not in hands


def check_bids(snapshot: dict[str, Any]) -> None:
    """Nobody offers what is not there, and the taker offers nothing and has what was gained."""
    if snapshot["step"] not in ("bid_taler", "bid_time", "swap"):
        return
    seats, taker = snapshot["seats"], snapshot["taker"]
    for seat, bid in enumerate(snapshot["bids"]):
        assert bid <= (snapshot["taler"] + snapshot["time"])[seat]
    assert snapshot["bids"][taker] == snapshot["bids"][seats + taker] == 0
    assert snapshot["contracts"][snapshot["gained"]] == taker
    assert (snapshot["step"] == "swap") == (snapshot["asked"] == taker)


def check_chart(snapshot: dict[str, Any]) -> None:
    """Counters are taken from the top, and an empty chart is turned if it can be."""
    rows = [row for row in snapshot["chart"] if row > 0]
    assert all(row == 7 for row in rows[1:])
    assert rows or not snapshot["refill"]
    assert not snapshot["refill"] or "long" in snapshot["options"]
    if "no_losses" in snapshot["options"]:
        assert snapshot["checks"] == []
        assert snapshot["letter"] is None


def check_solitary(snapshot: dict[str, Any]) -> None:
    """The Solo stack is drawn from 8 to the Peace; what is out of play stays out."""
    contracts = snapshot["contracts"]
    solo = [card[:3] for card in contracts if contracts[card] == "solo"]
    out = {card for card, lies in snapshot["buildings"].items() if lies == "out"}
    if "solitary" not in snapshot["options"]:
        assert not solo
        assert not out
        return
    assert snapshot["chart"] == []
    assert out == set(SOLE_MOST)
    for value in SOLO_VALUES:
        if value in solo:
            assert set(solo) <= set(SOLO_VALUES[SOLO_VALUES.index(value) :])
            for later in SOLO_VALUES[SOLO_VALUES.index(value) + 1 :]:
                assert solo.count(later) == sum(card.startswith(later) for card in contracts)
            return
