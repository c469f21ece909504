"""People and their keys: guests, accounts, cookies, tokens."""

from collections.abc import Awaitable, Sequence

from fondaco.server.database import Connection, Row
from fondaco.server.rows import Key, Person
from fondaco.server.store.calls import forget_browsers
from fondaco.server.store.own import forget_own
from fondaco.server.store.queries import Queries

KEY = "key"  # what processes tell each other of a key that is no longer good begins with it
IDLE_COOKIE = 30 * 86_400_000  # milliseconds after which an unused cookie is no longer good
KEYS_OF = "SELECT hash FROM keys WHERE person = ?"


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

    async def latest(self, name: str, limit: int) -> list[Row]:
        """Those who came last: id, name, login, since when, and when they were last seen; with a
        name, only those who are called like that."""
        return await self.rows(
            """SELECT p.id, p.name, p.login, p.made, max(k.used) FROM people p
                LEFT JOIN keys k ON k.person = p.id
                WHERE ? = '' OR lower(p.name) LIKE ? OR p.login LIKE ?
                GROUP BY p.id, p.name, p.login, p.made
                ORDER BY p.made DESC LIMIT ?""",
            (name, f"%{name}%", f"%{name}%", limit),
        )

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

    def change_password(self, person: str, password: str) -> Awaitable[int]:
        return self.change("UPDATE people SET password = ? WHERE id = ?", (password, person))

    async def made(self, person: str) -> int:
        """Since when the house knows somebody."""
        row = await self.one("SELECT made FROM people WHERE id = ?", (person,))
        return int(row[0]) if row else 0

    # --- Bots ---

    def add_bot(self, bot: Person, owner: str, key: Key) -> Awaitable[bool]:
        """Keep a bot with its first key; False if the name is taken."""

        def work(connection: Connection) -> bool:
            if connection.rows("SELECT 1 FROM people WHERE login = ?", (bot.login,)):
                return False
            values = (bot.id, bot.name, bot.login, bot.password, key.made)
            connection.change("INSERT INTO people VALUES (?, ?, ?, ?, ?)", values)
            connection.change("INSERT INTO bots VALUES (?, ?)", (bot.id, owner))
            _insert_key(connection, key)
            return True

        return self.database.write(work)

    async def bots_of(self, owner: str) -> list[Row]:
        """The bots of somebody: id, name, login, since when."""
        return await self.rows(
            """SELECT p.id, p.name, p.login, p.made FROM bots b JOIN people p ON p.id = b.person
                WHERE b.owner = ? ORDER BY p.made""",
            (owner,),
        )

    def remove(self, person: str) -> Awaitable[list[str]]:
        """Forget somebody with all their keys; the keys that are no longer good."""

        def work(connection: Connection) -> list[str]:
            connection.change("DELETE FROM people WHERE id = ?", (person,))
            dropped = []
            for (bot,) in connection.rows("SELECT person FROM bots WHERE owner = ?", (person,)):
                dropped += _drop_keys(connection, bot)
            connection.change("DELETE FROM bots WHERE owner = ?", (person,))
            forget_browsers(connection, person)
            connection.change("DELETE FROM codes WHERE person = ?", (person,))
            forget_own(connection, person)
            connection.change("DELETE FROM speakers WHERE person = ?", (person,))
            connection.change("DELETE FROM progress WHERE person = ?", (person,))
            connection.change("DELETE FROM sheets WHERE person = ?", (person,))
            connection.change("UPDATE reports SET author = '' WHERE author = ?", (person,))
            return dropped + _drop_keys(connection, person)

        return self.database.write(work)

    # --- Codes to come back with ---

    def renew_codes(self, person: str, hashes: Sequence[str]) -> Awaitable[None]:
        """New codes in place of those there were."""

        def work(connection: Connection) -> None:
            connection.change("DELETE FROM codes WHERE person = ?", (person,))
            for hash in hashes:
                connection.change("INSERT INTO codes VALUES (?, ?)", (person, hash))

        return self.database.write(work)

    def recover(self, person: str, code: str, password: str) -> Awaitable[list[str] | None]:
        """Use a code up for a new password; the keys that are no longer good, or None if there was
        no such code."""

        def work(connection: Connection) -> list[str] | None:
            sql = "DELETE FROM codes WHERE person = ? AND hash = ?"
            if not connection.change(sql, (person, code)):
                return None
            connection.change("UPDATE people SET password = ? WHERE id = ?", (password, person))
            return _drop_keys(connection, person)

        return self.database.write(work)

    async def codes_left(self, person: str) -> int:
        rows = await self.rows("SELECT count(*) FROM codes WHERE person = ?", (person,))
        return int(rows[0][0])

    # --- Keys ---

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

    def drop_keys(self, person: str) -> Awaitable[list[str]]:
        """Forget all keys of somebody; those that are no longer good."""
        return self.database.write(lambda connection: _drop_keys(connection, person))

    def drop_old_keys(self, before: int) -> Awaitable[int]:
        return self.change("DELETE FROM keys WHERE scope = 'cookie' AND used < ?", (before,))

    async def tokens(self, person: str) -> list[Key]:
        return [key for key in await self._keys(person) if key.scope != "cookie"]

    async def sessions(self, person: str) -> list[Key]:
        """The keys of the browsers in which somebody is signed in."""
        return [key for key in await self._keys(person) if key.scope == "cookie"]

    async def _keys(self, person: str) -> list[Key]:
        rows = await self.rows(
            """SELECT hash, person, label, scope, made, used FROM keys
                WHERE person = ? ORDER BY made""",
            (person,),
        )
        return [Key(*row) for row in rows]


def _insert_key(connection: Connection, key: Key) -> None:
    connection.change(
        "INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?)",
        (key.hash, key.person, key.label, key.scope, key.made, key.used),
    )


def _drop_keys(connection: Connection, person: str) -> list[str]:
    """Forget all keys of a person, and let other processes know."""
    found = [hash for (hash,) in connection.rows(KEYS_OF, (person,))]
    connection.change("DELETE FROM keys WHERE person = ?", (person,))
    for hash in found:
        connection.tell(f"{KEY} {hash}")
    return found
