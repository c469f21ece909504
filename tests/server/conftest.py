"""What tests of the server share: a real PostgreSQL, started when the first of them needs it.

A test that needs a database for itself asks for `database_url`; a fixture of a wider scope calls
`fresh_database(postgres_url)` of tests/databases.py.
"""

from collections.abc import Iterator

import pytest

from databases import fresh_database, real_postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The address of the server; make a database of your own in it."""
    with real_postgres() as url:
        yield url


@pytest.fixture
def database_url(postgres_url: str) -> str:
    """The address of a database that nobody else uses."""
    return fresh_database(postgres_url)
