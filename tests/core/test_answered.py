"""Luck that is told: what is asked, and what an answer picks."""

import pytest

import fondaco
from fondaco import Answered, Chance, Noted, Outcome, Question, next_question
from fondaco.core.chance import announce
from fondaco.core.question import one_pick, times
from fondaco.opening import opened
from fondaco.teaching import LuckWords


def ask(chance: Chance, outcomes: list[Outcome], eyes: int | None = None) -> None:
    announce(chance, Question("bag", "drawn", {}, outcomes, eyes))


class Own(Chance):
    """As somebody else might write one: nothing but a pick."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, n: int) -> int:
        return n - 1

    def ask(self, question: Question) -> None:
        self.asked += 1


def test_things_of_one_name_are_one_outcome() -> None:
    found = one_pick(times(["a", "b", "c"], [2, 0, 1]) + ["a"])
    assert [(one.name, one.weight, one.ways) for one in found] == [
        ("a", 3, [[0], [1], [3]]),
        ("c", 1, [[2]]),
    ]
    assert Question("bag", "drawn", {}, found).total == 4


def test_an_answer_is_picked_and_each_only_once() -> None:
    asked: list[str] = []

    def last(question: Question) -> int:
        asked.append(question.key)
        return len(question.outcomes) - 1

    told = Answered(last)
    ask(told, one_pick(["a", "b", "b"]))
    twin = told.copy()
    assert told.pick(3) == twin.pick(3) == 1
    ask(told, [Outcome("x", 3, [[0]]), Outcome("y", 1, [[2, 4], [3, 4]])])
    assert [told.pick(4), told.pick(1), told.pick(5)] == [2, 0, 4]
    assert asked == ["bag", "bag"]
    with pytest.raises(fondaco.Refused, match="picks from 6, and no question"):
        told.pick(6)


def test_nobody_is_asked_where_nothing_is_open() -> None:
    told = Answered(lambda question: pytest.fail("asked"))
    ask(told, one_pick(["a"]))
    assert told.pick(1) == 0
    ask(told, one_pick(["a", "a"]))
    assert told.pick(2) == 0


def test_a_seat_that_knows_what_comes_is_asked_all_the_same() -> None:
    """Others would see that it is not asked, and know that it knows."""
    asked: list[Question] = []

    def first(question: Question) -> int:
        asked.append(question)
        return 0

    told = Answered(first)
    ask(told, one_pick(["a", "a"]), eyes=1)
    assert told.pick(2) == 0
    assert [question.eyes for question in asked] == [1]


@pytest.mark.parametrize(("number", "text"), [(2, "no outcome 2"), (-1, "no outcome -1")])
def test_there_are_only_so_many_answers(number: int, text: str) -> None:
    with pytest.raises(fondaco.Refused, match=text):
        ask(Answered(lambda question: number), one_pick(["a", "b"]))


def test_what_cannot_come_is_refused() -> None:
    outcomes = one_pick(["a", "a"], possible=["b", "a"])
    assert [(one.name, one.weight) for one in outcomes] == [("b", 0), ("a", 2)]
    with pytest.raises(fondaco.Refused, match="cannot bring b"):
        ask(Answered(lambda question: 0), outcomes, eyes=1)


def test_who_does_not_listen_is_asked_nothing() -> None:
    for title in ("merkator", "merchants", "merv"):
        own = Own()
        game = fondaco.game(title)
        state = game.new(3, {}, Noted(own))
        for _ in range(30):
            game.apply(state, game.legal(state)[0], own)
        assert own.asked == 0
        assert not own.listens


def test_a_table_hears_what_was_drawn_and_logs_it() -> None:
    """The dice, and whoever is robbed: the log has the picks, and brings back the same."""
    asked: list[str] = []
    table = opened(fondaco.game("merchants"), 3, {}, Answered(lambda question: 0))
    words = LuckWords(table.game, ["Red", "Blue", "White"])

    def show(question: Question) -> int:
        names = [words.outcome(outcome) for outcome in question.outcomes]
        asked.append(words.question(question))
        return names.index("2 + 3")

    table.chance.source = Answered(show)
    table.play("roll")
    assert asked == ["the roll of Red"]
    assert table.last_row() == "0 roll | 1 2"
    assert fondaco.replay(table.log()).view(None)["dice"] == 5


def test_a_refused_answer_changes_nothing() -> None:
    table = opened(fondaco.game("merchants"), 3, {}, Answered(lambda question: 0))
    table.chance.source = Answered(lambda question: 99)
    before = table.snapshot()
    with pytest.raises(fondaco.Refused, match="dice has outcomes 0 to 20"):
        table.play("roll")
    assert table.snapshot() == before


def test_questions_come_one_after_the_other() -> None:
    """The set-up of Merv for two: the queue, the side of the market, then the sites."""
    game = fondaco.game("merv")
    asked = [
        next_question(lambda luck: game.new(2, {}, luck), [0] * answers) for answers in range(4)
    ]
    assert [question.key for question in asked if question] == [
        *("queue", "camel market", "sites", "sites"),
    ]
    assert [question.total for question in asked if question] == [2, 2, 24, 23]
    state = game.new(2, {}, fondaco.Seeded(1))
    move = game.legal(state)[0]
    assert next_question(lambda luck: game.apply(state.copy(), move, luck), []) is None
