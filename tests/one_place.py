"""A rule stands in one place: what is refused leaves the legal list, what is not comes into it.

Every function `bars_...` of a game says what forbids something. Each is replaced in turn, by one
that always refuses and by one that never does, in positions of random games where the legal list
asks it; then the legal list has to shrink, or to grow, and `why_not` with it. Replacing a function
has no effect on a compiled engine, so this is for the interpreted one.
"""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from types import FunctionType, ModuleType

import fondaco
from conformance import Eager, Walk
from fondaco.core.game import State
from fondaco.core.refusal import Clause

Bars = Callable[..., Clause | None]
Mode = tuple[int, Mapping[str, str], Eager, str]  # seats, options, preferred moves, seed
Way = tuple[str, bool]  # a function by its name, and whether it is to refuse always, or never

TRIES = 600  # positions in which a function is replaced before it is given up
SAMPLE = 400  # every so many positions all functions are looked at, also those that are not asked
LONGEST = 3_000  # decisions of a game that are looked at
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
def replaced(
    modules: list[ModuleType], function: Callable[..., object], other: Callable[..., object]
) -> Iterator[None]:
    """Let another function stand wherever this one is known."""
    places = [(m, name) for m in modules for name, known in vars(m).items() if known is function]
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


class Trial:
    """Which functions of a title the legal list has been seen to follow, and which way."""

    def __init__(self, title: str) -> None:
        self.game = fondaco.game(title)
        self.modules = modules_of(title)
        self.functions = forbidding(title)
        self.noting = {name: self._noting(name) for name in self.functions}
        self.followed: set[Way] = set()
        self.narrowed: set[str] = set()  # those that the candidates leave less to forbid
        self._tried: Counter[Way] = Counter()
        self._asked: set[Way] = set()
        self._is_trying = False
        self._looked = 0

    def _noting(self, name: str) -> Bars:
        """The function itself, which notes that it was asked, and what would change its answer."""

        def noted(*given: object) -> Clause | None:
            found: Clause | None = self.functions[name](*given)
            self._asked.add((name, found is None))
            return found

        return noted

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at every position that the game comes to: also at those that the flow passes
        through because nothing is to be decided there."""
        flow = importlib.import_module(f"fondaco.games.{self.game.title}.flow")
        has_choice = flow.has_choice

        def looking(state: State) -> bool:
            is_asked = bool(has_choice(state))
            with suppress(IndexError):  # where nothing is asked, there need be no legal list
                self.look(state, is_asked)
            return is_asked

        with ExitStack() as stack:
            for name, function in self.functions.items():
                stack.enter_context(replaced(self.modules, function, self.noting[name]))
            stack.enter_context(replaced(self.modules, has_choice, looking))
            yield

    def play(self, modes: list[Mode]) -> None:
        """Play a game in each of these ways."""
        for seats, options, eager, seed in modes:
            walk = Walk(self.game.title, seats, seed, eager, options)
            while not walk.is_over() and walk.decisions < LONGEST:
                walk.step()

    def look(self, state: State, is_asked: bool = True) -> None:
        if self._is_trying:  # a position that the legal list itself has thought of
            return
        self._is_trying = True
        try:
            self._asked.clear()
            before = self._legal(state)
            for way in sorted(self._asked - self.followed):
                if self._tried[way] < TRIES:
                    self._try(way, state, before)
            self._looked += is_asked
            if is_asked and self._looked % SAMPLE == 0:
                self._look_for_narrowed(state)
        finally:
            self._is_trying = False

    def _try(self, way: Way, state: State, before: set[str]) -> None:
        name, refuses = way
        self._tried[way] += 1
        with replaced(self.modules, self.noting[name], always if refuses else never):
            now = self._legal(state)
            if now < before if refuses else now > before:
                self.followed.add(way)
                self._check_reasons(state, now, way)

    def _look_for_narrowed(self, state: State) -> None:
        for name in self.functions.keys() - self.narrowed:
            with replaced(self.modules, self.noting[name], never):
                self._check_reasons(state, self._legal(state), (name, False))

    def _legal(self, state: State) -> set[str]:
        return {move.text for move in self.game.legal(state)}

    def _check_reasons(self, state: State, legal: set[str], way: Way) -> None:
        """Nothing is legal and refused at once; and whatever is not refused is legal, unless a
        function that never refuses lets more pass than the candidates of its step have."""
        name, refuses = way
        free = {move.text for move in self.game.moves if self.game.why_not(state, move) is None}
        assert legal <= free
        if free > legal:
            assert not refuses
            self.narrowed.add(name)
