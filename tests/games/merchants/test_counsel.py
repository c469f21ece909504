"""Which moves help now, and what lacks for others."""

from fondaco import Table
from games.merchants.positions import arrange


def quiet(table: Table) -> list[str]:
    """The legal moves that are merely legal."""
    legal = table.legal()
    helping = table.game.helping(table.view(table.to_act), legal)
    return [move for move in legal if move not in helping]


def test_a_purchase_helps_if_something_can_be_built_with_it() -> None:
    # rule gold.buy
    table = arrange(gold=[2], hands=[{"ore": 1}], posts={"red": ["praha"]})
    bought = [f"buy {id}" for id in ("lumber", "wool", "grain", "ore", "salt")]
    assert [move for move in bought if move not in quiet(table)] == ["buy lumber"]  # a route


def test_the_robber_helps_where_others_have_posts_and_oneself_has_none() -> None:
    # rule seven.robber
    posts = {"red": ["praha"], "blue": ["lyon"]}
    table = arrange(step="robber", posts=posts)
    helping = [move for move in table.legal() if move not in quiet(table)]
    assert 0 < len(helping) <= 3
    assert quiet(arrange(step="robber")) == []


def test_what_lacks_for_a_caravan_is_told() -> None:
    # rule caravan.cost
    table = arrange(hands=[{"ore": 1}], posts={"red": ["praha"]})
    view = table.view(0)
    move = next(one.text for one in table.game.moves if one.text.startswith("assemble "))
    assert table.game.lacks(view, move) == {"lumber": 1, "salt": 1}
    assert table.game.lacks(view, "end turn") == {}
