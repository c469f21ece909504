"""Snapshots: a table that could not have come about is refused by the field that is wrong."""

from typing import Any

import pytest

import fondaco
from games.merv.positions import COURTIER, MAGISTRATE, SITES, arrange, play

TEN = ["1-1", "1-2", "1-3", "1-4", "1-5", "2-1", "2-2", "2-3", "2-4", "2-5"]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"buildings": dict.fromkeys(TEN, 0)}, "'buildings': owner 0 has too many"),
        (
            {
                "buildings": dict.fromkeys(TEN[:6], 1),
                "bonus": dict.fromkeys(TEN[:6], "soldier 0"),
                "halls": [{"trade": 3}],
            },
            "too many soldiers and courtiers",
        ),
        (
            {
                "posts": [
                    dict.fromkeys(
                        ["rayy", "samarkand", "nishapur", "balkh", "baghdad", "kashgar", "basra"], 1
                    )
                ]
            },
            "'posts': owner 0 has too many",
        ),
        ({"halls": [{"trade": 2}, {"trade": 2}]}, "more courtiers than places"),
        ({"stores": [{"rare": 1}], "committed": [{"rare": 2}]}, "more is committed"),
        ({"walls": {"north_1": "gate_tan_3"}}, "gates belong in the middle"),
        (
            {"walls": dict.fromkeys(["north_1", "north_2", "north_4"], "segment_tan_1")},
            "not so many pieces",
        ),
        ({"bonus": {"1-1": "teal", "1-2": "teal"}}, "not so many upgrades"),
        ({"camels": {"owner 0": 13}}, "between 0"),
        ({"camels": {"caravansary": 2}}, "more camels than cards"),
        ({"spices": [{"pepper": 5}]}, "not so many cards of a spice"),
        ({"display": ["ginger"] * 9}, "cards at most"),
        ({"turn": 3}, "no such turn"),
        ({"queue": [0, 1], "turn": 0}, "every master belongs here"),
        ({"turn": 1}, "it is the turn of 1"),
        ({"asked": 1}, "whose turn it is decides"),
        ({"slots": {"column 2": 1}}, "who has had a turn stands on a slot"),
        ({"step": "begin"}, "only a solo game waits"),
        ({"step": "courtier_slot"}, "belongs to the courtier"),
        ({"step": "deploy", "due": []}, "what the step leads back to"),
        ({"due": ["after"]}, "what the step leads back to"),
        (
            {"step": "deploy", "due": ["deploy"], "line": "column 1", "site": "1-1"},
            "cannot follow each other",
        ),
        ({"step": "deploy", "due": ["after"]}, "asks for an active line"),
        ({"step": "act", "line": "column 1"}, "asks for an activated site"),
        ({"step": "ransom", "round": 4, "site": "1-1"}, "is attacked there"),
        (
            {"step": "pay", "due": ["after"], "line": "column 1", "site": "1-1"},
            "something that is being bought",
        ),
        (
            {"step": "pay", "due": ["after"], "line": "column 1", "site": "1-1", "buying": "wall"},
            "no such thing to buy",
        ),
        (
            {
                "step": "pay",
                "due": ["after"],
                "line": "column 1",
                "site": "1-1",
                "buying": "wall",
                "thing": 1,
                "need": {"any": 1},
            },
            "pay for cards and contracts only",
        ),
        (
            {
                "step": "pay",
                "due": ["after"],
                "line": "column 1",
                "site": "1-1",
                "buying": "wall",
                "thing": 8,
                "need": {"purple": 1},
                "walls": {"north_3": "gate_purple_3"},
            },
            "no piece of that kind",
        ),
        (
            {"step": "place_wall", "due": ["after"], "line": "column 1", "site": "1-1"},
            "a kind of wall belongs here",
        ),
        ({"step": "audience", "round": 4}, "a hall belongs here"),
        ({"step": "audience", "round": 4, "thing": 0, "need": {"purple": 1}}, "than there are"),
        (
            {
                "step": "tile",
                "line": "column 1",
                "site": "1-1",
                "tiles": dict.fromkeys(
                    [f"score_{a}" for a in ("caravansary", "palace", "library", "marketplace")], 1
                ),
            },
            "nobody would have anything to decide",
        ),
        ({"favour": [0, 0]}, None),
    ],
)
def test_what_could_not_be_is_refused(fields: dict[str, Any], said: str | None) -> None:
    if said is None:
        arrange(**fields)
        return
    with pytest.raises(fondaco.Refused, match=said):
        arrange(**fields)


def test_alone_two_cards_face_up_are_one_too_many() -> None:
    cards = dict.fromkeys(["caravansary", "palace"], "face up")
    others = dict.fromkeys(["library", "marketplace", "mosque", "wall"], "discard")
    with pytest.raises(fondaco.Refused, match="one card at most lies face up"):
        arrange(seats=1, solo={**cards, **others})


def test_the_sites_lie_around_the_market() -> None:
    with pytest.raises(fondaco.Refused, match="24 sites belong here"):
        arrange(sites={"1-1": SITES[1], "1-2": SITES[1]})


def test_at_the_end_of_a_round_a_master_is_in_one_place() -> None:
    table = arrange(
        step="act",
        line="column 5",
        site="1-5",
        active=2,
        queue=[0, 1, 2],
        slots={"column 1": 0, "column 2": 1},
        buildings={"1-5": 2},
        camels={"owner 0": 1},
    )
    play(table, "gain favour")
    snapshot = table.snapshot().replace('"slots": [\n   0', '"slots": [\n   null')
    with pytest.raises(fondaco.Refused, match=r"on a slot or in the queue|it is the turn of"):
        fondaco.restore(snapshot)


@pytest.mark.parametrize("field", ["mosque", "halls", "favour"])
def test_one_entry_an_owner(field: str) -> None:
    table = arrange(seats=1, active=0, queue=[0, MAGISTRATE, COURTIER])
    state = fondaco.restore(table.snapshot()).game.snapshot(table.guess(0, fondaco.Seeded(1)))
    assert len(state[field]) == 3  # type: ignore[arg-type]
    state[field] = state[field][:2]  # type: ignore[index]
    with pytest.raises(fondaco.Refused, match="belong"):
        table.game.restore(state)


def test_a_decision_is_taken_back_as_a_whole() -> None:
    table = arrange(
        step="act",
        line="column 5",
        site="1-5",
        buildings={"1-5": 0},
        cubes=[{"orange": 2, "white": 1}],
    )
    before = table.snapshot()
    play(table, "take palace action", "courtier faith", "pay white")
    table.undo()
    assert table.snapshot() == before
