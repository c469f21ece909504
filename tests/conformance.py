"""What every game on the shelf must keep, whatever is played: one suite for all of them.

`Walk` plays one game at random and looks at every state on its way. How much it looks at is up to
the caller: `careful` states are checked against the whole catalogue of moves.

Where moves at random would take too long to end a game, a walk has a mild preference: `eager` names
the beginnings of moves that are liked, the most liked first; seven times of eight the first that
are legal are chosen from.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache

import fondaco

Invariants = Callable[[dict[str, object]], None]
Eager = str | tuple[str, ...]

NOT_LIKED = 99
MOST_LEGAL = 200
MOST_DECISIONS = 500_000  # no game goes on for ever; the longest seen took 130,000


class Walk:
    """One game from its first move to its last, by a seed."""

    def __init__(
        self,
        title: str,
        seats: int,
        seed: str,
        eager: Eager = "",
        options: Mapping[str, str] | None = None,
        luck: fondaco.Chance | None = None,
    ) -> None:
        self.game = fondaco.game(title)
        self.seats = seats
        self.luck = luck or fondaco.Seeded(f"luck {seed}")
        self.will = fondaco.Seeded(f"will {seed}")
        self.ranks = ranks(title, eager)  # what is preferred, to get further into the game
        self.state = self.game.new(seats, options or {}, self.luck)
        self.decisions = 0
        self._reasons: list[fondaco.Clause | None] = []
        self._views: dict[int | None, dict[str, object]] = {}

    def reasons(self) -> list[fondaco.Clause | None]:
        """What bars each move of the catalogue now; asked once for each state."""
        if not self._reasons:
            self._reasons = [self.game.why_not(self.state, move) for move in self.game.moves]
        return self._reasons

    def view(self, eyes: int | None) -> dict[str, object]:
        """What these eyes see now; drawn once for each state."""
        if eyes not in self._views:
            self._views[eyes] = self.game.view(self.state, eyes)
        return self._views[eyes]

    def is_over(self) -> bool:
        return self.game.to_act(self.state) is None

    def choice(self) -> fondaco.Move:
        moves = self.game.legal(self.state)
        assert 1 <= len(moves) <= MOST_LEGAL
        best = min([self.ranks[move.index] for move in moves])
        if best < NOT_LIKED and self.will.pick(8) > 0:
            moves = [move for move in moves if self.ranks[move.index] == best]
        return moves[self.will.pick(len(moves))]

    def step(
        self, move: fondaco.Move | None = None, told: list[fondaco.Event] | None = None
    ) -> None:
        self.game.apply(self.state, move or self.choice(), self.luck, told)
        self._reasons = []
        self._views = {}
        self.decisions += 1
        assert self.decisions < MOST_DECISIONS


@cache
def ranks(title: str, eager: Eager) -> list[int]:
    """For each move of the catalogue, which of these words it begins with."""
    words = [word for word in ((eager,) if isinstance(eager, str) else eager) if word]
    return [
        next((at for at, word in enumerate(words) if move.text.startswith(word)), NOT_LIKED)
        for move in fondaco.game(title).moves
    ]


def liked(texts: list[str], eager: Eager) -> list[str]:
    """The texts that begin with the first word of these that any of them begins with."""
    for word in (eager,) if isinstance(eager, str) else eager:
        found = [text for text in texts if word and text.startswith(word)]
        if found:
            return found
    return []


def check_state(walk: Walk, invariants: Invariants) -> None:
    """All that can be asked of one state."""
    check_reasons(walk)
    check_copy(walk)
    check_snapshot(walk, invariants)
    check_views(walk)
    check_secrets(walk, invariants)
    check_scores(walk)


def check_reasons(walk: Walk) -> None:
    """A move is legal exactly if nothing bars it, over the whole catalogue."""
    legal = {move.index for move in walk.game.legal(walk.state)}
    assert len(legal) == len(walk.game.legal(walk.state))
    before = walk.game.snapshot(walk.state)
    free = {at for at, clause in enumerate(walk.reasons()) if clause is None}
    assert free == legal, [(walk.game.moves[at].text, walk.reasons()[at]) for at in free ^ legal]
    assert walk.game.snapshot(walk.state) == before


def check_copy(walk: Walk) -> None:
    """A copy is equal and independent, and any legal move applies to it."""
    before = walk.game.snapshot(walk.state)
    assert walk.game.snapshot(walk.state.copy()) == before
    for move in walk.game.legal(walk.state):
        walk.game.apply(walk.state.copy(), move, walk.luck.copy())
    assert walk.game.snapshot(walk.state) == before
    assert walk.game.snapshot(walk.state.copy()) == before


def check_snapshot(walk: Walk, invariants: Invariants) -> None:
    """A snapshot is plain JSON, keeps the pieces, and comes back as the same state."""
    snapshot = walk.game.snapshot(walk.state)
    invariants(snapshot)
    again = walk.game.restore(json.loads(json.dumps(snapshot)))
    assert walk.game.snapshot(again) == snapshot
    assert walk.game.legal(again) == walk.game.legal(walk.state)


def check_views(walk: Walk) -> None:
    """Views are plain JSON, and show nothing that a guess of that seat would not show too."""
    for seat in range(walk.seats):
        view = walk.view(seat)
        json.dumps(view)
        guessed = walk.game.guess(walk.state, seat, fondaco.Seeded(walk.decisions))
        assert walk.game.view(guessed, seat) == view
        if walk.game.to_act(walk.state) == seat:
            assert walk.game.legal(guessed) == walk.game.legal(walk.state)
    json.dumps(walk.view(None))


def check_secrets(walk: Walk, invariants: Invariants) -> None:
    """For each seat, nothing depends on what it may not know: a guess stands for the truth."""
    luck = f"again {walk.decisions}"
    for seat in range(walk.seats):
        twin = walk.game.guess(walk.state, seat, fondaco.Seeded(f"twin {walk.decisions}"))
        invariants(walk.game.snapshot(twin))
        for eyes in (seat, None):
            assert walk.game.view(twin, eyes) == walk.view(eyes)
        guesses = [walk.game.guess(s, seat, fondaco.Seeded(luck)) for s in (walk.state, twin)]
        assert walk.game.snapshot(guesses[0]) == walk.game.snapshot(guesses[1])
        if walk.game.to_act(walk.state) == seat:
            check_refusals(walk, twin)
        check_events(walk, twin, seat)


def check_refusals(walk: Walk, twin: fondaco.State) -> None:
    """The seat to act is refused the same moves for the same reasons."""
    for move, clause in zip(walk.game.moves, walk.reasons(), strict=True):
        assert walk.game.why_not(twin, move) is clause, move.text


def check_events(walk: Walk, twin: fondaco.State, seat: int) -> None:
    """Onlookers, and the seat where another acts, are told the same by the same moves and luck."""
    eyes = {None, seat} - {walk.game.to_act(walk.state)}
    for move in walk.game.legal(walk.state):
        if walk.game.why_not(twin, move) is None:
            told = [events_of(walk, state, move) for state in (walk.state, twin)]
            for eye in eyes:
                true, guessed = ([event.seen_by(eye) for event in events] for events in told)
                assert true == guessed, (move.text, eye)


def events_of(walk: Walk, state: fondaco.State, move: fondaco.Move) -> list[fondaco.Event]:
    told: list[fondaco.Event] = []
    walk.game.apply(state.copy(), move, walk.luck.copy(), told)
    return told


def check_scores(walk: Walk) -> None:
    scores = walk.game.scores(walk.state)
    assert len(scores) >= walk.seats  # then come opponents whom the rules play
    assert min(score.rank for score in scores) == 1
    for score in scores:
        assert score.total == sum(points for _, points in score.parts)


def check_catalogue(title: str) -> None:
    """Every move has its own index and its own text, and the text finds it."""
    game = fondaco.game(title)
    assert [move.index for move in game.moves] == list(range(len(game.moves)))
    assert len({move.text for move in game.moves}) == len(game.moves)
    for move in game.moves:
        assert game.move(move.text) is move
        assert game.move(f"  {move.text.upper()} ") is move


def check_table(
    title: str,
    seats: int,
    seed: str,
    eager: Eager = "",
    options: Mapping[str, str] | None = None,
    most: int = MOST_DECISIONS,
) -> str:
    """Play one game at a Table, or so far: log, replay, undo, preview. Returns its log."""
    table = fondaco.new(title, seats=seats, options=options or {}, seed=seed)
    will = fondaco.Seeded(f"will {seed}")
    while table.to_act is not None and table.moves_played < most:
        legal = liked(table.legal(), eager) or table.legal()
        text = legal[will.pick(len(legal))]
        check_move(table, text, deep=will.pick(20) == 0)
    log = table.log()
    again = fondaco.replay(log)
    assert again.log() == log
    assert again.snapshot() == table.snapshot()
    assert again.scores() == table.scores()
    return log


def check_move(table: fondaco.Table, text: str, deep: bool) -> None:
    """Play one move; where it is looked at closely, preview it first and take it back once."""
    if not deep:
        table.play(text)
        return
    before = table.snapshot()
    preview = table.preview(text)
    assert table.snapshot() == before
    twin = table.copy()
    events = table.play(text, seat=table.to_act)
    json.dumps(events)
    assert twin.snapshot() == before
    assert twin.play(text) == events
    assert twin.snapshot() == table.snapshot()
    seat = preview["you"]
    if preview.pop("complete"):
        assert isinstance(seat, int)
        assert preview == table.view(seat)
    check_undo(twin)


def check_undo(table: fondaco.Table) -> None:
    """What revealed nothing can be taken back and played again; what did is refused and kept."""
    after = table.snapshot()
    lines = table.log().splitlines()
    try:
        table.undo()
    except fondaco.Refused:
        assert table.snapshot() == after
        return
    for line in lines[len(table.log().splitlines()) - 1 : -1]:
        seat, _, move = line.partition(" ")
        table.play(move, seat=int(seat))
    assert table.snapshot() == after
