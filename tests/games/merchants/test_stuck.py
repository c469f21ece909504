"""A game that nobody can win any more is told from one that goes on: what the soak relies on."""

from typing import Any

import fondaco
from fondaco.games.merchants.components import PATH_IDS
from games.merchants.modes import is_stuck


def after_the_set_up() -> dict[str, Any]:
    options = {"board": "short", "setup": "fixed"}
    return fondaco.new("merchants", seats=4, options=options, seed=1).view(None)


def played_out(routes: dict[str, str]) -> dict[str, Any]:
    """The same, but that these are all trade routes that there will ever be."""
    view = after_the_set_up()
    players = [{**player, "routes_left": 0} for player in view["players"]]
    return {**view, "players": players, "routes": routes}


def test_who_may_open_a_route_may_still_win() -> None:
    assert not is_stuck(after_the_set_up())


def test_nobody_reaches_any_post() -> None:
    assert is_stuck(played_out({}))


def test_somebody_reaches_all_posts() -> None:
    assert not is_stuck(played_out(dict.fromkeys(PATH_IDS, "red")))


def test_everybody_reaches_too_few_posts() -> None:
    around_lviv = [path for path in PATH_IDS if path.startswith("galicia")]
    assert around_lviv
    assert is_stuck(played_out(dict.fromkeys(around_lviv, "red")))
