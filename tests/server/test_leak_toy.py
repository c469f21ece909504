"""The leak test with a toy that has all kinds of secrets. And it can fail: games and houses that
leak on purpose are caught. The toy has classes that a compiled engine cannot have.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

import conformance
import fondaco

if fondaco.is_compiled():
    pytest.skip("the toy needs the interpreted engine", allow_module_level=True)

import leak
from fondaco import Event, State, Table
from fondaco.server import house, journal, moments, presenter, wire
from fondaco.server.bots import Bots
from fondaco.server.jobs import Think
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor
from server import secrets_game
from server.secrets_game import Smugglers, Smuggling

POSITIONS = 1
TWINS = 3


def everybody() -> list[str]:
    with leak.shelved(secrets_game.TITLE):
        return leak.viewers(secrets_game.TITLE)


def show(viewer: str, positions: int = POSITIONS, twins: int = TWINS) -> Counter[str]:
    return leak.show_batch(secrets_game.TITLE, viewer, 2, positions, twins)


@pytest.mark.long
@pytest.mark.parametrize("viewer", everybody())
def test_nobody_sees_hands_and_hidden_cards(viewer: str) -> None:
    done = show(viewer)
    assert done["pairs"] == done["pairs whose positions differ"] == POSITIONS * TWINS
    assert done["moves at both tables"] > 0


def test_the_toy_keeps_the_rules_of_all_games() -> None:
    with secrets_game.on_the_shelf(Smugglers()) as title:
        conformance.check_catalogue(title)
        walk = conformance.Walk(title, 3, "toy")
        while not walk.is_over():
            conformance.check_reasons(walk)
            conformance.check_copy(walk)
            conformance.check_snapshot(walk, lambda snapshot: None)
            conformance.check_views(walk)
            conformance.check_scores(walk)
            walk.step()
        conformance.check_table(title, 4, "toy")


# --- Games that leak ---


class OpenHands(Smugglers):
    """Shows all hands to all."""

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return super().view(state, seat) | {"lies": cast(Smuggling, state).lies}


class LoudThieves(Smugglers):
    """Tells everybody which card was stolen, drawn or hidden."""

    def done(self, table: Smuggling, word: str, number: int, chance: fondaco.Chance) -> Event:
        event = super().done(table, word, number, chance)
        card = getattr(event, "card", None)
        return Event(event.kind, event.fields | ({} if card is None else {"card": card}))


class KnowingThieves(Smugglers):
    """Lets steal only from some hands."""

    def may(self, table: Smuggling, word: str, number: int) -> bool:
        may = super().may(table, word, number)
        return may and (word != "steal" or sum(table.cards(number, "hand")) % 2 == 0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "viewer", "where"),
    [
        (OpenHands, "seat 0", "socket"),
        (OpenHands, "stranger", "socket"),
        (OpenHands, "curtain", "socket"),
        (LoudThieves, "seat 1", "told of move"),
        (LoudThieves, "onlooker", "told of move"),
        (KnowingThieves, "seat 0", "socket|told of"),
    ],
)
def test_a_game_that_leaks_is_caught(
    monkeypatch: pytest.MonkeyPatch, game: type[Smugglers], viewer: str, where: str
) -> None:
    monkeypatch.setattr(secrets_game, "Smugglers", game)
    with pytest.raises(leak.Leak, match=where):
        show(viewer, 20, 1)


# --- Houses that leak ---


def told_moves(body: journal.Happening, eyes: int | None) -> str:
    return body.line if isinstance(body, journal.Moved) else ""


def told_head(body: journal.Happening, eyes: int | None) -> str:
    return body.head if isinstance(body, journal.Started) else ""


async def log_during_play(inside: house.House, id: str, visitor: Visitor) -> str:
    table = (await inside.room(id)).live.table
    return "" if table is None else table.log()


def eyes_of_who_acts(live: LiveTable, visitor: Visitor, chosen: int | None) -> int | None:
    return live.to_act


def no_curtain(live: LiveTable, visitor: Visitor, chosen: int | None) -> int | None:
    seats = live.record.seats_of(visitor.person)
    return seats[0] if seats else None


def all_that_is_legal(
    live: LiveTable, visitor: Visitor, eyes: int | None
) -> list[wire.LegalMove] | None:
    return [wire.LegalMove(text, "") for text in live.table.legal()] if live.table else None


def whole_truth(bots: Bots, live: LiveTable, level: str) -> Think:
    state = msgspec.json.decode(cast(Table, live.table).snapshot())["state"]
    return Think(live.game.title, level, live.id, 0, "", state)


@pytest.mark.long
@pytest.mark.parametrize(
    ("where", "name", "leaky", "viewer", "caught"),
    [
        (presenter, "_text", told_moves, "stranger", "told of move"),
        (presenter, "_text", told_head, "onlooker", "on the socket"),
        (presenter, "legal", all_that_is_legal, "onlooker", "socket|told of"),
        (moments, "log_of", log_during_play, "seat 0", "/log"),
        (LiveTable, "eyes", eyes_of_who_acts, "stranger", "on the socket"),
        (LiveTable, "eyes", no_curtain, "curtain", "on the socket"),
        (Bots, "_problem", whole_truth, "seat 0", "a bot was asked"),
        (house, "why_aside", str, "stranger", "set aside"),
    ],
)
def test_a_house_that_leaks_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    where: object,
    name: str,
    leaky: Callable[..., Any],
    viewer: str,
    caught: str,
) -> None:
    monkeypatch.setattr(where, name, leaky)
    with pytest.raises(leak.Leak, match=caught):
        show(viewer, 20, 1)
