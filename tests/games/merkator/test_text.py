"""The table, its moves and its events in words."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import fondaco
from fondaco import Table

NAMES = ["You", "Ana", "Ben", "Cleo"]
OTHERS = ["Zoe", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merkator")

# Every kind of event, as one that a table might tell.
EVENTS: list[tuple[dict[str, object], str]] = [
    (
        {"event": "sold", "seat": 1, "contract": "c05_italy", "taler": 5},
        "Ana sells the Contract 5 Italy for 5 Taler.",
    ),
    (
        {"event": "bought", "seat": 0, "card": "theater", "taler": 14},
        "You buy the Building Theater for 14 Taler.",
    ),
    (
        {"event": "bought", "seat": 1, "card": "bonus_france_iron", "taler": 4},
        "Ana buys the Bonus card Iron in France for 4 Taler.",
    ),
    (
        {"event": "opened", "card": "bonus_italy_wine"},
        "Turned up: Bonus card Wine in Italy (price 3).",
    ),
    (
        {"event": "opened", "card": "rentkammer"},
        "Turned up: Building Rentkammer, 1 point per Bonus card you own (price 5).",
    ),
    (
        {"event": "opened", "card": "c03_hamburg"},
        "Turned up: Contract 3 Hamburg (4 Food, any mix).",
    ),
    (
        {"event": "gave_up", "seat": 1, "taler": 3},
        "Ana gives up 3 Taler above the cash limit.",
    ),
    ({"event": "traveled", "seat": 1, "place": "hamburg"}, "Ana travels to Hamburg."),
    ({"event": "traveled", "seat": 0, "place": "spain"}, "You travel to Spain."),
    ({"event": "took", "seat": 2, "good": "iron", "count": 2}, "Ben takes 2 Iron."),
    (
        {
            "event": "got_bonus",
            "seat": 2,
            "card": "bonus_newfoundland_fish_oil",
            "good": "fish_oil",
            "count": 1,
        },
        "Ben gets 1 Fish Oil from a Bonus card.",
    ),
    ({"event": "cube_placed", "place": "dutch_republic"}, "New cube in the Dutch Republic."),
    (
        {"event": "time_gained", "seat": 1, "count": 2, "from": "chart"},
        "Ana gains 2 Time counters from the time chart.",
    ),
    (
        {"event": "time_gained", "seat": 1, "count": 1, "from": "supply"},
        "Ana gains 1 Time counter from the supply.",
    ),
    ({"event": "time_paid", "seat": 1, "count": 3}, "Ana pays 3 Time counters."),
    (
        {"event": "flipped", "column": "A", "loss": 2},
        "A Time counter shows AA: 2 goods of column A (Grain, Ham, Vegetables).",
    ),
    ({"event": "lost", "seat": 1, "good": "citrus_fruit"}, "Ana loses 1 Citrus Fruit."),
    (
        {"event": "used_supply", "seat": 1, "good": "wine"},
        "Ana turns a Supply tile cube into Wine.",
    ),
    (
        {"event": "traded", "seat": 1, "count": 4, "given": "iron", "for": "ham"},
        "Ana trades 4 Iron for 1 Ham.",
    ),
    (
        {"event": "traded", "seat": 1, "count": 4, "given": "time", "for": "any"},
        "Ana trades 4 Time counters for 1 good of any fitting kind.",
    ),
    ({"event": "paid", "seat": 0, "good": "ham", "count": 2}, "You pay 2 Ham."),
    (
        {"event": "fulfilled", "seat": 1, "contract": "c04_denmark_2"},
        "Ana fulfills the Contract 4 Denmark.",
    ),
    (
        {"event": "rewarded", "seat": 0, "contract": "c05_italy"},
        "You receive the Contract 5 Italy (1 Iron, 1 Ham, 1 Vegetables).",
    ),
    (
        {"event": "rewarded", "seat": 1, "contract": "c14_peace_of_westphalia"},
        "Ana receives the Contract 14 Peace of Westphalia.",
    ),
    ({"event": "unrewarded", "seat": 0}, "No Contract is left to reward you."),
    ({"event": "unrewarded", "seat": 1}, "No Contract is left to reward Ana."),
    (
        {"event": "unrewarded", "seat": 0, "covered": 3},
        "You receive no Contract: the Contract Travel Tile blocks the stack of 3.",
    ),
    (
        {"event": "reshuffled", "value": 6},
        "The discarded Contracts of 6 become their stack again.",
    ),
    (
        {"event": "joined", "seat": 1, "active": 0, "count": 1},
        "Ana joins and pays 1 Time counter to you.",
    ),
    (
        {"event": "joined", "seat": 0, "active": 1, "count": 2},
        "You join and pay 2 Time counters to Ana.",
    ),
    (
        {"event": "final_round", "reason": "peace"},
        "The Peace of Westphalia is earned: the final round begins after this turn.",
    ),
    (
        {"event": "final_round", "reason": "counters"},
        "The last Time counter has left the chart: the final round begins after this turn.",
    ),
    ({"event": "moved", "seat": 1, "move": "accept"}, "Ana accepts the letter."),
    ({"event": "moved", "seat": 0, "move": "accept"}, "You accept the letter."),
    ({"event": "moved", "seat": 1, "move": "flip next"}, "Ana turns over the next counter."),
    ({"event": "moved", "seat": 1, "move": "stay"}, "Ana does not join."),
    ({"event": "moved", "seat": 1, "move": "done"}, ""),
    ({"event": "moved", "seat": 0, "move": "done"}, ""),
    # What only prepares something is not told: a trade may never follow.
    ({"event": "moved", "seat": 1, "move": "trade toward c05_italy"}, ""),
    ({"event": "moved", "seat": 1, "move": "fulfill c03_hamburg"}, ""),
    ({"event": "moved", "seat": 1, "move": "pay 0 ham"}, ""),
    ({"event": "moved", "seat": 1, "move": "offer 0 taler"}, "Ana: offer 0 taler."),
    ({"event": "turn_began", "seat": 0}, "It is your turn."),
    ({"event": "turn_began", "seat": 1}, "It is Ana's turn."),
    ({"event": "game_over"}, "The game is over."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_as_a_sentence(event: dict[str, object], sentence: str) -> None:
    assert GAME.sentence(event, NAMES) == sentence


def eager(table: Table, luck: random.Random) -> str:
    """Any move, but often one that fulfills, trades or joins."""
    legal = table.legal()
    bold = [move for move in legal if move.split()[0] in ("fulfill", "trade", "join", "buy")]
    return luck.choice(bold if bold and luck.random() < 0.7 else legal)


def games() -> Iterator[tuple[Table, random.Random]]:
    for seed in range(45):
        yield fondaco.new("merkator", seats=2 + seed % 3, seed=seed), random.Random(seed)


@cache
def told() -> list[dict[str, object]]:
    """All events of some games."""
    events: list[dict[str, object]] = []
    for table, luck in games():
        while table.to_act is not None:
            events += table.play(eager(table, luck))
    return events


def test_every_event_of_many_games_is_a_sentence() -> None:
    for event in told():
        sentence = GAME.sentence(event, NAMES)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "_" not in sentence
        assert "None" not in sentence
        assert "{" not in sentence


def test_the_events_above_are_all_there_are() -> None:
    known = {event["event"] for event, _ in EVENTS}
    assert {event["event"] for event in told()} <= known


@pytest.mark.parametrize(
    ("move", "gloss"),
    [
        ("travel italy", "pay 2 time; feeds places with 1 or more cubes"),
        ("travel newfoundland", "pay 3 time; feeds all places"),
        ("travel hamburg", "gain 2 time"),
        ("travel russia", ""),
        ("sell c05_italy", "5 Taler: Italy wants 1 Iron, 1 Ham, 1 Vegetables"),
        ("sell c14_peace_of_westphalia", "14 Taler: Peace of Westphalia"),
        ("buy theater", "14 Taler: 2 points per Building card you own, this one included"),
        ("buy boerse", "6 Taler: 5 points if you alone own the Contract of the highest value"),
        ("buy seeamt", "5 Taler: half a point per Time counter you own"),
        (
            "buy bonus_france_iron",
            "4 Taler: 2 Iron when you travel to France, 1 when you join there",
        ),
        ("fulfill c05_italy", "pay 1 Iron, 1 Ham, 1 Vegetables; earns a Contract of 6"),
        ("fulfill c10_hamburg", "pay 12 different goods; earns a Contract of 14"),
        ("fulfill c14_peace_of_westphalia", ""),
        ("trade toward c03_hamburg", "4:1 trades for 4 Food, any mix"),
        ("trade 4 iron for any", "one good that fits the Contract"),
        ("trade 4 iron for ham", ""),
        ("take 2 iron", "the rest Copper, if any"),
        ("take 1 iron", "the rest Copper, if any"),
        ("take 1 copper", ""),
        ("pay 0 ham", "keep your Ham"),
        ("pay 2 ham", ""),
        ("supply iron", "your Supply tile's cube of Sweden"),
        ("lose iron", ""),
        ("join", "pay the active player 1 time, in a Minor location 2"),
        ("stay", "do not join"),
        ("done", "fulfill nothing more here"),
        ("accept", "the letter shown counts"),
    ],
)
def test_what_a_move_text_leaves_unsaid(move: str, gloss: str) -> None:
    assert GAME.gloss(GAME.move(move)) == gloss


def test_every_gloss_is_in_words() -> None:
    for move in GAME.moves:
        gloss = GAME.gloss(move)
        assert "_" not in gloss
        assert not gloss.endswith((".", " ", ";", ":"))


@pytest.mark.long
def test_a_board_can_be_read_at_every_decision() -> None:
    for table, luck in games():
        while table.to_act is not None:
            if luck.random() < 0.1:
                check_board(table)
            table.play(eager(table, luck))
        over, token = GAME.board(table.view(None), NAMES)[-2:]
        assert over == "The game is over."
        assert token.startswith("The Merkator token stands in ")


def check_board(table: Table) -> None:
    lines = GAME.board(table.view(table.to_act), OTHERS)
    for line in lines:
        assert len(line) <= 100
        assert line == line.rstrip()
        assert "_" not in line.split("[")[0]
    assert sum("Your office" in line for line in lines) == 1


def board(table: Table, seat: int | None = 0) -> str:
    return "\n".join(GAME.board(table.view(seat), OTHERS))


def test_the_first_board() -> None:
    text = board(fondaco.new("merkator", seats=3, seed=3))
    assert "Your turn. You may sell Contracts and buy cards, then travel." in text
    assert "token" not in text.split("\n\n")[-1]
    assert "Time chart: 28 counters, in rows from the top: 7, 7, 7, 7" in text
    assert "Supply tile: 1 cube of every color" in text
    assert "Hamburg        1 green, Livestock or Muskets          +2 " in text
    assert (
        "Bohemia        Minor, no cubes                        +1   feeds locations with 3" in text
    )
    assert "14: Peace of Westphalia; the last card" in text
    assert "Food: Grain, Ham, Vegetables, Plums, Wine, Citrus Fruit, Spice" in text
    assert text.index("Ana's office") < text.index("Ben's office") < text.index("Your office")


def test_an_onlooker_sees_all_offices_alike() -> None:
    text = board(fondaco.new("merkator", seats=2, seed=3), None)
    assert text.index("Zoe's office") < text.index("Ana's office")
    assert "lacks" not in text


def put(table: Table, **changes: Any) -> Table:
    """The table with some fields of its snapshot changed."""
    fields = json.loads(table.snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields))


def test_own_contracts_tell_what_they_lack_and_where_they_stand() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    # rule supply.color
    ready = "goods ready with the Supply tile"
    assert f"2 Hamburg: 1 Ham, 1 Vegetables; {ready}\n" in board(table)
    table.play("travel hamburg")
    table.play("take 1 livestock")
    table.play("supply ham")
    assert f"2 Hamburg: 1 Ham, 1 Vegetables; {ready}; for this location" in board(table)
    assert f"3 Hamburg: 4 Food, any mix; {ready}; for this location" in board(table)
    table.play("supply vegetables")
    assert "2 Hamburg: 1 Ham, 1 Vegetables; goods ready; for this location" in board(table)
    table.play("fulfill c02_hamburg")
    assert "2 Hamburg: 1 Ham, 1 Vegetables; lacks all; fulfilled this turn" in board(table)


def test_the_board_asks_about_cubes() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    table.play("travel hamburg")
    assert "Choose what 1 cube becomes: Livestock or Muskets." in board(table)
    assert "The Merkator token stands in Hamburg." in board(table)


def status(table: Table) -> str:
    return " ".join(board(table, table.to_act).split("\n\n")[-1].split())


@pytest.mark.long
def test_every_question_that_comes_up_is_asked_in_words() -> None:
    asked: dict[str, set[str]] = {}
    for table, luck in games():
        while table.to_act is not None:
            step = str(table.view(None)["step"])
            if step not in ("invest", "join", "fulfill") or luck.random() < 0.1:
                asked.setdefault(step, set()).add(status(table))
            table.play(eager(table, luck))
    for step, words in QUESTIONS.items():
        assert step in asked, step
        for word in words:
            assert any(word in text for text in asked[step]), (step, word)


QUESTIONS = {
    "invest": ["may sell", "Final round: 2 turns left"],
    "take": ["Choose what 1 cube becomes: ", "Choose how 3 cubes become "],
    "check": ["The letter costs everybody 1 good of column"],
    "lose": [
        "Everybody loses 1 good of",
        "Everybody loses 2 goods of",
        "You must choose.",
        "one by one.",
    ],
    "fulfill": ["may fulfill Contracts here.", "The final round begins after this turn."],
    "trade": ["You may trade for the Contract", "Traded for so far: nothing.", "so far: 1 "],
    "pay": ["You must pay 2 more goods for the Contract", "You must pay 4 goods for the"],
    "join": ["You may join for 1 Time counter.", "You may join for 2 Time counters."],
}


def test_what_the_investment_asks_for() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    rich = put(table, taler=[16, 0])
    assert "What is above 15 Taler is lost on travel." in status(rich)
    cards = json.loads(table.snapshot())["state"]["contracts"]
    mine = put(table, contracts={**cards, "c06_denmark": 0, "c08_hamburg": 0})
    assert "You must sell down to 5 Contracts, and may buy cards." in status(mine)
    assert "As things are, in Hamburg you can fulfill 2 Hamburg" in status(mine)
    assert "travel hamburg" not in mine.legal()


def test_someone_called_you_is_spoken_to() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    assert "Your turn. You may sell" in "\n".join(GAME.board(table.view(None), NAMES))


def test_a_counter_that_lies_face_up_is_told() -> None:
    for table, luck in games():
        while table.to_act is not None:
            if "flip next" in table.legal():
                table.play("flip next")
                if table.view(None)["face_up"] is not None:
                    assert "The next counter lies face up: " in board(table)
                    return
            else:
                table.play(eager(table, luck))
    pytest.fail("no counter was ever turned up")
