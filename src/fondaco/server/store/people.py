"""People and their keys: guests, accounts, cookies, tokens."""

from collections.abc import Awaitable

from fondaco.server.database import Connection
from fondaco.server.rows import Key, Person
from fondaco.server.store.queries import Queries

KEY = "key"  # what processes tell each other of a key that is no longer good begins with it
IDLE_COOKIE = 30 * 86_400_000  # milliseconds after which an unused cookie is no longer good


class StoredPeople(Queries):
    """Everybody whom the house knows."""

    def add(self, person: Person, key: Key) -> Awaitable[None]:
        def work(connection: Connection) -> None:
            connection.change(
                "INSERT INTO people VALUES (?, ?, ?, ?, ?)",
                (person.id, person.name, person.login, person.password, key.made),
            )
            _insert_key(connection, key)

        return self.database.write(work)

    async def by_id(self, id: str) -> Person | None:
        row = await self.one("SELECT id, name, login, password FROM people WHERE id = ?", (id,))
        return Person(*row) if row else None

    async def by_login(self, login: str) -> Person | None:
        row = await self.one(
            "SELECT id, name, login, password FROM people WHERE login = ?", (login,)
        )
        return Person(*row) if row else None

    def rename(self, person: str, name: str) -> Awaitable[int]:
        return self.change("UPDATE people SET name = ? WHERE id = ?", (name, person))

    async def register(self, person: str, name: str, login: str, password: str) -> bool:
        """Turn a guest into an account; False if the name is taken."""

        def work(connection: Connection) -> bool:
            if connection.rows("SELECT 1 FROM people WHERE login = ?", (login,)):
                return False
            connection.change(
                "UPDATE people SET name = ?, login = ?, password = ? WHERE id = ?",
                (name, login, password, person),
            )
            return True

        return await self.database.write(work)

    def add_key(self, key: Key) -> Awaitable[None]:
        return self.database.write(lambda connection: _insert_key(connection, key))

    async def key(self, hash: str) -> tuple[Key, Person] | None:
        """What a cookie or token stands for."""
        row = await self.one(
            """SELECT k.hash, k.person, k.label, k.scope, k.made, k.used,
                p.id, p.name, p.login, p.password
                FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?""",
            (hash,),
        )
        return (Key(*row[:6]), Person(*row[6:])) if row else None

    def use_key(self, hash: str, now: int) -> Awaitable[int]:
        return self.change("UPDATE keys SET used = ? WHERE hash = ?", (now, hash))

    def drop_key(self, hash: str) -> Awaitable[None]:
        """Forget a key, and let other processes know."""

        def work(connection: Connection) -> None:
            if connection.change("DELETE FROM keys WHERE hash = ?", (hash,)):
                connection.tell(f"{KEY} {hash}")

        return self.database.write(work)

    def drop_old_keys(self, before: int) -> Awaitable[int]:
        return self.change("DELETE FROM keys WHERE scope = 'cookie' AND used < ?", (before,))

    async def tokens(self, person: str) -> list[Key]:
        rows = await self.rows(
            """SELECT hash, person, label, scope, made, used FROM keys
                WHERE person = ? AND scope <> 'cookie' ORDER BY made""",
            (person,),
        )
        return [Key(*row) for row in rows]


def _insert_key(connection: Connection, key: Key) -> None:
    connection.change(
        "INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?)",
        (key.hash, key.person, key.label, key.scope, key.made, key.used),
    )
