"""The offer to end a game that can hardly be won: only to whoever has had hardly a chance for long,
and only where the house may say what it thinks."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import fondaco
from fondaco.server.fading import DECISIONS, look
from fondaco.server.stretch import Stretch, play_line
from houses import Person, opened
from losing import lose

LOG = Path(__file__).parent.parent / "games/merv/logs/four.log"


def looked_at(rated: bool = False, level: str = "") -> dict[int, int]:
    """How many decisions in a row, at most, found each seat of a game with hardly a chance."""
    rows = LOG.read_text().splitlines()
    begin = next(at for at, row in enumerate(rows) if row.startswith("start")) + 1
    table = Stretch("\n".join(rows[:begin]), None, [], "", False).beginning()
    opened = SimpleNamespace(title="merv", rated=rated, voyage="")
    record = SimpleNamespace(at=0, opened=opened, seats=[SimpleNamespace(level=level)] * 4)
    live: Any = SimpleNamespace(table=table, game=table.game, record=record, fading={}, looked=-1)
    most: dict[int, int] = {}
    for line in rows[begin:-1]:
        live.to_act = table.to_act
        look(live)
        look(live)  # the same position counts once
        most = {seat: max(count, most.get(seat, 0)) for seat, count in live.fading.items()}
        play_line(table, line, "")
        record.at += 1
    return most


def test_only_who_is_lost_is_told() -> None:
    ranks = [score["rank"] for score in fondaco.replay(LOG.read_text()).scores()]
    lost = {seat for seat, count in looked_at().items() if count >= DECISIONS}
    assert lost == {2}
    assert ranks[2] == 4


def test_nobody_is_told_in_a_rated_game_and_no_bot() -> None:
    assert looked_at(rated=True) == {}
    assert looked_at(level="factor") == {}


def test_the_offer_is_for_that_person_alone(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        anna, ben = house.person(), house.person()
        table = begun(anna, ben, hints=True)
        assert (anna.table(table)["fading"], ben.table(table)["fading"]) == (False, False)
        lose(house, table)
        assert (anna.table(table)["fading"], ben.table(table)["fading"]) == (True, False)
        quiet = begun(anna, ben, hints=False)  # people who play without hints are told nothing
        lose(house, quiet)
        assert not anna.table(quiet)["fading"]


def begun(anna: Person, ben: Person, hints: bool) -> str:
    table = str(anna.open("merkator", ["me", "open"], hints=hints)["id"])
    ben.send(table, "sit", seat=1)
    anna.send(table, "start")
    return table
