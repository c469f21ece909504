"""What each move would bring, and what a Contract lacks, as a person reads it."""

import json
import random
from typing import Any

import fondaco
from fondaco.games.merkator.components import CONTRACT_IDS
from fondaco.games.merkator.terms import PLACE_IDS
from fondaco.games.merkator.text.advice import pending
from fondaco.games.merkator.text.means import is_payable, means_of, own
from fondaco.games.merkator.text.seen import Seen
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


def soloplay(**changes: Any) -> fondaco.Table:
    alone = fondaco.new("merkator", seats=1, options={"solo": "soloplay"}, seed=3)
    fields = json.loads(alone.snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields), seed=3)


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


def office(held: fondaco.Table) -> str:
    return "\n".join(held.game.board(held.view(0), NAMES))


def test_what_is_lacking_counts_the_supply_tile() -> None:
    # rule supply.color
    empty = {"hamburg": 0, "danzig": 0, "sweden": 0, "russia": 0, "dutch_republic": 0}
    rest = {"england": 0, "france": 0, "spain": 0}
    new = fondaco.new("merkator", seats=2, seed=3)
    assert "2 Hamburg: 1 Ham, 1 Vegetables; goods ready with the Supply tile" in office(new)
    one = table(supply=[{**empty, **rest, "russia": 1}, {**empty, **rest}])
    assert "1 Ham, 1 Vegetables; lacks 1 Vegetables, even with the Supply tile" in office(one)
    none = table(supply=[{**empty, **rest}, {**empty, **rest}])
    assert "1 Ham, 1 Vegetables; lacks all\n" in office(none)


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
    assert "3 Hamburg lacks 1 of the 4 Food, even with the Supply tile." in asked(there)


def test_moves_of_the_supply_tile_name_the_contracts_they_serve() -> None:
    # rule supply.color
    there = here()
    assert brings(there, "supply ham", NAMES) == "the purple cube; for 2 Hamburg and 3 Hamburg"
    assert brings(there, "supply wine", NAMES) == "the blue cube; for 3 Hamburg"
    assert brings(there, "supply iron", NAMES) == "the black cube"
    left = "fulfill nothing more here, although you could fulfill 2 Hamburg or 3 Hamburg"
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
    assert "into Ham ('supply ham'); then 'trade toward' it for 1 Vegetables." in asked(there)
    there.play("supply ham")
    assert (
        "2 Hamburg can be fulfilled with 4:1 trades: 'trade toward' it for 1 Vegetables."
        in asked(there)
    )
    assert brings(there, "trade toward c02_hamburg", NAMES) == (
        "4:1 trades for 1 Vegetables; you could give 4 Time counters"
    )
    assert "trade toward c02_hamburg" in there.legal()


def test_the_last_trade_says_that_it_fulfills_the_contract() -> None:
    # rule trade.at_once
    there = trader()
    for move in ("supply ham", "trade toward c02_hamburg"):
        there.play(move)
    told = brings(there, "trade 4 time for vegetables", NAMES)
    assert told.startswith("fulfills the Contract 2 Hamburg at once; earns the Contract 3 ")


def stocked(**goods: int) -> fondaco.Table:
    """In Hamburg with these goods and no cubes on the Supply tile."""
    fields = json.loads(here().snapshot())
    fields["state"]["supply"][0] = dict.fromkeys(fields["state"]["supply"][0], 0)
    for good, number in goods.items():
        fields["state"]["goods"][0][good] = number
    return fondaco.restore(json.dumps(fields), seed=3)


def test_only_the_last_of_two_trades_fulfills() -> None:
    # rule trade.many
    there = stocked(livestock=8)
    there.play("trade toward c02_hamburg")
    assert brings(there, "trade 4 livestock for ham", NAMES) == ""
    there.play("trade 4 livestock for ham")
    assert "at once" in brings(there, "trade 4 livestock for vegetables", NAMES)


def test_who_has_begun_to_trade_is_told_so() -> None:
    # rule trade.at_once
    there = stocked(livestock=8)
    there.play("trade toward c02_hamburg")
    refused = there.why_not("done")
    assert refused is not None
    assert refused.clause == "trade.at_once"


def test_cubes_of_the_supply_tile_come_before_trades() -> None:
    # rule supply.color
    there = stocked(livestock=8)
    fields = json.loads(there.snapshot())
    fields["state"]["supply"][0]["russia"] = 1
    there = fondaco.restore(json.dumps(fields), seed=3)
    assert "trade toward c02_hamburg" in there.legal()
    assert (
        "2 Hamburg can be fulfilled once you have turned a Supply tile cube into Ham "
        "('supply ham'); then 'trade toward' it for 1 Vegetables." in asked(there)
    )


def test_where_nothing_can_be_fulfilled_the_question_says_so() -> None:
    # rule fulfill.goods
    fields = json.loads(stocked(ham=1, vegetables=1).snapshot())
    fields["state"]["supply"][0]["sweden"] = 1
    fields["state"]["goods"][0] = {}
    there = fondaco.restore(json.dumps(fields), seed=3)
    assert "You can fulfill nothing here now: go on with 'done'. 2 Hamburg lacks all." in asked(
        there
    )


def test_a_payment_says_what_has_to_be_paid_besides() -> None:
    # rule fulfill.ask
    there = stocked(grain=2, ham=1, wine=2)
    there.play("fulfill c03_hamburg")
    assert "You must pay 4 goods for the Contract 3 Hamburg (4 Food, any mix)" in asked(there)
    one = brings(there, "pay 1 grain", NAMES)
    assert one.startswith("then 1 Ham, 2 Wine; earns the Contract 4 ")
    assert brings(there, "pay 2 grain", NAMES) == ""
    there.play("pay 2 grain")
    assert "You must pay 2 more goods for" in asked(there)
    assert brings(there, "pay 0 ham", NAMES).startswith("keep your Ham; then 2 Wine; earns ")


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


def joiner(time: int) -> fondaco.Table:
    """The second of two is asked whether to join in Hamburg, with some goods for a Contract."""
    fields = json.loads(fondaco.new("merkator", seats=2, seed=3).snapshot())
    state = fields["state"]
    state["supply"] = [dict.fromkeys(PLACE_IDS[:8], 0)] * 2
    state["goods"][1] = {"ham": 1}
    state["time"][1] = time
    state["contracts"]["c02_hamburg"] = 1
    state["bonus_cards"]["bonus_hamburg_saltpeter"] = 1
    there = fondaco.restore(json.dumps(fields), seed=3)
    for move in ("travel hamburg", "take 1 livestock"):
        there.play(move)
    return there


def test_the_hint_to_join_counts_what_joining_costs() -> None:
    # rule join.cost
    enough = joiner(5)
    assert "If you join: 2 Hamburg can be fulfilled with 4:1 trades: " in asked(enough)
    enough.play("join")
    assert "trade toward c02_hamburg" in enough.legal()
    short = joiner(4)
    assert "You have 4 Time counters. If you join: 2 Hamburg lacks 1 Vegetables." in asked(short)


def test_what_the_hints_promise_is_what_the_rules_allow() -> None:
    """In random games: a Contract is said to be payable where it can be paid, and only there."""
    # rule trade.whole
    seen = 0
    for seed in range(6):
        luck = random.Random(seed)
        there = fondaco.new("merkator", seats=2, seed=seed)
        while there.to_act is not None:
            legal = there.legal()
            view = Seen(there.view(there.to_act), NAMES)
            for card in pending(view) if view.word("step") == "fulfill" else []:
                id = CONTRACT_IDS[card]
                means = means_of(own(view)).without_cubes()
                ways = {f"fulfill {id}", f"trade toward {id}"}
                assert is_payable(card, means) == (not ways.isdisjoint(legal))
                seen += 1
            there.play(luck.choice(legal))
    assert seen > 50


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
