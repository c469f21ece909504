"""The tables of the rules of Merchants of Europe are those of the edition in use."""

from fondaco.games.merchants.reference import TABLES


def test_each_game_with_its_board_its_set_up_and_its_tokens() -> None:
    assert TABLES["games"]() == [
        ["{game_first}", "{side_short}", "{start_fixed}", "6", "5"],
        ["{game_short}", "{side_short}", "{start_variable}", "6", "5"],
        ["{game_main}", "{side_main}", "{start_variable}", "10", "8"],
    ]


def test_each_terrain_with_the_color_of_its_tokens() -> None:
    assert ["{saltworks}", "{token_white}", "{salt}", "10", "9, 11"] in TABLES["terrain"]()


def test_the_ways_between_cities_are_counted_in_paths() -> None:
    """In an example of the rulebook Praha lies more than three paths from Kaliningrad."""
    near = dict(TABLES["ways_short"]())
    assert near["{lviv}"].startswith("{budapest}\N{NO-BREAK SPACE}2, ")
    assert "{nurnberg}\N{NO-BREAK SPACE}1" in near["{praha}"]
    assert "{kaliningrad}" not in near["{praha}"]
    assert "{lisboa}" in dict(TABLES["ways_main"]())
