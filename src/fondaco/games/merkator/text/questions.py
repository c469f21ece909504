"""What the seat to act has to decide, as a sentence."""

from collections.abc import Mapping

from fondaco.games.merkator.components import CASH_LIMIT, CONTRACT_LIMIT, FREE_COUNT, JOIN_COST
from fondaco.games.merkator.terms import PLACE_IDS
from fondaco.games.merkator.text import modes, soloplay
from fondaco.games.merkator.text.advice import advice, is_hopeless, reachable
from fondaco.games.merkator.text.means import own
from fondaco.games.merkator.text.seen import Seen
from fondaco.games.merkator.text.wording import (
    both_goods,
    contract,
    contract_name,
    counted,
    demand,
    good_name,
    time_counters,
)


def question(seen: Seen) -> str:
    """What the seat to act has to decide."""
    step = seen.word("step")
    if step == "invest":
        return investment(seen)
    if step == "take":
        return taking(seen)
    if step == "check" or step == "lose":
        return loss(seen)
    if step == "fulfill":
        return fulfilling(seen)
    if step == "join":
        return joining(seen)
    if step in ("blocked", "give"):
        return soloplay.question(seen)
    if step in modes.STEPS:
        return modes.question(seen)
    return payment(seen)


def fulfilling(seen: Seen) -> str:
    """What can be fulfilled here, and what has to come first."""
    may = f"{seen.asked()} may fulfill Contracts here."
    if is_hopeless(seen):
        may = "You can fulfill nothing here now: go on with 'done'."
    return " ".join([may, *advice(seen)])


def joining(seen: Seen) -> str:
    """What it costs to join, what one has for it, and the Contracts it would be for."""
    cost = JOIN_COST[PLACE_IDS.index(seen.word("merkator"))]
    may = f"{seen.asked()} may join for {time_counters(cost)}."
    if not seen.is_you(seen.number("to_act")):
        return may
    have = f"You have {time_counters(own(seen).number('time'))}."
    then = advice(seen)
    return " ".join([may, have, *(["If you join:"] if then else []), *then])


def investment(seen: Seen) -> str:
    office = seen.parts("offices")[seen.number("to_act")]
    asked = seen.asked()
    if seen.plays("no_coins"):
        return modes.barter(seen, len(office.words("contracts")), in_final_round(seen))
    parts = [f"{asked} may sell Contracts and buy cards, then travel."]
    if len(office.words("contracts")) > CONTRACT_LIMIT and not in_final_round(seen):
        parts = [f"{asked} must sell down to {CONTRACT_LIMIT} Contracts, and may buy cards."]
        parts += prospects_of_travel(seen)
    if office.number("taler") > CASH_LIMIT and not seen.plays("forced_cash"):
        parts.append(f"What is above {CASH_LIMIT} Taler is lost on travel.")
    return " ".join(parts)


def prospects_of_travel(seen: Seen) -> list[str]:
    """What the journey could fulfill, for whoever has to choose Contracts to sell before it."""
    found = reachable(seen) if seen.is_you(seen.number("to_act")) else []
    return [f"As things are, {'; '.join(found)}."] if found else []


def in_final_round(seen: Seen) -> bool:
    return seen.has("final_round") and seen.part("final_round").flag("begun")


def taking(seen: Seen) -> str:
    place = seen.word("merkator")
    goods = both_goods(PLACE_IDS.index(place))
    cubes = seen.counts("cubes")[place]
    if cubes == 1:
        return f"{seen.choosing()} what 1 cube becomes: {goods[0]} or {goods[1]}."
    return f"{seen.choosing()} how {cubes} cubes become {goods[0]} and {goods[1]}."


def loss(seen: Seen) -> str:
    letter = seen.part("check")
    number = letter.number("loss") + (1 if soloplay.is_ai_turn(seen) else 0)
    owed = f"{counted(number, 'good')} of column {letter.word('column')}"
    if seen.word("step") == "check":
        return f"The letter costs everybody {owed}. {seen.asked()} may accept it or flip the next."
    apiece = " one by one" if number > 1 else ""
    return f"Everybody loses {owed}. {seen.asked()} must choose{apiece}."


def payment(seen: Seen) -> str:
    """What is asked while trading for a Contract, or while paying one of free choice."""
    card = contract(seen.word("contract"))
    name = f"the Contract {contract_name(card)} ({demand(card)})"
    if seen.word("step") == "trade":
        return f"{seen.asked()} may trade for {name}. {brought(seen)}"
    left = seen.number("unpaid")
    goods = "good" if left == FREE_COUNT[card] else "more good"
    return f"{seen.asked()} must pay {counted(left, goods)} for {name}, kind by kind."


def brought(seen: Seen) -> str:
    """What trades have put into the Contract at hand."""
    things = seen.counts("brought")
    parts = [f"{n} {'of any kind' if id == 'any' else good_name(id)}" for id, n in things.items()]
    return f"Traded for so far: {', '.join(parts) or 'nothing'}."


def way_out(view: Mapping[str, object]) -> str:
    """How trading for a Contract is left again."""
    return "'undo' goes back to before 'trade toward'." if view["step"] == "trade" else ""
