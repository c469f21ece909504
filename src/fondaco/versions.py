"""Which rules and which edition a game was played with, and what that means for reading it here."""

from fondaco.core.game import Game
from fondaco.core.refusal import Refused
from fondaco.log import Renewal


def of_edition(game: Game, edition: str) -> Game:
    """The game with that edition: the one in use here, or an earlier one that is still known."""
    for one in [game, *game.earlier]:
        if one.edition == edition:
            return one
    raise Refused(
        f"It was played with edition {edition} of {game.name}; here is edition "
        f"{game.edition}. Name the file of that edition with --edition."
    )


def editions_of(game: Game) -> list[str]:
    """The editions that a game can be read with here."""
    return [one.edition for one in [game, *game.earlier]]


def is_read(game: Game, rules: int, edition: str) -> bool:
    """Whether a game of these rules and this edition is played here as it was there."""
    return rules == game.rules_version and edition in editions_of(game)


def played_with(game: Game, rules: int) -> str:
    return (
        f"It was played with version {rules} of {game.name}'s rules; "
        f"here is version {game.rules_version}."
    )


def told_of_past(game: Game, renewal: Renewal) -> str:
    """From which move on a renewed log can be shown, and why not from the first."""
    moves = renewal.past.moves
    if set(renewal.past.rules) == {game.rules_version}:
        return f"The log was renewed after {moves} moves, and shows the game from move {moves} on."
    return (
        f"{_past_moves(moves)} with {past_versions(renewal)} of {game.name}'s rules; here is "
        f"version {game.rules_version}, which shows the game from move {moves} on."
    )


def _past_moves(count: int) -> str:
    if count == 0:
        return "It began"
    return "The first move was played" if count == 1 else f"The first {count} moves were played"


def past_versions(renewal: Renewal) -> str:
    """The versions of the rules before a renewal."""
    versions = [str(version) for version in sorted(set(renewal.past.rules))]
    return ("version " if len(versions) == 1 else "versions ") + " and ".join(versions)
