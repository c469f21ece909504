"""Follies are seen where there are some, and only there."""

from fondaco import Table
from games.merchants.positions import arrange, paths
from positions import arrange as arranged
from spotting import merchants, merkator, merv
from spotting.folly import Watcher
from spotting.merchants import Merchants
from spotting.merkator import Merkator
from spotting.merv import Merv

WAY = paths("praha", "silesia_west", "wroclaw")


def watched(table: Table, watcher: Watcher, *moves: str) -> Watcher:
    for move in moves:
        seat = table.to_act
        assert seat is not None
        watcher.before(table, seat, move)
        table.play(move, seat)
        watcher.after(table, seat, move)
    return watcher


def on_the_way() -> Table:
    """Red has a caravan on a way of its own, and salt to go there and back."""
    return arrange(
        routes={"red": WAY}, caravans=[[WAY[0]]], hands=[{"salt": 2, "wool": 2}, {"ore": 1}]
    )


def test_a_walk_to_and_fro_is_seen() -> None:
    there, back = f"caravan {WAY[0]} to {WAY[1]}", f"caravan {WAY[1]} to {WAY[0]}"
    once = watched(on_the_way(), Merchants(), there, "end turn")
    both = watched(on_the_way(), Merchants(), there, back, "end turn")
    assert (once.seen[merchants.TO_AND_FRO], once.chances[merchants.TO_AND_FRO]) == (0, 1)
    assert (both.seen[merchants.TO_AND_FRO], both.chances[merchants.TO_AND_FRO]) == (1, 1)


OFFER = ["offer", "give 1 wool", "ask 1 ore", "propose"]
YES = ["accept", "decline", "decline"]
NO = 3 * ["decline"]


def test_an_offer_made_again_in_vain_is_seen() -> None:
    found = watched(on_the_way(), Merchants(), *OFFER, *NO, *OFFER, *NO)
    assert (found.seen[merchants.REPEATED], found.chances[merchants.REPEATED]) == (1, 2)
    assert not found.chances[merchants.REFUSED]


def test_an_offer_that_its_maker_goes_back_on_is_seen() -> None:
    broken = watched(on_the_way(), Merchants(), *OFFER, *YES, "no trade")
    kept = watched(on_the_way(), Merchants(), *OFFER, *YES, "trade with blue")
    assert (broken.seen[merchants.REFUSED], broken.chances[merchants.REFUSED]) == (1, 1)
    assert (kept.seen[merchants.REFUSED], kept.chances[merchants.REFUSED]) == (0, 1)


def test_who_never_enters_the_mosque_is_seen() -> None:
    watcher = Merv()
    watcher.entered = {1}
    table = arrange()
    watcher.at_the_end(table)
    assert (watcher.seen[merv.MOSQUE], watcher.chances[merv.MOSQUE]) == (3, 4)


FOUR = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig"]
SIX = [*FOUR, "c06_danzig", "c07_danzig"]


def investing(contracts: list[str]) -> Table:
    return arranged(contracts=[contracts], taler=[9], offer=["boerse"])


def test_a_sale_for_nothing_is_seen() -> None:
    idle = watched(investing(FOUR), Merkator(), "sell c04_hamburg", "travel hamburg")
    spent = watched(investing(FOUR), Merkator(), "sell c05_danzig", "buy boerse", "travel hamburg")
    forced = watched(investing(SIX), Merkator(), "sell c02_hamburg", "travel hamburg")
    assert (idle.seen[merkator.SOLD], idle.chances[merkator.SOLD]) == (1, 1)
    assert (spent.seen[merkator.SOLD], spent.chances[merkator.SOLD]) == (0, 1)
    assert not forced.chances[merkator.SOLD]
