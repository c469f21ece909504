"""Several events of one kind and one owner, told in one sentence."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from fondaco.core.amounts import added_up, listed
from fondaco.games.merv.text.points import brought, gain_of, steps
from fondaco.games.merv.text.teller import Teller
from fondaco.games.merv.text.telling import CAMELS, cube_from, cube_paid, sentence, stores
from fondaco.games.merv.text.wording import counted, hall_name

Run = list[Teller]
Thing = Callable[[Teller], str]


def sentences(events: list[dict[str, object]], names: list[str]) -> list[str]:
    """Events as sentences; those that can be told together are."""
    kind = str(events[0]["event"])
    told = [sentence(event, names) for event in events]
    if len(events) == 1 or kind not in _TOGETHER or "" in told or "rule" in events[0]:
        return told
    return _TOGETHER[kind]([Teller(event, names) for event in events])


def _cubes(verb: str, cube: Thing) -> Callable[[Run], list[str]]:
    """Cubes of one color, and from one place, added up."""
    return lambda run: [f"{run[0].does(verb)} {listed([(1, cube(told)) for told in run])}."]


def _things(verb: str, thing: Thing) -> Callable[[Run], list[str]]:
    return lambda run: [f"{run[0].does(verb)} {', '.join([thing(told) for told in run])}."]


def _camels(run: Run) -> list[str]:
    sums = added_up([(told.count(), told.text("from")) for told in run])
    parts = [f"{counted(count, 'camel')} {CAMELS[source]}" for source, count in sums.items()]
    return [f"{run[0].does('gain')} {', '.join(parts)}."]


def _track(run: Run) -> list[str]:
    """Steps on a track, those for one reason together: how many, and where they end."""
    return [steps(list(part)) for _, part in groupby(run, gain_of)]


_TOGETHER: Final[dict[str, Callable[[Run], list[str]]]] = {
    "took_cube": _cubes("take", cube_from),
    "paid": _cubes("pay", cube_paid),
    "camels": _camels,
    "favour": _track,
    "influence": _track,
    "deployed": _things("deploy", lambda told: f"a soldier on {told.site()}"),
    "destroyed": _things("lose", Teller.site),
    "ransomed": _things("pay", lambda told: f"1 {cube_paid(told)} as ransom for {told.site()}"),
    "card_taken": _things("take", lambda told: told.text("spice")),
    "took": _things("take", stores),
    "committed": _things("commit", stores),
    "courtier": _things("place", lambda told: f"a courtier in the {hall_name(told.text('hall'))}"),
    "scored": _things("score", brought),
}
