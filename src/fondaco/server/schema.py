"""The tables of the database: the same text of SQL for SQLite and PostgreSQL.

Times are milliseconds since 1970.
"""

from fondaco.server.database import Connection

SCHEMA_VERSION = "1"

SCHEMA = [
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


def prepared(connection: Connection) -> str:
    """Make the tables where they are missing; the version of what is there."""
    for statement in SCHEMA:
        connection.change(statement)
    connection.change(
        "INSERT INTO house VALUES ('version', ?) ON CONFLICT DO NOTHING", (SCHEMA_VERSION,)
    )
    [(version,)] = connection.rows("SELECT value FROM house WHERE name = 'version'")
    return str(version)
