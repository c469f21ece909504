"""Tables that differ only in what a viewer may not know, and moves that keep it so.

Twins come about in two ways. Of a position with secrets each is a guess: what the viewer may not
know is dealt anew, often with other luck to come. Of a sealed table each has another true seed
behind the same published seal.

After a move they still look the same only if it told the viewer the same everywhere. What a seat
knows is asked of `guess` alone, which has to give equal states for equal knowledge; never of views
and events, for they are what is being tested.
"""

import json

from msgspec import Struct

import fondaco
from cases import LONGEST, Case, any_position, digits
from fondaco import Seal, Seeded, Table
from fondaco.server.beginning import head_of

STEPS = 3  # moves that are played at all twins
MOVES_TRIED = 20  # until so many are found
ANSWERS_TRIED = 30  # at a twin, until one tells the viewer the same
LUCK = digits("luck")  # that twins share, if it is not part of what differs
LONGEST_SEALED = 60  # moves of a sealed one, which is played again whenever somebody looks at it


class Member(Struct, frozen=True):
    """One of the twins: its true seed, its log, and the moves that follow."""

    seed: str
    head: str
    lines: list[str]
    moves: list[str]
    truth: str  # seed and position, to see that twins differ


class Family(Struct, frozen=True):
    """Twins that one viewer cannot tell apart; `true_seed` where they are sealed."""

    case: Case
    seats: int
    options: dict[str, str]
    seal: str
    true_seed: str
    movers: list[int]
    members: list[Member]


def family(case: Case) -> Family:
    """Twins for a case: by their seed now and then, else by guessing."""
    rarely = 5 if fondaco.game(case.title).has_secrets else 2
    return guessed(case) if case.number % rarely else sealed(case)


# --- Twins by guessing ---


def known(table: Table, seat: int) -> dict[str, object]:
    """All that a seat may know, as one state that agrees with it."""
    return table.game.snapshot(table.guess(seat, Seeded("what is known")))


def restored(table: Table, state: object, seed: str) -> Table:
    """A table of another state, with the luck that a house will give it."""
    plain = json.loads(table.snapshot())
    plain["state"] = state
    return fondaco.restore(json.dumps(plain), seed=f"{seed} 0")


class Twin:
    """A guess of one seat; what that seat cannot tell apart, nobody outside can."""

    def __init__(self, origin: Table, seat: int, name: str, luck: str) -> None:
        self.seat = seat
        self.luck = luck
        guess = origin.guess(seat, Seeded(name))
        self.start = self.table = restored(origin, origin.game.snapshot(guess), luck)


def _answer(twin: Twin, text: str, acting: int, wanted: object) -> tuple[str, Table] | None:
    """A move at a twin after which its seat knows what it is wanted to know."""
    for move in _likely(twin, text)[:ANSWERS_TRIED]:
        after = twin.table.copy()
        after.play(move)
        is_fine = twin.luck == LUCK or not drew_luck(after)
        if is_fine and after.to_act == acting and known(after, twin.seat) == wanted:
            return move, after
    return None


def _likely(twin: Twin, text: str) -> list[str]:
    """The same move first, then those of its kind; a seat knows its own move."""
    legal = twin.table.legal()
    if twin.table.to_act == twin.seat:
        return [text] if text in legal else []
    word = text.split(" ")[0]
    return sorted(legal, key=lambda move: (move != text, move.split(" ")[0] != word))


def guessed(case: Case) -> Family:
    """Twins that agree in all that the viewer may know."""
    will = Seeded(f"{case} guesses")
    origin = any_position(case, Seal(digits(f"{case}")), LONGEST)
    base = restored(origin, json.loads(origin.snapshot())["state"], LUCK)
    seat = will.pick(origin.seats) if case.seat is None else case.seat
    twins = [_twin(case, base, seat, f"{case} {number}") for number in range(case.twins)]
    truths = [(LUCK, base), *[(twin.luck, twin.start) for twin in twins]]
    movers, moves = _steps(base, twins, will)
    members = [
        Member(luck, head_of(table), [], texts, f"{luck} {table.snapshot()}")
        for (luck, table), texts in zip(truths, moves, strict=True)
    ]
    return Family(case, origin.seats, origin.options, "", "", movers, members)


def _twin(case: Case, base: Table, seat: int, name: str) -> Twin:
    """A twin with the luck of the other one, half of the time; but never the same in all."""
    if case.number % 2:
        twin = Twin(base, seat, name, LUCK)
        if twin.start.snapshot() != base.snapshot():
            return twin
    return Twin(base, seat, name, digits(f"luck {name}"))


def _steps(base: Table, twins: list[Twin], will: Seeded) -> tuple[list[int], list[list[str]]]:
    """Moves that tell the viewer the same at all twins: who makes them, and theirs at each."""
    movers: list[int] = []
    moves: list[list[str]] = [[] for _ in range(len(twins) + 1)]
    for _ in range(MOVES_TRIED):
        legal = base.legal()
        text = legal[will.pick(len(legal))]
        after = base.copy()
        after.play(text)
        answers = _answers(twins, after, text)
        if len(answers) < len(twins):
            continue
        assert base.to_act is not None
        movers.append(base.to_act)
        moves[0].append(text)
        base = after
        for number, (answer, following) in enumerate(answers):
            moves[number + 1].append(answer)
            twins[number].table = following
        if len(movers) == STEPS:
            break
    return movers, moves


def _answers(twins: list[Twin], after: Table, text: str) -> list[tuple[str, Table]]:
    """The answers of all twins, up to the first that has none; none, if the game is over."""
    found: list[tuple[str, Table]] = []
    if after.to_act is None:
        return found
    wanted = known(after, twins[0].seat)
    for twin in [] if drew_luck(after) and any(t.luck != LUCK for t in twins) else twins:
        answer = _answer(twin, text, after.to_act, wanted)
        if answer is None:
            break
        found.append(answer)
    return found


# --- Twins by their seed ---


def sealed(case: Case) -> Family:
    """Twins of one position whose luck to come differs, behind one seal."""
    will = Seeded(f"{case} seeds")
    true_seed = digits(f"{case}")
    table = any_position(case, Seal(true_seed), LONGEST_SEALED)
    head, lines = head_of(table), table.log().split("\n")[-2 - table.moves_played : -2]
    movers: list[int] = []
    moves: list[str] = []
    truth = table.snapshot()
    for _ in range(MOVES_TRIED):
        text, after = _without_luck(table, will)
        if len(moves) < STEPS and after is not None:
            assert table.to_act is not None
            movers.append(table.to_act)
            moves.append(text)
            table = after
    seeds = [true_seed, *[digits(f"forged {case} {twin}") for twin in range(case.twins)]]
    members = [Member(seed, head, lines, moves, f"{seed} {truth}") for seed in seeds]
    return Family(case, table.seats, table.options, table.head.seal, true_seed, movers, members)


def drew_luck(table: Table) -> bool:
    """Whether the last move did: with other luck, everybody would have seen something else."""
    return " | " in table.last_row()


def _without_luck(table: Table, will: Seeded) -> tuple[str, Table | None]:
    """A random move, and the table after it if neither luck nor the end came of it."""
    legal = table.legal()
    text = legal[will.pick(len(legal))]
    after = table.copy()
    after.play(text)
    return text, None if drew_luck(after) or after.to_act is None else after
