"""What each move would bring, as a person reads it."""

from typing import Any

import pytest

from fondaco import Table
from fondaco.terminal.choices import brings
from games.merv.positions import COURTIER, MAGISTRATE, arrange, at_round_end, play
from games.merv.solo import his, his_turn

NAMES = ["You", "Ana", "Ben"]


def test_a_site_brings_cubes_then_its_action() -> None:
    # rule resource.own
    table = arrange(step="site", line="column 1", buildings={"1-1": 0, "3-1": 0})
    assert brings(table, "activate library_teal", NAMES) == (
        "yours; 1 purple, 1 teal, then the library"
    )
    assert brings(table, "activate palace_tan", NAMES) == (
        "a new building of yours; 1 purple, 1 tan, 1 teal, then the palace"
    )


def test_what_the_owner_of_a_site_gets_is_told_last() -> None:
    # rule resource.other_site
    table = arrange(step="site", line="column 1", buildings={"1-1": 1})
    assert brings(table, "activate caravansary_purple", NAMES) == (
        "Ana's; 1 purple, then the caravansary; Ana gets 1 purple"
    )
    courtiers = arrange(seats=2, step="site", line="column 1", buildings={"1-1": COURTIER})
    assert brings(courtiers, "activate caravansary_purple", NAMES).startswith(
        "the high courtier's; 1 purple"
    )


def test_whose_master_moves() -> None:
    # rule courtier.slot
    table = arrange(seats=2)
    assert brings(table, "enter column 1", NAMES).startswith("move your master there; ")
    courtier = arrange(seats=2, step="courtier_slot", active=COURTIER, asked=0)
    assert brings(courtier, "enter column 1", NAMES).startswith(
        "move the high courtier's master there; "
    )


def test_a_slot_tells_what_is_in_its_line() -> None:
    # rule courtier.nothing
    full = {f"{row}-1": 0 if row < 3 else COURTIER for row in range(1, 6)}
    table = arrange(seats=2, buildings=full)
    assert brings(table, "enter column 3", NAMES).endswith("; camel market; buildings: none")
    assert brings(table, "enter column 1", NAMES).endswith(
        "; buildings: 2 of yours, 3 of the high courtier's"
    )
    his = arrange(seats=2, step="courtier_slot", active=COURTIER, asked=0, buildings=full)
    assert brings(his, "enter column 1", NAMES).endswith("; no free site, so he builds nothing")
    assert "; free: caravansary tan, " in brings(his, "enter column 2", NAMES)


def test_a_soldier_tells_its_influence() -> None:
    # rule soldier.influence
    table = arrange(step="act", line="column 1", site="1-1", buildings={"1-1": 0, "1-2": 1})
    play(table, "deploy soldier")
    assert brings(table, "guard caravansary_purple", NAMES) == "yours; you gain 1 influence (to 1)"
    assert brings(table, "guard caravansary_tan", NAMES) == "Ana's; you gain 2 influence (to 2)"


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
    assert brings(table, "take ginger at 1", NAMES) == "pay 1 cube; you gain 1 camel"
    assert "a pair" not in brings(table, "take ginger at 1", NAMES)


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
    assert brings(free, "courtier knowledge", NAMES).startswith("scores 1 point a year")


def test_the_mosque_tells_its_ways() -> None:
    # rule mosque.path
    table = arrange()
    board = " ".join(" ".join(table.game.board(table.view(0), NAMES)).split())
    assert "for 1 purple + 1 teal from the upper path or 1 tan + 1 orange from the lower" in board
    assert "step 4 for 1 purple: a bonus upgrade, 1 point; step 5" in board
    assert board.count(", then the upper path") == board.count(", then the lower path") == 2


# What is bought, and what is gained with it.


def paying(**fields: Any) -> Table:
    """Your action is that of the site on which you stand, in the north-west or as told."""
    return arrange(**{"step": "act", "line": "column 1", "buildings": {"1-1": 0}, **fields})


def test_a_good_tells_the_camels_on_its_way() -> None:
    # rule marketplace.routes
    table = paying(
        site="1-3",
        line="column 3",
        buildings={"1-3": 0},
        sites={"1-3": "marketplace_tan"},
        cubes=[{"purple": 2, "tan": 2, "teal": 1}],
        posts=[{"balkh": 1}],
        camels={"owner 0": 2},
    )
    play(table, "take marketplace action", "establish rayy")
    assert brings(table, "buy from balkh", NAMES) == "a common good for 1 tan, no camel needed"
    assert brings(table, "buy from nishapur", NAMES) == "a common good for 1 teal and 1 camel"


def test_what_is_gained_is_not_told_as_a_price() -> None:
    # rule caravansary.gain
    table = paying(
        site="1-1",
        cubes=[{"tan": 1, "teal": 1}],
        display=["pepper", "ginger"],
        camels={"caravansary": 1},
        drawn=2,
    )
    play(table, "take caravansary action", "take pepper at 1")
    assert brings(table, "pay tan", NAMES) == "you gain pepper, 1 camel"


def test_every_hall_tells_the_favour_that_it_brings() -> None:
    # rule palace.first
    table = arrange(
        step="act",
        line="column 5",
        site="1-5",
        buildings={"1-5": 0},
        cubes=[{"orange": 1, "white": 1}],
    )
    play(table, "take palace action")
    for hall in ("trade", "faith"):
        assert brings(table, f"courtier {hall}", NAMES).endswith("; you gain 1 favour (to 1)")
    told = "for 1 orange; scores 1 point a year for each space in the mosque (0 now)"
    assert brings(table, "courtier faith", NAMES).startswith(told)


def test_a_courtier_tells_what_there_is_to_score_now() -> None:
    # rule score.halls
    has: dict[str, Any] = {
        "stores": [{"scrolls": 3, "common": 1, "rare": 2}],
        "spices": [{"ginger": 2, "pepper": 2}],
        "mosque": ["upper_step3"],
    }
    table = arrange(step="free_courtier", line="column 1", site="1-1", buildings={"1-1": 0}, **has)
    now = {"knowledge": 3, "trade": 3, "spice": 4, "faith": 3}
    for hall, count in now.items():
        assert f"({count} now)" in brings(table, f"courtier {hall}", NAMES)


def test_a_discount_is_told_before_it_is_used() -> None:
    # rule pay.discount
    table = paying(site="1-1", display=["pepper"], breakthroughs={"discount_caravansary": 0})
    assert brings(table, "take caravansary action", NAMES) == (
        "caravan cards, for cubes; your discount saves 1 cube; at once: you gain pepper"
    )
    only = paying(site="1-1", display=["pepper"], cubes=[{"tan": 1}], camels={"caravansary": 1})
    assert brings(only, "take caravansary action", NAMES) == (
        "caravan cards, for cubes; at once: pay 1 tan; you gain pepper, 1 camel"
    )
    without = paying(site="1-1", display=["pepper"], cubes=[{"tan": 1}])
    assert "discount" not in brings(without, "take caravansary action", NAMES)


def test_a_pair_is_told_when_it_is_completed() -> None:
    # rule caravansary.pairs
    table = paying(
        site="1-1",
        cubes=[{"tan": 2}],
        display=["pepper", "pepper"],
        spices=[{"pepper": 1}],
        camels={"caravansary": 1},
    )
    play(table, "take caravansary action")
    assert brings(table, "take pepper at 2", NAMES) == "pay 1 cube; a pair: a white upgrade"


def test_a_breakthrough_without_use_says_so() -> None:
    # rule boon.unused
    at_end: dict[str, Any] = {"step": "learn", "line": "column 1", "site": "3-1"}
    at_end["stores"] = [{"scrolls": 6}]
    made = {"discount_palace": 0, "exchange_tan": 0}
    ended = arrange(**at_end, breakthroughs=made, mosque=["final_step8"])
    assert brings(ended, "learn free_mosque_step", NAMES).endswith("; but it brings nothing now")
    begun = arrange(**at_end, breakthroughs=made, mosque=["upper_step3"])
    assert "nothing" not in brings(begun, "learn free_mosque_step", NAMES)


def test_an_upgrade_tells_what_it_yields_and_whose_soldier_goes() -> None:
    # rule upgrade.soldier
    table = arrange(
        step="place_white",
        line="column 1",
        site="1-1",
        buildings={"1-1": 0, "1-2": 0},
        bonus={"1-1": "soldier 1"},
    )
    assert brings(table, "upgrade caravansary_purple with white", NAMES) == (
        "it will yield 1 white instead; a soldier of Ana's goes home"
    )
    assert brings(table, "upgrade caravansary_tan with white", NAMES) == (
        "it will yield 1 white instead"
    )


def test_cubes_for_scrolls_do_not_read_as_a_bargain() -> None:
    # rule library.cubes
    table = arrange(
        step="act",
        line="column 1",
        site="3-1",
        buildings={"3-1": 0},
        cubes=[{"teal": 1, "orange": 1}],
    )
    play(table, "take library action")
    assert brings(table, "pay teal", NAMES) == "for 1 scroll"
    play(table, "pay teal")
    assert brings(table, "pay orange", NAMES) == "2 scrolls in all"
