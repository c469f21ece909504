"""The turn of SoloPlay's AI: he buys and travels as the rules say; you choose his Bonus card."""

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import SOLOPLAY_BONUS_GAIN
from fondaco.games.merkator.components import BONUS_IDS, BONUS_PLACE, LOCATION
from fondaco.games.merkator.effects import gain_bonus_card
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.soloplay import buying, path, reasons, turn
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import AI, CHECK, OPEN, Card


class AiTurn(Step):
    """Nothing is asked: the AI plays."""

    def has_choice(self, state: MerkatorState) -> bool:
        return False

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        play(state, chance, told)


def play(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The AI buys and travels; what follows may ask you something."""
    buying.buy_all(state, chance, told)
    stop = path.next_stop(state)
    if stop == NONE:
        turn.is_stuck(state, told)
        turns.end_game(state, told)
        return
    turn.travel(state, stop, chance, told)
    turns.go_to(state, CHECK)
    if LOCATION[stop] == NONE:
        turns.end_turn(state, told)


class Give(Step):
    """Which Bonus card of the location the AI gains."""

    def has_choice(self, state: MerkatorState) -> bool:
        return len(self.legal(state)) > 1

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        for move in self.legal(state):
            give(state, move.what, "it shows his location", chance, told)
        turns.ask_to_join_ai(state, told)


class GiveBonus(Choice):
    """Give him that card."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_gift(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        give(state, move.what, "you chose it of two", chance, told)
        turns.ask_to_join_ai(state, told)


def bars_gift(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the AI to gain that card: it shows another location, or does not lie open."""
    # rule soloplay.bonus_gain
    fits = state.bonus_cards[card] == OPEN and BONUS_PLACE[card] == state.merkator
    return None if fits else SOLOPLAY_BONUS_GAIN


def give(state: MerkatorState, card: Card, why: str, chance: Chance, told: Told) -> None:
    since = reasons.mark(told)
    events.ai_gained_bonus(told, BONUS_IDS[card], SOLOPLAY_BONUS_GAIN.id, why)
    gain_bonus_card(state, AI, card, chance, told)
    turn.explain_bonus(told, since)
