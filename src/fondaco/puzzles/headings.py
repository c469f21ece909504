"""What a puzzle is called: found from what its solution does, by the demands in headings.toml."""

import tomllib
from collections import Counter
from functools import cache, reduce
from importlib.resources import files
from operator import and_
from typing import NamedTuple

import msgspec

import fondaco
from fondaco.analysis.outlook import won
from fondaco.analysis.reasons import scene_of
from fondaco.analysis.scene import Scene
from fondaco.analysis.shapes import Value, Words
from fondaco.analysis.titles import matters_of
from fondaco.analysis.words import filled
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.puzzles.shapes import Puzzle

ANY = "any"
FORCED = 20  # moves at most that are looked through
LUCKS = 4  # what comes of luck differs


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading, and what it demands of a solution; see headings.toml."""

    facts: dict[str, int]
    en: str
    de: str
    can: dict[str, int] = {}
    then: str = ""


class Deed(NamedTuple):
    """What a solution does: how often each fact is told, what they speak of, and what can be done
    before and after it."""

    facts: Counter[str]
    values: dict[str, Value]
    before: Counter[str]
    after: Counter[str]


@cache
def headings() -> dict[str, list[Heading]]:
    text = files("fondaco.puzzles").joinpath("headings.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, list[Heading]])


def heading_of(title: str, puzzle: Puzzle) -> Words:
    deed = deed_of(title, puzzle)
    rows = [*headings().get(title, []), *headings()[ANY]]
    row = next(row for row in rows if is_met(row, deed))
    return Words(*[filled(title, text, deed.values, n) for n, text in row_words(row)])


def row_words(row: Heading) -> list[tuple[str, str]]:
    return [("en", row.en), ("de", row.de)]


def is_met(row: Heading, deed: Deed) -> bool:
    """Whether a solution does all that a heading demands."""
    is_told = all(deed.facts[kind] >= count for kind, count in row.facts.items())
    could = all(deed.before[word] >= count for word, count in row.can.items())
    return is_told and could and (not row.then or deed.after[row.then] > 0)


def deed_of(title: str, puzzle: Puzzle) -> Deed:
    game = fondaco.game(title)
    known = game.restore(puzzle.state)
    moves = [game.move(text) for text in puzzle.solution]
    scene = scene_of(game, known, puzzle.seat, moves)
    facts, values = _facts(scene)
    return Deed(facts, values, words_of(game, known), _next(game, puzzle, moves))


def _facts(scene: Scene) -> tuple[Counter[str], dict[str, Value]]:
    """How often each fact is told of the seat, by the engine or the analysis; winning is one."""
    told = [event for event in scene.told if event.get("seat") == scene.seat]
    known = matters_of(scene.game.title).facts(scene)
    count = Counter([str(event["event"]) for event in told])
    count |= Counter({fact.kind for fact in known})
    count["won"] = int(_wins(scene))
    spoken = [pair for fields in told for pair in fields.items()]
    spoken += [pair for fact in known for pair in fact.values.items()]
    return count, {name: value for name, value in spoken if isinstance(value, str | int)}


def _wins(scene: Scene) -> bool:
    game = scene.game
    is_over = game.to_act(scene.after) is None and game.rivals(scene.after) > 0
    return is_over and won(game, scene.after)[scene.seat] == 1.0


def _next(game: Game, puzzle: Puzzle, moves: list[Move]) -> Counter[str]:
    """What the seat can do after the solution and all that is forced, whatever the luck is."""
    found = [_goes_on(game, puzzle, moves, Seeded(f"heading {number}")) for number in range(LUCKS)]
    return reduce(and_, found)


def _goes_on(game: Game, puzzle: Puzzle, moves: list[Move], luck: Seeded) -> Counter[str]:
    state = game.restore(puzzle.state)
    for move in moves:
        game.apply(state, move, luck)
    for _ in range(FORCED):
        if game.to_act(state) != puzzle.seat or len(game.legal(state)) > 1:
            break
        game.apply(state, game.legal(state)[0], luck)
    return words_of(game, state) if game.to_act(state) == puzzle.seat else Counter()


def words_of(game: Game, state: State) -> Counter[str]:
    """How many legal moves begin with each word."""
    return Counter([move.text.partition(" ")[0] for move in game.legal(state)])
