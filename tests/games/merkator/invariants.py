"""What holds in every position of Merkator: pieces are where they may be, and none is lost."""

from typing import Any


def check(snapshot: dict[str, Any]) -> None:
    check_offers(snapshot)
    check_stacks(snapshot)
    check_offices(snapshot)
    check_neighbors(snapshot)


def check_offers(snapshot: dict[str, Any]) -> None:
    """Four cards of each kind lie open as long as the stack lasts."""
    for kind, cards in (("bonus_cards", 16), ("buildings", 26)):
        places = list(snapshot[kind].values())
        assert len(places) == cards
        assert places.count("open") == 4 or places.count("stack") == 0
        assert places.count("discard") == 0


def check_stacks(snapshot: dict[str, Any]) -> None:
    """Each of the 78 Contracts lies somewhere; a stack has exactly one top card."""
    contracts = snapshot["contracts"]
    assert len(contracts) == 78
    for value in ("c03", "c04", "c05", "c06", "c07", "c08", "c09", "c10", "c14"):
        places = [lies for card, lies in contracts.items() if card.startswith(value)]
        assert places.count("open") <= 1
        assert places.count("open") == 1 or places.count("stack") == 0
    twos = [lies for card, lies in contracts.items() if card.startswith("c02")]
    assert "open" not in twos
    assert "stack" not in twos


def check_offices(snapshot: dict[str, Any]) -> None:
    """Nobody owes anything, and nobody is without a Contract."""
    for seat in range(snapshot["seats"]):
        assert min([0, *snapshot["goods"][seat].values()]) == 0
        assert set(snapshot["supply"][seat].values()) <= {1}
        assert snapshot["time"][seat] >= 0
        assert snapshot["taler"][seat] >= 0
        assert seat in snapshot["contracts"].values()
        if snapshot["step"] != "invest" or seat != snapshot["active"]:
            assert snapshot["taler"][seat] <= 15


def check_neighbors(snapshot: dict[str, Any]) -> None:
    """Two Major locations with a line between them are never empty at the same time."""
    if snapshot["step"] == "take":
        return
    cubes = snapshot["cubes"]
    for one, other in (("hamburg", "danzig"), ("russia", "sweden"), ("france", "spain")):
        assert cubes.get(one, 0) + cubes.get(other, 0) > 0
