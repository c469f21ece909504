"""His trading posts, goods and contracts."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merv.cards import complete_contract, has_goods, is_available
from fondaco.games.merv.clauses import (
    MARKETPLACE_DISKS,
    SOLO_CONTRACT,
    SOLO_GOODS,
    SOLO_POST,
    SOLO_THIRD,
)
from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_FAVOUR,
    CONTRACT_LEVEL,
    CONTRACT_POINTS,
    CONTRACTS,
    EITHER_ASKED,
    RARE_ASKED,
)
from fondaco.games.merv.effects import take_stores
from fondaco.games.merv.holdings import free_of, has_post
from fondaco.games.merv.magistrate import city
from fondaco.games.merv.magistrate.reasons import Ranking, explain, tell
from fondaco.games.merv.places import (
    bars_post,
    establish,
    good_of,
    is_unsettled,
)
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import CITIES, COMMON, INNER, MAGISTRATE, RARE
from fondaco.games.merv.told import Told, mark


def visit(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    """The marketplace action: a post, the goods of all his posts, contracts."""
    place_post(state, told)
    # rule solo.goods
    since = mark(told)
    take_stores(state, MAGISTRATE, COMMON, posts_within(state, 0, INNER), told)
    take_stores(state, MAGISTRATE, RARE, posts_within(state, INNER, CITIES), told)
    explain(told, since, SOLO_GOODS, "a good for each of his posts")
    fulfil_contracts(state, told)


def posts_within(state: MervState, first: i64, end: i64) -> i64:
    found: i64 = 0
    for at in range(first, end):
        if has_post(state, MAGISTRATE, at):
            found += 1
    return found


def free_post(state: MervState, told: Told) -> None:
    """The post of his third breakthrough, with the good of its city and contracts for it."""
    # rule solo.third
    place = place_post(state, told)
    if place == NONE:
        return
    since = mark(told)
    take_stores(state, MAGISTRATE, good_of(place), 1, told)
    explain(told, since, SOLO_THIRD, "the good of that city")
    fulfil_contracts(state, told)


def place_post(state: MervState, told: Told) -> i64:
    """Establish a post; the city, or NONE if he cannot."""
    since = mark(told)
    choice = best_city(state)
    if choice.is_empty():
        tell(told, "did_nothing", MARKETPLACE_DISKS, "he has no disk left for a post", {})
        return NONE
    place = choice.best()
    establish(state, MAGISTRATE, place, told)
    explain(told, since, SOLO_POST, choice.why())
    return place


def best_city(state: MervState) -> Ranking:
    # rule solo.post
    found = Ranking(["an outer city", "a city without a post", "first from the north-west"])
    for place in range(CITIES):
        if bars_post(state, MAGISTRATE, place) is None:
            outer: i64 = 1 if place >= INNER else 0
            found.add(place, [outer, 1 if is_unsettled(state, place) else 0, -place])
    return found


# Contracts.


def fulfil_contracts(state: MervState, told: Told) -> None:
    # rule solo.contract
    choice = best_contract(state)
    while not choice.is_empty():
        fulfil(state, choice.best(), choice.why(), told)
        choice = best_contract(state)


def best_contract(state: MervState) -> Ranking:
    # rule solo.contract
    found = Ranking(["most points", "a soldier", "highest level"])
    for contract in range(CONTRACTS):
        # rule solo.no_cubes
        if is_available(state, contract) and has_goods(state, MAGISTRATE, contract):
            soldier = 1 - CONTRACT_FAVOUR[contract]
            level = CONTRACT_LEVEL[contract]
            found.add(contract, [CONTRACT_POINTS[contract], soldier, level])
    return found


def fulfil(state: MervState, contract: i64, why: str, told: Told) -> None:
    since = mark(told)
    spare = free_of(state, MAGISTRATE, COMMON) - COMMON_ASKED[contract]
    either = EITHER_ASKED[contract]
    common = either if either < spare else spare
    rare = RARE_ASKED[contract] + either - common
    complete_contract(state, MAGISTRATE, contract, COMMON_ASKED[contract] + common, rare, told)
    explain(told, since, SOLO_CONTRACT, why)
    if CONTRACT_FAVOUR[contract] == 0:
        city.deploy_soldier(state, told)
