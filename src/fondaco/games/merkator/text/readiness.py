"""What a Contract lacks, and what the Supply tile and 4:1 trades could do about it."""

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    DIFFERENT,
    FITS,
    FREE_COUNT,
    GOOD_NAMES,
    LOCATION,
    NEEDS,
)
from fondaco.games.merkator.terms import GOODS, MAJORS, PLACE_IDS, Card, Color, Good
from fondaco.games.merkator.text.seen import Fields, Seen
from fondaco.games.merkator.text.wording import all_of, contract, contract_name, demand

TRADED = 4  # so many of one thing for one good
STEPS = ("fulfill", "join")  # those in which Contracts of the place are thought about


def standing(card: Card, row: Fields) -> str:
    """What the office lacks for the Contract, with the Supply tile and trades apart."""
    alone = lacking(card, row.goods(), [0] * MAJORS)
    rest = lacking(card, row.goods(), cubes_of(row))
    if not alone:
        return "goods ready"
    if not rest:
        return "goods ready with the Supply tile"
    if rest != alone:
        return f"even with the Supply tile lacks {rest}"
    return "lacks all" if alone == demand(card) else f"lacks {alone}"


def cubes_of(row: Fields) -> list[int]:
    cubes = row.counts("supply")
    return [cubes[id] for id in PLACE_IDS[:MAJORS]]


def lacking(card: Card, held: list[int], cubes: list[int]) -> str:
    """The goods that these, and cubes that may become one of their two goods, do not make up."""
    if FREE_COUNT[card] > 0:
        short = short_of(card, held, cubes)
        return str(short) if short > 0 else ""
    parts = [lacking_in(card, color, held, cubes[color]) for color in range(MAJORS)]
    return ", ".join([part for part in parts if part])


def lacking_in(card: Card, color: Color, held: list[int], cubes: int) -> str:
    """What is missing of the two goods of a color."""
    goods = [good for good in (2 * color, 2 * color + 1) if missing(card, good, held) > 0]
    names = [GOOD_NAMES[good] for good in goods]
    counts = [missing(card, good, held) for good in goods]
    if cubes == 0:
        return ", ".join([f"{count} {name}" for count, name in zip(counts, names, strict=True)])
    short = sum(counts) - cubes
    return f"{short} {' or '.join(names)}" if short > 0 else ""


def missing(card: Card, good: Good, held: list[int]) -> int:
    return max(0, int(NEEDS[card * GOODS + good]) - held[good])


def fitting_in(card: Card, color: Color, held: list[int], cubes: int) -> int:
    """How many of a color's goods a Contract that leaves the choice would take."""
    goods = [good for good in (2 * color, 2 * color + 1) if FITS[card * GOODS + good] == 1]
    if not goods:
        return 0
    if DIFFERENT[card] == 1:
        kinds = len([good for good in goods if held[good] > 0])
        return min(len(goods), kinds + cubes)
    return sum([held[good] for good in goods]) + cubes


def short_of(card: Card, held: list[int], cubes: list[int]) -> int:
    """How many goods the Contract still lacks with these goods and cubes."""
    colors = range(MAJORS)
    if FREE_COUNT[card] > 0:
        found = sum([fitting_in(card, color, held, cubes[color]) for color in colors])
        return max(0, int(FREE_COUNT[card]) - found)
    wanted = [missing(card, 2 * c, held) + missing(card, 2 * c + 1, held) for c in colors]
    return sum([max(0, wanted[color] - cubes[color]) for color in colors])


# What to do first.


def pending(seen: Seen) -> list[Card]:
    """Your Contracts that are for here and not fulfilled, while you think about them."""
    if not seen.has("to_act") or seen.word("step") not in STEPS:
        return []
    if not seen.is_you(seen.number("to_act")):
        return []
    left = [id for id in own(seen).words("contracts") if id not in seen.words("fulfilled")]
    cards = [contract(id) for id in left]
    here = [card for card in cards if LOCATION[card] != NONE]
    return [card for card in here if seen.token_is_at(PLACE_IDS[LOCATION[card]])]


def own(seen: Seen) -> Fields:
    return seen.parts("offices")[seen.number("you")]


def advice(seen: Seen) -> list[str]:
    """For each Contract that is for here: what has to be done before it can be fulfilled."""
    told = [_advice(card, own(seen)) for card in pending(seen)]
    return [text for text in told if text]


def _advice(card: Card, row: Fields) -> str:
    name = contract_name(card)
    alone = short_of(card, row.goods(), [0] * MAJORS)
    rest = short_of(card, row.goods(), cubes_of(row))
    if alone == 0:
        return f"{name} can be fulfilled."
    if alone <= trades(card, row):
        return f"{name} can be fulfilled with 4:1 trades: 'trade toward' it."
    if rest > trades(card, row):
        return f"{name} {standing(card, row)}."
    goods = [GOOD_NAMES[good] for good in from_tile(card, row)]
    cubes = "a Supply tile cube" if len(goods) == 1 else "Supply tile cubes"
    rest_too = "" if rest == 0 else f", then 'trade toward' it for the {rest} still missing"
    first = f"once you have turned {cubes} into {all_of(goods)} ('supply {goods[0].lower()}')"
    return f"{name} can be fulfilled {first}{rest_too}."


def is_near(card: Card, row: Fields) -> bool:
    """Whether the Supply tile and trades could make up what the Contract lacks."""
    return short_of(card, row.goods(), cubes_of(row)) <= trades(card, row)


def trades(card: Card, row: Fields) -> int:
    """How many trades goods and Time counters allow that the Contract does not need."""
    spare = row.goods()
    for good in range(GOODS):
        fits = FREE_COUNT[card] > 0 and FITS[card * GOODS + good] == 1
        spare[good] -= min(spare[good], spare[good] if fits else int(NEEDS[card * GOODS + good]))
    return sum([number // TRADED for number in [*spare, row.number("time")]])


def from_tile(card: Card, row: Fields) -> list[Good]:
    """The goods into which cubes could be turned for the Contract, as far as they go."""
    held, cubes = row.goods(), cubes_of(row)
    found: list[Good] = []
    for good in range(GOODS):
        color = good // 2
        while cubes[color] > 0 and helps(card, good, held):
            held[good] += 1
            cubes[color] -= 1
            found.append(good)
    return found


def helps(card: Card, good: Good, held: list[int]) -> bool:
    """Whether one more of the good brings the Contract nearer."""
    none = [0] * MAJORS
    more = [number + 1 if other == good else number for other, number in enumerate(held)]
    return short_of(card, more, none) < short_of(card, held, none)


def served(seen: Seen, good: Good) -> list[str]:
    """The Contracts for here that a cube turned into the good would bring nearer."""
    row = own(seen)
    cards = [card for card in pending(seen) if is_near(card, row)]
    return [contract_name(card) for card in cards if helps(card, good, row.goods())]
