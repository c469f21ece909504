"""What makes a position a puzzle: the criterion, and what a puzzle is told with.

The best decision must be better than all others by `GAP`, 8 points of chance, or 2 points where one
plays alone for points; at the search that finds it, and at twice as much, also if another one is
looked at that the search would have passed over. And of both it and the
next best, 200 games are played on with the same luck, in which all decide at one ply: they must
agree, by a quarter of that at least, and so must those of any other decision that comes within
the gap in 40. And there must be something to tell that it gains.
"""

from collections.abc import Sequence
from statistics import fmean

from fondaco.analysis.hints import think
from fondaco.analysis.naming import name_of
from fondaco.analysis.outlook import chances, measure_of, won
from fondaco.analysis.ranked import Ranked, candidate, ranked
from fondaco.analysis.shapes import Measure
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players import PLAYERS, judge_of, talks_of
from fondaco.players.budget import Budget
from fondaco.players.options import Choices, best, distinct, make
from fondaco.puzzles.shapes import Puzzle

GAP: dict[Measure, float] = {"chance": 0.08, "points": 2.0}
SURE = 1.25  # times as much is asked for where a puzzle is looked for: it shall hold later
GLANCE, LOOK, SEARCH = 800, 4_000, 16_000  # positions that are judged
FEWEST = 3  # decisions that deserve a thought: of two anybody would guess the better one
PLAYOUTS = 200
FEW = 40  # after which it is seen whether the others are worth their time
AGREED = 0.25  # of the gap must be left at one ply: less could be chance
LONGEST = 1_500  # decisions of one
BEAM = 10  # half-made decisions that are carried on where all are looked for
WIDTH = 3  # half-made decisions that are carried on at one ply
TRIES = (("apprentice", 4), ("journeyman", 4), ("factor", 4))


def found(game: Game, state: State, seat: int, id: str, options: dict[str, str]) -> Puzzle | None:
    """The puzzle that a position is, if it is one; by what its seat may know."""
    known = game.guess(state, seat, Seeded(id))
    if len(game.legal(known)) == 1 or chances(game, known).open:
        return None
    for steps in (GLANCE, LOOK, SEARCH):
        if gap_of(game, known, _ranked(game, known, seat, steps)) < SURE:
            return None
    return checked(game, known, seat, id, options)


def checked(game: Game, known: State, seat: int, id: str, options: dict[str, str]) -> Puzzle | None:
    """The same of a position as it is known, by the whole criterion."""
    compared = _ranked(game, known, seat, 2 * SEARCH)
    if gap_of(game, known, compared) < 1.0:
        return None
    first, second = compared[:2]
    told = candidate(game, known, seat, first, second.mean)
    is_told = any(reason.sign == "gain" for reason in told.reasons)
    others = others_of(game, known, seat, first.moves)
    if not is_told or not is_alone(game, known, seat, first.moves, others):
        return None
    played_on = agreed(game, known, seat, [first.moves, second.moves], others)
    if not played_on:
        return None
    return Puzzle(
        id=id,
        seats=len(game.returns(known)),
        options=options,
        seat=seat,
        state=game.snapshot(known),
        measure=measure_of(game, known),
        question=think(game, known, seat),
        solution=told.moves,
        name=told.name,
        reasons=told.reasons,
        runner_up=name_of(game, known, second.moves),
        gap=round(first.mean - second.mean, 4),
        playouts=[round(mean, 4) for mean in played_on],
        missed=missed(game, known, seat, first.moves),
    )


def _ranked(game: Game, known: State, seat: int, steps: int) -> list[Ranked]:
    """The decisions that were compared to the end, the best first, by how the seat stands."""
    compared = ranked(game, known, seat, Budget(steps=steps))
    return sorted(compared, key=lambda one: -one.mean)


def gap_of(game: Game, known: State, compared: Sequence[Ranked]) -> float:
    """By how much the best is better than the next: 1 is just enough for a puzzle."""
    if len(compared) < FEWEST:
        return 0.0
    return (compared[0].mean - compared[1].mean) / GAP[measure_of(game, known)]


def others_of(game: Game, known: State, seat: int, solution: list[Move]) -> list[list[Move]]:
    """Every other decision, also those that look too bad at one ply for the search to compare."""
    judge = judge_of(game.title)
    choices = Choices(game, judge, BEAM, talks_of(game.title, judge))
    due = after(game, known, solution)
    found = [choice.moves for choice in distinct(choices.found(known, seat, Seeded("puzzle")))]
    return [moves for moves in found if after(game, known, moves) != due]


def is_alone(
    game: Game, known: State, seat: int, solution: list[Move], others: list[list[Move]]
) -> bool:
    """Whether every other decision is worse by the gap; what seems to be near is looked at more
    closely."""
    return all(
        any(_is_worse(game, known, seat, moves, solution, steps) for steps in (LOOK, 2 * SEARCH))
        for moves in others
    )


def _is_worse(
    game: Game, known: State, seat: int, moves: list[Move], solution: list[Move], steps: int
) -> bool:
    compared = ranked(game, known, seat, Budget(steps=steps), moves)
    own = next(one for one in compared if one.is_named)
    best = next((one for one in compared if one.moves == solution), None)
    return best is not None and best.mean - own.mean >= GAP[measure_of(game, known)]


# --- Played on ---


def agreed(
    game: Game, known: State, seat: int, pair: list[list[Move]], others: list[list[Move]]
) -> list[float]:
    """What comes of the best and the next best if all play on; nothing where the best does not stay
    ahead of that and of all others. Most who fail are found out by few games."""
    gap = GAP[measure_of(game, known)]
    least = AGREED * gap
    few = playouts(game, known, seat, pair, FEW)
    if few[0] <= few[1]:
        return []
    first, second = playouts(game, known, seat, pair)
    if first - second < least:
        return []
    reached = playouts(game, known, seat, others, FEW)
    near = [moves for moves, mean in zip(others, reached, strict=True) if mean > few[0] - gap]
    is_ahead = all(first - playouts(game, known, seat, [moves])[0] >= least for moves in near)
    return [first, second] if is_ahead else []


def playouts(
    game: Game, known: State, seat: int, decisions: Sequence[list[Move]], count: int = PLAYOUTS
) -> list[float]:
    """What comes of each decision on average; each meets the same luck as the others."""
    judge = judge_of(game.title)
    choices = Choices(game, judge, WIDTH, talks_of(game.title, judge))
    ends: list[list[float]] = [[] for _ in decisions]
    for number in range(count):
        for moves, reached in zip(decisions, ends, strict=True):
            luck = Seeded(f"playout {number}")
            state = game.guess(known, seat, luck)
            for move in moves:
                game.apply(state, move, luck)
            play_on(game, state, choices, luck)
            reached.append(_reached(game, state, seat))
    return [fmean(reached) for reached in ends]


def play_on(game: Game, state: State, choices: Choices, luck: Seeded) -> None:
    """Play to the end; everybody makes the decision that looks best at once."""
    for _ in range(LONGEST):
        to_act = game.to_act(state)
        if to_act is None:
            return
        moves = game.legal(state)
        if len(moves) == 1:
            game.apply(state, moves[0], luck)
        else:
            make(game, state, best(choices.found(state, to_act, luck.branch())), luck)


def _reached(game: Game, state: State, seat: int) -> float:
    is_alone = game.rivals(state) == 0
    return game.scores(state)[seat].total if is_alone else won(game, state)[seat]


# --- How hard it is ---


def missed(game: Game, known: State, seat: int, solution: Sequence[Move]) -> int:
    """How many bots decide otherwise."""
    due = after(game, known, solution)
    tries = [(level, number) for level, count in TRIES for number in range(count)]
    made = [_decided(game, known, seat, level, number) for level, number in tries]
    return len([1 for moves in made if after(game, known, moves) != due])


def _decided(game: Game, known: State, seat: int, level: str, number: int) -> list[Move]:
    """The small moves that a bot makes, up to the end of its decision, or the first luck."""
    player = PLAYERS[level](game.title, f"puzzle {number}")
    state, luck, moves = known.copy(), Seeded("puzzle"), list[Move]()
    while not moves or (game.to_act(state) == seat and game.is_mid_decision(state)):
        drawn = luck.drawn
        moves.append(player.choose(game, state.copy(), Budget(steps=SEARCH)))
        game.apply(state, moves[-1], luck)
        if luck.drawn > drawn:
            break
    return moves


def after(game: Game, known: State, moves: Sequence[Move]) -> dict[str, object]:
    """What comes of a decision, with one and the same luck: two that come to the same are one."""
    state, luck = known.copy(), Seeded("puzzle")
    for move in moves:
        game.apply(state, move, luck)
    return game.snapshot(state)
