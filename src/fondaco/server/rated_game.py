"""What counts of a rated game, and how it changes the ratings of those who played: OpenSkill's
Plackett-Luce model, which knows several seats, ranks and ties."""

from msgspec import Struct
from openskill.models import PlackettLuce

from fondaco.server.wire import Pool

MODEL = PlackettLuce()
START = 1200  # how a rating is shown
SCALE = 25
NINETEEN_OF_TWENTY = 1.96  # standard deviations
SETTLED = 5.0  # the standard deviation below which a rating is no longer provisional


class RatedGame(Struct, frozen=True):
    """What counts of a game: who has played, by person or level, and who came how far."""

    pool: Pool
    title: str
    players: list[str]
    ranks: list[int]


class Strength(Struct, frozen=True):
    """How strong somebody is taken to be, how sure that is, and from how many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        return round(START + SCALE * (self.mu - MODEL.mu))

    @property
    def spread(self) -> int:
        return round(NINETEEN_OF_TWENTY * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SETTLED


def after(game: RatedGame, before: list[Strength]) -> list[Strength]:
    """How strong those who played are taken to be after it."""
    teams = [[MODEL.rating(one.mu, one.sigma)] for one in before]
    found = MODEL.rate(teams, ranks=[float(rank) for rank in game.ranks])
    pairs = zip(found, before, strict=True)
    return [Strength(new.mu, new.sigma, old.games + 1) for [new], old in pairs]
