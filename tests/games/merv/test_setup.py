"""The table before the first turn."""

import pytest

import fondaco
from games.merv.positions import CELLS, MARKET, SITES, play, player, refusal, seen, state_of, step


def new(seats: int, seed: int = 1, side: str = "random") -> fondaco.Table:
    return fondaco.new("merv", seats=seats, options={"camel_market": side}, seed=seed)


# rule setup.queue
@pytest.mark.parametrize("seats", [3, 4])
def test_the_masters_stand_in_a_random_order(seats: int) -> None:
    orders = [tuple(seen(new(seats, seed))["queue"]) for seed in range(80)]
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert len(set(orders)) > seats
    assert seen(new(seats))["to_act"] == seen(new(seats))["queue"][0]


# rule setup.tracks
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_at_the_beginning_with_nothing(seats: int) -> None:
    for seat in range(seats):
        row = player(new(seats), seat)
        assert (row["favour"], row["influence"], row["points"], row["space"]) == (0, 0, 0, "start")
        assert set(row["cubes"].values()) == {0}
        assert (row["camels"], row["buildings_left"], row["servants_left"]) == (0, 9, 8)


# rule setup.market
def test_the_side_of_the_camel_market_is_random_or_chosen() -> None:
    sides = {seen(new(3, seed))["market"]["side"] for seed in range(20)}
    assert sides == {"a", "b"}
    for side in ("a", "b"):
        assert {seen(new(3, seed, side))["market"]["side"] for seed in range(20)} == {side}


# rule setup.market
def test_the_two_sides_have_their_own_boons() -> None:
    boons = {
        side: [slot["boon"] for slot in seen(new(3, 1, side))["market"]["slots"]]
        for side in ("a", "b")
    }
    assert boons["a"] == ["scroll", "caravan_card", "favour", "soldier"]
    assert boons["b"] == ["rare_good", "mosque_step", "soldier", "favour"]


# rule setup.sites
def test_the_sites_are_shuffled_around_the_camel_market() -> None:
    layouts = set()
    for seed in range(10):
        sites = state_of(new(3, seed))["sites"]
        assert sites[CELLS.index(MARKET)] is None
        assert sorted(site for site in sites if site) == sorted(SITES)
        layouts.add(tuple(sites))
    assert len(layouts) == 10


# rule setup.cities
# rule setup.mosque
# rule setup.caravansary
# rule setup.box
@pytest.mark.parametrize(("seats", "in_front"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_camels_stand_in_the_cities_the_mosque_and_the_caravansary(
    seats: int, in_front: int
) -> None:
    camels = state_of(new(seats))["camels"]
    for city in ("rayy", "samarkand", "nishapur", "balkh"):
        assert camels[f"city {city}"] == 1
    for row in range(1, 5):
        assert camels[f"mosque row {row}"] == 1
    assert camels["caravansary"] == in_front
    assert camels.get("box", 0) == 4 - in_front


# rule setup.caravansary
def test_eight_caravan_cards_lie_open() -> None:
    place = seen(new(4))["caravansary"]
    assert len(place["cards"]) == 8
    assert place["deck"] == 16


# rule setup.contracts
def test_the_most_valuable_contract_of_each_stack_is_on_top() -> None:
    tops = seen(new(2))["contracts"]
    assert sorted(tops) == sorted(
        f"level{level}_{bonus}_a" for level in (1, 2, 3) for bonus in ("soldier", "favour")
    )


# rule setup.courtier
def test_with_two_players_the_courtier_is_last_in_the_queue() -> None:
    orders = {tuple(seen(new(2, seed))["queue"]) for seed in range(20)}
    assert orders == {(0, 1, "courtier"), (1, 0, "courtier")}
    assert player(new(2), "courtier") == {"owner": "courtier", "camels": 0, "buildings_left": 9}


# rule solo.masters
# rule solo.queue
def test_alone_the_magistrate_is_first_and_the_courtier_last() -> None:
    table = new(1)
    assert seen(table)["queue"] == ["magistrate", 0, "courtier"]
    assert player(table, "magistrate")["servants_left"] == 8
    assert "cubes" not in player(table, "courtier")


# rule solo.begin
def test_alone_the_game_begins_when_you_say_so() -> None:
    table = new(1)
    assert (step(table), table.legal()) == ("begin", ["begin"])
    assert refusal(table, "enter column 1") == "turn.steps"
    events = play(table, "begin")
    assert {"event": "opponent_turn", "opponent": "magistrate"} in events
    assert step(table) == "slot"
    assert seen(table)["slots"] != [None] * 5


def test_bad_tables_are_refused() -> None:
    for seats in (0, 5):
        with pytest.raises(fondaco.Refused, match="for 1, 2, 3, 4 seats"):
            fondaco.new("merv", seats=seats)
    with pytest.raises(fondaco.Refused, match="cannot be 'c'"):
        new(3, 1, "c")
