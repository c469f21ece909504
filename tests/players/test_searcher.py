"""The player that looks ahead: legal, reproducible, in time, blind, and true to its plan.

Its net knows nothing here: what is tested holds for any weights.
"""

import pytest

import fondaco
from drawn_nets import drawn_net
from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS, talks_of
from fondaco.players.budget import Budget, Clock
from fondaco.players.judge import NetJudge
from fondaco.players.manner import Manner
from fondaco.players.net import ONE
from fondaco.players.options import Choice, Finalist, distinct, straightest
from fondaco.players.reach import Reach
from fondaco.players.searcher import FEW, SearchPlayer
from games.merchants.positions import arrange

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
    for seed in range(5):
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


def test_who_walks_there_and_back_has_done_nothing() -> None:
    """Of two decisions that end in the same, the straighter one, however good the other looked."""
    table = opened("merv", 5)
    state = table.guess(0, fondaco.Seeded(1))
    moves = table.game.legal(state)

    def finalist(at_one_ply: int, end: int, still: int) -> Finalist:
        choice, line = Choice(moves[:1], state), Choice(moves[:1] * still, state)
        choice.worth, line.worth = at_one_ply, end
        found = Finalist(choice)
        found.add(line)
        return found

    detour, straight, other = finalist(9, 5, 3), finalist(4, 5, 1), finalist(4, 4, 0)
    assert straightest(detour, [detour, straight, other]) is straight
    assert straightest(detour, [detour, other]) is detour


def at_the_end_of_a_turn(manner: Manner) -> tuple[SearchPlayer, int, int]:
    """What a line that begins with the end of an own turn comes to, and what the position right
    after that is worth."""
    table = arrange(posts={"red": ["praha"], "blue": ["wien"]}, rolled=True)
    thinker = player("merchants", manner)
    guess = table.guess(0, fondaco.Seeded(1))
    [end] = [move for move in table.game.legal(guess) if move.text == "end turn"]
    after = guess.copy()
    table.game.apply(after, end, fondaco.Seeded(1))
    clock = Clock(Budget(), 0)
    line = thinker._line(guess, 0, Choice([end], after), fondaco.Seeded(1), clock)
    return thinker, line.worth, thinker.judge.value(after, 0)


@pytest.mark.parametrize("ways", [1, 3])
def test_a_line_of_the_own_turn_ends_with_it(ways: int) -> None:
    *_, line, after = at_the_end_of_a_turn(Manner(horizon=40, own_turn=ways))
    assert line == after


def line_in_the_middle_of_a_turn(ways: int, budget: Budget) -> tuple[int, int]:
    """What a line that goes on with a turn comes to, and how many positions were judged for it."""
    table = arrange(posts={"red": ["praha"], "blue": ["wien"]}, rolled=True, gold=[9, 3, 3])
    thinker = player("merchants", Manner(horizon=40, own_turn=ways, line_width=12))
    guess = table.guess(0, fondaco.Seeded(1))
    clock = Clock(budget, 0)
    line = thinker._line(guess, 0, Choice([], guess), fondaco.Seeded(1), clock)
    return line.worth, thinker.judge.judged


def test_a_line_of_the_own_turn_comes_to_the_best_of_its_ways() -> None:
    one, _ = line_in_the_middle_of_a_turn(1, Budget())
    best, judged = line_in_the_middle_of_a_turn(12, Budget())
    assert one < best
    assert line_in_the_middle_of_a_turn(12, Budget(steps=1))[1] < judged


def test_no_more_lines_than_are_wanted() -> None:
    table = opened("merv", 30)
    guess = table.guess(table.to_act or 0, fondaco.Seeded(1))
    judged = []
    for lines in (1, 3):
        manner = Manner(samples=1, width=4, finalists=2, horizon=2, margin=100, lines=lines)
        thinker = player("merv", manner)
        thinker.choose(table.game, guess.copy(), Budget(steps=100_000))
        judged.append(thinker.judge.judged)
    assert judged[0] < judged[1] < 100_000


def test_a_line_ends_where_an_own_turn_begins() -> None:
    table = fondaco.new("merkator", seats=2, seed=1)
    game, guess = table.game, table.guess(0, fondaco.Seeded(1))
    thinker = player("merkator", Manner(horizon=100, weighs=True, turns=1))
    thinker.judge.seats = 2
    line = thinker._line(guess, 0, Choice([], guess), fondaco.Seeded(2), Clock(Budget(), 0))
    luck = fondaco.Seeded(2)
    state = game.guess(guess, 0, luck)
    turns = [game.turn(state)]
    while turns != [0, 1, 0]:
        seat = game.to_act(state)
        assert seat is not None
        thinker._answer(game, state, seat, luck)
        turns += [game.turn(state)] if game.turn(state) != turns[-1] else []
    assert line.worth == thinker.judge.weighed(state, 0) != thinker.judge.value(state, 0)


def test_alone_a_line_does_not_end_where_an_own_turn_begins() -> None:
    """An opponent whom the rules play has turns, but no seat."""
    game = fondaco.game("merkator")
    luck = fondaco.Seeded(7)
    state = game.new(1, game.settled(1, {"solo": "soloplay"}), luck)
    thinker = PLAYERS["greedy"]("merkator", 1)
    judge = NetJudge(game, drawn_net("merkator"))
    reach = Reach(judge, Manner(horizon=1, turns=1), state, 0)
    turns = [game.turn(state)]
    while turns != [0, 1, 0]:
        game.apply(state, thinker.choose(game, game.guess(state, 0, luck)), luck)
        turns += [game.turn(state)] if game.turn(state) != turns[-1] else []
        assert not reach.is_over(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_together_leave_half_of_them_behind(seats: int) -> None:
    """What one net says to each of them need not agree; weighed against each other, it does."""
    table = fondaco.new("merkator", seats=seats, seed=1)
    state = table.guess(0, fondaco.Seeded(1))
    judge = NetJudge(table.game, drawn_net("merkator"), points_part=10**9)
    said = sum(int(judge.value(state, seat)) for seat in range(seats))
    judge.seats = seats
    weighed = sum(int(judge.weighed(state, seat)) for seat in range(seats))
    half = int(seats * ONE // 2)
    assert abs(weighed - half) <= seats**2 < abs(said - half)


def test_nobody_else_is_asked_alone() -> None:
    game = fondaco.game("merkator")
    state = game.new(1, {"solo": "soloplay"}, fondaco.Seeded(1))
    thinker = player("merkator", Manner(samples=1, width=4, weighs=True))
    thinker.choose(game, state.copy())
    judge = thinker.judge
    judged = judge.judged
    assert judge.weighed(state, 0) == judge.value(state, 0)
    assert judge.judged == judged + 2
