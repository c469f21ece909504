"""What counted for the ratings, read off the journals once more."""

from fondaco.server.rated import rated_game
from fondaco.server.rated_game import RatedGame
from fondaco.server.record import Record
from fondaco.server.store import Store


async def rated_games(store: Store) -> list[tuple[str, RatedGame]]:
    """All rated games that were decided, each with its table, in the order in which they count."""
    found = [(table, await _game(store, table)) for table in await store.ratings.rated_tables()]
    return [(table, game) for table, game in found if game is not None]


async def _game(store: Store, table: str) -> RatedGame | None:
    stored = await store.tables.stored(table)
    assert stored is not None
    record = Record(stored.opened)
    for entry in await store.tables.journal(table):
        record.add(entry)
    return rated_game(record, stored.scores)
