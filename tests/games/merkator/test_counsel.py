"""Which moves help now, which Contracts they serve, what lacks for others."""

from fondaco import Table
from positions import MAJORS, arrange


def quiet(table: Table) -> list[str]:
    """The legal moves that are merely legal."""
    legal = table.legal()
    helping = table.game.helping(table.view(table.to_act), legal)
    return [move for move in legal if move not in helping]


def at_sweden() -> Table:
    """A Contract for Sweden that asks for Muskets and Grain; a cube of each color."""
    supply = [dict.fromkeys(MAJORS, 1)]
    contracts = [["c02_sweden"]]
    return arrange(
        at="sweden", step="fulfill", contracts=contracts, goods=[{"muskets": 1}], supply=supply
    )


def test_of_the_supply_cubes_those_help_that_a_contract_for_here_needs() -> None:
    # rule supply.color
    table = at_sweden()
    cubes = [move for move in table.legal() if move.startswith("supply ")]
    assert len(cubes) == 16
    assert [move for move in cubes if move not in quiet(table)] == ["supply grain"]
    assert table.game.serves(table.view(0), "supply grain") == ["c02_sweden"]
    assert table.game.serves(table.view(0), "supply iron") == []


def test_what_a_contract_lacks_is_told_by_good() -> None:
    # rule fulfill.goods
    table = at_sweden()
    assert table.game.lacks(table.view(0), "fulfill c02_sweden") == {"grain": 1}


def test_where_no_move_helps_none_is_quiet() -> None:
    table = arrange(step="invest", cubes=dict.fromkeys(MAJORS, 0))
    assert quiet(table) == []


def test_a_journey_helps_where_there_is_something_to_take_or_to_fulfill() -> None:
    # rule fulfill.place
    cubes = {**dict.fromkeys(MAJORS, 0), "russia": 2}
    goods = [{"muskets": 1, "grain": 1}]
    table = arrange(step="invest", contracts=[["c02_sweden"]], goods=goods, cubes=cubes)
    legal = [move for move in table.legal() if move.startswith("travel ")]
    assert [move for move in legal if move not in quiet(table)] == [
        "travel sweden",
        "travel russia",
    ]
    assert table.game.serves(table.view(0), "travel sweden") == ["c02_sweden"]


def test_what_a_journey_or_a_card_lacks_is_told() -> None:
    # rule travel.cost
    # rule invest.price
    table = arrange(step="invest")
    seen = table.view(0)
    assert table.game.lacks(seen, "travel italy") == {"time": 2}
    bonus = seen["bonus_cards"][0]  # type: ignore[index]
    assert table.game.lacks(seen, f"buy {bonus}")["taler"] in (3, 4)
