"""The table as lines of text.

Sections are separated by empty lines; the first line of each says what it shows.
"""

from collections.abc import Mapping

from fondaco.games.merkator.components import (
    ADJACENT,
    BONUS_ACTIVE,
    BONUS_IDS,
    BONUS_JOINED,
    BONUS_PRICE,
    BUILDING_IDS,
    BUILDING_NAMES,
    BUILDING_PRICE,
    CATEGORY_GOODS,
    CATEGORY_NAMES,
    COLOR_NAMES,
    GOOD_NAMES,
    PLACE_NAMES,
    TIME_CHANGE,
)
from fondaco.games.merkator.terms import MAJORS, PLACE_IDS, PLACES, Place
from fondaco.games.merkator.text import modes, soloplay
from fondaco.games.merkator.text.glosses import growth
from fondaco.games.merkator.text.offices import offices
from fondaco.games.merkator.text.questions import question
from fondaco.games.merkator.text.seen import Fields, Seen, broken, entry, listing
from fondaco.games.merkator.text.wording import (
    become,
    bonus_name,
    building_text,
    contract,
    counted,
    in_place,
    wish,
)


def board(view: Mapping[str, object], names: list[str]) -> list[str]:
    """The whole table; what matters most, the own office and the question, comes last."""
    seen = Seen(view, names)
    others = offices(seen)
    own = [others.pop()] if seen.has("you") else []
    sections = [building_offer(seen), bonus_offer(seen), stacks(seen), categories(), *others]
    if seen.has("ai"):
        sections.append(soloplay.section(seen))
    sections += [chart(seen), places(seen), *own, status(seen)]
    lines: list[str] = []
    for section in sections:
        lines += ["", *section] if lines else section
    return lines


def status(seen: Seen) -> list[str]:
    """Whose turn it is, what is asked, where the token stands."""
    if not seen.has("to_act"):
        return [soloplay.verdict(seen.fields), *token(seen)]
    asked = "Luck decides what follows." if is_between_steps(seen) else question(seen)
    lines = broken(f"{seen.whose(seen.number('active'))} turn. {asked}", "", "      ")
    return lines + token(seen, clock(seen)) + final_round(seen)


def token(seen: Seen, rest: str = "") -> list[str]:
    if not seen.has("merkator"):
        return []
    return [f"The Merkator token stands in {in_place(seen.word('merkator'))}{rest}."]


def clock(seen: Seen) -> str:
    """How much of the game is left, as a turn begins."""
    if seen.word("step") != "invest" or seen.has("final_round"):
        return ""
    if seen.plays("solitary"):
        return f"; {counted(seen.number('solo_stack'), 'turn')} left, with this one"
    return f"; {counted(sum(seen.numbers('chart')), 'Time counter')} left on the chart"


def is_between_steps(seen: Seen) -> bool:
    """Whether this is a preview that ends where luck is needed: nothing is asked yet."""
    return "complete" in seen.fields and not seen.flag("complete")


def final_round(seen: Seen) -> list[str]:
    if not seen.has("final_round"):
        return []
    final = seen.part("final_round")
    if not final.flag("begun"):
        return ["The final round begins after this turn."]
    left = f"Final round: {counted(final.number('turns_left'), 'turn')} left, with this one."
    return [f"{left} This is your last turn." if seen.is_you(seen.number("active")) else left]


def places(seen: Seen) -> list[str]:
    lines = ["Locations: cubes and what they become, Time counters, where a journey brings cubes"]
    return lines + [place_line(seen, place) for place in range(PLACES)]


def place_line(seen: Seen, place: Place) -> str:
    parts = [f"{PLACE_NAMES[place]:<14}", f"{cubes(seen, place):<38}", f"{time(place):<4}"]
    return "  " + " ".join([*parts, feeds(place)])


def cubes(seen: Seen, place: Place) -> str:
    if place >= MAJORS:
        return "Minor, no cubes"
    number = seen.counts("cubes")[PLACE_IDS[place]]
    return f"{number or 'no'} {COLOR_NAMES[place]}, {become(place, number)}"


def time(place: Place) -> str:
    change = TIME_CHANGE[place]
    return f"+{change}" if change > 0 else str(change)


def feeds(place: Place) -> str:
    if place >= MAJORS:
        return growth(place).replace("places", "locations")
    return "feeds " + ", ".join([PLACE_NAMES[near] for near in ADJACENT[place]])


def chart(seen: Seen) -> list[str]:
    if seen.plays("solitary"):
        return modes.solo_stack(seen)
    rows = [str(number) for number in seen.numbers("chart") if number > 0]
    if not rows:
        return ["Time chart: empty"]
    total = sum(seen.numbers("chart"))
    lines = [f"Time chart: {counted(total, 'counter')}, in rows from the top: {', '.join(rows)}"]
    if seen.has("face_up"):
        letter = seen.part("face_up")
        shown = letter.word("column") * letter.number("loss")
        lines += entry(f"The next counter lies face up: {shown}")
    return lines


def stacks(seen: Seen) -> list[str]:
    lines = ["Contract stacks: the top card is the reward for a Contract one step lower"]
    for stack in seen.parts("stacks"):
        lines += stack_lines(seen, stack)
    return lines


def stack_lines(seen: Seen, stack: Fields) -> list[str]:
    value = stack.number("value")
    count = stack.number("count")
    if soloplay.is_covered(seen, value):
        under = f"{counted(count, 'card')} face down" if count > 0 else "no card under it"
        return entry(f"{value}: {soloplay.BLOCKED}; {under}")
    if not stack.has("top"):
        return [f"  {value}: {modes.empty(seen, value)}"]
    left = modes.left(seen, value, count)
    return entry(f"{value}: {wish(contract(stack.word('top')))}; {left}") + modes.pile(stack)


def categories() -> list[str]:
    lines = ["Categories of goods, as some Contracts and Buildings name them"]
    for name, marks in zip(CATEGORY_NAMES, CATEGORY_GOODS, strict=True):
        lines += listing(name, [GOOD_NAMES[good] for good, mark in enumerate(marks) if mark])
    return [*lines, "  Columns of an office: A to D are the storages, E and F the depots"]


def bonus_offer(seen: Seen) -> list[str]:
    joined = f", {BONUS_JOINED} when you join" if seen.can_join() else ""
    lines = [f"Bonus cards to buy: {BONUS_ACTIVE} goods when you travel there{joined}"]
    for id in seen.words("bonus_cards"):
        card = BONUS_IDS.index(id)
        lines.append(f"  {seen.price(BONUS_PRICE[card])}: {bonus_name(card)}")
    return [*lines, below(seen.number("bonus_stack"))]


def building_offer(seen: Seen) -> list[str]:
    lines = ["Buildings to buy: points at the end"]
    for id in seen.words("buildings"):
        card = BUILDING_IDS.index(id)
        text = f"{BUILDING_NAMES[card]}, {building_text(card)}{seen.worth_offered(id)}"
        lines += entry(f"{seen.price(BUILDING_PRICE[card])}: {text}")
    return [*lines, below(seen.number("building_stack"))]


def below(number: int) -> str:
    return f"  {counted(number, 'card')} in the stack"
