"""What all who serve one store have to agree on: its version, the rules and editions of all titles,
and the secret that signs links.

A process that differs from another one that serves now would spoil its games, so it is refused
when it starts; so is one that differs from who served last in what nobody changes by an upgrade.
Old and new may serve side by side for a while if they agree on all of this: `OLDEST` in schema.py
says which older versions understand what the new one writes.
"""

import asyncio
import hashlib
import os
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import fondaco
from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.server import schema
from fondaco.server.database import Away, Connection, Database, WriteFailed
from fondaco.server.runtime import Runtime

AGAIN_SECONDS = (0.2, 0.5, 1.0, 2.0)  # until a store that was away is asked again
DEAD_AFTER = 15_000  # milliseconds without a sign of life after which a process serves nobody
SERVING = "serving "  # the name of the row of a process begins with it
SERVED = "served"  # the row of who served last
SECRET, EDITION = "secret", "edition"  # what somebody may change on purpose
MARK = b"fondaco: the mark of a secret"
ALIVE = """SELECT h.value FROM service s JOIN house h ON h.name = ? || s.id
    WHERE s.last > ? AND s.id <> ?"""


class Terms(Struct, frozen=True):
    """What a process serves with."""

    store: int  # version
    rules: dict[str, int]  # version by title
    editions: dict[str, str]  # hash by title
    own: list[str]  # titles with an edition that the house has named
    secret: str  # a mark of it, from which nobody finds it
    bus: bool = False  # whether it hears of others by a bus of its own, beside the store


def terms_of(secret: str) -> Terms:
    """What this process serves with."""
    games = {title: fondaco.game(title) for title in TITLES}
    return Terms(
        schema.VERSION,
        {title: game.rules_version for title, game in games.items()},
        {title: game.edition for title, game in games.items()},
        [title for title in TITLES if os.environ.get(f"FONDACO_EDITION_{title.upper()}")],
        hashlib.blake2b(secret.encode(), digest_size=8, key=MARK).hexdigest(),
    )


class Accord:
    """One process that wants to serve a store."""

    def __init__(
        self,
        id: str,
        secret: str,
        runtime: Runtime,
        *,
        is_shared: bool,
        has_bus: bool,
        changes: frozenset[str],
    ) -> None:
        self.id = id
        self.secret = secret  # none: that of the store
        self.runtime = runtime
        self.is_shared = is_shared  # if not, nobody else can serve: the store sees to that
        self.has_bus = has_bus
        self.changes = changes  # what was changed on purpose

    async def reached(self, database: Database) -> str:
        """Serve a store from now on; its secret. One that is away is asked again: others who write
        there may have been in the way of a change for a moment."""
        for seconds in AGAIN_SECONDS:
            with suppress(Away):
                return await self._reached(database)
            await asyncio.sleep(seconds)
        return await self._reached(database)

    async def _reached(self, database: Database) -> str:
        """The secret; a full disk keeps nobody from looking."""
        try:
            return await database.write(self.prepared)
        except Away:
            raise
        except WriteFailed:
            if secret := await database.read(self.as_before):
                return secret
            raise

    def prepared(self, connection: Connection) -> str:
        """Bring the store up to date, and serve it from now on, all or nothing; the secret. Whoever
        may not is refused."""
        version = schema.found(connection)
        secret = self.secret or self._kept_secret(connection)
        self.terms = terms = replace(terms_of(secret), bus=self.has_bus)
        others = self._others(connection) if self.is_shared else []
        for other in others:
            check_neighbor(terms, other)
        if not others:
            self._check_last(connection, terms)
        schema.bring_up(connection, version)
        self._sign(connection, terms)
        return secret

    def as_before(self, connection: Connection) -> str:
        """The secret of a store that this process has to itself and serves as it was served last,
        so that nothing need be written: its disk may be full. Nothing, if that is not so."""
        if self.is_shared or schema.version_of(connection) != schema.VERSION:
            return ""
        secret = self.secret or _value(connection, "secret")
        self.terms = replace(terms_of(secret), bus=self.has_bus)
        is_same = _value(connection, SERVED) == _text(self.terms)
        return secret if is_same else ""

    def is_overtaken(self, connection: Connection) -> bool:
        """Whether others, who took us for dead, serve with what we cannot serve beside."""
        last = msgspec.json.decode(_value(connection, SERVED), type=Terms)
        is_newer = int(_value(connection, "oldest")) > schema.VERSION
        return is_newer or _shared(last) != _shared(self.terms)

    def leave(self, connection: Connection) -> None:
        """Serve no longer."""
        connection.change("DELETE FROM house WHERE name = ?", (SERVING + self.id,))

    def _kept_secret(self, connection: Connection) -> str:
        _keep(connection, "secret", self.runtime.token())
        return _value(connection, "secret")

    def _others(self, connection: Connection) -> list[Terms]:
        """What those serve with who give signs of life."""
        rows = connection.rows(ALIVE, (SERVING, self.runtime.now() - DEAD_AFTER, self.id))
        return [msgspec.json.decode(value, type=Terms) for (value,) in rows]

    def _check_last(self, connection: Connection, terms: Terms) -> None:
        last = _value(connection, SERVED)
        if last:
            check_successor(terms, msgspec.json.decode(last, type=Terms), self.changes)

    def _sign(self, connection: Connection, terms: Terms) -> None:
        text = _text(terms)
        for name in (SERVED, SERVING + self.id):
            _keep(connection, name, text)
            connection.change("UPDATE house SET value = ? WHERE name = ?", (text, name))
        now = self.runtime.now()
        values = (self.id, now, now)
        connection.change("INSERT INTO service VALUES (?, ?, ?) ON CONFLICT DO NOTHING", values)


def _shared(terms: Terms) -> tuple[object, ...]:
    """What is the same for all who serve at the same time."""
    return terms.rules, terms.editions, terms.secret


def prepared_for_work(connection: Connection, now: int) -> None:
    """Bring a store up to date for work on it, unless somebody serves it."""
    version = schema.found(connection)
    if connection.rows(ALIVE, (SERVING, now - DEAD_AFTER, "")):
        raise Refused("A house is open with these data: close it first.")
    schema.bring_up(connection, version)


def _text(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()


def _keep(connection: Connection, name: str, value: str) -> None:
    connection.change("INSERT INTO house VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))


def _value(connection: Connection, name: str) -> str:
    rows = connection.rows("SELECT value FROM house WHERE name = ?", (name,))
    return str(rows[0][0]) if rows else ""


# --- Who may serve beside, and after whom ---


def check_neighbor(terms: Terms, other: Terms) -> None:
    """Refuse whoever cannot serve beside another process."""
    if other.store < schema.OLDEST:
        raise Refused(
            f"A process of an older Fondaco (version {other.store} of the store) is serving these "
            f"data, and would not understand what this one writes (version {terms.store}). Stop "
            "all older processes, then start this one."
        )
    if terms.secret != other.secret:
        raise Refused(
            "Another process serves these data with another FONDACO_SECRET: a seat link of one "
            "would be no good at the other. Start this one with the same."
        )
    if terms.bus != other.bus:
        raise Refused(
            "Of two processes that serve these data, one has a --bus and one has none: they would "
            "not hear of each other. Start all with the same."
        )
    what = differing(terms.rules, other.rules)
    if what:
        raise Refused(
            f"Another process serves these data with other rules ({what}). Old and new rules "
            "cannot be played side by side: stop all processes of the other version, then start "
            "this one."
        )
    what = differing(terms.editions, other.editions)
    if what:
        raise Refused(
            f"Another process serves these data with another edition ({what}). Start this one "
            "with the same --edition; or stop all others first, if games are to go on with this "
            "one."
        )


def check_successor(terms: Terms, last: Terms, changes: frozenset[str]) -> None:
    """Refuse whoever serves after another with what nobody changes by an upgrade."""
    if terms.secret != last.secret and SECRET not in changes:
        raise Refused(
            "These data were last served with another FONDACO_SECRET: seat links that were sent "
            "out would be no good any more. Bring the other one back; or, if you have changed it "
            "on purpose, add --change secret."
        )
    own = set(terms.own) | set(last.own)
    what = differing(
        {title: hash for title, hash in terms.editions.items() if title in own},
        {title: hash for title, hash in last.editions.items() if title in own},
    )
    if what and EDITION not in changes:
        raise Refused(
            f"These data were last served with another edition ({what}). Name the same --edition; "
            "or, if all games are to go on with this one, add --change edition."
        )


def differing(here: Mapping[str, object], there: Mapping[str, object]) -> str:
    """In which titles two differ, and how; nothing, if in none."""
    titles = [title for title in {**there, **here} if here.get(title) != there.get(title)]
    return ", ".join([f"{t}: {there.get(t)} there, {here.get(t)} here" for t in titles])
