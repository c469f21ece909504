"""What each move would bring, as a person reads it."""

import pytest

from fondaco.terminal.choices import brings
from games.merv.positions import COURTIER, MAGISTRATE, arrange, at_round_end, play
from games.merv.solo import his, his_turn

NAMES = ["You", "Ana", "Ben"]


def test_a_site_brings_cubes_then_its_action() -> None:
    # rule resource.own
    table = arrange(step="site", line="column 1", buildings={"1-1": 0, "3-1": 0})
    assert brings(table, "activate library_teal", NAMES) == "1 purple, 1 teal, then the library"
    assert brings(table, "activate palace_tan", NAMES) == (
        "a new building of yours; 1 purple, 1 tan, 1 teal, then the palace"
    )


def test_what_the_owner_of_a_site_gets_is_told_last() -> None:
    # rule resource.other_site
    table = arrange(step="site", line="column 1", buildings={"1-1": 1})
    assert brings(table, "activate caravansary_purple", NAMES) == (
        "1 purple, then the caravansary; Ana gets 1 purple"
    )


def test_whose_master_moves() -> None:
    # rule courtier.slot
    table = arrange(seats=2)
    assert brings(table, "enter column 1", NAMES) == "move your master there"
    courtier = arrange(seats=2, step="courtier_slot", active=COURTIER, asked=0)
    assert brings(courtier, "enter column 1", NAMES) == "move the high courtier's master there"


def test_a_soldier_tells_its_influence() -> None:
    # rule soldier.influence
    table = arrange(step="act", line="column 1", site="1-1", buildings={"1-1": 0, "1-2": 1})
    play(table, "deploy soldier")
    assert brings(table, "guard caravansary_purple", NAMES) == "1 influence (to 1)"
    assert brings(table, "guard caravansary_tan", NAMES) == "2 influence (to 2)"


def test_a_card_tells_its_price_and_its_camel() -> None:
    # rule caravansary.gain
    table = arrange(
        step="act",
        line="column 1",
        site="1-1",
        buildings={"1-1": 0},
        cubes=[{"purple": 1, "tan": 1}],
        display=["ginger", "pepper"],
        camels={"caravansary": 1},
        drawn=2,
    )
    assert brings(table, "take caravansary action", NAMES) == "caravan cards, for cubes"
    play(table, "take caravansary action")
    assert brings(table, "take ginger at 1", NAMES) == "pay 1 cube; 1 camel"


@pytest.mark.parametrize(("place", "camels"), [(1, "pay 2 camels"), (2, "pay 1 camel"), (3, "")])
def test_a_place_in_the_queue_tells_its_camels(place: int, camels: str) -> None:
    # rule end.skip
    table = at_round_end({"column 1": 0, "column 3": 1, "column 4": 2}, {0: 2})
    assert brings(table, f"queue {place}", NAMES) == camels


def test_the_magistrates_camels_have_their_own_reason() -> None:
    # rule marketplace.camel
    _, events = his_turn(
        "marketplace", buildings={"1-1": MAGISTRATE}, camels={"city rayy": 1, "city balkh": 1}
    )
    assert his(events, "camels") == {
        "count": 1,
        "from": "city",
        "rule": "marketplace.camel",
        "why": "the first trading post there",
    }
    assert his(events, "established")["rule"] == "solo.post"


def test_a_courtier_that_is_free_names_no_price() -> None:
    # rule palace.cost
    free = arrange(step="free_courtier", line="column 1", site="1-1", buildings={"1-1": 0})
    assert brings(free, "courtier knowledge", NAMES).startswith("1 point a scroll")


def test_the_mosque_tells_its_ways() -> None:
    # rule mosque.path
    table = arrange()
    board = " ".join(" ".join(table.game.board(table.view(0), NAMES)).split())
    assert "for 1 purple + 1 teal from the upper path or 1 tan + 1 orange from the lower" in board
    assert board.count(", then the upper path") == board.count(", then the lower path") == 2
