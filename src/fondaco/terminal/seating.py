"""Who sits where: people at the terminal and bots."""

from fondaco import Move, Refused, State, Table
from fondaco.players import PLAYERS
from fondaco.players.asking import asked
from fondaco.players.budget import Budget
from fondaco.players.levels import LEVELS, steps_of, time_of
from fondaco.players.player import Player
from fondaco.terminal.lines import any_of

PERSON = "you"
YOU = "You"  # what the only person at a terminal is called
OFFERED = [PERSON, *[level.id for level in LEVELS]]
KINDS = [PERSON, *PLAYERS]


class Bot:
    """A bot at a seat, and how much it may think."""

    def __init__(self, player: Player, budget: Budget | None) -> None:
        self.ask = asked(player)
        self.budget = budget

    def move(self, table: Table, guess: State) -> str:
        move = self.ask(table.game, guess, self.budget)
        assert isinstance(move, Move), move
        return move.text


def seat_kinds(text: str) -> list[str]:
    """The kinds that a text like 'you,journeyman' lists."""
    kinds = [kind.strip().lower() for kind in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise Refused(f"Nobody is called {kind!r}; a seat is {any_of(OFFERED)}.")
    return kinds


def seat_names(kinds: list[str]) -> list[str]:
    """You, Journeyman; where a kind sits there more than once: Player 1, Player 2."""
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        many = kinds.count(kind) > 1
        name = "Player" if many and kind == PERSON else kind.capitalize()
        names.append(f"{name} {kinds[: seat + 1].count(kind)}" if many else name)
    return names


def seated(title: str, kinds: list[str], seed: str, is_repeatable: bool) -> list[Bot | None]:
    """The bots at their seats, each with luck of its own; None where a person decides. Those that
    are repeatable do not look at a clock, and choose the same when the game is played again."""
    budget = steps_of if is_repeatable else time_of
    return [
        None if kind == PERSON else Bot(PLAYERS[kind](title, f"{seed} seat {seat}"), budget(kind))
        for seat, kind in enumerate(kinds)
    ]
