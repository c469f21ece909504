"""What a fulfilled Contract earns: a better one."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.components import LEVEL, LEVEL_END, LEVEL_FIRST, LEVELS, LOCATION, VALUE
from fondaco.games.merkator.effects import open_contract, top_of_stack
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import GAIN_HAND
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import DISCARD, PEACE_GAINED, SOLITARY, STACK


class Reward(Step):
    """Where the better Contract comes from: asked only of a seat that has one in hand."""

    def has_choice(self, state: MerkatorState) -> bool:
        return self.by_kind[GAIN_HAND].bars_all(state) is None

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        reward(state, chance, told)
        turns.after_reward(state, told)


class GainTop(Choice):
    """Gain the Contract of the stack."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        reward(state, chance, told)
        turns.after_reward(state, told)


def reward(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The top Contract of the next level, or what the rules give in its place."""
    # rule reward.next
    level = LEVEL[state.contract] + 1
    if top_of_stack(state, level) == NONE:
        reshuffle(state, level, chance, told)
    # rule reward.same
    if top_of_stack(state, level) == NONE:
        level -= 1
    gained = top_of_stack(state, level)
    # rule reward.nothing
    if gained == NONE:
        events.unrewarded(told, state.asked)
        return
    state.gained = gained
    state.contracts[gained] = state.asked
    events.rewarded(told, state.asked, gained)
    # rule final.peace
    # rule final.once
    if LOCATION[gained] == NONE and state.ending == NONE:
        state.ending = PEACE_GAINED
        events.final_round(told, state.ending)
    open_contract(state, level, chance, told)


def reshuffle(state: MerkatorState, level: i64, chance: Chance, told: Told) -> None:
    """The discarded Contracts of an empty stack become that stack."""
    # rule reward.peace
    # rule solitary.no_search
    if level == LEVELS - 1 or plays_with(state, SOLITARY):
        return
    first = LEVEL_FIRST[level]
    end = LEVEL_END[level]
    # rule reward.reshuffle
    if count(state.contracts, DISCARD, first, end) == 0:
        return
    for card in range(first, end):
        if state.contracts[card] == DISCARD:
            state.contracts[card] = STACK
    events.reshuffled(told, VALUE[first])
    open_contract(state, level, chance, told)
