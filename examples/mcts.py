"""OpenSpiel's own tree search plays Merkator alone: python3 examples/mcts.py [SEARCHES].

The tree has a node for every draw of luck, with its true chances. There are no secrets when one
plays alone, so the search sees nothing that a person could not know.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import fondaco.lab.spiel  # noqa: F401  (gives OpenSpiel our games)

SEARCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 30
GAMES = 3

game = pyspiel.load_game("fondaco_merkator(seats=1)")
luck = np.random.RandomState(1)


def play(bot: mcts.MCTSBot | None) -> float:
    """Points of a game that the bot has played, or nobody in particular."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(numbers, p=chances))
        elif bot is None:
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            state.apply_action(bot.step(state))
    return 100 * float(state.returns()[0])


rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
bot = mcts.MCTSBot(game, 0.2, SEARCHES, rollouts, solve=False, random_state=luck)
print(f"any move: {np.mean([play(None) for _ in range(20)]):.1f} points")
print(f"MCTS:     {np.mean([play(bot) for _ in range(GAMES)]):.1f} points")
