"""SoloPlay keeps what every game must keep; the AI explains every step; pieces are not lost."""

import json
from typing import Any

import pytest

import conformance
import fondaco
from conformance import Walk
from games.merkator import invariants
from positions import GOODS
from soloplay import PEACE, STACKS, against_ai, new

GAMES = 1000 if fondaco.is_compiled() else 200
EVERY_STATE_OF = 30 if fondaco.is_compiled() else 2
LEVELS = ("normal", "easy", "expert")
EAGER = ("", "fulfill", "join")


def options(number: int) -> dict[str, str]:
    return {"solo": "soloplay", "level": LEVELS[number % 3]}


def check(snapshot: dict[str, Any]) -> None:
    invariants.check_offers(snapshot)
    check_stacks(snapshot)
    check_owners(snapshot)


def check_stacks(snapshot: dict[str, Any]) -> None:
    """A stack of the path has one open card at most, none under the tile, and never grows."""
    for value, size in STACKS.items():
        cards = [
            lies for id, lies in snapshot["contracts"].items() if id.startswith(f"c{value:02}")
        ]
        assert cards.count("open") <= (0 if snapshot["tile"] == value else 1)
        assert cards.count("open") + snapshot["depth"][str(value)] <= size
        assert cards.count("stack") >= snapshot["depth"][str(value)]


def check_owners(snapshot: dict[str, Any]) -> None:
    for name in ("contracts", "bonus_cards", "buildings"):
        assert set(snapshot[name].values()) <= {0, 1, "stack", "open", "discard", "out"}
    assert 0 in snapshot["contracts"].values()
    his = [card for card, lies in snapshot["contracts"].items() if lies == 1]
    assert sorted(snapshot["earned"]) == sorted(his)
    row = [card for card, lies in snapshot["buildings"].items() if lies == "open"]
    assert sorted(snapshot["row"]) == sorted(row)
    assert min(snapshot["time"] + snapshot["taler"]) >= 0
    assert min([0, *snapshot["goods"][0].values()]) == 0


@pytest.mark.long
def test_random_games_come_to_an_end_and_keep_the_pieces() -> None:
    for number in range(GAMES):
        walk = Walk("merkator", 1, f"soloplay {number}", EAGER[number % 3], options(number))
        watched = fondaco.Seeded(f"watched {number}").pick(40)
        while not walk.is_over():
            if walk.decisions == watched:
                conformance.check_state(walk, check)
            walk.step()
        check(walk.game.snapshot(walk.state))
        assert walk.game.legal(walk.state) == []


def test_reasons_agree_with_legal_moves_in_every_state() -> None:
    for number in range(EVERY_STATE_OF):
        walk = Walk("merkator", 1, f"soloplay reasons {number}", EAGER[number % 3], options(number))
        while not walk.is_over():
            conformance.check_reasons(walk)
            walk.step()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("eager", EAGER)
def test_a_table_replays_previews_and_takes_back(level: str, eager: str) -> None:
    for number in range(3):
        conformance.check_table(
            "merkator", 1, f"solo {number}", eager, {"solo": "soloplay", "level": level}
        )


def test_every_step_of_the_ai_names_its_rule_and_is_told_as_a_sentence() -> None:
    game = fondaco.game("merkator")
    rules = {clause.id for clause in game.clauses}
    for number in range(10):
        walk = Walk("merkator", 1, f"told {number}", "fulfill", options(number))
        while not walk.is_over():
            told: list[fondaco.Event] = []
            game.apply(walk.state, walk.choice(), walk.luck, told)
            for event in told:
                words = game.sentence(event.seen_by(0), ["You"])
                assert words.endswith(".")
                if event.kind.startswith("ai_"):
                    assert event.fields["rule"] in rules
                    assert str(event.fields["why"]) in words
            assert "The AI: " in "\n".join(game.board(game.view(walk.state, 0), ["You"]))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("row", []),
        ("earned", ["c03_russia"]),
        ("depth", {"10": 5}),
        ("tile", 11),
        ("time", [0]),
        ("active", 2),
        ("chart", [0] * 101),
        ("refill", [0] * 101),
        ("bids", [0] * 101),
        ("checks", [None] * 101),
        ("cubes", {"spain": 1_000}),
        ("options", ["solitary", "soloplay"]),
    ],
)
def test_a_snapshot_that_could_not_be_is_refused(field: str, value: object) -> None:
    snapshot = json.loads(new().snapshot())
    snapshot["state"][field] = value
    with pytest.raises(fondaco.Refused, match=field):
        fondaco.restore(json.dumps(snapshot))


def test_the_swap_of_the_peace_is_asked_and_told() -> None:
    table = against_ai(
        ai=[PEACE],
        tile=14,
        contracts=["c10_hamburg"],
        goods=dict.fromkeys(GOODS[:12], 1),
        ending="peace",
        turns_left=1,
    )
    table.play("travel hamburg")
    table.play("fulfill c10_hamburg")
    board = "\n".join(table.game.board(table.view(0), ["You"]))
    assert "You may trade the 10 for the AI's Peace of Westphalia." in board
    events = table.play("gain peace")
    words = [table.game.sentence(event, ["You"]) for event in events]
    assert words[0] == "You give the AI the 10 for the Peace of Westphalia."
    assert words[-1] == "The game is over: Game Victory."
