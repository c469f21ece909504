"""A game that cannot be played here any more: under other rules, or with another edition. It is
shown from what was kept."""

from typing import Any

from fondaco import Game
from fondaco.server.kept import ONLOOKER
from fondaco.server.record import Record
from fondaco.server.wire import ScoreNow

OTHER_RULES = "It was played with version {} of {}'s rules; here is version {}."
OTHER_EDITION = "It was played with edition {} of {}; here is edition {}."
DAMAGED = "Its moves can no longer be played again."
KEPT = "It is shown as it was kept."
NOT_KEPT = "Its moments were not kept; what is left of it is its log."
END_IT = "It cannot go on here: any player may end it without a result."


class Past:
    """The last moment of a game, as each kind of viewer may see it."""

    def __init__(
        self,
        views: dict[int, dict[str, Any]],
        scores: list[ScoreNow] | None,
        is_over: bool,
        why: str,
    ) -> None:
        self.views = views  # by seat; none, where none were kept
        self.scores = scores
        self.is_over = is_over
        self.why = why  # it cannot be played here

    def view(self, seat: int | None) -> dict[str, Any] | None:
        return self.views.get(ONLOOKER if seat is None else seat)


def why_past(record: Record, game: Game, is_kept: bool) -> str:
    """Why a game cannot be played here, and what there is of it."""
    return f"{_why(record, game)} {KEPT if is_kept else NOT_KEPT}"


def _why(record: Record, game: Game) -> str:
    rules, edition = record.versions()
    if rules != game.rules_version:
        return OTHER_RULES.format(rules, game.name, game.rules_version)
    if edition != game.edition:
        return OTHER_EDITION.format(edition, game.name, game.edition)
    return DAMAGED
