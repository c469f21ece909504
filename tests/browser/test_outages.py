"""A house that cannot write anything down, and one that is newer than the page: people are told in
their language, and nothing that they chose is lost."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from browser.conftest import Visit
from browser.inputs import by_clicking, confirm, is_chosen, lit
from browser.playing import Visitor
from fondaco.server import dressed, requests, wire
from fondaco.server.database import Away, Connection
from fondaco.server.house import House
from fondaco.server.postgres import AWAY
from fondaco.server.sqlite import Sqlite, SqliteConnection
from houses import OpenHouse

MOVE = "travel hamburg"
OUTAGE = {
    "en-GB": "The house cannot save anything at the moment.",
    "de-DE": "Das Haus kann gerade nichts speichern.",
}
NEWER = "There is a newer version of this page."
LOOKS = 2500  # milliseconds in which a page has looked twice whether the moment is calm


@contextmanager
def away() -> Iterator[None]:
    """The store does not answer."""

    def refuse(connection: Connection) -> None:
        raise Away(AWAY)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sqlite, "is_away", True)
        patch.setattr(SqliteConnection, "begin", refuse)
        yield


@pytest.mark.parametrize("locale", OUTAGE)
def test_a_move_that_could_not_be_kept_is_sent_again_by_itself(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale)
    anna.open_table(["me", "me"])
    anna.wait_for_turn()
    with away():
        anna.page.wait_for_selector(f".band >> text={OUTAGE[locale]}")
        by_clicking(anna, MOVE)
        anna.until(lambda: refusals(anna) > 1)
        assert anna.now["moves"] == 0
    anna.until(lambda: anna.now["moves"] == 1)
    anna.until(lambda: anna.page.locator(".band.lost").count() == 0)
    forget_unavailable(anna)


def forget_unavailable(visitor: Visitor) -> None:
    """What else a page asks for meanwhile is refused, too, and browsers say so."""
    visitor.troubles = [one for one in visitor.troubles if "status of 503" not in one]


def refusals(visitor: Visitor) -> int:
    """How often the house has asked to be sent the same again."""
    return len([frame for frame in visitor.frames if '"again":true' in frame])


@contextmanager
def newer(house: OpenHouse) -> Iterator[None]:
    """The house is of the next version, and everybody has to come back to it."""

    async def send_home(inside: House) -> None:
        inside.send_home()

    version = wire.WIRE + 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire, "WIRE", version)
        patch.setattr(requests, "WIRE", version)
        patch.setitem(dressed.HEADERS, "fondaco-wire", str(version))
        house.run(send_home)
        yield


def test_an_old_page_waits_for_a_calm_moment_and_loses_no_choice(
    visit: Visit, house: OpenHouse
) -> None:
    anna = visit()
    anna.open_table(["me", "me"])
    anna.wait_for_turn()
    choose_by_half(anna)
    anna.page.evaluate("window.isOld = true")
    with newer(house):
        anna.page.wait_for_selector(f".band >> text={NEWER}")
        anna.page.wait_for_timeout(LOOKS)
        assert is_chosen(anna, MOVE)
        assert anna.page.evaluate("window.isOld") is True
        with anna.page.expect_event("load"):
            confirm(anna, MOVE)
        anna.until(lambda: anna.now["moves"] == 1)
        anna.page.wait_for_selector(f".band >> text={NEWER}")  # this house brings no other page
        anna.page.evaluate("window.isOld = true")
        anna.page.wait_for_timeout(LOOKS)
        assert anna.page.evaluate("window.isOld") is True  # so it is not loaded over and over


def choose_by_half(visitor: Visitor) -> None:
    thing = lit(visitor, "hamburg")
    assert thing is not None
    thing.click()
    visitor.until(lambda: is_chosen(visitor, MOVE))
