"""What happened, in words."""

import pytest

from games.merv.stories import GAME, NAMES, told
from games.merv.test_reasons import HIS

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
        "Ana takes 1 orange from wall tan.",
    ),
    (
        {"event": "took_cube", "seat": 0, "cube": "white", "from": "pair"},
        "You take 1 white for a pair of cinnamon.",
    ),
    ({"event": "paid", "seat": 1, "cube": "tan", "exchange": False}, "Ana pays 1 tan."),
    (
        {"event": "paid", "seat": 1, "cube": "tan", "exchange": True},
        "Ana pays 1 tan by the exchange power.",
    ),
    ({"event": "discounted", "seat": 0}, "You use the discount."),
    ({"event": "deployed", "seat": 1, "site": "wall_tan"}, "Ana deploys a soldier on wall tan."),
    (
        {"event": "deployed", "seat": 1, "site": "wall_tan", "owner": 0},
        "Ana deploys a soldier on your wall tan.",
    ),
    (
        {"event": "activated", "seat": 0, "site": "wall_tan", "owner": "courtier"},
        "You activate the high courtier's wall tan.",
    ),
    (
        {"event": "activated", "seat": 0, "site": "wall_tan", "owner": 2},
        "You activate Ben's wall tan.",
    ),
    (
        {"event": "entered", "opponent": "courtier", "line": "row 2", "chosen_by": 1},
        "Ana chooses row 2 for the high courtier.",
    ),
    (
        {"event": "built", "opponent": "courtier", "site": "wall_tan", "chosen_by": 0},
        "You place a building of the high courtier on wall tan.",
    ),
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
        "Ana gains 2 camels from that place.",
    ),
    (
        {"event": "camels", "seat": 0, "count": 1, "from": "city"},
        "You gain 1 camel for the first post there.",
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
    ({"event": "favour", "seat": 1, "space": 2}, "Ana gains favour, now 2."),
    (
        {"event": "favour", "seat": 1, "space": 2, "for": "pair"},
        "Ana gains favour for a pair of juniper, now 2.",
    ),
    (
        {"event": "favour", "seat": 1, "space": 2, "instead": "influence"},
        "Ana gains favour instead of influence, now 2.",
    ),
    ({"event": "influence", "seat": 0, "space": 6}, "You gain influence, now 6 (1 point)."),
    ({"event": "scored", "seat": 0, "points": 1, "for": "influence track"}, ""),
    ({"event": "scored", "seat": 1, "points": 4, "for": "contracts"}, ""),
    ({"event": "scored", "seat": 1, "points": 4, "for": "palace"}, ""),
    (
        {"event": "scored", "opponent": "magistrate", "points": 2, "for": "favour track"},
        "The magistrate scores 2 points on the favour track.",
    ),
    (
        {"event": "scored", "seat": 1, "points": 1, "for": "buildings"},
        "Ana scores 1 point for buildings.",
    ),
    (
        {"event": "queued", "seat": 1, "place": 2, "skipped": 1},
        "Ana takes place 2 in the queue, for 1 camel.",
    ),
    ({"event": "invasion"}, "The Mongols attack the city."),
    (
        {"event": "ransomed", "seat": 1, "site": "wall_tan", "cube": "tan"},
        "Ana pays 1 tan as ransom for wall tan.",
    ),
    (
        {"event": "ransomed", "seat": 1, "site": "wall_tan", "cube": "teal", "exchange": True},
        "Ana pays 1 teal by the exchange power as ransom for wall tan.",
    ),
    ({"event": "destroyed", "seat": 1, "site": "wall_tan"}, "Ana loses wall tan."),
    ({"event": "soldiers_return", "count": 3}, "3 soldiers return from the city."),
    ({"event": "scoring_began", "year": 1}, "Year 1 is scored."),
    (
        {"event": "hall_scored", "seat": 1, "hall": "trade", "points": 5},
        "Ana's courtier in the hall of trade scores 5 points, for 1 favour.",
    ),
    (
        {"event": "hall_scored", "opponent": "magistrate", "hall": "trade", "points": 0},
        "The magistrate's courtier in the hall of trade scores nothing.",
    ),
    ({"event": "game_over"}, "The game is over."),
    (
        {"event": "game_over", "sets": [{"seat": 0, "points": 3}, {"seat": 1, "points": 29}]},
        "The game is over. Points for sets of spices: you 3, Ana 29.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_an_event_is_a_sentence(event: dict[str, object], sentence: str) -> None:
    assert GAME.sentence(event, NAMES) == sentence


def test_every_event_of_whole_games_is_told() -> None:
    kinds = {str(event["event"]) for event, _ in [*EVENTS, *HIS]}
    for event in told():
        assert event["event"] in kinds
        text = GAME.sentence(event, NAMES)
        assert "_" not in text
        if event["event"] == "scored" and not text:
            continue
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert "{" not in text
