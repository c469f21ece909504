"""Where pieces can go by several moves: told by the engine, found by going there on copies."""

import pytest

from fondaco import Seeded, Table
from fondaco.core.destination import Destination
from games.merchants.lines import BERLIN, HAMBURG, KOLN, LINE, WEST, drive, line
from games.merchants.positions import RED, arrange, gold_of, hand_of, paths
from games.merchants.test_made_positions import Maker

SEEDS = (2, 14, 17, 38, 44, 58)


def destinations(table: Table) -> list[Destination]:
    return table.game.destinations(table.guess(table.to_act or 0, Seeded(1)))


def ends(table: Table) -> dict[str, Destination]:
    """By where they end; one piece alone is on the board."""
    return {end_of(one.moves[-1]): one for one in destinations(table)}


def test_a_caravan_goes_as_far_as_its_salt() -> None:
    # rule caravan.salt
    assert set(ends(line())) == {KOLN, HAMBURG, WEST}
    far = ends(line(hands=[{"salt": 2}]))
    assert far[BERLIN].moves == drive(*LINE)
    assert [far[to].pays for to in (WEST, BERLIN)] == [{"salt": 1}, {"salt": 2}]
    assert destinations(line(hands=[{}])) == []


# Around a hex: over the routes of Blue it is as far as over one's own.
ROUND = ("praha", "silesia_west", "bohemia_east", "wien", "swabia_east", "nurnberg", "praha")
START, *REST = paths(*ROUND)


def around(blue: list[str], gold: int) -> Table:
    routes = {"red": [one for one in [START, *REST] if one not in blue], "blue": blue}
    return arrange(routes=routes, caravans=[[START]], hands=[{"salt": 1}], gold=[gold])


def test_of_ways_with_as_many_cards_the_one_for_less_gold() -> None:
    # rule fee.owner
    opposite = ends(around(blue=REST[:2], gold=1))[REST[2]]
    assert (opposite.pays, opposite.events) == ({"salt": 1}, [])
    assert opposite.moves == drive(START, REST[4], REST[3], REST[2])


def test_the_right_of_way_is_told() -> None:
    # rule fee.owner
    # rule fee.cannot
    paid = ends(around(blue=REST, gold=1))[REST[2]]
    assert paid.pays == {"salt": 1, "gold": 1}
    assert paid.events == [{"event": "fee_paid", "seat": 0, "to": 1, "gold": 1}]
    assert destinations(around(blue=REST, gold=0)) == []


def test_what_can_be_delivered_there_is_told() -> None:
    # rule deliver.beside
    table = line(posts={"blue": ["hamburg"], "white": ["koln"]}, freed=[1, 0, 0, 0])
    found = ends(table)
    assert found[KOLN].then == ["deliver koln"]
    assert sorted(found[HAMBURG].then) == ["deliver hamburg", "deliver koln"]
    assert found[WEST].then == ["deliver hamburg"]


def test_a_merchant_founds_where_it_ends_at_a_free_site() -> None:
    # rule move.grain
    # rule post.found
    table = arrange(merchants=[["praha"]], posts={"red": ["praha"]}, hands=[{"grain": 1}])
    found = ends(table)
    assert found["nurnberg"].then == ["stop"]
    assert all(len(one.moves) <= 3 and one.pays == {"grain": 1} for one in found.values())
    assert "praha" not in found


@pytest.mark.parametrize("seed", SEEDS)
def test_each_way_can_be_gone_and_costs_what_is_told(seed: int) -> None:
    table = Maker(seed).table()
    before = holdings(table)
    for one in destinations(table):
        twin = table.copy()
        for move in one.moves:
            twin.play(move)
        after = holdings(twin)
        paid = {what: count - after.get(what, 0) for what, count in before.items()}
        assert {what: count for what, count in paid.items() if count} == one.pays
        assert set(one.then) <= set(twin.legal())
        assert one.then or not twin.is_mid_decision


def holdings(table: Table) -> dict[str, int]:
    return {**hand_of(table, RED), "gold": gold_of(table)[RED]}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_place_within_three_steps_is_forgotten(seed: int) -> None:
    table = Maker(seed).table()
    told = {(start_of(one.moves[0]), end_of(one.moves[-1])) for one in destinations(table)}
    for move in table.legal():
        if is_step(move):
            start = start_of(move)
            assert {(start, end) for end in gone_by_hand(table, move, 3) if end != start} <= told


def gone_by_hand(table: Table, move: str, steps: int) -> set[str]:
    """Where a step, and others after it, can bring a piece that may stay there."""
    twin = table.copy()
    twin.play(move)
    at = end_of(move)
    found = set() if twin.is_mid_decision else {at}
    for next in twin.legal() if steps > 1 else []:
        if is_step(next) and start_of(next) == at:
            found |= gone_by_hand(twin, next, steps - 1)
    return found


def is_step(move: str) -> bool:
    return move.startswith(("merchant ", "caravan "))


def start_of(move: str) -> str:
    return move.split(" ")[1]


def end_of(move: str) -> str:
    return move.split(" ")[-1]
