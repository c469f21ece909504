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
    return listed([(told.number("count"), _good(told)) for told in run])


def _one_each(run: Run) -> str:
    return listed([(1, _good(told)) for told in run])


def _listed(run: Run, thing: Callable[[Teller], str]) -> str:
    return ", ".join([thing(told) for told in run])


def _place(told: Teller) -> str:
    return in_place(told.text("place"))


def _good(told: Teller) -> str:
    return good_name(told.text("good"))


def _contract(told: Teller) -> str:
    return the(told, "contract")


def _sale(told: Teller) -> str:
    return f"{_contract(told)} for {told.number('taler')} Taler"


_TOGETHER: Final[dict[str, Callable[[Run], str]]] = {
    "took": lambda run: f"{run[0].does('take')} {_goods(run)}.",
    "paid": lambda run: f"{run[0].does('pay')} {_goods(run)}.",
    "got_bonus": lambda run: f"{run[0].does('get')} {_goods(run)} from Bonus cards.",
    "lost": lambda run: f"{run[0].does('lose')} {_one_each(run)}.",
    "cube_placed": lambda run: f"New cubes in {_listed(run, _place)}.",
    "used_supply": lambda run: (
        f"{run[0].does('turn')} Supply tile cubes into {_listed(run, _good)}."
    ),
    "sold": lambda run: f"{run[0].does('sell')} {_listed(run, _sale)}.",
    "fulfilled": lambda run: f"{run[0].does('fulfill')} {_listed(run, _contract)}.",
}
