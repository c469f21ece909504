"""Development cards: bought, drawn from the stack, which the played ones become again."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, luck
from fondaco.games.merchants.clauses import CARD_COST_CLAUSE, CARD_NONE
from fondaco.games.merchants.components import CARDS
from fondaco.games.merchants.effects import can_pay, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import card_count, cards_in
from fondaco.games.merchants.state import (
    MerchantsState,
    discard_row,
    fresh_row,
    secret_cards,
    stack_row,
)
from fondaco.games.merchants.step import Deed
from fondaco.games.merchants.terms import CARD_COST, Card


def bars_card_cost(state: MerchantsState) -> Clause | None:
    # rule card.cost
    return None if can_pay(state, state.active, CARD_COST) else CARD_COST_CLAUSE


def bars_stack(state: MerchantsState) -> Clause | None:
    """What forbids anybody to buy a development card."""
    # rule card.none
    left = card_count(state, stack_row(state)) + card_count(state, discard_row(state))
    return CARD_NONE if left == 0 else None


class BuyCard(Deed):
    """A development card for a price."""

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        barred = bars_card_cost(state)
        return bars_stack(state) if barred is None else barred

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay_cost(state, state.active, CARD_COST)
        draw(state, chance, told)


def draw(state: MerchantsState, chance: Chance, told: Told) -> None:
    # rule card.reshuffle
    # rule card.when
    if card_count(state, stack_row(state)) == 0:
        reshuffle(state, told)
    size = card_count(state, stack_row(state))
    if size == 1:
        chance.reveal()
    luck.development_card(chance, state)
    card = card_at(state, chance.pick(size))
    secret_cards(state).hand_over(stack_row(state), fresh_row(state), card, state.active)
    events.card_bought(told, state.active, card)


def reshuffle(state: MerchantsState, told: Told) -> None:
    """The played cards, which everybody has seen, become the stack."""
    secrets = secret_cards(state)
    secrets.forget(stack_row(state))
    for card in range(CARDS):
        state.cards[stack_row(state) * CARDS + card] = cards_in(state, discard_row(state), card)
        state.cards[discard_row(state) * CARDS + card] = 0
    events.reshuffled(told)


def card_at(state: MerchantsState, number: i64) -> Card:
    """The kind of the card with that number in the stack."""
    for card in range(CARDS):
        if number < cards_in(state, stack_row(state), card):
            return card
        number -= cards_in(state, stack_row(state), card)
    return NONE
