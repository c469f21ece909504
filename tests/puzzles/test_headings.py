"""Headings of puzzles: each is true of its solution, found again here without the analysis."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec
import pytest

import fondaco
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State
from fondaco.games.merchants.terms import COLOR_IDS
from fondaco.games.merkator.components import CONTRACT_IDS, LOCATION, NEEDS
from fondaco.games.merkator.payment import could_pay
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOOD_IDS
from fondaco.games.merv.effects import is_attacked
from fondaco.games.merv.state import MervState
from fondaco.games.shelf import TITLES
from fondaco.puzzles import Puzzle, fitting
from fondaco.puzzles.headings import ANY, Deed, Heading, deed_of, heading_of, headings, is_met

LEAST_KINDS = 8


class Played(NamedTuple):
    """A solution that was played: the positions before and after it."""

    game: Game
    one: Puzzle
    states: tuple[State, State]

    def count(self, word: str) -> int:
        """How many moves of the solution begin so."""
        return sum([text.startswith(word) for text in self.one.solution])

    def field(self, name: str) -> tuple[Any, Any]:
        """What a position has under a name, before and after."""
        before, after = [self.game.snapshot(state)[name] for state in self.states]
        return before, after

    def own(self, name: str) -> tuple[Any, Any]:
        """The same of a list by seats, for the one who decides."""
        before, after = self.field(name)
        return before[self.one.seat], after[self.one.seat]

    def owned(self, name: str) -> tuple[set[str], set[str]]:
        """Which things are the seat's, where it is written whose each is."""
        before, after = self.field(name)
        return mine(before, self.one.seat), mine(after, self.one.seat)


def mine(owners: dict[str, object], seat: int) -> set[str]:
    return {thing for thing, owner in owners.items() if owner == seat}


def played(title: str, one: Puzzle) -> Played:
    game = fondaco.game(title)
    before = game.restore(one.state)
    after, luck = before.copy(), Seeded("heading")
    for text in one.solution:
        game.apply(after, game.move(text), luck)
    return Played(game, one, (before, after))


# --- Merkator ---


def has_delivered(it: Played) -> bool:
    """Goods are gone, and a Contract for the place where the token is has brought another one."""
    before, after = it.field("gained")
    asked, goods = it.own("goods")
    return bool(before != after and sum(goods.values()) < sum(asked.values()))


def delivers_again(it: Played) -> bool:
    """Another Contract of the seat can be paid in the same turn."""
    game, after = it.game, it.states[1].copy()
    while len(game.legal(after)) == 1:
        game.apply(after, game.legal(after)[0], Seeded("again"))
    is_own_turn = game.to_act(after) == it.one.seat and it.field("active")[0] == it.one.seat
    return is_own_turn and any(move.text.startswith("fulfill") for move in game.legal(after))


def can_pay(it: Played, seat: int) -> bool:
    """Whether the seat has a Contract for where the token is now, with goods and trades for it."""
    after = cast(MerkatorState, it.states[1])
    own = [card for card in range(len(LOCATION)) if after.contracts[card] == seat]
    here = [card for card in own if LOCATION[card] == after.merkator]
    return any(could_pay(after, seat, card, after.time[seat]) for card in here)


def arrives_where_it_delivers(it: Played) -> bool:
    return it.count("travel ") == 1 and can_pay(it, it.one.seat)


def rivals_can_pay(it: Played) -> bool:
    return any(can_pay(it, seat) for seat in range(it.one.seats) if seat != it.one.seat)


def gains_time(it: Played) -> bool:
    before, after = it.own("time")
    return bool(after > before) and it.count("travel ") == 1


def completes(it: Played) -> bool:
    """Some Contract has all its goods in the office, and had not."""
    goods = [Counter(goods) for goods in it.own("goods")]
    return any(asked <= goods[1] and not asked <= goods[0] for asked in asked_of(it))


def asked_of(it: Played) -> list[Counter[str]]:
    """The goods that the Contracts of the seat name, as the edition prints them."""
    cards = [CONTRACT_IDS.index(id) for id in it.owned("contracts")[1]]
    rows = [list(NEEDS[card * len(GOOD_IDS) : (card + 1) * len(GOOD_IDS)]) for card in cards]
    return [Counter(dict(zip(GOOD_IDS, row, strict=True))) for row in rows if any(row)]


def sells(it: Played) -> bool:
    before, after = it.owned("contracts")
    return it.count("sell ") == 1 and len(before - after) == 1


# --- Merchants ---


def gained(it: Played, name: str) -> int:
    """How many more cities have a post, or a commodity, of the seat's color."""
    color = COLOR_IDS[it.one.seat]
    before, after = [list(cities.values()).count(color) for cities in it.field(name)]
    return after - before


def pieces_of(it: Played, name: str) -> list[list[object]]:
    """Where the two merchants, or caravans, of the seat stand, before and after."""
    first = 2 * it.one.seat
    return [pieces[first : first + 2] for pieces in it.field(name)]


def has_moved(it: Played, name: str) -> bool:
    before, after = pieces_of(it, name)
    return before != after and before.count(None) == after.count(None)


def has_set(it: Played, name: str) -> bool:
    before, after = pieces_of(it, name)
    return before.count(None) > after.count(None)


def wins(it: Played) -> bool:
    game, after = it.game, it.states[1]
    return game.to_act(after) is None and game.scores(after)[it.one.seat].rank == 1


# --- Merv ---


def taken_cubes(it: Played) -> int:
    before, after = it.own("cubes")
    return int(sum(after.values()) - sum(before.values()))


def new_buildings(it: Played) -> set[str]:
    before, after = it.owned("buildings")
    return after - before


def attacked(it: Played) -> list[int]:
    """How many buildings of the seat an invasion would reach, before and after."""
    states = [cast(MervState, state) for state in it.states]
    return [
        sum(
            [
                state.buildings[cell] == it.one.seat and is_attacked(state, cell)
                for cell in range(25)
            ]
        )
        for state in states
    ]


def is_ransomed(it: Played) -> bool:
    before, after = it.owned("buildings")
    return it.field("step")[0] == "ransom" and before == after and taken_cubes(it) == -1


def sends_courtier(it: Played) -> bool:
    before, after = it.own("halls")
    return bool(sum(after.values()) > sum(before.values()))


def moves_on(it: Played, name: str) -> bool:
    before, after = it.own(name)
    return bool(before != after)


TRUE: dict[str, Callable[[Played], bool]] = {
    "Win this turn": wins,
    "Deliver in the right city": lambda it: gained(it, "commodities") == 1,
    "Found a trading post": lambda it: gained(it, "posts") == 1,
    "The right trade": lambda it: it.count("trade with ") == 1 and moves_on(it, "hands"),
    "Open the right route": lambda it: len(it.own("routes")[1]) == len(it.own("routes")[0]) + 1,
    "A merchant in the right place": lambda it: has_set(it, "merchants"),
    "A caravan on the right route": lambda it: has_set(it, "caravans"),
    "Drive your caravan the right way": lambda it: has_moved(it, "caravans"),
    "Send your merchant the right way": lambda it: has_moved(it, "merchants"),
    "Deliver twice in one turn": lambda it: has_delivered(it) and delivers_again(it),
    "Many trades for one delivery": lambda it: it.count("trade 4 ") > 2 and has_delivered(it),
    "Trade twice to deliver once": lambda it: it.count("trade 4 ") == 2 and has_delivered(it),
    "Trade for what the Contract lacks": lambda it: it.count("trade 4 ") == 1 and has_delivered(it),
    "Deliver now, or keep your goods?": has_delivered,
    "Deliver, though a rival can join you": lambda it: (
        arrives_where_it_delivers(it) and rivals_can_pay(it)
    ),
    "Gain time on the way to a delivery": lambda it: (
        arrives_where_it_delivers(it) and gains_time(it)
    ),
    "Travel to where you can deliver": arrives_where_it_delivers,
    "Fetch the last good for a Contract": lambda it: it.count("travel ") == 1 and completes(it),
    "Sell the right Contract": sells,
    "Travel and gain time": gains_time,
    "Save the tan Palace from the Mongols": is_ransomed,
    "Save the teal Caravansary from the Mongols": is_ransomed,
    "Be safe when the Mongols come": lambda it: attacked(it)[1] < attacked(it)[0],
    "A courtier in the right hall": sends_courtier,
    "The right way in the Mosque": lambda it: moves_on(it, "mosque"),
    "Gain favour at the right time": lambda it: it.own("favour")[1] > it.own("favour")[0],
    "Build although the Mongols come": lambda it: (
        len(new_buildings(it)) == 1 and attacked(it)[1] > attacked(it)[0]
    ),
    "Four cubes at one go": lambda it: taken_cubes(it) >= 4,
    "Build on the right site": lambda it: len(new_buildings(it)) == 1,
    "Visit the right building": lambda it: not new_buildings(it) and taken_cubes(it) > 0,
}


@pytest.mark.parametrize("title", TITLES)
def test_a_heading_is_true_of_the_solution(title: str) -> None:
    for one in fitting(title):
        heading = heading_of(title, one).en
        assert heading in TRUE, f"Say in this test how it is seen that this is true: {heading}"
        assert TRUE[heading](played(title, one)), (one.id, heading)


def test_there_are_many_kinds_of_headings_and_all_have_both_languages() -> None:
    found = {heading_of(title, one) for title in TITLES for one in fitting(title)}
    assert len(found) >= LEAST_KINDS
    assert all(words.en and words.de and words.en != words.de for words in found)


def test_the_check_tells_a_false_heading_from_a_true_one() -> None:
    """Most headings are false of most puzzles."""
    pairs = [(title, one, played(title, one)) for title in ("merv",) for one in fitting(title)]
    of_merv = [heading_of("merv", one).en for _, one, _ in pairs]
    for heading in {*of_merv} - {"Build on the right site"}:
        assert not all(TRUE[heading](it) for _, _, it in pairs), heading


@pytest.mark.parametrize("row", [row for rows in headings().values() for row in rows])
def test_a_heading_is_only_taken_where_all_its_demands_are_met(row: Heading) -> None:
    """One that is told of a delivery less, or of fewer cubes, is not taken."""
    met = Deed(Counter(row.facts), {}, Counter(row.can), Counter({row.then: 1}))
    assert is_met(row, met)
    for kind in row.facts:
        assert not is_met(row, met._replace(facts=met.facts - Counter({kind: 1})))
    assert is_met(row, met._replace(before=Counter())) == (not row.can)
    assert is_met(row, met._replace(after=Counter())) == (not row.then)


def test_a_puzzle_without_a_heading_of_its_own_gets_the_general_one() -> None:
    one = next(one for one in fitting("merv") if deed_of("merv", one).facts["built"])
    stays = msgspec.structs.replace(one, solution=[])
    assert heading_of("merv", stays).en == headings()[ANY][0].en
