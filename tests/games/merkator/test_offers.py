"""Variant D: the others may pay for a Contract to be put back."""

import pytest

from fondaco import Table
from positions import (
    PEACE,
    all_of,
    arrange,
    contracts_of,
    goods_of,
    hand_of,
    kinds,
    lies,
    play,
    refusal,
    seen,
    stack,
    step,
    taler_of,
    time_of,
    told,
    top,
)

D = {"offers": "yes"}
SWEDEN_2 = {"muskets": 1, "grain": 1}
BOHEMIA_10 = dict.fromkeys(
    ["grain", "saltpeter", "copper", "ham", "vegetables", "calfskin", "fabric", "coal", "spice"], 1
)


def delivered(
    *,
    taler: tuple[int, ...] = (0, 3, 4),
    time: tuple[int, ...] = (0, 2, 0),
    more: dict[str, str] | None = None,
) -> Table:
    """Seat 0 of three has just taken c03_russia, and c03_bohemia came to light."""
    table = arrange(
        seats=len(taler),
        options={**D, **(more or {})},
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"], ["c02_france"], ["c02_hamburg"]][: len(taler)],
        goods=[SWEDEN_2],
        taler=taler,
        time=time,
        tops={3: "c03_russia"},
        picks=[0, 0],
    )
    play(table, "fulfill c02_sweden")
    return table


# rule offers.revealed
def test_a_contract_that_reveals_another_one_can_be_bid_for() -> None:
    table = delivered()
    assert contracts_of(table, 0) == ["c02_sweden", "c03_russia"]
    assert top(table, 3) == "c03_bohemia"
    assert (table.to_act, step(table)) == (1, "bid_taler")


# rule offers.revealed
def test_without_a_card_below_there_is_nothing_to_bid_for() -> None:
    table = arrange(
        options=D,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"], all_of(3, but=["c03_russia"])],
        goods=[SWEDEN_2],
        taler=[0, 15],
    )
    events = play(table, "fulfill c02_sweden")
    assert told(events, "rewarded") == [{"seat": 0, "contract": "c03_russia"}]
    assert step(table) in ("join", "invest", "fulfill")


# rule offers.revealed
def test_the_peace_of_westphalia_reveals_nothing() -> None:
    table = arrange(
        options=D,
        step="fulfill",
        at="bohemia",
        contracts=[["c10_bohemia"]],
        goods=[BOHEMIA_10],
        taler=[0, 15],
    )
    play(table, "fulfill c10_bohemia")
    assert PEACE in contracts_of(table, 0)
    assert not step(table).startswith("bid")


# rule offers.revealed
def test_without_a_reward_nobody_bids() -> None:
    """Even if the Contract before it had revealed one."""
    table = arrange(
        options=D,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden", "c04_italy"], all_of(3)],
        goods=[SWEDEN_2],
        taler=[0, 15],
        gained="c04_italy",
    )
    events = play(table, "fulfill c02_sweden")
    assert "unrewarded" in kinds(events)
    assert not step(table).startswith("bid")


# rule offers.revealed
def test_a_contract_from_the_hand_reveals_nothing() -> None:
    table = arrange(
        options={**D, "hand_card": "yes"},
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"], ["c04_italy"]],
        goods=[SWEDEN_2],
        lying={"c03_italy": "hand 0"},
        taler=[0, 15],
        gained="c04_italy",
    )
    play(table, "fulfill c02_sweden", "gain hand")
    assert contracts_of(table, 0) == ["c02_sweden", "c03_italy"]
    assert not step(table).startswith("bid")
    assert contracts_of(table, 1) == ["c04_italy"]


# rule offers.revealed
def test_the_top_taken_in_place_of_the_hand_card_can_be_bid_for() -> None:
    table = arrange(
        options={**D, "hand_card": "yes"},
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        goods=[SWEDEN_2],
        lying={"c03_italy": "hand 0"},
        taler=[0, 1],
    )
    play(table, "fulfill c02_sweden", "gain top")
    assert (table.to_act, step(table)) == (1, "bid_taler")
    assert hand_of(table, 0) == "c03_italy"


def test_a_contract_taken_in_hand_is_not_bid_for() -> None:
    table = arrange(options={**D, "hand_card": "yes"}, taler=[0, 15])
    play(table, "hold c03_bohemia")
    assert (table.to_act, step(table)) == (0, "invest")


# rule offers.revealed
def test_without_the_variant_nobody_bids() -> None:
    table = arrange(
        step="fulfill", at="sweden", contracts=[["c02_sweden"]], goods=[SWEDEN_2], taler=[0, 15]
    )
    play(table, "fulfill c02_sweden")
    assert refusal(table, "offer 1 taler") == "turn.steps"
    assert refusal(table, "swap") == "turn.steps"


# rule offers.what
def test_taler_then_counters_are_offered() -> None:
    table = delivered()
    assert table.legal() == [f"offer {number} taler" for number in range(4)]
    play(table, "offer 1 taler")
    assert step(table) == "bid_time"
    assert table.legal() == [f"offer {number} time" for number in range(3)]
    events = play(table, "offer 2 time")
    assert told(events, "offered") == [{"seat": 1, "taler": 1, "time": 2}]
    assert seen(table)["bids"][1] == {"taler": 1, "time": 2}


# rule offers.what
def test_goods_cannot_be_offered() -> None:
    texts = [move.text for move in delivered().game.moves if move.text.startswith("offer ")]
    assert {text.split()[2] for text in texts} == {"taler", "time"}


# rule offers.what
def test_without_coins_only_counters_are_offered() -> None:
    table = delivered(taler=(0, 0), time=(0, 1), more={"coins": "no"})
    assert (table.to_act, step(table)) == (1, "bid_time")
    play(table, "offer 1 time", "swap")
    assert time_of(table, 0) == 1


# rule offers.own
@pytest.mark.parametrize("move", ["offer 4 taler", "offer 60 taler"])
def test_nobody_offers_more_taler_than_there_are(move: str) -> None:
    assert refusal(delivered(), move) == "offers.own"


# rule offers.own
def test_nobody_offers_more_counters_than_there_are() -> None:
    table = delivered()
    play(table, "offer 0 taler")
    assert refusal(table, "offer 3 time") == "offers.own"


# rule offers.order
def test_the_others_offer_clockwise_then_the_taker_decides() -> None:
    table = delivered(taler=(9, 3, 4), time=(9, 2, 1))
    asked = []
    while step(table) != "swap":
        asked.append((table.to_act, step(table)))
        play(table, table.legal()[1])
    assert asked == [(1, "bid_taler"), (1, "bid_time"), (2, "bid_taler"), (2, "bid_time")]
    assert table.to_act == 0
    assert refusal(table, "done") == "turn.steps"


# rule offers.order
def test_from_a_joining_taker_it_goes_on_to_the_active_player() -> None:
    """Seat 1 of three joins seat 0; then 2 and 0 offer."""
    table = arrange(
        seats=3,
        options=D,
        step="join",
        at="sweden",
        asked=1,
        contracts=[["c02_france"], ["c02_sweden"], ["c02_hamburg"]],
        goods=[{}, SWEDEN_2],
        taler=[5, 5, 5],
        time=[0, 1, 0],
        tops={3: "c03_russia"},
        picks=[0],
    )
    play(table, "join", "fulfill c02_sweden")
    assert table.to_act == 2
    play(table, "offer 2 taler")
    assert table.to_act == 0
    play(table, "offer 3 taler", "offer 1 time")
    assert (table.to_act, step(table)) == (1, "swap")
    play(table, "swap")
    assert contracts_of(table, 1) == ["c02_sweden", "c03_bohemia"]
    assert [taler_of(table, seat) for seat in range(3)] == [2, 10, 3]
    assert [time_of(table, seat) for seat in range(3)] == [0, 1, 0]


# rule offers.least
def test_without_an_offer_the_taker_cannot_swap() -> None:
    table = delivered()
    play(table, "offer 0 taler", "offer 0 time", "offer 0 taler")
    assert step(table) not in ("swap", "bid_taler", "bid_time")
    assert refusal(table, "swap") == "turn.steps"
    assert contracts_of(table, 0) == ["c02_sweden", "c03_russia"]


# rule offers.least
def test_who_has_nothing_is_not_asked() -> None:
    table = delivered(taler=(5, 0, 0), time=(5, 0, 0))
    assert not step(table).startswith("bid")


# rule offers.least
@pytest.mark.parametrize(
    "bids", [("offer 1 taler", "offer 0 time"), ("offer 0 taler", "offer 1 time")]
)
def test_one_taler_or_one_counter_is_enough(bids: tuple[str, str]) -> None:
    table = delivered()
    play(table, *bids, "offer 0 taler")
    assert table.legal() == ["keep", "swap"]


# rule offers.swap
def test_who_swaps_puts_the_contract_back_on_its_stack() -> None:
    table = delivered()
    before = stack(table, 3)
    play(table, "offer 1 taler", "offer 0 time", "offer 0 taler")
    events = play(table, "swap")
    assert before == ("c03_bohemia", 10)
    assert stack(table, 3) == ("c03_russia", 10)
    assert contracts_of(table, 0) == ["c02_sweden", "c03_bohemia"]
    assert lies(table, "c03_russia") == "open"
    assert told(events, "swapped") == [{"seat": 0, "back": "c03_russia", "contract": "c03_bohemia"}]


# rule offers.swap
def test_the_contract_swapped_for_may_be_fulfilled_at_once() -> None:
    table = arrange(
        options=D,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        goods=[{"muskets": 1, "grain": 2, "saltpeter": 1, "ham": 1}],
        taler=[0, 1],
        tops={3: "c03_russia"},
        picks=[9],
    )
    play(table, "fulfill c02_sweden")
    assert top(table, 3) == "c03_sweden"
    play(table, "offer 1 taler", "swap")
    assert "fulfill c03_sweden" in table.legal()


# rule offers.all
def test_who_swaps_receives_everything_that_was_offered() -> None:
    table = delivered(taler=(1, 3, 4), time=(1, 2, 1))
    play(table, "offer 2 taler", "offer 2 time", "offer 4 taler", "offer 0 time", "swap")
    assert [taler_of(table, seat) for seat in range(3)] == [7, 1, 0]
    assert [time_of(table, seat) for seat in range(3)] == [3, 0, 1]


# rule offers.all
def test_who_keeps_the_contract_receives_nothing() -> None:
    table = delivered(taler=(1, 3, 4), time=(1, 2, 1))
    play(table, "offer 2 taler", "offer 2 time", "offer 4 taler", "offer 0 time", "keep")
    assert [taler_of(table, seat) for seat in range(3)] == [1, 3, 4]
    assert [time_of(table, seat) for seat in range(3)] == [1, 2, 1]
    assert contracts_of(table, 0) == ["c02_sweden", "c03_russia"]
    assert top(table, 3) == "c03_bohemia"


# rule offers.revealed
def test_every_contract_of_a_turn_can_be_bid_for() -> None:
    table = arrange(
        options=D,
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden", "c03_sweden"], ["c02_france"]],
        goods=[{"muskets": 1, "grain": 2, "saltpeter": 1, "ham": 1}],
        taler=[0, 5],
        picks=[0, 0, 0],
    )
    play(table, "fulfill c02_sweden", "offer 1 taler", "keep")
    play(table, "fulfill c03_sweden", "offer 2 taler", "swap")
    assert (taler_of(table, 0), taler_of(table, 1)) == (2, 3)
    assert goods_of(table, 0) == {}


def test_bids_are_gone_from_the_view_when_it_is_decided() -> None:
    table = delivered()
    play(table, "offer 1 taler", "offer 0 time", "offer 0 taler", "keep")
    assert seen(table)["bids"] == []
