"""The moves and the events of Merkator in words."""

from functools import cache

import pytest

import fondaco
from games.merkator.eager_games import eager, games

NAMES = ["You", "Ana", "Ben", "Cleo"]
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
