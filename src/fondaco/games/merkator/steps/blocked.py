"""What a Contract earns in SoloPlay, where the AI's tile or his Contracts may stand in the way."""

from librt.vecs import append
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import SOLOPLAY_BLOCKED, SOLOPLAY_SWAP
from fondaco.games.merkator.components import CONTRACTS, LEVEL, LEVELS, VALUES
from fondaco.games.merkator.effects import take_from_path, top_of_stack, without
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import AI, PEACE_GAINED, Card


class Blocked(Step):
    """What you gain where the next stack is blocked, or the AI has its only card."""

    def has_choice(self, state: MerkatorState) -> bool:
        return len(self.legal(state)) > 1

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        reward(state, chance, told)
        turns.after_reward(state, told)


class GainSame(Choice):
    """Gain a Contract of the same value."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_same(state)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        gain(state, top_of_stack(state, LEVEL[state.contract]), chance, told)
        turns.after_reward(state, told)


class GainPeace(Choice):
    """Swap the Contract at hand for the AI's Peace of Westphalia."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_peace(state)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        swap(state, told)
        turns.after_reward(state, told)


class GainNothing(Choice):
    """Do without a reward."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        gain(state, NONE, chance, told)
        turns.after_reward(state, told)


def next_level(state: MerkatorState) -> i64:
    """The stack from which the Contract at hand is rewarded."""
    return LEVEL[state.contract] + 1


def bars_same(state: MerkatorState) -> Clause | None:
    """What forbids to gain a Contract of the same value instead."""
    # rule soloplay.blocked
    is_blocked = state.tile == next_level(state)
    if is_blocked and top_of_stack(state, LEVEL[state.contract]) != NONE:
        return None
    return SOLOPLAY_BLOCKED


def bars_peace(state: MerkatorState) -> Clause | None:
    """What forbids to take the Peace of Westphalia from the AI."""
    # rule soloplay.swap
    if next_level(state) == LEVELS - 1 and state.contracts[CONTRACTS - 1] == AI:
        return None
    return SOLOPLAY_SWAP


def reward(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The reward where nothing is to be chosen."""
    # rule soloplay.no_search
    level = next_level(state)
    card = top_of_stack(state, level)
    if card == NONE and state.tile != level:
        card = top_of_stack(state, level - 1)
    gain(state, card, chance, told)


def gain(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    state.gained = card
    if card == NONE:
        go_without(state, told)
        return
    take_from_path(state, state.asked, card, chance, told)
    # rule soloplay.end_peace
    if turns.has_peace(state):
        state.ending = PEACE_GAINED


def go_without(state: MerkatorState, told: Told) -> None:
    """No reward: the tile is in the way, or nothing is left."""
    level = next_level(state)
    if state.tile == level:
        events.unrewarded_by_tile(told, state.asked, VALUES[level])
    else:
        events.unrewarded(told, state.asked)


def swap(state: MerkatorState, told: Told) -> None:
    """The Contract at hand goes to the AI, the Peace of Westphalia comes to you."""
    # rule soloplay.swap
    peace = CONTRACTS - 1
    state.gained = NONE
    state.contracts[peace] = state.asked
    state.contracts[state.contract] = AI
    state.earned = append(without(state.earned, peace), state.contract)
    events.swapped_peace(told, state.asked)
