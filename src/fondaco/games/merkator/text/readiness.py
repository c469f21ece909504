"""What a Contract lacks, with and without the cubes of the Supply tile."""

from fondaco.games.merkator.components import (
    CATEGORY,
    CATEGORY_NAMES,
    DIFFERENT,
    FITS,
    FREE_COUNT,
    GOOD_NAMES,
    NEEDS,
)
from fondaco.games.merkator.terms import GOODS, MAJORS, Card, Color, Good
from fondaco.games.merkator.text.means import Means
from fondaco.games.merkator.text.wording import demand


def standing(card: Card, means: Means) -> str:
    """What is lacking for the Contract, with the Supply tile apart."""
    alone = lacking(card, means.without_cubes())
    rest = lacking(card, means)
    if not alone:
        return "goods ready"
    if not rest:
        return "goods ready with the Supply tile"
    if rest != alone:
        return f"lacks {rest}, even with the Supply tile"
    return "lacks all" if alone == demand(card) else f"lacks {alone}"


def lacking(card: Card, means: Means) -> str:
    """The goods that those of the office, and cubes that may become one of two, do not make up."""
    if FREE_COUNT[card] > 0:
        short = short_of(card, means)
        return f"{short} of the {FREE_COUNT[card]} {of_choice(card)}" if short > 0 else ""
    parts = [lacking_in(card, color, means) for color in range(MAJORS)]
    return ", ".join([part for part in parts if part])


def of_choice(card: Card) -> str:
    return "different goods" if DIFFERENT[card] == 1 else CATEGORY_NAMES[CATEGORY[card]]


def lacking_in(card: Card, color: Color, means: Means) -> str:
    """What is missing of the two goods of a color."""
    goods = [good for good in (2 * color, 2 * color + 1) if missing(card, good, means) > 0]
    names = [GOOD_NAMES[good] for good in goods]
    counts = [missing(card, good, means) for good in goods]
    if means.cubes[color] == 0:
        return ", ".join([f"{count} {name}" for count, name in zip(counts, names, strict=True)])
    short = sum(counts) - means.cubes[color]
    return f"{short} {' or '.join(names)}" if short > 0 else ""


def missing(card: Card, good: Good, means: Means) -> int:
    return max(0, int(NEEDS[card * GOODS + good]) - means.goods[good])


def fitting_in(card: Card, color: Color, means: Means) -> int:
    """How many of a color's goods a Contract that leaves the choice would take."""
    goods = [good for good in (2 * color, 2 * color + 1) if FITS[card * GOODS + good] == 1]
    if not goods:
        return 0
    if DIFFERENT[card] == 1:
        kinds = len([good for good in goods if means.goods[good] > 0])
        return min(len(goods), kinds + means.cubes[color])
    return sum([means.goods[good] for good in goods]) + means.cubes[color]


def short_of(card: Card, means: Means) -> int:
    """How many goods the Contract still lacks with these means, trades apart."""
    colors = range(MAJORS)
    if FREE_COUNT[card] > 0:
        found = sum([fitting_in(card, color, means) for color in colors])
        return max(0, int(FREE_COUNT[card]) - found)
    short = [missing(card, 2 * c, means) + missing(card, 2 * c + 1, means) for c in colors]
    return sum([max(0, short[color] - means.cubes[color]) for color in colors])


def from_tile(card: Card, means: Means) -> list[Good]:
    """The goods into which cubes could be turned for the Contract, as far as they go."""
    found: list[Good] = []
    for good in range(GOODS):
        left = means.turned(found)
        while left.cubes[good // 2] > 0 and helps(card, good, left):
            found.append(good)
            left = means.turned(found)
    return found


def helps(card: Card, good: Good, means: Means) -> bool:
    """Whether one more of the good brings the Contract nearer, the Supply tile apart."""
    held = means.goods[:]
    held[good] += 1
    more = Means(held, means.cubes, means.time).without_cubes()
    return short_of(card, more) < short_of(card, means.without_cubes())
