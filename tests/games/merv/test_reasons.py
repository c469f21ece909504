"""What the magistrate does, in words, and why."""

from pathlib import Path

import pytest

import fondaco
from fondaco.games.merv.text import reasons
from games.merv.positions import MAGISTRATE
from games.merv.solo import his, his_turn
from games.merv.stories import GAME, NAMES, told

HIS: list[tuple[dict[str, object], str]] = [
    ({"event": "card_drawn", "card": "wall"}, "The magistrate draws the wall card"),
    ({"event": "card_discarded", "card": "wall"}, "The magistrate discards the wall card"),
    ({"event": "card_removed", "card": "wall"}, "The wall card leaves the game"),
    ({"event": "deck_shuffled"}, "The magistrate shuffles the discarded solo cards"),
    (
        {"event": "acts_times", "action": "wall", "times": 1},
        "The magistrate takes the wall action once",
    ),
    (
        {"event": "acts_times", "action": "wall", "times": 2},
        "The magistrate takes the wall action twice",
    ),
    (
        {"event": "acts_times", "action": "wall", "times": 5},
        "The magistrate takes the wall action 5 times",
    ),
    (
        {"event": "acts_times", "action": "palace", "times": 3},
        "The magistrate takes the palace action 3 times: one courtier",
    ),
    (
        {"event": "acts_times", "action": "palace", "times": 4},
        "The magistrate takes the palace action 4 times: two courtiers",
    ),
    ({"event": "did_nothing"}, "The magistrate does nothing"),
    ({"event": "entered", "line": "row 2"}, "The magistrate enters row 2"),
]


@pytest.mark.parametrize(("event", "sentence"), HIS)
def test_what_the_magistrate_does_is_told_with_its_reason_and_no_id(
    event: dict[str, object], sentence: str
) -> None:
    told = {**event, "opponent": "magistrate", "rule": "solo.draw", "why": "a reason"}
    assert GAME.sentence(told, NAMES) == f"{sentence} (a reason)."


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (
            "segment_purple_2 is the cheapest; H: yours; by what it protects",
            "the cheapest piece that is left; it protects only yours",
        ),
        (
            "tied in most of his buildings, most of yours; furthest from the queue",
            "in a tie the one farthest from the queue",
        ),
        ("most of his buildings", "the line with most of his buildings"),
        (
            "the magistrate chooses: the only choice",
            "the magistrate chooses: the only one possible",
        ),
        (
            "2 of his and 1 of the courtier's buildings in the line, and one for his breakthrough",
            "buildings in the line: 2 of his, 1 of the high courtier's, and once for his"
            " breakthrough",
        ),
        (
            "advancements in the mosque: 1, caravan cards: 0; discount_mosque is taken",
            "with 1 step in the mosque and 0 caravan cards he wants the mosque discount;"
            ' "Mosque discount" is taken',
        ),
    ],
)
def test_a_reason_is_told_in_words(why: str, told: str) -> None:
    assert reasons.in_words(why) == told


def test_what_goes_without_saying_has_no_reason() -> None:
    why = {"opponent": "magistrate", "rule": "solo.camels", "why": "he skips as many places"}
    stayed = {"event": "queued", "place": 3, "skipped": 0, **why}
    assert GAME.sentence(stayed, NAMES) == "The magistrate takes place 3 in the queue."
    assert GAME.sentence({**stayed, "skipped": 1}, NAMES).endswith("(he skips as many places).")


def test_the_words_for_reasons_are_those_that_are_given() -> None:
    """A reason that is reworded here is one that the engine gives."""
    merv = Path(fondaco.__file__).parent / "games" / "merv"
    files = [*(merv / "magistrate").glob("*.py"), *(merv / "steps").glob("*.py")]
    given = " ".join(" ".join([file.read_text() for file in files]).split())
    assert [why for why in reasons.REWORDED if f'"{why}' not in given and why not in given] == []


def test_the_first_breakthrough_says_what_was_taken() -> None:
    # rule solo.first
    _, events = his_turn(
        "library",
        buildings={"1-1": MAGISTRATE},
        stores=[{}, {"scrolls": 1}],
        breakthroughs={"discount_caravansary": 0},
    )
    assert str(his(events, "learned")["why"]).endswith("; discount_caravansary is taken")


def test_every_deed_of_the_magistrate_names_a_rule_and_a_reason() -> None:
    """So that an owner of the printed game can let Fondaco play him at a real table."""
    clauses = {clause.id for clause in GAME.clauses}
    seen = 0
    for event in told():
        if event.get("opponent") == "magistrate" and event["event"] != "opponent_turn":
            assert event["rule"] in clauses
            assert event["why"]
            seen += 1
    assert seen > 50
