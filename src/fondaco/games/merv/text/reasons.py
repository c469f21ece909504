"""Why the rules chose what an opponent whom they play does, in words for people."""

import re
from typing import Final

from fondaco.core.fields import Entry
from fondaco.games.merv.terms import BREAKTHROUGH_IDS
from fondaco.games.merv.text.seen import number
from fondaco.games.merv.text.wording import breakthrough_name, counted

_CHOOSES: Final = "the magistrate chooses: "
_TIED: Final = "tied in "
_CHEAPEST: Final = " is the cheapest"  # of a wall
# What the event itself says, or what goes without saying.
_UNSAID: Final = (
    "the top card of his deck",
    "the queue is restocked after his action",
    "by what it protects",
)
REWORDED: Final = {
    "the only choice": "the only one possible",
    "most of his and the courtier's buildings": (
        "the line with most buildings of his and the high courtier's"
    ),
    "most of his buildings": "the line with most of his buildings",
    "most of your buildings": "the line with most of your buildings",
    "most of the courtier's": "the line with most of the high courtier's buildings",
    "most of yours": "the line with most of your buildings",
    "furthest from the queue": "the one farthest from the queue",
    "furthest from the slot": "the one farthest from his slot",
    "more of his in the other line": "most of his buildings in the line that crosses there",
    "more of yours in the other line": "most of your buildings in the line that crosses there",
    "fewest of his own": "the line with fewest of his own buildings",
    "nearest to the queue": "the one nearest to the queue",
    "most of your buildings in the other line": (
        "most of your buildings in the line that crosses there"
    ),
    "fewest of his there": "fewest of his buildings in the line that crosses there",
    "nearest to the slot": "the one nearest to the slot",
    "most points for his sets": "it adds most to his sets",
    "nearest to the front": "the one nearest to the front",
    "most points for him": "the hall that scores him most",
    "most points for you": "the hall that would score you most",
    "leftmost": "the leftmost hall",
    "an outer city": "an outer city, since he may",
    "a city without a post": "nobody has a post there",
    "first from the north-west": "the first city from the north-west",
    "most points": "the one with most points",
    "a soldier": "the one that brings a soldier",
    "highest level": "the one of the highest level",
    "first clockwise from the north-west": "the first slot clockwise from the north-west",
    "A: two of the courtier's": "it protects two of the high courtier's buildings",
    "B: one of the courtier's, one of his": "it protects one of the high courtier's and one of his",
    "C: two of his": "it protects two of his buildings",
    "D: one of the courtier's": "it protects one of the high courtier's buildings",
    "E: one of his": "it protects one of his buildings",
    "F: one of the courtier's, one of yours": (
        "it protects one of the high courtier's and one of yours"
    ),
    "G: one of his, one of yours": "it protects one of his and one of yours",
    "H: yours": "it protects only yours",
    "I: no building": "it protects nothing yet",
    "he skips as many places as he has camels for": "he spends all the camels he can",
    "nothing protects it, and he pays no ransom": "unprotected, and he pays no ransom",
    "no site of the line is empty": "the line is full",
    "the boon of the slot": "what that slot brings",
    "the courtier's first open building from the north-west": (
        "the high courtier's first open building from the north-west"
    ),
    "the courtier has no open building: his own first one": (
        "the high courtier has no open building: his own first one"
    ),
}
_TIMES: Final = re.compile(
    r"(\d+) of his and (\d+) of the courtier's buildings in the line(, and)?"
)
_FIRST: Final = re.compile(r"advancements in the mosque: (\d+), caravan cards: (\d+)")


def reason(told: Entry) -> str:
    """Why the rules chose what the event tells; nothing where that goes without saying."""
    kind = told.text("event")
    if kind == "camels" or (kind == "queued" and number(told, "skipped") == 0):
        return ""
    return in_words(told.text("why"))


def in_words(why: str) -> str:
    if why.startswith(_CHOOSES):
        return f"the magistrate chooses: {in_words(why.removeprefix(_CHOOSES))}"
    parts = why.split("; ")
    said = [part for part in parts if part not in _UNSAID and not part.startswith(_TIED)]
    told = [_part(part) for part in said]
    if told and any(part.startswith(_TIED) for part in parts):
        told[-1] = f"in a tie {told[-1]}"
    return "; ".join(told)


def _part(part: str) -> str:
    for pattern, words in ((_TIMES, _times), (_FIRST, _first)):
        found = pattern.match(part)
        if found:
            return words(found)
    if part.endswith(_CHEAPEST):
        return "the cheapest piece that is left"
    return REWORDED.get(part, " ".join([_thing(word) for word in part.split(" ")]))


def _times(found: re.Match[str]) -> str:
    more = ", and once for his breakthrough" if found[3] else ""
    return f"buildings in the line: {found[1]} of his, {found[2]} of the high courtier's{more}"


def _first(found: re.Match[str]) -> str:
    steps, cards = int(found[1]), int(found[2])
    held = f"{counted(steps, 'step')} in the mosque and {counted(cards, 'caravan card')}"
    wanted = "mosque" if steps > cards else "caravansary"
    return f"with {held} he wants the {wanted} discount"


def _thing(word: str) -> str:
    """A thing as players call it."""
    return f'"{breakthrough_name(word)}"' if word in BREAKTHROUGH_IDS else word
