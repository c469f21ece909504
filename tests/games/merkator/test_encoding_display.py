"""What the features say of Buildings and of Contracts that lie open."""

import fondaco
from fondaco import Table
from positions import arrange

GAME = fondaco.game("merkator")
SUBJECTS = 11
AT_LEAST, PER = 1, 2
COUNTERS, UNITS = 5, 7
STAGE = 3 * SUBJECTS + 1
PLACES, ENGLAND, ITALY = 12, 5, 10


def rows(table: Table, name: str, seat: int = 0) -> set[int]:
    """The rows of a group of flags that are on."""
    group = next(group for group in GAME.features.groups if group.name == name)
    state = table.guess(0, fondaco.Seeded(1))
    on = [feature - group.start for feature in GAME.encode(state, seat)]
    return {row for row in on if 0 <= row < group.count}


def test_what_own_buildings_are_about() -> None:
    table = arrange(buildings=[["peel_tower", "viehmarkt", "seeamt", "wache"]])
    weapons, livestock = AT_LEAST * SUBJECTS + UNITS, PER * SUBJECTS + UNITS
    counters, token = PER * SUBJECTS + COUNTERS, 3 * SUBJECTS
    assert rows(table, "own conditions") == {weapons, livestock, counters, token}
    assert rows(table, "own conditions", seat=1) == set()


def test_what_open_buildings_are_about_is_told_by_the_turns_left() -> None:
    early = arrange(offer=["peel_tower", "viehmarkt"])
    inside = (AT_LEAST * SUBJECTS + UNITS, PER * SUBJECTS + UNITS)
    assert rows(early, "open conditions") == {2 * STAGE + row for row in inside}
    assert rows(early, "open conditions", seat=1) == rows(early, "open conditions")


def test_where_open_contracts_are_delivered() -> None:
    table = arrange(tops={5: "c05_england", 8: "c08_italy"})
    found = rows(table, "open contract places")
    assert {3 * PLACES + ENGLAND, 6 * PLACES + ITALY} <= found
    assert len({row // PLACES for row in found}) == len(found)  # a rank has one open Contract
    assert found == rows(table, "open contract places", seat=1)
