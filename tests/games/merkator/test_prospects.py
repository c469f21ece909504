"""What each move would bring, and what a Contract lacks, as a person reads it."""

import json

import fondaco
from fondaco.games.merkator.terms import PLACE_IDS
from fondaco.terminal.choices import brings
from games.merkator.told import NAMES, asked, office, soloplay, table


def test_a_journey_brings_cubes_goods_time_and_new_cubes() -> None:
    # rule goods.bonus
    new = fondaco.new("merkator", seats=2, seed=3)
    assert brings(new, "travel danzig", NAMES) == (
        "1 cube (Grain or Saltpeter); +1 Time counter; new cubes in Hamburg, Russia"
    )
    assert brings(new, "travel russia", NAMES).startswith(
        "1 cube (Ham or Fish Oil); 2 Plums from a Bonus card; new cubes in "
    )


def test_two_cubes_are_one_of_each_good() -> None:
    # rule goods.two
    cubes = json.loads(table().snapshot())["state"]["cubes"]
    two = table(cubes={**cubes, "danzig": 2, "russia": 3})
    assert brings(two, "travel danzig", NAMES).startswith("2 cubes (1 Grain and 1 Saltpeter); ")
    assert brings(two, "travel russia", NAMES).startswith(
        "3 cubes (Ham and Fish Oil, at least 1 of each); "
    )
    assert "2 yellow, 1 Grain and 1 Saltpeter " in office(two)


def test_a_journey_names_the_contracts_that_it_could_serve() -> None:
    # rule fulfill.place
    new = fondaco.new("merkator", seats=2, seed=3)
    assert brings(new, "travel hamburg", NAMES).startswith("can fulfill 2 Hamburg, 3 Hamburg; 1 ")
    empty = [dict.fromkeys(PLACE_IDS[:8], 0)] * 2
    traded = table(supply=empty, time=[8, 0])
    assert brings(traded, "travel hamburg", NAMES).startswith(
        "can fulfill 2 Hamburg with 4:1 trades; 1 "
    )
    poor = table(supply=empty)
    assert brings(poor, "travel hamburg", NAMES).startswith("1 cube ")


def test_contracts_of_one_name_are_told_apart() -> None:
    # rule fulfill.place
    cards = json.loads(table().snapshot())["state"]["contracts"]
    freed = {id: "stack" if owner == 0 else owner for id, owner in cards.items()}
    twins = {**freed, "c04_denmark": 0, "c04_denmark_2": 0}
    rich = table(contracts=twins, time=[4, 0])
    assert brings(rich, "travel denmark", NAMES).startswith(
        "can fulfill 4 Denmark (1 Grain, 1 Fabric, 1 Wine); "
        "can fulfill 4 Denmark (1 Citrus Fruit, 1 Spice) with 4:1 trades; "
    )


def test_what_the_ai_does_next_is_not_foretold() -> None:
    """His own journey feeds other locations; every location has one cube, Bohemia feeds none."""
    # rule spread.threshold
    alone = soloplay()
    assert brings(alone, "travel bohemia", NAMES) == "+1 Time counter"
    kinds = [event["event"] for event in alone.foretell("travel bohemia")]
    assert kinds[-1] == "ai_turn_began"
    assert "ai_traveled" in [event["event"] for event in alone.play("travel bohemia")]


def test_a_journey_that_begins_with_luck_tells_what_is_printed() -> None:
    """Alone, the Solo card is drawn before anything else."""
    # rule solitary.draw
    alone = fondaco.new("merkator", seats=1, options={"solo": "solitary"}, seed=3)
    assert brings(alone, "travel danzig", NAMES) == (
        "1 cube (Grain or Saltpeter); 2 Fabric from a Bonus card; +1 Time counter; "
        "new cubes in Hamburg, Russia"
    )
    bohemia = brings(alone, "travel bohemia", NAMES)
    assert "+1 Time counter" in bohemia
    assert "new cubes" not in bohemia


def test_dividing_cubes_names_both_goods() -> None:
    # rule goods.more
    many = table(cubes=dict.fromkeys(["danzig"], 3))
    many.play("travel danzig")
    assert brings(many, "take 1 grain", NAMES) == "with 2 Saltpeter"
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


def test_a_reward_that_the_tile_blocks_is_told() -> None:
    """The AI begins with the 3: his tile blocks it, and there is no stack of 2 to take from."""
    # rule soloplay.blocked
    alone = soloplay()
    for move in ("travel danzig", "take 1 grain", "travel hamburg", "take 1 livestock"):
        alone.play(move)
    assert "  3: blocked by the Contract Travel Tile; 2 cards face down\n" in office(alone)
    for move in ("supply ham", "supply vegetables"):
        alone.play(move)
    assert brings(alone, "fulfill c02_hamburg", NAMES) == (
        "pay 1 Ham, 1 Vegetables; earns nothing: the stack of 3 is blocked by the Contract "
        "Travel Tile"
    )
    told = [alone.game.sentence(event, NAMES) for event in alone.play("fulfill c02_hamburg")]
    assert "Zoe receives no Contract: the Contract Travel Tile blocks the stack of 3." in told


def test_a_journey_says_when_it_empties_a_row_of_the_time_chart() -> None:
    # rule loss.check
    full = table()
    assert "empties" not in brings(full, "travel hamburg", NAMES)
    short = table(chart=[0, 0, 2, 7, 7])
    assert "+2 Time counters; empties a row of the time chart, all lose goods" in brings(
        short, "travel hamburg", NAMES
    )
    assert "empties" not in brings(short, "travel danzig", NAMES)


def test_without_coins_prices_are_contracts_and_how_to_spend_them_is_said() -> None:
    # rule barter.order
    alone = fondaco.new("merkator", seats=1, options={"solo": "solitary"}, seed=3)
    buy = next(move for move in alone.legal() if move.startswith("buy bonus"))
    assert brings(alone, buy, NAMES).startswith("for ")
    assert "join" not in brings(alone, buy, NAMES)
    alone.play(buy)
    assert " or more on the Bonus card " in asked(alone)
    assert "from the smallest to the largest; no change is given." in asked(alone)


def test_the_solo_stack_says_what_is_still_to_come() -> None:
    # rule solitary.stack
    alone = fondaco.new("merkator", seats=1, options={"solo": "solitary"}, seed=3)
    assert "\n  7: " in office(alone)
    assert "\n  8: none yet, comes from the Solo stack\n" in office(alone)
    alone.play("travel danzig")
    assert "; 1 card, more come from the Solo stack\n" in office(alone)
    assert "\n  14: none yet, comes from the Solo stack\n" in office(alone)
    fields = json.loads(alone.snapshot())
    last = {id: "discard" for id, lies in fields["state"]["contracts"].items() if lies == "solo"}
    fields["state"]["contracts"] |= {**last, "c14_peace_of_westphalia": "solo"}
    late = fondaco.restore(json.dumps(fields), seed=3)
    assert "; the last card\n  9: empty\n  10: empty\n  14: none yet, " in office(late)
