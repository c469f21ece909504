"""Facts of Merkator, recomputed from plain pictures and the printed cards."""

from typing import Any

from analysis.recounting import Check, Plain, Recount, things
from fondaco.games.merkator.components import EDITION
from fondaco.games.merkator.terms import GOOD_IDS, PLACE_IDS

TABLES: Any = EDITION.tables
CARDS = {one["id"]: one for one in TABLES["contract"]}


def printed(id: str) -> Plain:
    """A Contract as it is printed."""
    found: Plain = CARDS[id]
    return found


def missing(plain: Plain, seat: int, id: str) -> dict[str, int]:
    held = plain["goods"][seat]
    wanted: dict[str, int] = printed(id).get("goods", {})
    return {good: n - held.get(good, 0) for good, n in wanted.items() if n > held.get(good, 0)}


def is_payable(plain: Plain, seat: int, id: str, time: int) -> bool:
    """Whether a Contract can be paid, tried in full: every way to use the Supply tile, and 4:1."""
    contract, held = printed(id), dict(plain["goods"][seat])
    tile = plain["supply"][seat]
    colors = list(tile) if isinstance(tile, dict) else []
    return _tried(contract, held, {color: tile[color] for color in colors}, time // 4)


def _tried(contract: Plain, held: dict[str, int], cubes: dict[str, int], trades: int) -> bool:
    best = trades
    for place in range(8):
        one, other = GOOD_IDS[2 * place], GOOD_IDS[2 * place + 1]
        n = cubes.get(PLACE_IDS[place], 0)
        best += max(
            _pays(contract, one, held.get(one, 0) + made)
            + _pays(contract, other, held.get(other, 0) + n - made)
            for made in range(n + 1)
        )
    return best >= _asked(contract)


def _asked(contract: Plain) -> int:
    if "goods" in contract:
        return int(sum(contract["goods"].values()))
    return int(contract["category_count" if "category" in contract else "different"])


def _pays(contract: Plain, good: str, held: int) -> int:
    if "goods" in contract:
        used = min(held, contract["goods"].get(good, 0))
    elif "different" in contract:
        used = min(held, 1)
    else:
        used = held if good in _category(contract["category"]) else 0
    return int(used + (held - used) // 4)


def _category(id: str) -> list[str]:
    found = [one["goods"] for one in TABLES["category"] if one["id"] == id]
    return list(found[0])


def mine(recount: Recount, ids: str) -> bool:
    return all(recount.now["contracts"][id] == recount.seat for id in ids.split(", "))


def here(recount: Recount, ids: str) -> bool:
    return all(printed(id)["location"] == recount.now["merkator"] for id in ids.split(", "))


def pays_here(recount: Recount, ids: str) -> bool:
    time = recount.now["time"][recount.seat]
    seat, now = recount.seat, recount.now
    return here(recount, ids) and all(is_payable(now, seat, id, time) for id in ids.split(", "))


def unpaid(recount: Recount, ids: str) -> bool:
    seat, was = recount.seat, recount.was
    cost = join_cost(was["merkator"]) if recount.says("stay") else 0
    time = was["time"][seat] - cost
    at_place = all(printed(id)["location"] == was["merkator"] for id in ids.split(", "))
    return at_place and all(is_payable(was, seat, id, time) for id in ids.split(", "))


def join_cost(place: str) -> int:
    kind = next(one["kind"] for one in TABLES["location"] if one["id"] == place)
    return int(TABLES["rules"][f"join_cost_{kind}"])


def joiner(recount: Recount, values: dict[str, Any]) -> bool:
    rival = int(str(values["who"]).removeprefix("seat_"))
    cost = join_cost(recount.now["merkator"])
    time = recount.now["time"][rival]
    owns = recount.now["contracts"][values["contract"]] == rival
    can = is_payable(recount.now, rival, values["contract"], time - cost)
    return (
        rival != recount.seat
        and time >= cost
        and owns
        and here(recount, values["contract"])
        and can
    )


def gone(recount: Recount, ids: str) -> bool:
    """Contracts that the seat had, and has no longer."""
    was, now = recount.was["contracts"], recount.now["contracts"]
    return all(was[id] == recount.seat != now[id] for id in ids.split(", "))


def bought(recount: Recount, ids: str) -> bool:
    def owner(plain: Plain, id: str) -> object:
        return plain["bonus_cards"].get(id, plain["buildings"].get(id))

    cards = ids.split(", ")
    return all(owner(recount.now, id) == recount.seat != owner(recount.was, id) for id in cards)


MERKATOR: dict[str, Check] = {
    "fulfilled": lambda r, v: all(
        id in r.now["fulfilled"] or r.says(f"fulfill {id}") for id in v["contract"].split(", ")
    ),
    "rewarded": lambda r, v: (
        r.now["contracts"][v["reward"]] == r.seat != r.was["contracts"][v["reward"]]
    ),
    "bought": lambda r, v: bought(r, v["card"]),
    "points": lambda r, v: r.points == v["points"] > 0,
    "fewer_points": lambda r, v: -r.points == v["points"] > 0,
    "sold": lambda r, v: gone(r, v["contract"]) and r.gained("taler") == v["taler"],
    "spent": lambda r, v: gone(r, v["contract"]),
    "given_up": lambda r, v: gone(r, v["contract"]),
    "took": lambda r, v: all(r.row("goods")[g] >= n for g, n in things(v["things"]).items()),
    "got_bonus": lambda r, v: all(r.row("goods")[g] >= n for g, n in things(v["things"]).items()),
    "time_gained": lambda r, v: r.gained("time") == v["count"] > 0,
    "time_paid": lambda r, v: -r.gained("time") == v["count"] > 0,
    "lost": lambda r, v: all(r.row("goods")[good] < 0 for good in v["good"].split(", ")),
    "used_supply": lambda r, v: all(r.row("goods")[good] > 0 for good in v["good"].split(", ")),
    "taler_paid": lambda r, v: (
        -r.gained("taler") == v["count"] and r.now["taler"][r.seat] == v["left"]
    ),
    "payable_here": lambda r, v: mine(r, v["contract"]) and pays_here(r, v["contract"]),
    "unpaid_here": lambda r, v: unpaid(r, v["contract"]),
    "complete": lambda r, v: (
        mine(r, v["contract"])
        and all(
            not missing(r.now, r.seat, id) and missing(r.was, r.seat, id)
            for id in v["contract"].split(", ")
        )
    ),
    "not_here": lambda r, v: (
        v["place"] == r.now["merkator"]
        and not any(
            pays_here(r, id)
            for id, owner in r.now["contracts"].items()
            if owner == r.seat and printed(id).get("location") == v["place"]
        )
    ),
    "lacks": lambda r, v: (
        mine(r, v["contract"]) and missing(r.now, r.seat, v["contract"]) == dict(things(v["goods"]))
    ),
    "next": lambda r, v: r.follows("fulfill", v["contract"]),
    "joiner": joiner,
    "check": lambda r, v: bool(r.now["checks"]) or r.now["step"] in ("check", "lose"),
    "kept": lambda r, v: r.says("stay") and v["count"] == join_cost(r.was["merkator"]),
    "joins_for": lambda r, v: (
        r.says("join")
        and -r.gained("time") == v["count"] == join_cost(r.was["merkator"])
        and v["who"] == f"seat_{r.was['active']}"
    ),
    "left": lambda r, v: (r.now["time"][r.seat], r.now["taler"][r.seat]) == (v["time"], v["taler"]),
}
