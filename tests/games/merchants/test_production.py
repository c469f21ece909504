"""The production phase and the robber."""

import pytest

from games.merchants.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    arrange,
    gold_of,
    hand_of,
    player,
    seen,
    state_of,
    step_of,
)
from positions import kinds, play, refusal, told

POSTS = {"red": ["praha"], "blue": ["koln"], "white": ["lyon"], "orange": ["wien"]}
SEVEN = [2, 3]


def test_a_turn_has_two_phases() -> None:
    # rule turn.phases
    # rule turn.steps
    # rule production.roll
    table = arrange(step="roll", posts=POSTS, hands=[{"ore": 1, "lumber": 1}], picks=[0, 0])
    assert table.legal() == ["roll"]
    assert refusal(table, "route silesia_n") == "turn.steps"
    assert refusal(table, "end turn") == "turn.steps"
    play(table, "roll")
    assert refusal(table, "roll") == "turn.steps"
    assert "end turn" in table.legal()


def test_turns_go_clockwise() -> None:
    # rule turn.order
    table = arrange(active=ORANGE, posts=POSTS)
    events = play(table, "end turn")
    assert told(events, "turn_began") == [{"seat": RED}]
    assert (table.to_act, step_of(table)) == (RED, "roll")


@pytest.mark.parametrize(
    ("hex", "city", "dice", "resource"),
    [
        ("channel_coast", "bruxelles", [2, 2], "lumber"),
        ("low_countries", "koln", [0, 1], "wool"),
        ("rhineland", "koln", [1, 2], "grain"),
        ("silesia", "wroclaw", [1, 2], "ore"),
        ("luneburg_heath", "hamburg", [2, 2], "salt"),
    ],
)
def test_each_terrain_gives_its_resource(
    hex: str, city: str, dice: list[int], resource: str
) -> None:
    # rule components.terrain
    # rule production.post
    table = arrange(step="roll", posts={"red": [city]}, picks=dice)
    assert seen(table)["numbers"][hex] == sum(dice) + 2
    play(table, "roll")
    assert hand_of(table, RED)[resource] == 1


def test_several_posts_at_a_hex_produce_each() -> None:
    """Köln, Hamburg and Praha lie around the 5 of the Rhineland."""
    # rule production.several
    table = arrange(step="roll", posts={"red": ["koln", "nurnberg", "praha"]}, picks=[1, 2])
    play(table, "roll")
    assert hand_of(table, RED)["grain"] == 3


def test_neutral_posts_produce_nothing() -> None:
    # rule production.neutral
    table = arrange(seats=3, step="roll", posts={"orange": ["koln"]}, picks=[1, 2])
    events = play(table, "roll")
    assert told(events, "produced") == []
    assert state_of(table)["hands"] == [{}, {}, {}]


def test_the_robber_blocks_a_hex() -> None:
    # rule production.robber
    # rule production.gold
    table = arrange(step="roll", posts={"red": ["koln"]}, robber="rhineland", picks=[1, 2])
    play(table, "roll")
    assert hand_of(table, RED) == {}
    assert gold_of(table)[RED] == 1


def test_a_shortage_leaves_all_without_and_pays_gold() -> None:
    """Two grain are due, one is left."""
    # rule production.shortage
    # rule production.gold
    table = arrange(
        step="roll",
        posts={"red": ["koln"], "blue": ["nurnberg"], "white": ["lyon"]},
        hands=[{}, {}, {"grain": 9}, {"grain": 9}],
        picks=[1, 2],
    )
    events = play(table, "roll")
    assert told(events, "shortage") == [{"resource": "grain"}]
    assert hand_of(table, RED) == hand_of(table, BLUE) == {}
    assert hand_of(table, WHITE) == {"grain": 9, "wool": 1}
    assert gold_of(table) == [1, 1, 0, 1]


def test_enough_for_all_is_no_shortage() -> None:
    # rule production.shortage
    table = arrange(
        step="roll",
        posts={"red": ["koln"], "blue": ["nurnberg"]},
        hands=[{}, {}, {"grain": 9}, {"grain": 8}],
        picks=[1, 2],
    )
    events = play(table, "roll")
    assert told(events, "shortage") == []
    assert hand_of(table, RED) == {"grain": 1}


def test_a_7_brings_nothing_and_no_gold() -> None:
    # rule seven.nothing
    table = arrange(step="roll", posts=POSTS, picks=SEVEN)
    events = play(table, "roll")
    assert kinds(events) == ["rolled"]
    assert gold_of(table) == [0, 0, 0, 0]
    assert step_of(table) == "robber"


def test_more_than_7_cards_are_halved() -> None:
    """Nine lose four, eight lose four, seven lose none; clockwise from the active player."""
    # rule seven.discard
    # rule seven.order
    table = arrange(
        step="roll",
        active=BLUE,
        posts=POSTS,
        hands=[{"ore": 8}, {"wool": 7}, {"lumber": 5, "salt": 4}, {"grain": 7}],
        picks=SEVEN,
    )
    play(table, "roll")
    assert (table.to_act, seen(table)["turn"]["owed"]) == (WHITE, 4)
    play(table, "discard lumber", "discard lumber", "discard salt", "discard salt")
    assert (table.to_act, seen(table)["turn"]["owed"]) == (RED, 4)
    play(table, *["discard ore"] * 4)
    assert (table.to_act, step_of(table)) == (BLUE, "robber")
    sizes = [player(table, seat)["hand"] for seat in range(4)]
    assert sizes == [4, 7, 5, 7]


def test_a_hand_is_halved_once() -> None:
    """Sixteen lose eight; that the eight left are more than 7 does not matter."""
    # rule seven.discard
    table = arrange(step="roll", hands=[{"ore": 16}], picks=SEVEN)
    play(table, "roll", *["discard ore"] * 8)
    assert (step_of(table), seen(table)["turn"]["owed"]) == ("robber", 0)
    assert hand_of(table, RED) == {"ore": 8}


def test_discards_keep_an_order_that_can_be_completed() -> None:
    # rule seven.order
    # rule seven.hold
    table = arrange(step="roll", hands=[{"lumber": 2, "ore": 5, "salt": 2}], picks=SEVEN)
    play(table, "roll")
    assert table.legal() == ["discard lumber", "discard ore"]
    assert refusal(table, "discard salt") == "seven.hold"
    assert refusal(table, "discard wool") == "seven.hold"
    play(table, "discard ore")
    assert refusal(table, "discard lumber") == "seven.order"
    assert refusal(table, "discard salt") == "seven.hold"
    play(table, "discard ore", "discard ore")
    assert table.legal() == ["discard ore", "discard salt"]


def test_a_choice_is_asked_even_where_there_is_none() -> None:
    """Silence would tell the others that all cards are of one kind."""
    # rule hand.hidden
    table = arrange(step="roll", hands=[{"ore": 8}], picks=SEVEN)
    play(table, "roll")
    assert table.legal() == ["discard ore"]


def test_the_robber_goes_to_another_hex_with_a_number() -> None:
    # rule seven.robber
    # rule seven.other
    table = arrange(step="robber", robber="rhineland")
    assert refusal(table, "robber rhineland") == "seven.other"
    assert refusal(table, "robber finland") == "seven.other"
    assert refusal(table, "end turn") == "turn.steps"
    numbered = set(seen(table)["numbers"]) - {"rhineland"}
    assert set(table.legal()) == {f"robber {hex}" for hex in numbered}
    play(table, "robber bohemia")
    assert seen(table)["robber"] == "bohemia"


def test_the_only_neighbor_is_robbed() -> None:
    # rule seven.steal
    # rule seven.blind
    table = arrange(
        step="robber",
        posts={"red": ["nurnberg"], "blue": ["koln"]},
        hands=[{}, {"wool": 1, "salt": 2}],
        picks=[2],
    )
    events = play(table, "robber rhineland")
    assert told(events, "stole") == [{"seat": RED, "from": BLUE, "resource": "salt"}]
    assert hand_of(table, RED) == {"salt": 1}
    assert hand_of(table, BLUE) == {"wool": 1, "salt": 1}


def test_the_victim_is_chosen_among_neighbors_with_cards() -> None:
    # rule seven.victim
    # rule seven.empty
    table = arrange(
        step="robber",
        posts={"red": ["nurnberg"], "blue": ["koln"], "white": ["praha"], "orange": ["hamburg"]},
        hands=[{"ore": 1}, {"wool": 1}, {"salt": 1}, {}],
    )
    play(table, "robber rhineland")
    assert table.legal() == ["steal blue", "steal white"]
    assert refusal(table, "steal orange") == "seven.empty"
    assert refusal(table, "steal red") == "seven.steal"


def test_who_lives_elsewhere_is_not_robbed() -> None:
    # rule seven.steal
    table = arrange(
        step="robber",
        posts={"blue": ["koln"], "white": ["praha"], "orange": ["moskva"]},
        hands=[{}, {"wool": 1}, {"salt": 1}, {"ore": 1}],
    )
    play(table, "robber rhineland")
    assert refusal(table, "steal orange") == "seven.steal"


def test_neutral_posts_are_not_robbed() -> None:
    # rule seven.steal
    table = arrange(
        seats=3,
        step="robber",
        posts={"blue": ["koln"], "white": ["praha"], "orange": ["nurnberg"]},
        hands=[{}, {"wool": 1}, {"salt": 1}],
    )
    play(table, "robber rhineland")
    assert table.legal() == ["steal blue", "steal white"]
    assert refusal(table, "steal orange") == "seven.steal"


@pytest.mark.parametrize(
    "posts", [{}, {"red": ["koln"]}, {"red": ["koln"], "blue": ["praha"]}, {"orange": ["koln"]}]
)
def test_nothing_is_stolen_where_nobody_can_be_robbed(posts: dict[str, list[str]]) -> None:
    """Nobody there, only the own post, a neighbor without cards, a neutral post."""
    # rule seven.none
    table = arrange(seats=3, step="robber", posts=posts, hands=[{"ore": 2}, {}, {"ore": 1}])
    events = play(table, "robber rhineland")
    assert kinds(events) == ["robber_moved"]
    assert step_of(table) == "act"
