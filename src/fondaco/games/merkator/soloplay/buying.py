"""The AI buys: he pays, takes the Buildings, and says by which rule and why."""

from fondaco.core.chance import Chance
from fondaco.games.merkator.clauses import SOLOPLAY_BUY_ALL, SOLOPLAY_BUY_FREE, SOLOPLAY_FUNDS
from fondaco.games.merkator.effects import gain_building, without
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.soloplay.purchases import (
    CHEAP,
    ENOUGH,
    Purchase,
    choose,
    funds,
    locked,
    unlocked,
)
from fondaco.games.merkator.soloplay.reasons import (
    Fields,
    building_ids,
    contract_ids,
    explain,
    mark,
    priced,
    tell,
)
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import AI, OUT, Card


def buy_all(state: MerkatorState, chance: Chance, told: Told) -> None:
    """All that the AI buys in his turn."""
    # rule soloplay.funds
    # rule soloplay.buy_again
    buying = True
    while buying and len(state.row) > 0 and funds(state) >= ENOUGH:
        purchase = choose(state)
        buy(state, purchase, chance, told)
        # rule soloplay.buy_free_which
        buying = purchase.clause is not SOLOPLAY_BUY_FREE
    if told is not None and buying:
        tell_rest(state, told)


def tell_rest(state: MerkatorState, told: Told) -> None:
    """Why he buys nothing, or nothing more."""
    has = funds(state)
    why = f"he can spend {has}, and needs {ENOUGH}" if has < ENOUGH else "no Building is left"
    fields: Fields = {"funds": has, "locked": contract_ids(locked(state))}
    tell(told, "ai_stopped_buying", SOLOPLAY_FUNDS, why, fields)


def buy(state: MerkatorState, purchase: Purchase, chance: Chance, told: Told) -> None:
    if told is not None:
        tell_purchase(state, purchase, told)
    since = mark(told)
    pay(state, purchase)
    for card in purchase.cards:
        gain_building(state, AI, card, chance, told)
    explain(told, since, purchase.clause, "the row is filled up again")


def tell_purchase(state: MerkatorState, purchase: Purchase, told: Told) -> None:
    paid = purchase.payment
    cards = unlocked(state)[: paid.contracts]
    fields: Fields = {"cards": building_ids(purchase.cards), "contracts": contract_ids(cards)}
    fields["taler"] = paid.taler
    fields["change"] = paid.over if purchase.change else 0
    tell(told, "ai_bought", purchase.clause, purchase_why(state, purchase), fields)


def purchase_why(state: MerkatorState, purchase: Purchase) -> str:
    has = f"he can spend {funds(state)}"
    clause = purchase.clause
    name = priced(purchase.cards)
    if clause is SOLOPLAY_BUY_ALL:
        return f"{has}, too little for any; he gives all for the first of the row"
    if clause is SOLOPLAY_BUY_FREE:
        return f"{has}; nothing over {CHEAP} in reach, he takes {name} for nothing"
    over = purchase.payment.over
    if over == 0:
        return f"{has}; {name} is paid exactly"
    rest = "gets it back" if purchase.change else "loses it"
    return f"{has}; nothing is paid exactly; he overpays {name} by {over} and {rest}"


def pay(state: MerkatorState, purchase: Purchase) -> None:
    paid = purchase.payment
    # rule soloplay.pay_out
    for card in unlocked(state)[: paid.contracts]:
        spend(state, card)
    state.taler[AI] -= paid.taler
    if purchase.change:
        state.taler[AI] += paid.over


def spend(state: MerkatorState, card: Card) -> None:
    state.contracts[card] = OUT
    state.earned = without(state.earned, card)
