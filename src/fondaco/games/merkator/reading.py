"""How the entries of an edition are read; those that could not be played with are refused."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.edition import Edition
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merkator.terms import GOOD_IDS, MAJORS, PLACE_IDS, SUBJECTS, depends_on_kinds


def each(entries: list[Entry], read: Callable[[Entry], int]) -> vec[i64]:
    return vec[i64]([read(entry) for entry in entries])


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def marks(entry: Entry, field: str, ids: list[str]) -> list[int]:
    """One number a known id: 1 where the field names it."""
    named = entry.texts(field, ids) if entry.has(field) else []
    return [int(number in named) for number in range(len(ids))]


def lines(edition: Edition) -> list[vec[i64]]:
    """The places that a line connects with each Major location."""
    pairs = [line_ends(line) for line in edition.entries("line")]
    neighbors = [{a for pair in pairs for a in pair if here in pair} for here in range(MAJORS)]
    return [vec[i64](sorted(near - {here})) for here, near in enumerate(neighbors)]


def line_ends(line: Entry) -> list[int]:
    ends = line.texts("between", PLACE_IDS[:MAJORS])
    if len(ends) != 2:
        raise line.wrong("between", "two locations belong here")
    return ends


def check_kinds(places: list[Entry]) -> None:
    for number, place in enumerate(places):
        kind = "major" if number < MAJORS else "minor"
        if place.text("kind") != kind:
            raise place.wrong("kind", f"{place.text('id')} is a {kind} location")


def check_origins(goods: list[Entry]) -> None:
    for number, good in enumerate(goods):
        if good.one_of("location", PLACE_IDS) != number // 2:
            raise good.wrong("location", f"it comes from {PLACE_IDS[number // 2]}")


def column_of_each_good(edition: Edition, columns: list[Entry]) -> vec[i64]:
    found = [NONE for _ in GOOD_IDS]
    for number, column in enumerate(columns):
        for good in column.texts("goods", GOOD_IDS):
            if found[good] != NONE:
                raise column.wrong("goods", f"{GOOD_IDS[good]} stands in two columns")
            found[good] = i64(number)
    if NONE in found:
        raise Refused(f"{edition.path}: {GOOD_IDS[found.index(NONE)]} stands in no column.")
    return vec[i64](found)


def is_delivered(card: Entry) -> bool:
    return card.value("deliverable") is not False if card.has("deliverable") else True


def location(card: Entry) -> int:
    return card.one_of("location", PLACE_IDS) if is_delivered(card) else -1


def named_goods(card: Entry) -> list[int]:
    """How many of each good the card names."""
    if not card.has("goods"):
        return [0 for _ in GOOD_IDS]
    goods = card.table("goods")
    for good in goods.fields:
        if good not in GOOD_IDS:
            raise card.wrong("goods", f"{good!r} is no good")
    if not 1 <= len(goods.fields) <= 11:
        raise card.wrong("goods", "1 to 11 kinds belong here")
    return [goods.number(good, 1, 20) if goods.has(good) else 0 for good in GOOD_IDS]


def free_count(card: Entry) -> int:
    """How many goods the card asks for without naming them."""
    if card.has("category"):
        return card.number("category_count", 1, 20)
    return card.number("different", 1, len(GOOD_IDS)) if card.has("different") else 0


def check_demand(card: Entry) -> None:
    kinds = [field for field in ("goods", "category", "different") if card.has(field)]
    if len(kinds) != int(is_delivered(card)):
        raise card.wrong("goods", "one of goods, category, different belongs here")


def building_subject(card: Entry) -> int:
    if card.text("kind") == "token_at":
        return -1
    subject = list(SUBJECTS.values())[card.one_of("subject", list(SUBJECTS))]
    if card.text("kind") == "sole_most" and depends_on_kinds(subject):
        raise card.wrong("subject", "it cannot be compared between players")
    return subject


def building_least(card: Entry) -> int:
    return card.number("count", 1, 100) if card.text("kind") == "at_least" else 0


def token_place(card: Entry) -> int:
    return card.one_of("location", PLACE_IDS) if card.text("kind") == "token_at" else -1


def check_narrowed(card: Entry) -> None:
    """A Building that counts goods of columns, of categories or by name says which."""
    subject = card.text("subject") if card.has("subject") else ""
    for word, field in (("column_", "columns"), ("category_", "categories"), ("named_", "goods")):
        if subject.startswith(word) and not card.items(field):
            raise card.wrong(field, "something belongs here")


def charts(edition: Edition) -> dict[tuple[str, int], list[int]]:
    """The counters of each row, top to bottom, by game and number of players."""
    printed = edition.cards("time_chart_side")
    sides = {side.text("id"): side.numbers("rows", 1, 40) for side in printed}
    charts: dict[tuple[str, int], list[int]] = {}
    for entry in edition.entries("time_chart_setup"):
        rows = list(sides.values())[entry.one_of("side", list(sides))]
        filled = entry.numbers("rows_filled", 1, len(rows))
        counters = [length if row in filled else 0 for row, length in enumerate(rows, 1)]
        charts[entry.text("game"), entry.number("players", 1, 4)] = counters
    return charts


def refills(edition: Edition) -> dict[tuple[str, int], list[int]]:
    """The rows of the chart's other side, where it is turned when it is empty."""
    printed = edition.cards("time_chart_side")
    sides = {side.text("id"): side.numbers("rows", 1, 40) for side in printed}
    return {
        (entry.text("game"), entry.number("players", 1, 4)): sides.get(
            entry.text("refill_side"), []
        )
        for entry in edition.entries("time_chart_setup")
    }
