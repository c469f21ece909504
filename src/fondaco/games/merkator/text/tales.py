"""Several events of one kind and one seat, told in one sentence."""

from collections.abc import Callable
from typing import Final

from fondaco.core.amounts import listed
from fondaco.games.merkator.text.telling import Teller, sentence, the
from fondaco.games.merkator.text.wording import good_name, in_place

Run = list[Teller]


def sentences(events: list[dict[str, object]], names: list[str]) -> list[str]:
    """Events as sentences; those that can be told together are."""
    kind = str(events[0]["event"])
    if len(events) == 1 or kind not in _TOGETHER:
        return [sentence(event, names) for event in events]
    return [_TOGETHER[kind]([Teller(event, names) for event in events])]


def _goods(run: Run) -> str:
    return listed([(told.number("count"), good_name(told.text("good"))) for told in run])


def _one_each(run: Run) -> str:
    return listed([(1, good_name(told.text("good"))) for told in run])


def _things(run: Run, thing: Callable[[Teller], str]) -> str:
    return ", ".join([thing(told) for told in run])


def _sale(told: Teller) -> str:
    return f"{the(told, 'contract')} for {told.number('taler')} Taler"


_TOGETHER: Final[dict[str, Callable[[Run], str]]] = {
    "took": lambda run: f"{run[0].does('take')} {_goods(run)}.",
    "paid": lambda run: f"{run[0].does('pay')} {_goods(run)}.",
    "got_bonus": lambda run: f"{run[0].does('get')} {_goods(run)} from Bonus cards.",
    "lost": lambda run: f"{run[0].does('lose')} {_one_each(run)}.",
    "cube_placed": lambda run: (
        f"New cubes in {_things(run, lambda told: in_place(told.text('place')))}."
    ),
    "used_supply": lambda run: (
        f"{run[0].does('turn')} Supply tile cubes into "
        f"{_things(run, lambda told: good_name(told.text('good')))}."
    ),
    "sold": lambda run: f"{run[0].does('sell')} {_things(run, _sale)}.",
    "fulfilled": lambda run: (
        f"{run[0].does('fulfill')} {_things(run, lambda told: the(told, 'contract'))}."
    ),
}
