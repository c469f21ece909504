"""Who sits where: people at the terminal and bots."""

from fondaco import Refused
from fondaco.players import PLAYERS
from fondaco.players.player import Player
from fondaco.terminal.lines import any_of

PERSON = "you"
KINDS = [PERSON, *PLAYERS]


def seat_kinds(text: str) -> list[str]:
    """The kinds that a text like 'you,greedy' lists."""
    kinds = [kind.strip().lower() for kind in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise Refused(f"Nobody is called {kind!r}; a seat is {any_of(KINDS)}.")
    return kinds


def seat_names(kinds: list[str]) -> list[str]:
    """You, Greedy; where a kind sits there more than once: Player 1, Player 2."""
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        many = kinds.count(kind) > 1
        name = "Player" if many and kind == PERSON else kind.capitalize()
        names.append(f"{name} {kinds[: seat + 1].count(kind)}" if many else name)
    return names


def seated(title: str, kinds: list[str], seed: str) -> list[Player | None]:
    """The bots at their seats, each with luck of its own; None where a person decides."""
    return [
        None if kind == PERSON else PLAYERS[kind](title, f"{seed} seat {seat}")
        for seat, kind in enumerate(kinds)
    ]
