"""Games written down decision by decision: those of bots, and those that logs tell of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import fondaco
from fondaco.lab.decisions import Ledger
from fondaco.lab.walking import moments
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget


@dataclass(frozen=True)
class Stretch:
    """Games of bots with one seed after another; who sits where moves on by one each game."""

    title: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    steps: int  # positions that they may judge for a decision
    first: int  # the seed of the first game
    games: int

    def name(self, seed: int) -> str:
        """Of the game with that seed: another where anything differs that decides its course."""
        game = fondaco.game(self.title)
        made_of = [self.players, sorted(self.options.items()), self.steps, fondaco.__version__]
        decides = str([*made_of, game.rules_version, game.edition])
        return f"{self.title}-{seed:08}-{sha256(decides.encode()).hexdigest()[:8]}"


def played(stretch: Stretch) -> tuple[str, Any]:
    """The decisions of the games of bots, and the name of the first of them."""
    ledger = Ledger(fondaco.game(stretch.title))
    for seed in range(stretch.first, stretch.first + stretch.games):
        turn = seed % len(stretch.players)
        _play(ledger, stretch, [*stretch.players[turn:], *stretch.players[:turn]], seed)
    return stretch.name(stretch.first), ledger.table()


def _play(ledger: Ledger, stretch: Stretch, names: list[str], seed: int) -> None:
    game, luck = ledger.game, fondaco.Seeded(seed)
    options = game.settled(len(names), stretch.options)
    state = game.new(len(names), options, luck)
    eyes, budget = fondaco.Seeded(f"guesses {seed}"), Budget(steps=stretch.steps)
    players = [PLAYERS[name](game.title, f"{name} {seed} {at}") for at, name in enumerate(names)]
    seat, number = game.to_act(state), 0
    while seat is not None and number < game.most_moves:
        move = players[seat].choose(game, game.guess(state, seat, eyes), budget)
        ledger.note(state, int(move.index), mid_decision=game.is_mid_decision(state))
        game.apply(state, move, luck)
        seat, number = game.to_act(state), number + 1
    ledger.close(state, about(stretch.name(seed), options, names))


def told(log: str) -> Any:
    """The decisions of the game that a log tells of; where it was renewed, those after that."""
    for table, move in moments(log):
        if table.moves_played == table.head.moves_before:
            ledger = Ledger(table.game)
        state = table.game.restore(table.plain_state())
        if move is not None:
            number = int(table.game.move(move).index)
            ledger.note(state, number, mid_decision=table.is_mid_decision)
    name = f"log-{sha256(log.encode()).hexdigest()[:16]}"
    ledger.close(state, about(name, table.options, ["?"] * table.seats))
    return ledger.table()


def about(name: str, options: Mapping[str, str], players: Sequence[str]) -> dict[str, object]:
    """What all decisions of a game have in common."""
    chosen = ";".join(f"{option}:{value}" for option, value in options.items())
    return {"game": name, "seats": len(players), "options": chosen, "players": list(players)}
