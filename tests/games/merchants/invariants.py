"""What holds in every position of Merchants of Europe: pieces are in place, and none is lost."""

from collections import Counter
from typing import Any

COLORS = ["red", "blue", "white", "orange"]
RESOURCES = ["lumber", "wool", "grain", "ore", "salt"]
CARDS = {
    "lancer": 11,
    "trade_charter": 3,
    "swift_merchant": 3,
    "swift_caravan": 3,
    "merchant_bank": 3,
    "trade_fair": 2,
}
STORAGE = {("short", 3): 5, ("short", 4): 4, ("main", 3): 9, ("main", 4): 7}
MOVERS = ["merchant 1", "merchant 2", "caravan 1", "caravan 2"]
SETTING_UP = ("start_post", "start_neutral", "start_route")


def check(snapshot: dict[str, Any]) -> None:
    check_posts(snapshot)
    check_routes(snapshot)
    check_merchants(snapshot)
    check_tokens(snapshot)
    check_cards(snapshot)
    check_knowledge(snapshot)
    check_offers(snapshot)
    check_discards(snapshot)


def check_posts(snapshot: dict[str, Any]) -> None:
    """Trading posts stand or lie in storage; a commodity lies in storage, is free or delivered."""
    seats = snapshot["seats"]
    stored = STORAGE[snapshot["board"], seats]
    standing = Counter(snapshot["posts"].values())
    delivered = Counter(snapshot["commodities"].values())
    for seat in range(seats):
        color = COLORS[seat]
        assert 0 <= snapshot["storage"][seat] <= stored
        if snapshot["step"] not in SETTING_UP:
            assert standing[color] + snapshot["storage"][seat] == stored + 3
        free = snapshot["freed"][seat] + delivered[color]
        assert free + snapshot["storage"][seat] == stored + 1
    for city, color in snapshot["commodities"].items():
        assert snapshot["posts"][city] != color
    if seats == 3 and snapshot["step"] not in SETTING_UP:
        assert standing["orange"] == 3


def check_routes(snapshot: dict[str, Any]) -> None:
    """Thirty trade routes each, one on a path; two caravans beside one, but for one in passing."""
    opened = [path for paths in snapshot["routes"] for path in paths]
    assert len(set(opened)) == len(opened)
    assert all(len(paths) <= 30 for paths in snapshot["routes"])
    caravans = Counter(path for path in snapshot["caravans"] if path is not None)
    assert set(caravans) <= set(opened)
    for path, count in caravans.items():
        assert count <= 2 + (path == place_of_mover(snapshot, "caravan"))


def place_of_mover(snapshot: dict[str, Any], piece: str) -> str | None:
    """Where the piece under way is, if it is of that kind."""
    mover = snapshot["mover"]
    if mover not in MOVERS or not mover.startswith(piece):
        return None
    place: str | None = snapshot[f"{piece}s"][2 * snapshot["active"] + int(mover[-1]) - 1]
    return place


def check_merchants(snapshot: dict[str, Any]) -> None:
    """Merchants at rest stand alone, and at no trading post but an own one."""
    moving = place_of_mover(snapshot, "merchant")
    standing = Counter(place for place in snapshot["merchants"] if place is not None)
    for place, count in standing.items():
        assert count <= 1 + (place == moving)
    for number, place in enumerate(snapshot["merchants"]):
        if place is not None and place != moving:
            assert snapshot["posts"].get(place, COLORS[number // 2]) == COLORS[number // 2]


def check_tokens(snapshot: dict[str, Any]) -> None:
    """Each number token lies once at most, and the arched ones always lie somewhere."""
    tokens = list(snapshot["tokens"].values())
    assert len(set(tokens)) == len(tokens)
    assert sum("arch" in token for token in tokens) == 5


def check_cards(snapshot: dict[str, Any]) -> None:
    """No resource card is owed, no development card is lost."""
    for resource in RESOURCES:
        held = [hand.get(resource, 0) for hand in snapshot["hands"]]
        assert min(held) >= 0
        assert sum(held) <= 19
    for card, count in CARDS.items():
        assert sum(row.get(card, 0) for row in snapshot["cards"]) == count
    assert min(snapshot["gold"]) >= 0


def check_knowledge(snapshot: dict[str, Any]) -> None:
    """Everybody knows the own cards, and nobody is sure of what is not so."""
    seats = snapshot["seats"]
    tables = (("hand", "hands", seats, seats + 1), ("card", "cards", seats + 2, seats))
    for what, held, rows, observers in tables:
        for kind in ("under", "over"):
            doubts = snapshot[f"{what}_{kind}"]
            assert len(doubts) == observers * rows
            assert min([0, *(n for row in doubts for n in row.values())]) == 0
            for seat in range(seats):
                assert doubts[seat * rows + seat] == {}
        for at, under in enumerate(snapshot[f"{what}_under"]):
            row = snapshot[held][at % rows]
            assert all(count <= row.get(name, 0) for name, count in under.items())


def check_offers(snapshot: dict[str, Any]) -> None:
    """Who offers something has it, and who has accepted has what was asked for."""
    if snapshot["step"] not in ("offer", "answer", "counter", "choose"):
        assert not any(snapshot["offered"])
        assert set(snapshot["answers"]) == {"none"}
        return
    asked = snapshot["offered"][2 * snapshot["active"] + 1]
    for seat in range(snapshot["seats"]):
        owned = {**snapshot["hands"][seat], "gold": snapshot["gold"][seat]}
        needed = dict(snapshot["offered"][2 * seat])
        if snapshot["answers"][seat] == "accepted":
            needed = asked
        assert all(owned.get(piece, 0) >= count for piece, count in needed.items())


def check_discards(snapshot: dict[str, Any]) -> None:
    """Who returns cards holds enough to go on in the order of the kinds."""
    if snapshot["step"] == "discard":
        hand = snapshot["hands"][snapshot["asked"]]
        left = RESOURCES[max(snapshot["last"], 0) :]
        assert sum(hand.get(kind, 0) for kind in left) >= snapshot["owed"]
