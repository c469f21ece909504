"""A card that one seat draws unseen: what it is asked tells it nothing about other hands."""

from collections import Counter

from conformance import Walk
from games.merchants import modes
from luck import check_blindness

GREEDY = ("buy card", "steal", "robber", "roll", "play")  # much is drawn and stolen
GAMES = 6
DECISIONS = 3000
DRAWS = ("buy card", "steal", "robber")


# rule hand.known
def test_who_draws_is_offered_all_that_it_cannot_rule_out() -> None:
    doubts: Counter[str] = Counter()  # draws with an outcome that cannot come
    for number in range(GAMES):
        seats, options = modes.TABLES[4 * number]
        walk = Walk("merchants", seats, f"secret {number}", GREEDY, options)
        while not walk.is_over() and walk.decisions < DECISIONS:
            move = walk.choice()
            question = check_blindness(walk, move) if move.text.startswith(DRAWS) else None
            if question is not None and question.eyes is not None:
                assert question.eyes == walk.game.to_act(walk.state)
                doubts[question.kind] += any(not one.weight for one in question.outcomes)
            walk.step(move)
    assert doubts["development_card"] >= 20
    assert doubts["stolen"] >= 1
