"""What a legal move would bring now, in a few words: read from the events foretold of it."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Foretold, Move
from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    BONUS_JOINED,
    BONUS_PRICE,
    BUILDING_IDS,
    BUILDING_PRICE,
    COLOR_NAMES,
    COLUMN_GOODS,
    GOOD_NAMES,
    LEVEL,
    VALUES,
)
from fondaco.games.merkator.moves import (
    ACCEPT,
    BUY_BONUS,
    BUY_BUILDING,
    DONE,
    FULFILL_CONTRACT,
    JOIN_TRAVEL,
    PAY_GOODS,
    SELL,
    TAKE_GOODS,
    TRADE_FOR,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.terms import COLUMN_IDS, color_of
from fondaco.games.merkator.text.advice import given, served, still_possible
from fondaco.games.merkator.text.glosses import gloss
from fondaco.games.merkator.text.journeys import journey
from fondaco.games.merkator.text.means import means_of, own
from fondaco.games.merkator.text.outlook import Outlook, goods_in, of_kind
from fondaco.games.merkator.text.readiness import lacking
from fondaco.games.merkator.text.seen import Fields, Seen
from fondaco.games.merkator.text.soloplay import BLOCKED, is_covered
from fondaco.games.merkator.text.wording import (
    all_of,
    any_of,
    building_text,
    card_name,
    card_text,
    contract,
    demand,
    time_counters,
)


def prospect(move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold) -> str:
    """What a legal move would bring, or what its text leaves unsaid."""
    kind = int(move.kind)
    if kind not in _PROSPECTS:
        return gloss(move).replace(": ", "; ", 1)  # there is a colon before it
    return _PROSPECTS[kind](Outlook(move, Seen(view, names), foretold))


def _taking(outlook: Outlook) -> str:
    """The other good, if the cubes are divided."""
    goods = goods_in(of_kind(outlook.at_once, "took"))
    return f"with {goods[1]}" if len(goods) > 1 else ""


def _fulfillment(outlook: Outlook) -> str:
    """What is paid for the Contract, and what it earns."""
    goods = ", ".join(goods_in(of_kind(outlook.at_once, "paid"))) or demand(outlook.move.what)
    return "; ".join([f"pay {goods}", *_reward(outlook, outlook.all)])


def _reward(outlook: Outlook, events: list[Fields]) -> list[str]:
    """What a Contract that is fulfilled in these events earns, as far as that is known."""
    earned = [f"earns the {card_text(one.word('contract'))}" for one in of_kind(events, "rewarded")]
    if of_kind(events, "unrewarded"):
        value = of_kind(events, "unrewarded")[0].fields.get("covered")
        why = "no Contract is left" if value is None else f"the stack of {value} is {BLOCKED}"
        return [f"earns nothing: {why}"]
    return earned or _blocked(outlook, events)


def _blocked(outlook: Outlook, events: list[Fields]) -> list[str]:
    """Where the AI's tile is in the way and the choice of a reward follows."""
    for event in of_kind(events, "fulfilled"):
        value = VALUES[LEVEL[contract(event.word("contract"))] + 1]
        if is_covered(outlook.seen, value):
            return [f"the stack of {value} is {BLOCKED}: then choose what it earns"]
    return []


def _payment(outlook: Outlook) -> str:
    """What has to be paid besides, and what the Contract then earns."""
    others = of_kind(outlook.at_once, "paid")[1 if outlook.move.other else 0 :]
    parts = [f"then {', '.join(goods_in(others))}"] if others else []
    parts += [] if outlook.move.other else [gloss(outlook.move)]
    return "; ".join([*parts[::-1], *_reward(outlook, outlook.at_once)])


def _trading(outlook: Outlook) -> str:
    """What is lacking, and what could be given for it."""
    means = means_of(own(outlook.seen))
    lacks = lacking(outlook.move.what, means.without_cubes())
    aim = f"4:1 trades for {lacks}" if lacks else "4:1 trades, to keep goods of your own"
    things = given(outlook.move.what, means)
    return f"{aim}; you could give {things}" if things else aim


def _join(outlook: Outlook) -> str:
    fares = [
        f"pay {time_counters(event.number('count'))} to {outlook.seen.name(event.number('active'))}"
        for event in outlook.of("joined")
    ]
    fares += [f"pay {time_counters(event.number('count'))}" for event in outlook.of("joined_ai")]
    gains = [f"{goods} from a Bonus card" for goods in goods_in(outlook.of("got_bonus"))]
    return "; ".join([*fares, *gains])


def _acceptance(outlook: Outlook) -> str:
    """What the letter costs the seat that may reject it."""
    letter = outlook.seen.part("check")
    held = own(outlook.seen).goods()
    goods = [good for good in COLUMN_GOODS[COLUMN_IDS.index(letter.word("column"))] if held[good]]
    lost = min(letter.number("loss"), sum([held[good] for good in goods]))
    things = " or ".join([GOOD_NAMES[good] for good in goods])
    return f"{gloss(outlook.move)}; {f'you lose {lost} {things}' if lost else 'you lose nothing'}"


def _sale(outlook: Outlook) -> str:
    return "".join([f"{event.number('taler')} Taler" for event in outlook.of("sold")])


def _supply(outlook: Outlook) -> str:
    """Which cube of the tile it is, and the Contracts here that want the good."""
    contracts = served(outlook.seen, outlook.move.what)
    parts = [f"for {all_of(contracts)}"] if contracts else []
    return "; ".join([f"the {COLOR_NAMES[color_of(outlook.move.what)]} cube", *parts])


def _done(outlook: Outlook) -> str:
    """Nothing more, and which Contracts could still be fulfilled."""
    names = still_possible(outlook.seen)
    left = f", although you could fulfill {any_of(names)}" if names else ""
    return f"fulfill nothing more here{left}"


def _trade(outlook: Outlook) -> str:
    """What the text leaves unsaid, and whether this trade completes the Contract."""
    parts = [gloss(outlook.move)] if gloss(outlook.move) else []
    done = [card_name(event.word("contract")) for event in of_kind(outlook.at_once, "fulfilled")]
    parts += [f"fulfills the {name} at once" for name in done]
    return "; ".join([*parts, *_reward(outlook, outlook.at_once)])


def _bonus_card(outlook: Outlook) -> str:
    """Its name tells the good and the location."""
    joined = f", {BONUS_JOINED} when you join" if outlook.seen.can_join() else ""
    price = _price(outlook, int(BONUS_PRICE[outlook.move.what]))
    return f"{price}; {BONUS_ACTIVE} when you travel there{joined}"


def _building(outlook: Outlook) -> str:
    card = outlook.move.what
    price = _price(outlook, int(BUILDING_PRICE[card]))
    return f"{price}; {building_text(card)}{outlook.seen.worth(BUILDING_IDS[card])}"


def _price(outlook: Outlook, price: int) -> str:
    if outlook.seen.plays("no_coins"):
        return f"for {price} or more in Contracts"
    return f"{price} Taler"


_PROSPECTS: Final[dict[int, Callable[[Outlook], str]]] = {
    int(ACCEPT): _acceptance,
    int(SELL): _sale,
    int(TRAVEL): journey,
    int(TAKE_GOODS): _taking,
    int(FULFILL_CONTRACT): _fulfillment,
    int(USE_SUPPLY): _supply,
    int(DONE): _done,
    int(TRADE_FOR): _trade,
    int(TRADE_TOWARD): _trading,
    int(PAY_GOODS): _payment,
    int(BUY_BONUS): _bonus_card,
    int(BUY_BUILDING): _building,
    int(JOIN_TRAVEL): _join,
}
