"""The magistrate at the end of a year and of the game."""

from typing import Any

import pytest

from fondaco import Table
from games.merv.positions import (
    ACTIONS,
    COURTIER,
    MAGISTRATE,
    arrange,
    favour,
    owner_at,
    play,
    points,
    state_of,
)
from games.merv.solo import QUEUE, YOU, his, waiting

IT = "magistrate"


# His year.


def last_turn(year: int = 1, **fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """Your turn is the last of the year; the magistrate and the courtier had theirs."""
    table = arrange(
        seats=1,
        step="act",
        year=year,
        round=3,
        line="row 1",
        site="1-1",
        active=YOU,
        queue=[MAGISTRATE, COURTIER, YOU],
        slots={"row 4": MAGISTRATE, "row 5": COURTIER},
        display=QUEUE,
        **{"solo": dict.fromkeys(ACTIONS, "discard"), "drawn": 9, **fields},
    )
    return table, play(table, "gain favour")


# rule solo.invasion
def test_his_buildings_are_never_destroyed() -> None:
    table, _ = last_turn(2, buildings={"1-2": MAGISTRATE, "1-4": COURTIER, "1-5": YOU})
    assert [owner_at(table, name) for name in ("1-2", "1-4", "1-5")] == [IT, None, None]


# rule solo.scoring
def test_he_scores_all_courtiers_and_spends_no_favour() -> None:
    table, _ = last_turn(
        2,
        halls=[{}, {"trade": 2, "faith": 1}],
        stores=[{}, {"common": 2, "rare": 1}],
        mosque=["start", "final_step8"],
        favour=[0, 1],
        buildings={"4-3": MAGISTRATE, "3-1": MAGISTRATE},
        tiles={"score_library": MAGISTRATE},
    )
    assert favour(table, IT) == 1
    assert points(table, IT) == 2 * 3 + 8 + 2 + 3 + 4


# rule solo.refill
def test_the_discards_go_on_top_of_the_deck_after_the_scoring() -> None:
    solo = {**dict.fromkeys(ACTIONS, "discard"), "wall": "first deck", "mosque": "removed"}
    table, events = last_turn(1, solo=solo)
    assert his(told_of(events, "deck_shuffled"), "deck_shuffled")["rule"] == "solo.refill"
    lying = state_of(table)["solo"]
    assert lying["wall"] == "first deck"
    assert lying["mosque"] == "removed"
    assert list(lying.values()).count("shuffled 1") + list(lying.values()).count("face up") == 4


def told_of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == kind]


# rule solo.sets
def test_his_spices_are_scored_like_yours() -> None:
    table = waiting("wall", spices=[{}, {"ginger": 1, "pepper": 1}])
    assert table.scores()[1]["name"] == "Corrupt magistrate"
    assert table.scores()[1]["total"] == 3


# rule solo.win
@pytest.mark.parametrize(("yours", "rank"), [(4, 2), (5, 2), (6, 1)])
def test_you_win_with_more_points(yours: int, rank: int) -> None:
    table = waiting(
        "wall", points=[{"contracts": yours}, {"contracts": 5}], favour=[9, 0], influence=[9, 0]
    )
    assert table.scores()[0]["rank"] == rank
