"""OpenSpiel's own test, and what its games tell of luck."""

import pickle
import random

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")
pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install 'fondaco[openspiel]'")

import pyspiel

import fondaco
from fondaco.lab import spiel
from fondaco.lab.nodes import Node
from labs import IS_WHOLE, NAMES, TABLES

Table = tuple[str, int, dict[str, str]]
MOVES, SIMS = (300, 3) if IS_WHOLE else (6, 1)
WHOLE = 20_000  # moves: no game of those who play any move is as long
SERIALIZED = 30 if IS_WHOLE else 6  # moves: each position is written and read, from the first move
tables = pytest.mark.parametrize("table", TABLES, ids=NAMES)


def load(table: Table, most_moves: int = MOVES) -> spiel.SpielGame:
    title, seats, options = table
    chosen = ";".join(f"{name}:{value}" for name, value in options.items())
    wishes = {"seats": seats, "options": chosen, "most_moves": most_moves}
    game: spiel.SpielGame = pyspiel.load_game(f"fondaco_{title}", wishes)
    return game


def stands(state: spiel.SpielState) -> fondaco.State:
    assert state.node.state is not None
    return state.node.state


@tables
def test_the_official_test(table: Table) -> None:
    pyspiel.random_sim_test(load(table, SERIALIZED), num_sims=1, serialize=True, verbose=False)
    if IS_WHOLE:
        pyspiel.random_sim_test(load(table), num_sims=SIMS, serialize=False, verbose=False)


@pytest.mark.skipif(not IS_WHOLE, reason="takes a while: make lab")
@tables
def test_the_official_test_on_a_whole_game(table: Table) -> None:
    pyspiel.random_sim_test(load(table, WHOLE), num_sims=1, serialize=False, verbose=False)


@pytest.mark.skipif(not IS_WHOLE, reason="takes a while: make lab")
@tables
def test_a_whole_game_comes_back_from_what_was_written(table: Table) -> None:
    game, luck = load(table, WHOLE), random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        walk(state, luck)
    assert state.node.moves_played < WHOLE  # it has come to its own end
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert described(again.node) == described(state.node)
    assert again.returns() == state.returns()


def walk(state: spiel.SpielState, luck: random.Random) -> None:
    """One step of a random game."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        assert max(numbers) < spiel.MOST_OUTCOMES
        state.apply_action(luck.choices(numbers, chances)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


@tables
def test_games_are_those_of_the_engine(table: Table) -> None:
    """The answers at its chance nodes, given to the engine, bring the same game."""
    title, seats, options = table
    game, luck = fondaco.game(title), random.Random(1)
    node = load(table).new_initial_state()
    while not node.is_terminal():
        walk(node, luck)
    steps = [(step.player, step.action) for step in node.full_history()]
    answers = [action for player, action in steps if player == pyspiel.PlayerId.CHANCE]
    chance = fondaco.Answered(lambda question: answers.pop(0))
    state = game.new(seats, options, chance)
    for player, action in [step for step in steps if step[0] != pyspiel.PlayerId.CHANCE]:
        assert player == game.to_act(state)
        game.apply(state, game.moves[action], chance)
    assert answers == []
    assert game.snapshot(state) == game.snapshot(stands(node))
    assert node.returns() == game.returns(state)


def test_a_clone_goes_its_own_way() -> None:
    state, luck = load(("merkator", 2, {}), 30).new_initial_state(), random.Random(2)
    while state.is_chance_node():
        walk(state, luck)
    kept = state.clone()
    text = str(state)
    for _ in range(20):
        walk(state, luck)
    assert str(kept) == text != str(state)


def test_nodes_come_back_from_bytes() -> None:
    state, luck = load(("merkator", 2, {}), 100).new_initial_state(), random.Random(3)
    kinds = set()
    for _ in range(60):
        walk(state, luck)
        again = pickle.loads(pickle.dumps(state.node))
        assert described(again) == described(state.node)
        kinds.add((state.node.before is None, state.node.question is None))
    assert kinds == {(True, False), (True, True), (False, True), (False, False)}


def described(node: Node) -> list[object]:
    key = None if node.question is None else node.question.key
    text = None if node.state is None else node.rules.game.snapshot(node.state)
    return [key, text, node.answers, node.moves_played]


def test_observations_are_those_of_the_seat() -> None:
    state, luck = load(("merv", 3, {}), 30).new_initial_state(), random.Random(4)
    assert not any(state.observation_tensor(0))  # nothing is there before the table is set up
    while state.is_chance_node():
        walk(state, luck)
    game = fondaco.game("merv")
    for seat in range(3):
        on = [number for number, value in enumerate(state.observation_tensor(seat)) if value]
        assert on == sorted(game.encode(stands(state), seat))
        assert state.observation_string(seat) == state.node.rules.board(state.node.state, seat)


def test_a_move_that_is_not_legal_is_refused_with_its_reason() -> None:
    state, luck = load(("merkator", 2, {})).new_initial_state(), random.Random(5)
    while state.is_chance_node():
        walk(state, luck)
    with pytest.raises(fondaco.Refused, match=r"\(travel.cost\)"):
        state.apply_action(fondaco.game("merkator").move("travel italy").index)
