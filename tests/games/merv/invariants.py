"""What holds in every position of Merv: pieces are where they may be, and none is lost."""

from collections import Counter
from typing import Any

SPICES = {"cinnamon": 8, "ginger": 6, "juniper": 6, "pepper": 4}
WHITE = 6
GATES = {"north_3", "east_3", "south_3", "west_3"}


def check(snapshot: dict[str, Any]) -> None:
    owners = 4 if snapshot["seats"] == 4 else 3
    check_camels(snapshot)
    check_masters(snapshot, owners)
    check_city(snapshot, owners)
    check_walls(snapshot)
    check_cards(snapshot)
    check_servants(snapshot, owners)
    check_tracks(snapshot, owners)
    check_stores(snapshot, owners)
    check_bots(snapshot)


def check_camels(snapshot: dict[str, Any]) -> None:
    """Twelve camels; one at most on a slot of the market, a row, a city and a route."""
    assert sum(snapshot["camels"].values()) == 12
    assert min(snapshot["camels"].values()) >= 0
    for place, count in snapshot["camels"].items():
        if place.startswith(("market", "mosque", "route", "city")):
            assert count == 1
        if place.startswith("queue"):
            assert snapshot["step"] == "line_up"
        if place.startswith("route"):
            assert "goods" in (snapshot["step"], *snapshot["due"])
    assert snapshot["camels"].get("caravansary", 0) <= len(snapshot["display"])


def check_masters(snapshot: dict[str, Any], owners: int) -> None:
    """Each master is in the queue of the round; at its end, on a slot or in the new queue."""
    queue = [owner for owner in snapshot["queue"] if owner is not None]
    slots = [owner for owner in snapshot["slots"] if owner is not None]
    assert len(set(queue)) == len(queue)
    assert len(set(slots)) == len(slots)
    if snapshot["step"] == "line_up":
        assert sorted([*queue, *slots]) == list(range(owners))
    else:
        assert sorted(queue) == list(range(owners))
        assert snapshot["queue"][:owners] == queue


def check_city(snapshot: dict[str, Any], owners: int) -> None:
    """Every tile lies once; nine buildings each; upgrades are not more than there are."""
    sites = [site for site in snapshot["sites"] if site is not None]
    assert len(set(sites)) == len(sites) == 24
    assert snapshot["sites"][12] is None
    buildings = Counter(snapshot["buildings"].values())
    assert all(buildings[owner] <= 9 for owner in range(owners))
    upgrades = Counter(thing for thing in snapshot["bonus"].values() if " " not in thing)
    assert upgrades.pop("white", 0) <= WHITE
    assert all(count == 1 for count in upgrades.values())
    for site, thing in snapshot["bonus"].items():
        assert not thing.startswith("soldier") or site in snapshot["buildings"]


def check_walls(snapshot: dict[str, Any]) -> None:
    for slot, piece in snapshot["walls"].items():
        assert piece.startswith("gate") == (slot in GATES)
    for piece, count in Counter(snapshot["walls"].values()).items():
        assert count <= (1 if piece.startswith("gate") else 2)


def check_cards(snapshot: dict[str, Any]) -> None:
    """The queue is full between actions as long as the deck lasts; no card is doubled."""
    seen = Counter(snapshot["display"])
    for row in snapshot["spices"]:
        seen.update(row)
    assert all(seen[spice] <= count for spice, count in SPICES.items())
    running = {"cards", "restock"} & {snapshot["step"], *snapshot["due"]}
    if not running and snapshot["buying"] != "card":
        assert len(snapshot["display"]) == min(8, 24 - sum(sum_of(snapshot["spices"])))


def sum_of(rows: list[dict[str, int]]) -> list[int]:
    return [sum(row.values()) for row in rows]


def check_servants(snapshot: dict[str, Any], owners: int) -> None:
    soldiers = Counter(snapshot["bonus"].values())
    courtiers = sum_of(snapshot["halls"])
    for owner in range(owners):
        assert soldiers[f"soldier {owner}"] + courtiers[owner] <= 8
        assert sum(snapshot["posts"][owner].values()) <= 6
    for hall in ("knowledge", "spice", "trade", "faith"):
        assert sum(row.get(hall, 0) for row in snapshot["halls"]) <= 3
    for place, row in enumerate(snapshot["posts"]):
        assert "baghdad" not in row or "rayy" in row, place
        assert "kashgar" not in row or "samarkand" in row, place


def check_tracks(snapshot: dict[str, Any], owners: int) -> None:
    assert all(0 <= space <= 10 for space in snapshot["favour"])
    assert all(0 <= space <= 15 for space in snapshot["influence"])
    for row in snapshot["points"]:
        assert all(points > 0 for points in row.values())
    assert len(snapshot["favour"]) == owners


def check_stores(snapshot: dict[str, Any], owners: int) -> None:
    """Nothing is owed, what is committed is there, and breakthroughs follow the scrolls."""
    for owner in range(owners):
        assert min([0, *snapshot["cubes"][owner].values()]) == 0
        for kind, count in snapshot["committed"][owner].items():
            assert count <= snapshot["stores"][owner][kind]
        made = list(snapshot["breakthroughs"].values()).count(owner)
        earned = min(snapshot["stores"][owner].get("scrolls", 0) // 2, 4)
        assert made == earned or "learn" in (snapshot["step"], *snapshot["due"])


def check_bots(snapshot: dict[str, Any]) -> None:
    """The courtier has buildings and camels only, the magistrate no cubes."""
    if snapshot["seats"] < 3:
        for name in ("halls", "posts", "points", "cubes", "stores", "spices"):
            assert snapshot[name][2] == {}
        assert snapshot["favour"][2] == snapshot["influence"][2] == 0
    if snapshot["seats"] == 1:
        assert snapshot["cubes"][1] == {}
        assert list(snapshot["solo"].values()).count("face up") <= 1
    assert (snapshot["solo"] == {}) == (snapshot["seats"] > 1)
