"""The player that looks ahead: legal, reproducible, in time, blind, and true to its plan.

Its net knows nothing here: what is tested holds for any weights.
"""

import pytest

import fondaco
from drawn_nets import drawn_net
from fondaco.games.shelf import TITLES
from fondaco.players import talks_of
from fondaco.players.budget import Budget
from fondaco.players.judge import NetJudge
from fondaco.players.options import Choice, distinct
from fondaco.players.searcher import FEW, Manner, SearchPlayer

SEARCH = Manner(samples=2, width=4, finalists=2, horizon=1, margin=50)
LINES = Budget(steps=400)  # enough for some
ONE_PLY = Manner(samples=1, width=3)


def player(title: str, manner: Manner, seed: int | str = 1) -> SearchPlayer:
    judge = NetJudge(fondaco.game(title), drawn_net(title))
    return SearchPlayer(judge, manner, Budget(steps=60), seed, talks_of(title, judge))


def opened(title: str, decisions: int, seed: int = 1) -> fondaco.Table:
    """A table at which so many moves have been made without a plan."""
    table = fondaco.new(title, seats=fondaco.game(title).seats[-1], seed=seed)
    luck = fondaco.Seeded(f"opened {seed}")
    for _ in range(decisions):
        moves = table.legal()
        table.play(moves[luck.pick(len(moves))])
    return table


def played(title: str, manner: Manner, decisions: int) -> list[str]:
    """The moves that players of that manner make."""
    table = opened(title, 30)
    players = [player(title, manner, seat) for seat in range(table.seats)]
    for _ in range(decisions):
        seat = table.to_act
        assert seat is not None
        guess = table.guess(seat, fondaco.Seeded(table.moves_played))
        table.play(players[seat].choose(table.game, guess).text, seat)
    return table.log().splitlines()[-decisions:]


@pytest.mark.parametrize("manner", [ONE_PLY, SEARCH], ids=["one ply", "search"])
@pytest.mark.parametrize("title", TITLES)
def test_the_same_steps_play_the_same_way_again(title: str, manner: Manner) -> None:
    assert played(title, manner, 12) == played(title, manner, 12)


@pytest.mark.parametrize("title", TITLES)
def test_without_time_it_makes_the_move_that_looks_best_at_one_ply(title: str) -> None:
    table = opened(title, 30)
    seat = table.to_act
    assert seat is not None
    guess = table.guess(seat, fondaco.Seeded(1))
    hurried = player(title, SEARCH).choose(table.game, guess.copy(), Budget(steps=0))
    alone = Manner(samples=1, width=4)
    assert hurried is player(title, alone).choose(table.game, guess.copy())


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_changes_no_choice(title: str) -> None:
    searched = 0
    for seed in range(3):
        table = opened(title, 40 + 5 * seed, seed)
        seat = table.to_act
        assert seat is not None
        guesses = [table.guess(seat, fondaco.Seeded(luck)) for luck in ("one", "other")]
        thinkers = [player(title, SEARCH), player(title, SEARCH)]
        one, other = [
            thinker.choose(table.game, guess, LINES)
            for thinker, guess in zip(thinkers, guesses, strict=True)
        ]
        assert one is other
        assert thinkers[0].judge.judged == thinkers[1].judge.judged
        searched += thinkers[0].judge.judged >= 400
    assert searched > 0


def test_the_rest_of_a_decision_takes_no_thought() -> None:
    """A journey and the cubes that are taken there are one decision."""
    table = fondaco.new("merkator", seats=2, seed=3)
    players = [player("merkator", ONE_PLY, seat) for seat in range(2)]
    planned = 0
    for _ in range(30):
        seat = table.to_act
        assert seat is not None
        thinker = players[seat]
        is_planned = table.is_mid_decision and bool(thinker.plan)
        before = thinker.judge.judged
        table.play(thinker.choose(table.game, table.guess(seat, fondaco.Seeded(1))).text)
        planned += is_planned
        assert not is_planned or thinker.judge.judged == before
    assert planned > 0


def test_who_overlooks_everything_still_moves() -> None:
    table = opened("merv", 20)
    blind = Manner(samples=1, width=2, overlooked=100, noise=10)
    seat = table.to_act
    assert seat is not None
    guess = table.guess(seat, fondaco.Seeded(1))
    assert player("merv", blind).choose(table.game, guess).text in table.legal()


def test_a_plan_is_for_one_position() -> None:
    """Another player went on with the decision: what is left of the plan is for nothing."""
    table = fondaco.new("merkator", seats=2, seed=3)
    luck = fondaco.Seeded(1)
    thinker, fresh = player("merkator", ONE_PLY, "same"), player("merkator", ONE_PLY, "other")
    while not thinker.plan:
        guess = table.guess(table.to_act or 0, luck)
        table.play(thinker.choose(table.game, guess).text)
    table.play(fresh.choose(table.game, table.guess(table.to_act or 0, luck)).text)
    while table.is_mid_decision:
        table.play(fresh.choose(table.game, table.guess(table.to_act or 0, luck)).text)
    before = thinker.judge.judged
    assert thinker.choose(table.game, table.guess(table.to_act or 0, luck)).text in table.legal()
    assert thinker.judge.judged > before or len(table.legal()) == 1


def test_without_a_budget_it_takes_its_own_time() -> None:
    table = opened("merv", 30)
    seat = table.to_act
    assert seat is not None
    thinker = player("merv", SEARCH)
    thinker.choose(table.game, table.guess(seat, fondaco.Seeded(1)), Budget())
    assert thinker.judge.judged < 1000


def test_of_decisions_that_come_to_the_same_the_shortest_is_left() -> None:
    """A detour is no second chance to be taken by mistake."""
    table = opened("merv", 5)
    state = table.guess(0, fondaco.Seeded(1))
    moves = table.game.legal(state)
    detour, straight, other = Choice(moves[:2], state), Choice(moves[:1], state), Choice([], state)
    for choice, worth in ((detour, 7), (straight, 7), (other, 3)):
        choice.worth = worth
    assert distinct([detour, straight, other]) == [straight, other]


def test_nobody_overlooks_one_of_a_few() -> None:
    """Who has joined to fulfill a Contract fulfills it."""
    state = opened("merkator", 0).guess(0, fondaco.Seeded(1))
    blind = player("merkator", Manner(samples=1, width=2, overlooked=100, noise=10))
    few, many = [Choice([], state)] * FEW, [Choice([], state)] * 50
    assert blind._seen(few) is few
    assert blind._seen(many) is many  # all overlooked is none overlooked
    sharp = player("merkator", Manner(samples=1, width=2, overlooked=50))
    assert 0 < len(sharp._seen(many)) < len(many)
