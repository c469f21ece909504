"""Facts of Merchants of Europe, recomputed from plain pictures and the map."""

from collections import Counter
from typing import Any

from analysis.recounting import Check, Plain, Recount, only, things
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import (
    CITY_IDS,
    CITY_PLACE,
    EDITION,
    END,
    HEX_IDS,
    PATH_IDS,
)

COLORS = ["red", "blue", "white", "orange"]


def owed(plain: Plain, seat: int) -> int:
    return int(plain["freed"][seat] + plain["storage"][seat])


def delivers_in(plain: Plain, seat: int, id: str) -> bool:
    """Whether a caravan of the seat stands beside a foreign trading post that takes a commodity."""
    place = CITY_PLACE[CITY_IDS.index(id)]
    paths = [PATH_IDS.index(path) for path in plain["caravans"][2 * seat : 2 * seat + 2] if path]
    beside = any(place in (END[2 * path], END[2 * path + 1]) for path in paths)
    foreign = plain["posts"].get(id) not in (None, COLORS[seat])
    return beside and foreign and id not in plain["commodities"] and plain["freed"][seat] > 0


def stopped(plain: Plain, seat: int) -> int:
    """How many trading posts of a seat stand at the robber's hex."""
    board = BOARDS[["short", "main"].index(plain["board"])]
    cities = [CITY_IDS[city] for city in board.cities_of[HEX_IDS.index(plain["robber"])]]
    return len([id for id in cities if plain["posts"].get(id) == COLORS[seat]])


def rival(recount: Recount, values: dict[str, Any]) -> bool:
    who = int(str(values["who"]).removeprefix("seat_"))
    return who != recount.seat and owed(recount.now, who) == values["count"]


def held(plain: Plain, seat: int) -> Counter[str]:
    """Resource cards and gold of a seat."""
    found = Counter({**plain["hands"][seat], "gold": plain["gold"][seat]})
    return Counter({kind: n for kind, n in found.items() if n})


def accepted(recount: Recount) -> Plain:
    """The picture before an offer, with what it gives and asks for exchanged."""
    found = held(recount.was, recount.seat)
    for words in [move.split() for move in recount.candidate.moves]:
        if words[0] in ("give", "ask"):
            found[words[2]] += int(words[1]) * (1 if words[0] == "ask" else -1)
    hands, gold = [*recount.was["hands"]], [*recount.was["gold"]]
    hands[recount.seat], gold[recount.seat] = found, found.pop("gold", 0)
    return {**recount.was, "hands": hands, "gold": gold}


def new_builds(was: Plain, now: Plain, seat: int) -> str:
    """What the resource cards pay for now, and did not before."""
    prices: Any = EDITION.tables["costs"]
    built = ["development_card", "merchant", "caravan", "trade_route"]

    def pays(plain: Plain, what: str) -> bool:
        price: dict[str, int] = prices[what]
        return all(plain["hands"][seat].get(kind, 0) >= n for kind, n in price.items())

    return ", ".join([what for what in built if pays(now, what) and not pays(was, what)])


def reached(plain: Plain, id: str) -> set[str]:
    """The other city-sites to which trade routes of any color lead from one."""
    routes = [PATH_IDS.index(path) for row in plain["routes"] for path in row]
    seen, waiting = {CITY_PLACE[CITY_IDS.index(id)]}, [CITY_PLACE[CITY_IDS.index(id)]]
    for place in waiting:
        for path in routes:
            ends = {int(END[2 * path]), int(END[2 * path + 1])}
            if place in ends and (new := ends - seen):
                seen |= new
                waiting += new
    board = BOARDS[["short", "main"].index(plain["board"])]
    found = {CITY_IDS[board.city_at[place]] for place in seen if board.city_at[place] >= 0}
    return found - {id}


def exchanged(recount: Recount) -> tuple[Counter[str], Counter[str]]:
    """Of resource cards and gold: what the seat has more of, and what it has less of."""
    more = held(recount.now, recount.seat)
    more.subtract(held(recount.was, recount.seat))
    gained = Counter({kind: n for kind, n in more.items() if n > 0})
    return gained, Counter({kind: -n for kind, n in more.items() if n < 0})


def merchants_at(plain: Plain, seat: int, id: str) -> int:
    """How many merchants of a seat stand in a city."""
    return list(plain["merchants"][2 * seat : 2 * seat + 2]).count(id)


MERCHANTS: dict[str, Check] = {
    "delivered": lambda r, v: all(
        r.now["commodities"].get(id) == COLORS[r.seat] and id not in r.was["commodities"]
        for id in v["city"].split(", ")
    ),
    "founded": lambda r, v: (
        r.now["posts"].get(v["city"]) == COLORS[r.seat]
        and r.now["freed"][r.seat] == r.was["freed"][r.seat] + 1
    ),
    "recruited": lambda r, v: (
        merchants_at(r.now, r.seat, v["city"]) > merchants_at(r.was, r.seat, v["city"])
    ),
    "assembled": lambda r, v: (
        _pieces(r.now, r.seat) - _pieces(r.was, r.seat) == 1 - r.says("disband")
    ),
    "opened": lambda r, v: (
        len(r.now["routes"][r.seat]) - len(r.was["routes"][r.seat]) == v["times"]
    ),
    "connected": lambda r, v: not reached(r.was, v["city"]) and bool(reached(r.now, v["city"])),
    "gained_gold": lambda r, v: (
        r.gained("gold") == v["count"] > 0
        or (_may_pay(r) and r.gained("gold") < v["count"])  # what was paid in the same decision
    ),
    "card_played": lambda r, v: r.says(f"play {v['card']}"),
    "robber_moved": lambda r, v: r.now["robber"] == v["hex"],
    "traded": lambda r, v: exchanged(r) == (things(v["gets"]), things(v["gives"])),
    "blocks": lambda r, v: stopped(r.now, int(str(v["who"]).removeprefix("seat_"))) == v["count"],
    "spent": lambda r, v: only(
        Counter({k: -n for k, n in r.row("hands").items()}), things(v["things"])
    ),
    "got": lambda r, v: only(r.row("hands"), things(v["things"])),
    "gold_paid": lambda r, v: (
        -r.gained("gold") == v["count"] and r.now["gold"][r.seat] == v["left"]
    ),
    "to_win": lambda r, v: owed(r.now, r.seat) == v["count"],
    "free_tokens": lambda r, v: r.now["freed"][r.seat] == v["count"],
    "at_door": lambda r, v: delivers_in(r.now, r.seat, v["city"]),
    "rival": rival,
    "too_many": lambda r, v: r.of(r.now, "hands") == v["count"] > 7,
    "next_delivery": lambda r, v: r.follows("deliver", v["city"]),
    "next_post": lambda r, v: r.follows("number", ""),
    "pays_for": lambda r, v: new_builds(r.was, r.now, r.seat) == v["build"],
    "would_pay_for": lambda r, v: new_builds(r.was, accepted(r), r.seat) == v["build"],
    "would_hold": lambda r, v: held(accepted(r), r.seat) == things(v["things"]),
    "left": lambda r, v: r.of(r.now, "hands") == v["cards"] and r.now["gold"][r.seat] == v["gold"],
}


def _pieces(plain: Plain, seat: int) -> int:
    return len([path for path in plain["caravans"][2 * seat : 2 * seat + 2] if path])


def _may_pay(recount: Recount) -> bool:
    """Whether gold may also have been paid: to the supply, to others, or to the owner of a way."""
    words = ("buy", "caravan", "trade", "play")
    return any(move.startswith(words) for move in recount.candidate.moves)
