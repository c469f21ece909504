"""Ratings as people are shown them."""

from fondaco.server.database import Row
from fondaco.server.live import LiveTable
from fondaco.server.rated import level_player, pool_of
from fondaco.server.rated_game import Strength
from fondaco.server.store import Store
from fondaco.server.wire import RatingNow

MOST_LISTED = 200
LEVEL = level_player("")


class Ratings:
    """Who is how strong."""

    def __init__(self, store: Store) -> None:
        self.stored = store.ratings

    async def of(self, person: str) -> list[RatingNow]:
        """All ratings of somebody."""
        return [shown(row, person) for row in await self.stored.of([person])]

    async def best(self, title: str, person: str) -> list[RatingNow]:
        """The list of a title, settled ratings first; who asks finds themselves in it."""
        found = [shown(row, person) for row in await self.stored.best(title, MOST_LISTED)]
        return sorted(found, key=lambda one: (one.provisional, -one.rating))

    async def at(self, live: LiveTable, person: str) -> list[RatingNow | None]:
        """The ratings of those who sit at a table, seat by seat, as far as they have one."""
        record = live.record
        players = [
            seat.person or (level_player(seat.level) if seat.level else "") for seat in record.seats
        ]
        pool = pool_of(record) or "people"
        rows = await self.stored.of([one for one in players if one])
        known = {row[2]: row for row in rows if row[:2] == (pool, record.opened.title)}
        return [shown(known[one], person) if one in known else None for one in players]


def shown(row: Row, person: str) -> RatingNow:
    pool, title, player, mu, sigma, games, name, is_program = row
    strength = Strength(mu, sigma, games)
    level = player.removeprefix(LEVEL) if name is None else ""
    return RatingNow(
        title=title,
        pool=pool,
        name=name or level,
        level=level,
        bot=bool(level or is_program),
        you=bool(person) and player == person,
        rating=strength.shown,
        spread=strength.spread,
        games=games,
        provisional=strength.is_provisional,
    )
