"""Daily voyages: the same luck for everybody, whatever they play; a result that was tampered with
is refused."""

from collections import Counter

import pytest

import fondaco
from fondaco import Chance, Keyed, Question, Refused, Table
from fondaco.core.question import one_pick
from fondaco.log import sum_of

DAY = "2026-11-18"
VOYAGES = [
    ("merkator", {"solo": "solitary"}),
    ("merkator", {"solo": "soloplay"}),
    ("merv", {}),
]


class Listener(Chance):
    """Writes down what was drawn: from what, after how many others, and what came."""

    def __init__(self, seed: str) -> None:
        self.listens = True
        self.luck = Keyed(seed)
        self.drawn: dict[tuple[str, int], tuple[str, set[str]]] = {}

    def ask(self, question: Question) -> None:
        place = (question.key, self.luck.asked.get(question.key, 0))
        self.luck.ask(question)
        next_picks = tuple(self.luck.copy()._picks)
        ways = {tuple(one.ways[0]): one.name for one in question.outcomes if one.ways}
        self.drawn[place] = ways[next_picks], {one.name for one in question.outcomes if one.weight}

    def pick(self, n: int) -> int:
        return int(self.luck.pick(n))


def played(title: str, options: dict[str, str], line: int, eager: str) -> Listener:
    """All luck of a voyage on which somebody plays at random, but for what he is eager to do."""
    game = fondaco.game(title)
    seed = fondaco.new(title, 1, options, voyage=DAY).head.keyed
    luck, choice = Listener(seed), fondaco.Seeded(f"line {line}")
    state = game.new(1, game.settled(1, options), luck)
    while game.to_act(state) is not None:
        legal = game.legal(state)
        moves = [move for move in legal if move.text.startswith(eager)] or legal
        game.apply(state, moves[choice.pick(len(moves))], luck)
    return luck


@pytest.mark.parametrize(("title", "options"), VOYAGES)
def test_two_houses_give_the_same_luck_on_different_lines(
    title: str, options: dict[str, str]
) -> None:
    one, other = played(title, options, 1, "fulfill"), played(title, options, 2, "")
    both = one.drawn.keys() & other.drawn.keys()
    assert len(both) >= 15
    assert list(one.drawn) != list(other.drawn)
    for place in both:
        (here, left_here), (there, left_there) = one.drawn[place], other.drawn[place]
        assert here == there or here not in left_there or there not in left_here, place


def test_what_could_come_in_many_ways_comes_more_often() -> None:
    luck, found = Keyed("fair"), Counter[int]()
    for number in range(3000):
        luck.ask(Question(f"bag {number}", "", {}, one_pick(["a", "a", "b", "c"])))
        found[int(luck.pick(4))] += 1
    assert found[1] == 0
    assert 1400 < found[0] < 1600
    assert 650 < found[2] < 850


def voyage(title: str, options: dict[str, str]) -> Table:
    """A whole voyage: always the first legal move."""
    table = fondaco.new(title, 1, options, voyage=DAY)
    while table.to_act is not None:
        table.play(table.legal()[0])
    return table


def changed(log: str, old: str, new: str) -> str:
    """A log with other words in it, and a sum that fits them."""
    body = log.replace(old, new, 1)
    body = body[: body.rindex("end ")]
    return f"{body}end {sum_of(body)}\n"


def test_a_voyage_is_verified_and_a_tampered_one_refused() -> None:
    table = voyage("merv", {})
    log = table.log()
    assert f"voyage {DAY}\n" in log
    assert fondaco.verify(log).scores() == table.scores() == fondaco.replay(log).scores()
    row = next(row for row in log.split("\n") if " | " in row)
    pick = int(row.split()[-1])
    tampered = changed(log, row, f"{row[: row.rindex(' ')]} {1 - min(pick, 1)}")
    with pytest.raises(Refused, match=r"log line \d+: pick \d is \d, but everybody had on that"):
        fondaco.replay(tampered)
    for old, new in ((DAY, "2026-11-19"), ("camel_market random", "camel_market a")):
        with pytest.raises(Refused, match=r"but everybody had on that day|more picks than"):
            fondaco.replay(changed(log, old, new))


def test_a_voyage_goes_on_with_its_luck_from_any_moment() -> None:
    table = voyage("merkator", {"solo": "soloplay"})
    half = fondaco.replay(table.log(), to=table.moves_played // 2)
    while half.to_act is not None:
        half.copy().play(half.legal()[0])
        half.play(half.legal()[0])
    assert half.log() == table.log()
    other = fondaco.replay(table.log(), to=3, seed=1)
    assert other.head.voyage == ""
    assert "voyage" not in other.log()


def test_a_day_is_a_day() -> None:
    for day in ("yesterday", "2026-11-1", "2026-11-18-", "18-11-2026", "\uff12026-11-18"):
        with pytest.raises(Refused, match="written 2026-11-18"):
            fondaco.new("merv", 1, voyage=day)
    with pytest.raises(Refused, match="and no other"):
        fondaco.new("merv", 1, seed=1, voyage=DAY)
    wrong = changed(voyage("merv", {}).log(), DAY, "today")
    with pytest.raises(Refused, match="'today' is no day"):
        fondaco.replay(wrong)
