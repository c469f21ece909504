"""What a Patrician of Merkator looks at only together with what it makes possible.

Its net knows nothing here: what is tested is which decisions are looked at, not which is best.
"""

import fondaco
from drawn_nets import drawn_net
from fondaco import Table
from fondaco.players import PLAYERS, sense_of
from fondaco.players.judge import NetJudge
from fondaco.players.levels import FACTOR, PATRICIAN
from fondaco.players.options import Choices
from fondaco.players.searcher import SearchPlayer
from positions import MAJORS, arrange

ONE_EACH = dict.fromkeys(MAJORS, 1)
FIVE = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig", "c06_danzig"]
DEAR = "boerse"  # a Building
WIDE = 1_000  # a beam that leaves nothing out


def decisions(table: Table) -> list[list[str]]:
    """All that are looked at, in words."""
    game, seat = table.game, table.to_act
    assert seat is not None
    judge = NetJudge(game, drawn_net("merkator"))
    sense = sense_of("merkator", PATRICIAN.special["merkator"])
    choices = Choices(game, judge, WIDE, sense=sense)
    found = choices.found(table.guess(seat, fondaco.Seeded(1)), seat, fondaco.Seeded(2))
    return [[move.text for move in choice.moves] for choice in found]


def first_kinds(found: list[list[str]]) -> set[str]:
    return {moves[0].split()[0] for moves in found}


def test_cubes_become_goods_only_for_a_contract_that_is_paid_at_once() -> None:
    table = arrange(
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"]],
        supply=[ONE_EACH],
        tops={3: FIVE[1]},
    )
    assert sorted(decisions(table)) == [
        ["done"],
        ["supply muskets", "supply grain", "fulfill c02_sweden"],
    ]


def test_cubes_stay_where_the_contract_cannot_be_paid_all_the_same() -> None:
    short = {**ONE_EACH, "danzig": 0}  # no Grain
    table = arrange(
        step="fulfill", at="sweden", contracts=[["c02_sweden"]], supply=[short], time=[3]
    )
    assert "supply muskets" in table.legal()
    assert decisions(table) == [["done"]]


def test_no_cube_becomes_a_good_before_one_has_joined() -> None:
    table = arrange(
        step="join",
        at="sweden",
        asked=1,
        contracts=[[], ["c02_sweden"]],
        supply=[{}, ONE_EACH],
        time=[0, 1],
        tops={3: FIVE[1]},
    )
    assert sorted(decisions(table)) == [
        ["join", "done"],
        ["join", "supply muskets", "supply grain", "fulfill c02_sweden"],
        ["stay"],
    ]


def test_nobody_sells_without_buying() -> None:
    table = arrange(contracts=[FIVE], taler=[0], offer=[DEAR])
    assert "sell c06_danzig" in table.legal()
    sales = [moves for moves in decisions(table) if moves[0].startswith("sell")]
    assert sales
    assert all(moves[-1] == f"buy {DEAR}" for moves in sales)


def test_where_nothing_can_be_bought_nothing_is_sold() -> None:
    table = arrange(contracts=[FIVE[:2]], taler=[0], offer=[DEAR])
    assert "sell c02_hamburg" in table.legal()
    assert first_kinds(decisions(table)) == {"travel"}


def test_sales_are_looked_at_in_one_order() -> None:
    table = arrange(contracts=[FIVE], taler=[0], offer=[DEAR])
    sold = [tuple(moves[:-1]) for moves in decisions(table) if moves[0].startswith("sell")]
    assert len({frozenset(cards) for cards in sold}) == len(sold)


def test_who_has_six_contracts_sells_one_and_travels() -> None:
    table = arrange(contracts=[[*FIVE, "c07_danzig"]], taler=[0], offer=[DEAR])
    travels = [moves for moves in decisions(table) if moves[1].startswith("travel")]
    assert {moves[0] for moves in travels} == {f"sell {card}" for card in [*FIVE, "c07_danzig"]}


def test_for_an_offer_a_contract_may_be_sold() -> None:
    table = arrange(contracts=[FIVE], taler=[0], offer=[DEAR], options={"offers": "yes"})
    assert any(
        moves[0].startswith("sell") and moves[1].startswith("travel") for moves in decisions(table)
    )


def test_a_travel_is_looked_at_with_what_is_fulfilled_there() -> None:
    table = arrange(
        contracts=[["c02_sweden"]], goods=[{"muskets": 1, "grain": 1}], tops={3: FIVE[1]}
    )
    found = decisions(table)
    assert ["travel sweden", "fulfill c02_sweden"] in found
    assert ["travel sweden", "done"] in found
    assert ["travel sweden"] not in found


def test_alone_one_thinks_again_where_one_has_arrived() -> None:
    table = arrange(
        seats=1,
        options={"solo": "solitary"},
        contracts=[["c02_sweden"]],
        goods=[{"muskets": 1, "grain": 1}],
        tops={3: FIVE[1]},
    )
    assert ["travel sweden"] in decisions(table)


def test_only_a_patrician_plans() -> None:
    assert sense_of("merkator", PATRICIAN.special["merkator"]) is not None
    assert sense_of("merkator", FACTOR.special["merkator"]) is None
    player = PLAYERS["patrician"]("merkator", 1)
    assert isinstance(player, SearchPlayer)
    assert player.choices.sense is not None
    assert player.foreseeable.sense is not None
