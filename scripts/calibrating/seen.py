"""The chance that people see, in games to which nothing was fitted: `foreseen`, at a few positions
of each from its second third on."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from calibrating.figures import LATER, Held, binned, calibration_error
from calibrating.fitting import Pair, skill
from calibrating.games import ALONE, WAYS, Sitting, came_of
from fondaco.analysis.foresight import foreseen
from fondaco.analysis.shapes import Outlook

FIRST = 1_000_000  # number of the first game: no curve was fitted to any from there on
SEEN = 4  # positions of one game


class Seen(Struct, frozen=True):
    """A game: its way to play and number, the chances that were told, and what came true."""

    way: str
    number: int
    told: list[Pair]


def seen(title: str, seats: int, options: dict[str, str], number: int) -> Seen:
    """One game, with what is told of some of its later positions."""
    sitting = Sitting(title, seats, options, number)
    game = sitting.game
    found = [(at, sitting.state.copy()) for at in sitting.positions()]
    later = [state for at, state in found if at >= LATER * sitting.moves]
    some = sitting.will.sample(later, min(SEEN, len(later)))
    came = came_of(game, sitting.state)
    told = [pair for state in some for pair in told_of(foreseen(game, state), came, game.par)]
    return Seen(sitting.way, number, told)


def told_of(outlook: Outlook, came: Sequence[float], par: int) -> list[Pair]:
    """Each chance that is told, to win or to reach a mark, and whether it came true."""
    if outlook.measure == "chance":
        return list(zip(outlook.chances, came, strict=True))
    return [(mark.chance, float(came[0] * par >= mark.points)) for mark in outlook.marks]


def wanted(title: str, games: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """So many new games of each way to play, in turn; more of those with one seat."""
    for number in range(games):
        for seats, options in WAYS[title]:
            often = ALONE if seats == 1 else 1
            first = FIRST + number * often
            yield from ((seats, options, first + more) for more in range(often))


def held(games: Sequence[Seen]) -> Held:
    """How far what was told is from what came."""
    told = [pair for one in games for pair in one.told]
    bins = binned(told)
    return Held(len(games), calibration_error(bins), skill(told), bins)
