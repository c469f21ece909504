"""The slot and the site that the magistrate chooses for the courtier, and the queue of both."""

from typing import Any

import pytest

import fondaco
from games.merv.positions import (
    COURTIER,
    MAGISTRATE,
    arrange,
    camels,
    kinds,
    legal,
    owner_at,
    play,
    seen,
    step,
    told,
)
from games.merv.solo import QUEUE, YOU, deck, his


def courtier_turn(first: int, **fields: Any) -> tuple[fondaco.Table, list[dict[str, Any]]]:
    """Your turn ends and the courtier's begins; `first` has the earlier turn of the round."""
    you_first = first == YOU
    table = arrange(
        seats=1,
        step="act",
        line="column 5",
        site="5-5",
        active=YOU,
        queue=[YOU, COURTIER, MAGISTRATE] if you_first else [MAGISTRATE, YOU, COURTIER],
        slots={} if you_first else {"column 4": MAGISTRATE},
        **{**fields, "buildings": {"5-5": YOU, **fields.get("buildings", {})}},
    )
    return table, play(table, "gain favour")


# rule solo.courtier_slot
@pytest.mark.parametrize(
    ("buildings", "line", "why"),
    [
        ({}, "column 1", "nearest to the queue"),
        ({"1-1": MAGISTRATE}, "column 2", "nearest to the queue"),
        ({"1-1": MAGISTRATE, "1-2": MAGISTRATE}, "column 3", "fewest of his own"),
        ({"1-2": YOU}, "column 2", "most of your buildings"),
        ({"1-2": YOU, "1-3": YOU, "2-2": MAGISTRATE}, "column 3", "fewest of his own"),
        ({"1-2": YOU, "1-3": YOU}, "column 2", "nearest to the queue"),
    ],
)
def test_the_slot_he_chooses_for_the_courtier(
    buildings: dict[str, int], line: str, why: str
) -> None:
    table, events = courtier_turn(MAGISTRATE, buildings=buildings)
    entered = his(events, "entered")
    assert (entered["line"], entered["rule"]) == (line, "solo.courtier_slot")
    assert entered["why"].endswith(why)
    assert (table.to_act, step(table)) == (YOU, "courtier_site")


# rule solo.courtier_site
@pytest.mark.parametrize(
    ("buildings", "site", "why"),
    [
        ({}, "1-2", "nearest to the slot"),
        ({"4-4": YOU}, "4-2", "most of your buildings in the other line"),
        ({"4-4": YOU, "2-4": YOU, "2-1": MAGISTRATE}, "4-2", "fewest of his there"),
        ({"4-4": YOU, "2-4": YOU}, "2-2", "nearest to the slot"),
        ({"4-4": YOU, "2-4": YOU, "2-2": YOU}, "4-2", "most of your buildings in the other line"),
    ],
)
def test_the_site_he_chooses_for_the_courtier(
    buildings: dict[str, int], site: str, why: str
) -> None:
    fives = {"5-2": MAGISTRATE}  # row 5 has one of yours: it is no choice
    table, _ = courtier_turn(YOU, buildings={**buildings, **fives})
    assert legal(table, "enter") == ["column 1", "column 2", "column 3", "column 4"]
    table.chance.source = fondaco.Seeded(1)
    events = play(table, "enter column 2")
    [built] = [e for e in told(events, "built") if e["opponent"] == "courtier"]
    assert owner_at(table, site) == "courtier"
    assert built["rule"] == "solo.courtier_site"
    assert built["why"].endswith(why)


# rule courtier.nothing
def test_alone_too_nothing_is_placed_in_a_full_line() -> None:
    table, _ = courtier_turn(YOU, buildings=dict.fromkeys(["1-2", "2-2", "3-2", "4-2", "5-2"], YOU))
    table.chance.source = fondaco.Seeded(1)
    assert "nothing_placed" in kinds(play(table, "enter column 2"))


# rule solo.camels
def test_both_skip_all_they_can_in_the_queue() -> None:
    table, events = courtier_turn(
        MAGISTRATE,
        camels={"owner 1": 2, "owner 2": 1},
        buildings=dict.fromkeys(["1-3", "2-3", "4-3", "5-3"], YOU),
        solo={**deck("wall")},
        drawn=9,
        display=QUEUE,
    )
    # The courtier on column 3, the magistrate on 4, you on 5.
    assert his(events, "nothing_placed")["rule"] == "courtier.nothing"
    assert seen(table)["queue"] == ["magistrate", "courtier", 0]
    queued = told(events, "queued")
    assert [(event["place"], event["skipped"]) for event in queued] == [(2, 1), (1, 1), (3, 0)]
    assert camels(table, YOU) == 2
