"""The tables of the database: the same text of SQL for SQLite and PostgreSQL.

Times are milliseconds since 1970. What is here already is brought up to date step by step: each
leads from one version to the next, and all that are missing are taken in one transaction.
"""

from fondaco import Refused
from fondaco.server.database import Connection

FIRST = [  # version 1
    "CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
        made BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS keys (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, scope TEXT NOT NULL,
        made BIGINT NOT NULL, used BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS keys_of_person ON keys (person)",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, opened TEXT NOT NULL, seed TEXT NOT NULL, status TEXT NOT NULL,
        listed INTEGER NOT NULL, turn TEXT NOT NULL, deadline BIGINT, moves INTEGER NOT NULL,
        seats TEXT NOT NULL, aside TEXT NOT NULL, made BIGINT NOT NULL, changed BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, status, changed)",
    "CREATE INDEX IF NOT EXISTS tables_due ON tables (status, deadline)",
    """CREATE TABLE IF NOT EXISTS sitting (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))""",
    """CREATE TABLE IF NOT EXISTS journal (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, author TEXT NOT NULL, cid TEXT NOT NULL,
        body TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, author, cid))""",
    """CREATE TABLE IF NOT EXISTS service (
        id TEXT PRIMARY KEY, began BIGINT NOT NULL, last BIGINT NOT NULL)""",
]

STEPS = [
    [  # to version 2: what is kept of the course of a game
        "CREATE TABLE latest (table_id TEXT PRIMARY KEY, body BYTEA NOT NULL)",
        """CREATE TABLE positions (
            table_id TEXT NOT NULL, moves INTEGER NOT NULL, body BYTEA NOT NULL,
            PRIMARY KEY (table_id, moves))""",
        """CREATE TABLE moments (
            table_id TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
            viewer INTEGER NOT NULL, body BYTEA NOT NULL,
            PRIMARY KEY (table_id, viewer, first))""",
        """CREATE TABLE editions (
            title TEXT NOT NULL, hash TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (title, hash))""",
        "ALTER TABLE tables ADD COLUMN scores TEXT NOT NULL DEFAULT ''",
        # How many moments are kept; -1 where they cannot be made.
        "ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 0",
        """CREATE INDEX tables_unkept ON tables (status, changed)
            WHERE kept >= 0 AND kept <= moves""",
    ],
    [  # to version 3: what the house looks after is found without reading all tables
        "CREATE INDEX tables_forgotten ON tables (status, turn, changed)",
        "CREATE INDEX tables_untouched ON tables (status, changed)",
    ],
    [  # to version 4: people's own affairs, and those of whoever runs the house
        # How somebody comes back who has forgotten the password.
        """CREATE TABLE codes (
            person TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (person, hash))""",
        # Who has said something where: seats are in `sitting`.
        """CREATE TABLE speakers (
            person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))""",
        """INSERT INTO speakers SELECT DISTINCT author, table_id FROM journal
            WHERE body LIKE '{"is":"said"%'""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, author TEXT NOT NULL, table_id TEXT NOT NULL, seq INTEGER,
            name TEXT NOT NULL, body TEXT NOT NULL, made BIGINT NOT NULL, settled BIGINT,
            note TEXT NOT NULL)""",
        # What the house is told to do or not to allow, until a moment or for good.
        """CREATE TABLE orders (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, until BIGINT,
            why TEXT NOT NULL, made BIGINT NOT NULL)""",
    ],
    [  # to version 5: files of the client, also of versions before and after this one
        """CREATE TABLE assets (
            name TEXT PRIMARY KEY, body BYTEA NOT NULL, last BIGINT NOT NULL)""",
    ],
    [  # to version 6: which process looks after which table
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, process TEXT NOT NULL)",
    ],
    [  # to version 7: hints, a new kind of entry; and what came of the analysis of a game
        """CREATE TABLE analyses (
            table_id TEXT NOT NULL, version TEXT NOT NULL, body BYTEA NOT NULL,
            made BIGINT NOT NULL, PRIMARY KEY (table_id, version))""",
    ],
    [  # to version 8: daily voyages, whose luck older versions do not know
        """CREATE TABLE voyages (
            table_id TEXT PRIMARY KEY, day TEXT NOT NULL, way TEXT NOT NULL,
            link TEXT NOT NULL UNIQUE)""",
        "CREATE INDEX voyages_of_day ON voyages (day, way)",
    ],
    [  # to version 9: people's own games
        # What their pages tell of a finished game; empty where there is nothing to tell.
        "CREATE TABLE results (table_id TEXT PRIMARY KEY, body TEXT NOT NULL)",
        # By seat, of 100; empty where it has to be looked up in the account.
        "ALTER TABLE analyses ADD COLUMN accuracy TEXT NOT NULL DEFAULT ''",
        # Games that have changed ratings, in the order in which they did; and the ratings.
        """CREATE TABLE rated (
            table_id TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, body TEXT NOT NULL)""",
        """CREATE TABLE ratings (
            pool TEXT NOT NULL, title TEXT NOT NULL, player TEXT NOT NULL,
            mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
            PRIMARY KEY (pool, title, player))""",
        "CREATE INDEX ratings_of_player ON ratings (player)",
        # Accounts that are bots, which nobody can sign in to, and whose they are.
        "CREATE TABLE bots (person TEXT PRIMARY KEY, owner TEXT NOT NULL)",
        "CREATE INDEX bots_of_owner ON bots (owner)",
    ],
    [  # to version 10: whom the house may call, when not, and what calls are due
        """CREATE TABLE browsers (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, key_hash TEXT NOT NULL, made BIGINT NOT NULL,
            body TEXT NOT NULL)""",
        "CREATE INDEX browsers_of_person ON browsers (person)",
        """CREATE TABLE quiet (
            person TEXT PRIMARY KEY, hours TEXT NOT NULL, held BIGINT NOT NULL)""",
        """CREATE TABLE calls (
            table_id TEXT NOT NULL, person TEXT NOT NULL, kind TEXT NOT NULL, made BIGINT NOT NULL,
            taken BIGINT NOT NULL, PRIMARY KEY (table_id, person, kind))""",
    ],
    [  # to version 11: what is people's own; and clocks with a reserve, which is new to older ones
        "CREATE TABLE preferences (person TEXT PRIMARY KEY, body TEXT NOT NULL)",
        """CREATE TABLE seen (
            person TEXT NOT NULL, table_id TEXT NOT NULL, moves INTEGER NOT NULL,
            made BIGINT NOT NULL, PRIMARY KEY (person, table_id))""",
        """CREATE TABLE standing (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
    ],
    [  # to version 12: how far people have come with lessons and puzzles
        "CREATE TABLE progress (person TEXT PRIMARY KEY, body TEXT NOT NULL)",
    ],
    [  # to version 13: what came of people's games at real tables
        """CREATE TABLE sheets (
            person TEXT NOT NULL, id TEXT NOT NULL, made BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (person, id))""",
    ],
]
VERSION = 1 + len(STEPS)
# The oldest version that understands all that this one writes: tables, journals, positions. Its
# processes may serve beside this one for a while. Whatever they would not understand, be it a new
# kind of entry alone, is a step, which may have no statements, and raises this to its version.
OLDEST = 11


def prepared(connection: Connection) -> None:
    """Make the tables where they are missing, and bring older ones up to date."""
    bring_up(connection, found(connection))


def found(connection: Connection) -> int:
    """The version of what is there; refused, if only a newer Fondaco understands it. From now on
    until the commit, nobody else changes it."""
    connection.take_time()
    for statement in FIRST:
        connection.change(statement)
    connection.change("INSERT INTO house VALUES ('version', '1') ON CONFLICT DO NOTHING")
    connection.change("UPDATE house SET value = value WHERE name = 'version'")  # one at a time
    version = _number(connection, "version")
    values = (str(version),)
    connection.change("INSERT INTO house VALUES ('oldest', ?) ON CONFLICT DO NOTHING", values)
    if _number(connection, "oldest") > VERSION:
        raise Refused(
            f"The data were written by a newer Fondaco (version {version} of the store; this one "
            f"knows version {VERSION}). Install that one, or go back to a backup made before."
        )
    return version


def version_of(connection: Connection) -> int:
    """The version of what is there, which is only looked at."""
    return _number(connection, "version")


def bring_up(connection: Connection, version: int) -> None:
    """Take the steps that are missing after a version."""
    for statements in STEPS[version - 1 :]:
        for statement in statements:
            connection.change(statement)
    _note(connection, "version", max(version, VERSION))
    _note(connection, "oldest", max(OLDEST, _number(connection, "oldest")))


def _number(connection: Connection, name: str) -> int:
    [(value,)] = connection.rows("SELECT value FROM house WHERE name = ?", (name,))
    return int(value)


def _note(connection: Connection, name: str, number: int) -> None:
    connection.change("UPDATE house SET value = ? WHERE name = ?", (str(number), name))
