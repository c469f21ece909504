"""Nobody is sent a byte that depends on what he may not know: a small part of `make leak`."""

import msgspec
import pytest

import fondaco
import leak
from fondaco.server import presenter, wire
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor

TWINS = 2

titles = [str(found["title"]) for found in fondaco.titles()]
viewers = [(title, *viewer) for title in titles for viewer in enumerate(leak.viewers(title), 2)]


@pytest.mark.long
@pytest.mark.parametrize(("title", "number", "viewer"), viewers)
def test_nobody_sees_what_he_may_not_know(title: str, number: int, viewer: str) -> None:
    assert leak.show_batch(title, viewer, number, 1, TWINS)["pairs"] == TWINS


@pytest.mark.parametrize("title", titles)
def test_a_game_has_secrets_if_it_says_so(title: str) -> None:
    differ = [leak.differing(title, number) for number in range(1, 5)]
    assert any(differ) == fondaco.game(title).has_secrets


def test_nobody_sees_it_by_the_forms_of_a_page() -> None:
    assert leak.show_batch(titles[0], "seat 1", 1, 1, 1)["pairs"] == 1


def test_a_house_that_tells_its_seed_too_early_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = presenter.table_now

    def with_seed(live: LiveTable, visitor: Visitor, eyes: int | None) -> wire.TableNow:
        return msgspec.structs.replace(honest(live, visitor, eyes), seed=live.seed)

    monkeypatch.setattr(presenter, "table_now", with_seed)
    with pytest.raises(leak.Leak, match="told at first"):
        leak.show_batch(titles[0], "onlooker", 2, 1, 1)
