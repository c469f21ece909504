"""What the terminal advises: what can be fulfilled, what a Contract lacks, and what comes first."""

import json
import random

import fondaco
from fondaco.games.merkator.components import CONTRACT_IDS
from fondaco.games.merkator.terms import PLACE_IDS
from fondaco.games.merkator.text.advice import pending
from fondaco.games.merkator.text.means import is_payable, means_of, own
from fondaco.games.merkator.text.seen import Seen
from fondaco.terminal.choices import brings
from games.merkator.told import NAMES, asked, office, table


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
