"""A title that was added as docs/add-a-game.md says is played on the plain board at once.

The house runs from a copy of the source, with the built client of the package under test.
"""

from collections.abc import Iterator

import pytest

from added_title import TITLE, add_title
from browser.conftest import Visit
from browser.inputs import on_the_plain_board
from fondaco.server import client
from processes import Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    package = add_title(tmp_path_factory.mktemp("added"))
    (package / "server" / "web").symlink_to(client.FOLDER)
    data = str(tmp_path_factory.mktemp("house"))
    with Process("--data", data, PYTHONPATH=str(package.parent)) as found:
        yield found


def test_it_stands_on_the_start_page_and_is_played_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.page.click("article:has-text('Jetty') >> text=Set up")
    anna.page.wait_for_url(f"**/new/{TITLE}")
    anna.open_table(["me", "random"], TITLE)
    anna.play_on(on_the_plain_board)
    anna.page.wait_for_selector(".end .account")
    assert {"buy", "sell"} <= anna.tried
