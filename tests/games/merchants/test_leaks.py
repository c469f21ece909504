"""The conformance suite finds each way to tell a secret: a game that leaks does not pass."""

from typing import Any

import pytest

import conformance
import fondaco
from conformance import Walk
from games.merchants import invariants
from games.merchants.positions import arrange, state_of
from positions import kinds


class Leaky:
    """The game, but for one thing that it tells and should not."""

    def __init__(self, game: fondaco.Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class LeakyView(Leaky):
    """Shows all hands to everybody."""

    def view(self, state: fondaco.State, seat: int | None) -> dict[str, object]:
        hands = self.game.snapshot(state)["hands"]
        return {**self.game.view(state, seat), "hands": hands}


class LeakyEvents(Leaky):
    """Tells everybody what was stolen."""

    def apply(
        self,
        state: fondaco.State,
        move: fondaco.Move,
        chance: fondaco.Chance,
        told: list[fondaco.Event] | None = None,
    ) -> None:
        self.game.apply(state, move, chance, told)
        if told is not None:
            told[:] = [fondaco.Event("open", event.seen_by(1)) for event in told]


class LeakyRefusals(Leaky):
    """Lets nobody end a turn while Blue has two ore."""

    def why_not(self, state: fondaco.State, move: fondaco.Move) -> fondaco.Clause | None:
        if move.text == "end turn":
            hands: Any = self.game.snapshot(state)["hands"]
            if hands[1].get("ore") == 2:
                return self.game.clauses[0]
        return self.game.why_not(state, move)


class LeakyGuess(Leaky):
    """Guesses the truth."""

    def guess(self, state: fondaco.State, seat: int, chance: fondaco.Chance) -> fondaco.State:
        return state.copy() if chance.pick(2) else self.game.guess(state, seat, chance)


def walk_with(game: Any, table: fondaco.Table) -> Walk:
    walk = Walk("merchants", table.seats, "leaks")
    walk.state = walk.game.restore(state_of(table))
    walk.game = game
    return walk


def robbed(step: str) -> fondaco.Table:
    """White has robbed Blue of an ore or a salt; now Red decides."""
    table = arrange(
        active=2,
        step="robber",
        posts={"blue": ["koln"], "red": ["wien"]},
        hands=[{"wool": 1}, {"ore": 2, "salt": 2}, {}],
        picks=[0],
    )
    assert "stole" in kinds(table.play("robber rhineland"))
    fields = state_of(table)
    fields.update(active=0, asked=0, step=step)
    game = table.game
    twin = table.copy()
    twin._state = game.restore(fields)
    return twin


@pytest.mark.parametrize(
    ("leak", "step"),
    [
        (LeakyView, "act"),
        (LeakyEvents, "robber"),
        (LeakyRefusals, "act"),
        (LeakyGuess, "act"),
    ],
)
def test_a_leak_is_found(leak: type[Leaky], step: str) -> None:
    table = robbed(step)
    conformance.check_secrets(walk_with(table.game, table), invariants_of_pieces)
    found = 0
    for number in range(12):
        walk = walk_with(leak(table.game), table)
        walk.decisions = number
        try:
            conformance.check_secrets(walk, invariants_of_pieces)
        except AssertionError:
            found += 1
    assert found > 0


def invariants_of_pieces(snapshot: dict[str, Any]) -> None:
    """The position has few pieces; those who know must still know them."""
    invariants.check_cards(snapshot)
    invariants.check_knowledge(snapshot)
