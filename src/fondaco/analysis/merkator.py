"""What matters in Merkator: how far the game is, what can be paid, who else could profit."""

from collections.abc import Sequence
from typing import cast

from fondaco.analysis.merkator_contracts import (
    ids,
    is_complete,
    is_nearer,
    lacking,
    owned,
    payable,
    payable_at,
)
from fondaco.analysis.scene import Found, Scene
from fondaco.core.bags import count
from fondaco.core.game import State
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_IDS,
    BONUS_PLACE,
    CHART,
    CONTRACT_IDS,
    CONTRACTS,
    JOIN_COST,
    LOCATION,
    REFILL,
    SOLO_MARKS,
    SOLO_VALUES,
    VALUE,
)
from fondaco.games.merkator.moves import DONE, JOIN_TRAVEL, STAY, TRAVEL
from fondaco.games.merkator.state import (
    MerkatorState,
    is_final_round,
    owners,
    plays_with,
)
from fondaco.games.merkator.terms import (
    CHECK,
    FULFILL,
    GOOD_IDS,
    INVEST,
    JOIN,
    LONG,
    LOSE,
    NO_JOINING,
    PLACE_IDS,
    SOLITARY,
    SOLO,
)

MARKS = [int(mark) for mark in SOLO_MARKS]
LONGEST, SECONDS = 1_000, 0.04
POINT = 0.04
DOUBT, OFF = 0.06, 1.0
LATE = 0.97  # in the final round


def progress(state: State) -> float:
    """By the counters that are gone from the chart; alone, by the cards of the Solo stack."""
    table = cast(MerkatorState, state)
    if plays_with(table, SOLITARY):
        return 1.0 - count(table.contracts, SOLO, 0, CONTRACTS) / len(SOLO_VALUES)
    if is_final_round(table):
        return LATE
    length = "long" if plays_with(table, LONG) else "standard"
    key = (length, int(owners(table)))
    whole = sum(CHART[key]) + sum(REFILL.get(key, []))
    left = sum(list(table.chart)) + sum(list(table.refill))
    return LATE * (1.0 - left / max(1, whole))


def turn(state: State) -> object:
    """Whose turn begins, and where from: the token moves in each."""
    table = cast(MerkatorState, state)
    return (table.active, table.merkator, table.tile) if table.step == INVEST else None


def names(known: dict[str, str]) -> dict[str, str]:
    """Contracts by value and location, Bonus cards by good and location, ways to places."""
    contracts = {CONTRACT_IDS[card]: _contract_name(card, known) for card in range(CONTRACTS)}
    bonus = {BONUS_IDS[card]: _bonus_name(card, known) for card in range(BONUS_CARDS)}
    ways = {
        f"{way}_{id}": known.get(f"{way}_{id}", f"{known[f'{way}_place']} {known[id]}")
        for way in ("to", "in")
        for id in PLACE_IDS
    }
    return contracts | bonus | ways


def _contract_name(card: int, known: dict[str, str]) -> str:
    place = "peace" if LOCATION[card] < 0 else PLACE_IDS[LOCATION[card]]
    return f"{VALUE[card]} {known[place]}"


def _bonus_name(card: int, known: dict[str, str]) -> str:
    return f"{known[GOOD_IDS[BONUS_GOOD[card]]]} ({known[PLACE_IDS[BONUS_PLACE[card]]]})"


# --- Facts ---


def facts(scene: Scene) -> list[Found]:
    before, after = cast(MerkatorState, scene.before), cast(MerkatorState, scene.after)
    found = [*_points(scene), *_rewards(scene), *_payments(before, after, scene.seat)]
    found += _waits(scene, after) if scene.game.to_act(after) is not None else []
    found += _completed(before, after, scene.seat)
    found += _next(scene, [fact for fact in found if fact.kind == "payable_here"])
    if not found and not scene.told:
        left = {"time": int(after.time[scene.seat]), "taler": int(after.taler[scene.seat])}
        found.append(Found("then", "left", dict(left), 5))
    return found


def _points(scene: Scene) -> list[Found]:
    was, now = [scene.game.scores(s)[scene.seat].total for s in (scene.before, scene.after)]
    if now > was:
        return [Found("gain", "points", {"points": now - was}, 70 + now - was)]
    return [Found("cost", "fewer_points", {"points": was - now}, 55)] if now < was else []


def _rewards(scene: Scene) -> list[Found]:
    """A delivery together with the Contract that it brings."""
    told = {str(event["event"]): str(event.get("contract", "")) for event in scene.told}
    if "fulfilled" not in told or "rewarded" not in told:
        return []
    values = {"contract": told["fulfilled"], "reward": told["rewarded"]}
    return [Found("gain", "rewarded", dict(values), 95)]


def _payments(before: MerkatorState, after: MerkatorState, seat: int) -> list[Found]:
    spent = int(before.taler[seat] - after.taler[seat])
    if spent <= 0:
        return []
    return [Found("cost", "taler_paid", {"count": spent, "left": int(after.taler[seat])}, 38)]


def _completed(before: MerkatorState, after: MerkatorState, seat: int) -> list[Found]:
    """Contracts elsewhere for which the last good has come, or a few are lacking."""
    cards = [card for card in owned(after, seat) if LOCATION[card] != after.merkator]
    new = [n for n in cards if is_complete(after, seat, n) and not is_complete(before, seat, n)]
    found = [Found("gain", "complete", {"contract": ids(new[:2])}, 65)] if new else []
    nearer = [n for n in cards if is_nearer(before, after, seat, n)]
    if nearer:
        goods = lacking(after, seat, nearer[0])
        named = ", ".join([f"{number} {GOOD_IDS[good]}" for good, number in goods.items()])
        found.append(Found("then", "lacks", {"contract": ids(nearer[:1]), "goods": named}, 46))
    return found


def _next(scene: Scene, told: Sequence[Found]) -> list[Found]:
    """The first delivery of the seat in what may follow, unless it was told that it can be made."""
    own = [text for step in scene.line if step.seat == scene.seat for text in step.moves]
    found = [text.split(" ")[1] for text in own if text.startswith("fulfill ")][:1]
    known = [id for fact in told for id in str(fact.values["contract"]).split(", ")]
    return [Found("then", "next", {"contract": id}, 44) for id in found if id not in known]


def _waits(scene: Scene, after: MerkatorState) -> list[Found]:
    """What can be paid where the token stands, by whom, and what joining costs."""
    kinds = {int(move.kind) for move in scene.moves}
    if TRAVEL in kinds:
        return _arrived(after, scene.seat) + _joiners(after, scene.seat)
    before = cast(MerkatorState, scene.before)
    cost = int(JOIN_COST[before.merkator])
    active = f"seat_{before.active}"
    here = payable_at(after, scene.seat, after.merkator)
    if JOIN_TRAVEL in kinds:
        found = [Found("cost", "joins_for", {"count": cost, "who": active}, 36)]
        return found + (
            [Found("gain", "payable_here", {"contract": ids(here[:2])}, 88)] if here else []
        )
    if STAY in kinds or DONE in kinds:
        late = payable_at(before, scene.seat, before.merkator, int(before.time[scene.seat]) - cost)
        unpaid = late if STAY in kinds else payable_at(before, scene.seat, before.merkator)
        kept = [Found("gain", "kept", {"count": cost}, 30)] if STAY in kinds else []
        return kept + (
            [Found("cost", "unpaid_here", {"contract": ids(unpaid[:2])}, 85)] if unpaid else []
        )
    return []


def _arrived(after: MerkatorState, seat: int) -> list[Found]:
    here = payable_at(after, seat, after.merkator)
    if len(after.checks) > 0 or after.step in (CHECK, LOSE):
        return [Found("cost", "check", {}, 50)]
    if here:
        return [Found("gain", "payable_here", {"contract": ids(here[:2])}, 88)]
    return [Found("cost", "not_here", {"place": PLACE_IDS[after.merkator]}, 33)]


def _joiners(after: MerkatorState, seat: int) -> list[Found]:
    """The rival who could pay the best Contract there."""
    cost = int(JOIN_COST[after.merkator])
    if plays_with(after, NO_JOINING):
        return []
    rivals = [one for one in range(after.seats) if one != seat and after.time[one] >= cost]
    cards = [
        (card, one)
        for one in rivals
        for card in payable_at(after, one, after.merkator, int(after.time[one]) - cost)
    ]
    if not cards:
        return []
    card, rival = max(cards)
    return [Found("cost", "joiner", {"who": f"seat_{rival}", "contract": ids([card])}, 42)]


# --- First nudges ---


def think(state: State, seat: int) -> str:
    """Which question helps here."""
    table = cast(MerkatorState, state)
    if table.step == JOIN:
        return "join"
    if table.step == FULFILL and payable_at(table, seat, table.merkator):
        return "here"
    ready = [card for card in owned(table, seat) if payable(table, seat, card)]
    if ready:
        return "payable" if any(is_complete(table, seat, card) for card in ready) else "helped"
    return "invest" if table.step == INVEST and table.taler[seat] > 0 else "any"
