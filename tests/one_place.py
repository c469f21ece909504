"""A rule stands in one place: what is refused leaves the legal list, what is not comes into it.

Every function `bars_...` of a game says what forbids something. Each is replaced in turn, by one
that always refuses and by one that never does, in positions of random games where the legal list
asks it; then the legal list and `why_not` have to go the same way. Replacing a function has no
effect on a compiled engine, so this is for the interpreted one.
"""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from types import FunctionType, ModuleType

from conformance import Eager, Walk

import fondaco
from fondaco.core.game import Game, Move, State
from fondaco.core.refusal import Clause

Bars = Callable[..., Clause | None]
Mode = tuple[int, Mapping[str, str], Eager]  # seats, options, and which moves are preferred

LONGEST = 2_000  # decisions of a game that are looked at
REFUSAL = Clause("test.refusal", "", "Refused by the test.", "")


def modules_of(title: str) -> list[ModuleType]:
    package = importlib.import_module(f"fondaco.games.{title}")
    names = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(name) for _, name, _ in names]


def forbidding(title: str) -> dict[str, FunctionType]:
    """The functions that say what forbids something, by module and name."""
    return {
        f"{module.__name__.removeprefix(f'fondaco.games.{title}.')}.{name}": function
        for module in modules_of(title)
        for name, function in vars(module).items()
        if isinstance(function, FunctionType)
        and name.startswith("bars_")
        and function.__module__ == module.__name__
    }


@contextmanager
def replaced(title: str, function: Callable[..., object], other: Callable[..., object]) -> Iterator[None]:
    """Let another function stand wherever this one is known."""
    places = [
        (module, name)
        for module in modules_of(title)
        for name, known in vars(module).items()
        if known is function
    ]
    for module, name in places:
        setattr(module, name, other)
    try:
        yield
    finally:
        for module, name in places:
            setattr(module, name, function)


def never(*_: object) -> Clause | None:
    return None


def always(*_: object) -> Clause | None:
    return REFUSAL


class Asked:
    """Positions in which the legal list has asked a function, and whether it refused."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.functions = forbidding(title)
        self.refused: dict[str, list[State]] = {name: [] for name in self.functions}
        self.passed: dict[str, list[State]] = {name: [] for name in self.functions}
        self._seen: Counter[tuple[str, bool]] = Counter()
        self._now: set[tuple[str, bool]] = set()

    def noting(self, name: str) -> Bars:
        function = self.functions[name]

        def noted(*given: object) -> Clause | None:
            found: Clause | None = function(*given)
            self._now.add((name, found is not None))
            return found

        return noted

    def look(self, game: Game, state: State) -> None:
        self._now.clear()
        game.legal(state)
        for name, refused in self._now:
            self._seen[name, refused] += 1
            if self._seen[name, refused].bit_count() == 1:
                (self.refused if refused else self.passed)[name].append(state.copy())


def positions(title: str, modes: list[Mode]) -> Asked:
    """Play a game in each of these ways, and keep positions for every function; also those that
    the flow passes through because nothing is to be decided there."""
    asked = Asked(title)
    flow = importlib.import_module(f"fondaco.games.{title}.flow")
    game, has_choice = fondaco.game(title), flow.has_choice

    def looking(state: State) -> bool:
        with suppress(IndexError):  # where nothing is asked, there need be no legal list
            asked.look(game, state)
        return bool(has_choice(state))

    with ExitStack() as stack:
        for name, function in asked.functions.items():
            stack.enter_context(replaced(title, function, asked.noting(name)))
        stack.enter_context(replaced(title, has_choice, looking))
        for number, (seats, options, eager) in enumerate(modes):
            walk = Walk(title, seats, f"one place {number}", eager, options)
            while not walk.is_over() and walk.decisions < LONGEST:
                walk.step()
    return asked


def legal_now(game: Game, state: State) -> set[str]:
    """The legal list, after a look that nothing in it is refused."""
    legal = game.legal(state)
    for move in legal:
        assert game.why_not(state, move) is None, f"{move.text} is legal and refused at once"
    return {move.text for move in legal}


def let_in(game: Game, state: State) -> list[Move]:
    return [move for move in game.moves if game.why_not(state, move) is None]


class Followed:
    """How the legal list went with one function."""

    def __init__(self, asked: Asked, name: str) -> None:
        self.game = fondaco.game(asked.title)
        self.asked = asked
        self.name = name
        self.shrinks = self._differs(always, asked.passed[name], lambda before, now: now < before)
        self.grows = self._differs(never, asked.refused[name], lambda before, now: now > before)

    def _differs(
        self, other: Bars, states: list[State], goes: Callable[[set[str], set[str]], bool]
    ) -> bool:
        """Whether the legal list goes that way in any of these positions, if the other stands."""
        found = False
        for state in states:
            before = legal_now(self.game, state)
            with replaced(self.asked.title, self.asked.functions[self.name], other):
                now = legal_now(self.game, state)
                if other is always:
                    assert {move.text for move in let_in(self.game, state)} == now
            found = found or goes(before, now)
        return found
