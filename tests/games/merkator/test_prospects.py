"""What each move would bring, and what a Contract lacks, as a person reads it."""

import json
from typing import Any

import fondaco
from fondaco.terminal.choices import brings

NAMES = ["Zoe", "Ana"]


def table(**changes: Any) -> fondaco.Table:
    fields = json.loads(fondaco.new("merkator", seats=2, seed=3).snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields), seed=3)


def test_a_journey_brings_cubes_goods_time_and_new_cubes() -> None:
    # rule goods.bonus
    new = fondaco.new("merkator", seats=2, seed=3)
    assert brings(new, "travel danzig", NAMES) == (
        "1 cube (Grain or Saltpeter); +1 time; new cubes in Hamburg, Russia"
    )
    assert brings(new, "travel russia", NAMES).startswith(
        "1 cube (Ham or Fish Oil); 2 Plums from a Bonus card; new cubes in "
    )


def test_a_journey_that_begins_with_luck_tells_what_is_printed() -> None:
    """Alone, the Solo card is drawn before anything else."""
    # rule solitary.draw
    alone = fondaco.new("merkator", seats=1, options={"solo": "solitary"}, seed=3)
    assert brings(alone, "travel danzig", NAMES) == "1 cube (Grain or Saltpeter); gain 1 time"


def test_dividing_cubes_names_both_goods() -> None:
    # rule goods.more
    many = table(cubes=dict.fromkeys(["danzig"], 3))
    many.play("travel danzig")
    assert brings(many, "take 1 grain", NAMES) == "1 Grain, 2 Saltpeter"
    one = table()
    one.play("travel danzig")
    assert brings(one, "take 1 grain", NAMES) == ""


def test_a_contract_brings_the_next_one() -> None:
    # rule reward.next
    there = fondaco.new("merkator", seats=2, seed=3)
    for move in ("travel hamburg", "take 1 livestock", "supply ham", "supply vegetables"):
        there.play(move)
    text = brings(there, "fulfill c02_hamburg", NAMES)
    assert text.startswith("pay 1 Ham, 1 Vegetables; earns the Contract 3 ")


def office(held: fondaco.Table) -> str:
    return "\n".join(held.game.board(held.view(0), NAMES))


def test_what_is_lacking_counts_the_supply_tile() -> None:
    # rule supply.color
    empty = {"hamburg": 0, "danzig": 0, "sweden": 0, "russia": 0, "dutch_republic": 0}
    rest = {"england": 0, "france": 0, "spain": 0}
    new = fondaco.new("merkator", seats=2, seed=3)
    assert "2 Hamburg: 1 Ham, 1 Vegetables; goods ready with the Supply tile" in office(new)
    one = table(supply=[{**empty, **rest, "russia": 1}, {**empty, **rest}])
    assert "1 Ham, 1 Vegetables; even with the Supply tile lacks 1 Vegetables" in office(one)
    none = table(supply=[{**empty, **rest}, {**empty, **rest}])
    assert "1 Ham, 1 Vegetables; lacks all [c02_hamburg]" in office(none)


def here() -> fondaco.Table:
    """In Hamburg, with two Contracts for here that only the Supply tile can serve."""
    there = fondaco.new("merkator", seats=2, seed=3)
    for move in ("travel hamburg", "take 1 livestock"):
        there.play(move)
    return there


def asked(there: fondaco.Table) -> str:
    board = "\n".join(there.game.board(there.view(there.to_act), NAMES))
    return " ".join(board.split("\n\n")[-1].split())


def test_the_question_says_what_the_supply_tile_has_to_give_first() -> None:
    # rule supply.color
    there = here()
    assert (
        "2 Hamburg can be fulfilled once you have turned Supply tile cubes into Ham and "
        "Vegetables ('supply ham')." in asked(there)
    )
    there.play("supply ham")
    assert "once you have turned a Supply tile cube into Vegetables" in asked(there)
    there.play("supply vegetables")
    assert "Contracts here. 2 Hamburg can be fulfilled. 3 Hamburg " in asked(there)
    there.play("fulfill c02_hamburg")
    assert "3 Hamburg even with the Supply tile lacks 1." in asked(there)


def test_moves_of_the_supply_tile_name_the_contracts_they_serve() -> None:
    # rule supply.color
    there = here()
    cube = "a cube of your Supply tile"
    assert brings(there, "supply ham", NAMES) == f"{cube}; for 2 Hamburg and 3 Hamburg"
    assert brings(there, "supply wine", NAMES) == f"{cube}; for 3 Hamburg"
    assert brings(there, "supply iron", NAMES) == cube
    left = "fulfill nothing more here, although 2 Hamburg and 3 Hamburg could be"
    assert brings(there, "done", NAMES) == left


def trader() -> fondaco.Table:
    """In Hamburg: Ham could come from the tile, and a trade of Time counters bring the rest."""
    there = here()
    fields = json.loads(there.snapshot())
    empty = dict.fromkeys(fields["state"]["supply"][0], 0)
    fields["state"]["supply"][0] = {**empty, "russia": 1}
    fields["state"]["time"][0] = 4
    return fondaco.restore(json.dumps(fields), seed=3)


def test_a_trade_that_the_supply_tile_has_to_make_possible() -> None:
    # rule trade.whole
    there = trader()
    assert "trade toward c02_hamburg" not in there.legal()
    assert "into Ham ('supply ham'), then 'trade toward' it for the 1 still missing." in asked(
        there
    )
    there.play("supply ham")
    assert "2 Hamburg can be fulfilled with 4:1 trades: 'trade toward' it." in asked(there)
    assert "trade toward c02_hamburg" in there.legal()


def test_the_last_trade_says_that_it_fulfills_the_contract() -> None:
    # rule trade.at_once
    there = trader()
    for move in ("supply ham", "trade toward c02_hamburg"):
        there.play(move)
    told = brings(there, "trade 4 time for vegetables", NAMES)
    assert told == "fulfills the Contract 2 Hamburg at once"


def test_a_journey_says_when_it_empties_a_row_of_the_time_chart() -> None:
    # rule loss.check
    full = table()
    assert "empties" not in brings(full, "travel hamburg", NAMES)
    short = table(chart=[0, 0, 2, 7, 7])
    assert "+2 time; empties a row of the time chart, all lose goods" in brings(
        short, "travel hamburg", NAMES
    )
    assert "empties" not in brings(short, "travel danzig", NAMES)
