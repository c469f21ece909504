"""The table, its moves and its events in words."""

import io
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import fondaco
from fondaco.cli import main
from fondaco.games.merv.text import city
from games.merv.positions import COURTIER, MAGISTRATE, arrange, play
from games.merv.solo import his_turn

NAMES = ["You", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merv")

# Every kind of event, as one that a table might tell.
EVENTS: list[tuple[dict[str, object], str]] = [
    ({"event": "moved", "seat": 1, "move": "stop"}, ""),
    ({"event": "year_began", "year": 2}, "Year 2 begins."),
    ({"event": "round_began", "round": 3}, "Round 3 begins."),
    ({"event": "turn_began", "seat": 0}, "It is your turn."),
    ({"event": "turn_began", "seat": 2}, "It is Ben's turn."),
    ({"event": "opponent_turn", "opponent": "courtier"}, "It is the high courtier's turn."),
    ({"event": "entered", "seat": 1, "line": "row 2"}, "Ana enters row 2."),
    ({"event": "built", "seat": 0, "site": "wall_tan"}, "You build on wall tan."),
    ({"event": "activated", "seat": 1, "site": "wall_tan"}, "Ana activates wall tan."),
    (
        {"event": "nothing_placed", "opponent": "courtier"},
        "The high courtier builds nothing.",
    ),
    (
        {"event": "took_cube", "seat": 1, "cube": "orange", "from": "wall_tan"},
        "Ana takes an orange cube from wall tan.",
    ),
    (
        {"event": "took_cube", "seat": 0, "cube": "white", "from": "pair"},
        "You take a white cube from a pair of spices.",
    ),
    ({"event": "paid", "seat": 1, "cube": "tan", "exchange": False}, "Ana pays a tan cube."),
    (
        {"event": "paid", "seat": 1, "cube": "tan", "exchange": True},
        "Ana pays a tan cube by the exchange power.",
    ),
    ({"event": "discounted", "seat": 0}, "You use the discount."),
    ({"event": "deployed", "seat": 1, "site": "wall_tan"}, "Ana deploys a soldier on wall tan."),
    ({"event": "declined", "seat": 1}, "Ana places no soldier."),
    (
        {"event": "unused", "seat": 1, "boon": "white_upgrade"},
        "Ana finds no use for a white upgrade.",
    ),
    ({"event": "unused", "seat": 0, "boon": "favour"}, "You find no use for favour."),
    (
        {"event": "upgraded", "seat": 1, "site": "wall_tan", "with": "teal"},
        "Ana upgrades wall tan with teal.",
    ),
    (
        {"event": "claimed", "seat": 1, "tile": "score_palace"},
        "Ana claims the scoring tile for palace buildings.",
    ),
    (
        {"event": "camels", "seat": 1, "count": 2, "from": "queue"},
        "Ana gains 2 camels from the queue.",
    ),
    (
        {"event": "camel_placed", "seat": 1, "where": "caravansary"},
        "Ana places a camel in the caravansary.",
    ),
    (
        {"event": "traded", "seat": 1, "slot": "top_left"},
        "Ana places a camel in the camel market, top left.",
    ),
    (
        {"event": "walled", "seat": 1, "wall": "gate_teal_3", "slot": "north_3"},
        "Ana builds a gate for 3 teal at north 3.",
    ),
    ({"event": "acts", "seat": 1, "action": "wall"}, "Ana takes the wall action."),
    ({"event": "card_taken", "seat": 1, "spice": "ginger"}, "Ana takes ginger."),
    (
        {"event": "restocked", "cards": ["ginger", "pepper"]},
        "New in the caravansary: ginger and pepper.",
    ),
    (
        {"event": "courtier", "seat": 1, "hall": "faith"},
        "Ana places a courtier in the hall of faith.",
    ),
    ({"event": "took", "seat": 1, "kind": "scrolls", "count": 2}, "Ana takes 2 scrolls."),
    ({"event": "took", "seat": 1, "kind": "rare", "count": 1}, "Ana takes 1 rare good."),
    (
        {"event": "committed", "seat": 1, "kind": "common", "count": 2},
        "Ana commits 2 common goods.",
    ),
    (
        {"event": "learned", "seat": 1, "breakthrough": "two_favour"},
        "Ana makes a breakthrough: Two favour.",
    ),
    ({"event": "established", "seat": 0, "city": "rayy"}, "You establish a trading post in Rayy."),
    (
        {"event": "bought", "seat": 1, "city": "kashgar", "camels": 2},
        "Ana buys from Kashgar, with 2 camels on the way.",
    ),
    (
        {"event": "camels_returned", "to_cards": 1, "to_market": 0, "to_box": 2},
        "Camels return from the routes: 1 to the caravan cards and 2 to the box.",
    ),
    (
        {"event": "advanced", "seat": 1, "space": "upper_step3"},
        "Ana advances to step 3 of the upper path in the mosque.",
    ),
    (
        {"event": "fulfilled", "seat": 1, "contract": "level1_favour_a"},
        "Ana fulfils a contract: 4 points and favour for 1 cube + 2 goods of either kind, level 1.",
    ),
    ({"event": "favour", "seat": 1, "space": 4}, "Ana gains favour, now 4."),
    (
        {
            **{"event": "favour", "seat": 1, "space": 4, "rule": "solo.wall"},
            "why": "segment_purple_2 is the cheapest; H: yours",
        },
        "Ana gains favour, now 4 (a segment for 2 purple is the cheapest; H: yours).",
    ),
    ({"event": "influence", "seat": 0, "space": 4}, "You gain influence, now 4."),
    (
        {"event": "scored", "seat": 1, "points": 1, "for": "contracts"},
        "Ana scores 1 point: contracts.",
    ),
    (
        {"event": "queued", "seat": 1, "place": 2, "skipped": 1},
        "Ana takes place 2 in the queue, for 1 camel.",
    ),
    ({"event": "invasion"}, "The Mongols attack the city."),
    (
        {"event": "ransomed", "seat": 1, "site": "wall_tan", "cube": "tan"},
        "Ana pays a tan cube as ransom for wall tan.",
    ),
    (
        {"event": "ransomed", "seat": 1, "site": "wall_tan", "cube": "teal", "exchange": True},
        "Ana pays a teal cube by the exchange power as ransom for wall tan.",
    ),
    ({"event": "destroyed", "seat": 1, "site": "wall_tan"}, "Ana loses the building on wall tan."),
    ({"event": "soldiers_return", "count": 3}, "3 soldiers return from the city."),
    ({"event": "scoring_began", "year": 1}, "Year 1 is scored."),
    (
        {"event": "hall_scored", "seat": 1, "hall": "trade", "points": 5},
        "Ana hears a courtier in the hall of trade.",
    ),
    ({"event": "game_over"}, "The game is over."),
]
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
    ({"event": "did_nothing"}, "The magistrate does nothing"),
    ({"event": "entered", "line": "row 2"}, "The magistrate enters row 2"),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_a_sentence(event: dict[str, object], sentence: str) -> None:
    assert GAME.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(("event", "sentence"), HIS)
def test_what_the_magistrate_does_is_told_with_rule_and_reason(
    event: dict[str, object], sentence: str
) -> None:
    told = {**event, "opponent": "magistrate", "rule": "solo.draw", "why": "a reason"}
    assert GAME.sentence(told, NAMES) == f"{sentence} (a reason)."


@cache
def stories() -> list[tuple[fondaco.Table, list[dict[str, Any]]]]:
    """Games of every number of seats, move by move, with what was told."""
    found = []
    for seats in (1, 2, 3, 4):
        table = fondaco.new("merv", seats=seats, seed=f"story {seats}")
        will = fondaco.Seeded(seats)
        while table.to_act is not None:
            legal = table.legal()
            events = table.play(legal[will.pick(len(legal))])
            found.append((table.copy(), events))
    return found


def told() -> Iterator[dict[str, Any]]:
    for _, events in stories():
        yield from events


def test_every_event_of_whole_games_is_told() -> None:
    kinds = {str(event["event"]) for event, _ in [*EVENTS, *HIS]}
    for event in told():
        assert event["event"] in kinds
        text = GAME.sentence(event, NAMES)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert "{" not in text


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


def test_every_move_can_be_glossed() -> None:
    for move in GAME.moves:
        assert "None" not in GAME.gloss(move)
    assert GAME.gloss(GAME.move("courtier faith")) == (
        "for orange cubes; 1 point a space in the mosque"
    )
    assert GAME.gloss(GAME.move("buy from kashgar")) == "a rare good for 1 tan + 1 teal"
    assert GAME.gloss(GAME.move("advance to upper_step4")) == (
        "a bonus upgrade, 1 point, for 1 purple"
    )


@pytest.mark.parametrize("seat", [0, None])
def test_a_board_fits_and_ends_with_the_question(seat: int | None) -> None:
    for table, _ in stories()[::7]:
        lines = GAME.board(table.view(seat if seat is None else 0), NAMES[: table.seats])
        assert max(len(line) for line in lines) <= 104
        assert lines[-1].strip()
        assert "{" not in "".join(lines)


def test_every_question_is_asked_in_words() -> None:
    asked = set()
    for table, _ in stories():
        if table.to_act is None:
            continue
        view = table.view(table.to_act)
        status = " ".join(GAME.board(view, NAMES[: table.seats])[-3:])
        assert "You" in status, view["step"]
        asked.add(view["step"])
    assert len(asked) > 20


def lines_of(table: fondaco.Table) -> list[str]:
    return GAME.board(table.view(0), NAMES[: table.seats])


def test_the_city_shows_owners_upgrades_soldiers_walls_and_masters() -> None:
    table = arrange(
        line="column 4",
        step="act",
        site="2-4",
        buildings={"1-1": 0, "2-4": 1, "5-5": 2},
        bonus={"1-1": "soldier 1", "2-4": "white", "5-5": "teal"},
        walls={"north_2": "segment_tan_1", "west_3": "gate_tan_3"},
    )
    lines = lines_of(table)
    top = lines.index("The city: action, color+upgrade, owner*soldier; = wall, # gate, . open side")
    grid = lines[top : top + 19]
    assert grid[1].strip() == "<YOU>"
    assert grid[2].split() == [".", "=======", ".", ".", "."]
    assert grid[3].startswith("row 1  . caravansary ")
    assert grid[4].split()[0] == "purple"
    assert grid[5].split() == ["YOU*Ana", "-", "-", "-", "-"]
    assert grid[7].split()[3].endswith("+white")
    assert grid[8].split() == ["-", "-", "-", "Ana", "-"]
    assert grid[9].startswith("row 3  # library ")
    assert grid[9].split()[5] == "CAMEL"
    assert grid[10].split()[2] == "MARKET"
    assert grid[16].split()[4].endswith("+teal")
    assert grid[17].split()[4] == "Ben"
    assert max(len(line) for line in grid) <= 80


def test_the_city_shows_opponents_and_rows() -> None:
    table = arrange(
        seats=2,
        round=1,
        line="row 2",
        step="act",
        site="2-4",
        buildings={"1-1": COURTIER, "2-4": 0},
    )
    text = "\n".join(lines_of(table))
    assert "court." in text
    assert "<YOU>" in text
    assert "The high courtier's pieces: 0 camels, 8 buildings left" in text


def test_the_own_store_comes_last_and_in_full() -> None:
    table = arrange(
        cubes=[{"tan": 2, "white": 1}],
        stores=[{"scrolls": 2, "common": 1}],
        committed=[{"scrolls": 1}],
        breakthroughs={"discount_palace": 0},
        spices=[{"ginger": 2}],
        halls=[{"trade": 1}],
        posts=[{"rayy": 1}],
        tiles={"score_palace": 0},
        contracts={"level1_soldier_a": 0},
        camels={"owner 0": 3},
    )
    text = "\n".join(lines_of(table)).split("Your store: ")[1]
    for words in (
        "Cubes: 2 tan, 1 white; 3 camels",
        "Scrolls and goods: 2 scrolls (1 committed), 1 common good; caravan cards: 2 ginger",
        "Courtiers: 1 in the hall of trade",
        "Trading posts: Rayy",
        "Breakthroughs: Palace discount",
        "Scoring tiles: palace buildings",
        "Contracts: level 1 (4 points)",
        "Your turn. You must choose an action slot.",
        "Year 1, round 1 of 4, north of the city.",
    ):
        assert words in text


def test_a_payment_says_what_for() -> None:
    table = arrange(
        step="act",
        line="column 5",
        site="1-5",
        buildings={"1-5": 0},
        cubes=[{"orange": 1, "white": 1}],
    )
    play(table, "take palace action", "courtier faith")
    assert (
        "You must pay for a courtier in the hall of faith: still 1 orange." in lines_of(table)[-2]
    )


def test_the_magistrates_cards_are_shown() -> None:
    table, _ = his_turn("wall", buildings={"1-1": MAGISTRATE})
    text = "\n".join(lines_of(table))
    assert "The magistrate's card: wall; 0 cards in his deck" in text
    assert "magis." in text


def test_a_terminal_says_what_is_asked_now(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "gain favour\nenter column 2\nwhy activate wall_tan\nscores\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", "merv", "--seats", "you,greedy,random", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "Now: You must choose an action slot." in out
    assert "The city: action, color+upgrade" in out
    assert "Rank 1: " in out


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Anna", "Bartholomew"], ["Anna", "Bartho"]),
        (["Anna", "Greedy 1", "Greedy 2"], ["Anna", "Greed1", "Greed2"]),
        (["Guest 462e 1", "Guest 462e 2"], ["Guest1", "Guest2"]),
        (["Anna", "Anna"], ["seat 0", "seat 1"]),
    ],
)
def test_short_names_differ(names: list[str], shown: list[str]) -> None:
    assert city.short(names) == shown
