"""Ratings, and the games that they come from, in their order."""

from collections.abc import Awaitable, Sequence

import msgspec

from fondaco.server.database import Connection, Row
from fondaco.server.rated_game import RatedGame, Strength, after
from fondaco.server.store.queries import Queries

IS_PROGRAM = "CASE WHEN p.login IS NOT NULL AND p.password IS NULL THEN 1 ELSE 0 END"
FIELDS = f"r.pool, r.title, r.player, r.mu, r.sigma, r.games, p.name, {IS_PROGRAM}"
RATINGS = f"""SELECT {FIELDS} FROM ratings r LEFT JOIN people p ON p.id = r.player
    WHERE (p.id IS NOT NULL OR r.player LIKE 'level %')"""
BEST = f"{RATINGS} AND r.title = ? ORDER BY r.mu - 2 * r.sigma DESC LIMIT ?"
ONE_AT_A_TIME = "UPDATE house SET value = value WHERE name = 'version'"
UPSERT = """INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (pool, title, player)
    DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"""
RATED_TABLES = """SELECT t.id FROM tables t LEFT JOIN rated r ON r.table_id = t.id
    WHERE t.status = 'over' AND t.aside = '' AND t.opened LIKE '%"rated":true%'
    ORDER BY CASE WHEN r.number IS NULL THEN 1 ELSE 0 END, r.number, t.changed, t.id"""


class StoredRatings(Queries):
    """How strong people and levels are taken to be."""

    async def of(self, players: Sequence[str]) -> list[Row]:
        """The ratings of these players: pool, title, player, mu, sigma, games, name, and
        whether it is a bot with an account of its own."""
        if not players:
            return []
        marks = ", ".join("?" * len(players))
        return await self.rows(f"{RATINGS} AND r.player IN ({marks})", players)

    async def best(self, title: str, limit: int) -> list[Row]:
        """The ratings in a title, those that are surely high first."""
        return await self.rows(BEST, (title, limit))

    async def rated_tables(self) -> list[str]:
        """The tables of finished games that are rated, in the order in which they count."""
        return [id for (id,) in await self.rows(RATED_TABLES)]

    def rebuild(self, games: Sequence[tuple[str, RatedGame]]) -> Awaitable[None]:
        """Forget all ratings, and let these games make them anew, one after the other."""

        def work(connection: Connection) -> None:
            connection.take_time()
            connection.change(ONE_AT_A_TIME)
            connection.change("DELETE FROM ratings")
            connection.change("DELETE FROM rated")
            for table, game in games:
                write_rated(connection, table, game)

        return self.database.write(work)


# --- Inside the change that keeps an entry ---


def write_rated(connection: Connection, table: str, game: RatedGame) -> None:
    """Let a game change the ratings of those who played; it does so once."""
    connection.change(ONE_AT_A_TIME)
    body = msgspec.json.encode(game).decode()
    [(last,)] = connection.rows("SELECT coalesce(max(number), 0) FROM rated")
    values = (table, int(last) + 1, body)
    if connection.change("INSERT INTO rated VALUES (?, ?, ?) ON CONFLICT DO NOTHING", values):
        strengths = after(game, [_strength(connection, game, one) for one in game.players])
        _write(connection, game, _by_player(game, strengths))


def _by_player(game: RatedGame, strengths: Sequence[Strength]) -> dict[str, Strength]:
    """What each is taken to be now; of several seats of one level, the mean."""
    found: dict[str, list[Strength]] = {}
    for player, strength in zip(game.players, strengths, strict=True):
        found.setdefault(player, []).append(strength)
    return {player: _mean(own) for player, own in found.items()}


def _mean(strengths: list[Strength]) -> Strength:
    count = len(strengths)
    mu = sum(one.mu for one in strengths) / count
    sigma = sum(one.sigma for one in strengths) / count
    return Strength(mu, sigma, strengths[0].games)


def _strength(connection: Connection, game: RatedGame, player: str) -> Strength:
    rows = connection.rows(
        "SELECT mu, sigma, games FROM ratings WHERE pool = ? AND title = ? AND player = ?",
        (game.pool, game.title, player),
    )
    return Strength(*rows[0]) if rows else Strength()


def _write(connection: Connection, game: RatedGame, strengths: dict[str, Strength]) -> None:
    for player, one in strengths.items():
        values = (game.pool, game.title, player, one.mu, one.sigma, one.games)
        connection.change(UPSERT, values)
