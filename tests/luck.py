"""What every game must keep of its luck: no pick without a question, and only true questions."""

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import prod

import fondaco
from conformance import Eager, Walk
from fondaco import Answered, Chance, Question, next_question
from shown_luck import shown_at_first, shown_by

Act = Callable[[Chance], str]
Chances = dict[str, Fraction]

MOST_CASES = 400  # of one move, for those that are played through in every case


class Listening(Chance):
    """Lets a seeded chance pick, and compares each pick with the question that it belongs to."""

    def __init__(self, seed: str) -> None:
        self.listens = True
        self.source = fondaco.Seeded(seed)
        self.question: Question | None = None
        self.picks: list[int] = []
        self.sizes: list[int] = []
        self.answered: list[tuple[Question, int]] = []

    def ask(self, question: Question) -> None:
        assert self.question is None, f"{question} is asked before {self.question} has its picks"
        check_question(question)
        self.question = question
        self.picks, self.sizes = [], []

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        assert self.question is not None, f"a pick from {n} that is about nothing"
        self.picks.append(self.source.pick(n))
        self.sizes.append(n)
        for number, outcome in enumerate(self.question.outcomes):
            if self.picks in outcome.ways:
                self.settle(self.question, number)
                break
        return self.picks[-1]

    def settle(self, question: Question, number: int) -> None:
        """The picks have come to an outcome: it is as likely as they are."""
        outcome = question.outcomes[number]
        likely = Fraction(len(outcome.ways), prod(self.sizes))
        assert Fraction(outcome.weight, question.total) == likely, question
        assert question.total % prod(self.sizes) == 0
        self.answered.append((question, number))
        self.question = None

    def names(self, first: int) -> list[str]:
        """What was drawn, from the question of that number on."""
        return [question.outcomes[number].name for question, number in self.answered[first:]]


def check_shown(title: str, told: list[fondaco.Event], drawn: list[str]) -> None:
    """What the outcomes are called is what the events of the move then show, in the same order;
    they also show what was drawn where there was nothing else."""
    shown = iter(shown_by(title, told))
    for name in drawn:
        assert any(name.startswith(one) for one in shown), (name, [event.kind for event in told])


def check_set_up(title: str, luck: Listening, view: dict[str, object]) -> None:
    """Whatever was drawn lies on the table then; the highest roll has the first turn."""
    shown = shown_at_first(title, view)
    rolls: dict[object, int] = {}
    for question, number in luck.answered:
        name = question.outcomes[number].name
        if question.kind == "first_roll":
            rolls.setdefault(question.fields["seat"], sum(map(int, name.split(" + "))))
        else:
            lying = [one for one in shown if name.startswith(one)]
            assert lying, name
            shown.remove(lying[0])
    assert not rolls or rolls[view["first"]] == max(rolls.values())


def check_question(question: Question) -> None:
    """No two outcomes have a name or a way in common, and those that cannot come look like it."""
    names = [outcome.name for outcome in question.outcomes]
    ways = [tuple(way) for outcome in question.outcomes for way in outcome.ways]
    assert len(set(names)) == len(names), names
    assert len(set(ways)) == len(ways)
    assert question.total > 1
    for outcome in question.outcomes:
        assert (outcome.weight > 0) == (len(outcome.ways) > 0)
        assert outcome.weight > 0 or question.eyes is not None


class Replies:
    """Gives answers in their order."""

    def __init__(self, answers: list[int]) -> None:
        self.left = answers

    def answer(self, question: Question) -> int:
        return self.left.pop(0)


class LabelledGame:
    """A game played with luck that listens, up to some decision."""

    def __init__(
        self, title: str, seats: int, options: Mapping[str, str], seed: str, eager: Eager, most: int
    ) -> None:
        self.seats, self.options = seats, options
        self.luck = Listening(seed)
        self.moves: list[fondaco.Move] = []
        walk = Walk(title, seats, seed, eager, options, self.luck)
        check_set_up(title, self.luck, walk.view(None))
        while not walk.is_over() and walk.decisions < most:
            self.moves.append(walk.choice())
            told: list[fondaco.Event] = []
            drawn = len(self.luck.answered)
            walk.step(self.moves[-1], told)
            assert self.luck.question is None
            check_shown(title, told, self.luck.names(drawn))
        self.game = walk.game
        self.end = walk.game.snapshot(walk.state)

    def check_replay(self) -> None:
        """The same moves, with luck that is told what was drawn, come to the same end."""
        answers = [number for question, number in self.luck.answered if question.is_open]
        told = Answered(Replies(answers).answer)
        state = self.game.new(self.seats, self.options, told)
        for move in self.moves:
            self.game.apply(state, move, told)
        assert answers == []
        assert self.game.snapshot(state) == self.end


# Every case of one move: by outcomes, and by picks.


class Short(Exception):
    """There are fewer picks than luck asks for; the next is one of so many."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Listed(Chance):
    """These picks and no more."""

    def __init__(self, picks: list[int]) -> None:
        self.left = picks[:]

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        if not self.left:
            raise Short(n)
        return self.left.pop(0)


def by_picks(act: Act, picks: list[int], likely: Fraction, found: Chances) -> None:
    """What comes of all picks, with how likely it is."""
    try:
        result = act(Listed(picks))
    except Short as short:
        if likely / short.n >= Fraction(1, MOST_CASES):
            for pick in range(short.n):
                by_picks(act, [*picks, pick], likely / short.n, found)
        return
    found[result] = found.get(result, Fraction()) + likely


def by_outcomes(act: Act, answers: list[int], likely: Fraction, found: Chances) -> None:
    """The same through questions and their outcomes."""
    question = next_question(act, answers)
    if question is None:
        result = act(Answered(Replies(answers[:]).answer))
        found[result] = found.get(result, Fraction()) + likely
        return
    for number, outcome in enumerate(question.outcomes):
        if outcome.weight > 0:
            share = likely * Fraction(outcome.weight, question.total)
            by_outcomes(act, [*answers, number], share, found)


def check_chances(game: fondaco.Game, state: fondaco.State, move: fondaco.Move) -> bool:
    """Outcomes lead to the same states as picks do, each as likely. Whether that was looked at:
    there are luck in the move, and not too many cases."""

    def act(luck: Chance) -> str:
        after = state.copy()
        game.apply(after, move, luck)
        return json.dumps(game.snapshot(after))

    by_luck: Chances = {}
    by_picks(act, [], Fraction(1), by_luck)
    if sum(by_luck.values()) < 1 or len(by_luck) == 1:
        return False
    by_name: Chances = {}
    by_outcomes(act, [], Fraction(1), by_name)
    assert by_name == by_luck, move
    return True


def first_question(game: fondaco.Game, state: fondaco.State, move: fondaco.Move) -> Question | None:
    return next_question(lambda luck: game.apply(state.copy(), move, luck), [])


def face(question: Question | None, seat: int) -> tuple[object, ...]:
    """What a seat is shown of it: the outcomes if they are for its eyes, or for everybody's."""
    if question is None:
        return ()
    shown: tuple[object, ...] = (question.key, question.kind, question.fields, question.eyes)
    if question.eyes in (None, seat):
        shown += tuple(outcome.name for outcome in question.outcomes)
    if question.eyes is None:
        shown += tuple(outcome.weight for outcome in question.outcomes)
    return shown


def check_blindness(walk: Walk, move: fondaco.Move) -> Question | None:
    """Every seat is shown the same where that is otherwise which it may not know."""
    question = first_question(walk.game, walk.state, move)
    for seat in range(walk.seats):
        guess = walk.game.guess(walk.state, seat, fondaco.Seeded(f"{walk.decisions} {seat}"))
        if walk.game.why_not(guess, move) is None:
            guessed = first_question(walk.game, guess, move)
            assert face(question, seat) == face(guessed, seat), (seat, move)
    return question
