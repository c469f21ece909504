"""The account of a whole game: it adds up, and blunders are marked."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

import fondaco
from blunders import BLAMED, judgement
from fondaco import Refused
from fondaco.analysis import QUALITIES, analyse
from fondaco.analysis.pages import Teller
from fondaco.analysis.shapes import Account
from fondaco.analysis.walking import Walk
from planted import planted

LOGS = Path(__file__).parent.parent / "games"
SOLITARY = LOGS / "merkator" / "logs" / "modes" / "solitary.log"
TWO = LOGS / "merv" / "logs" / "two.log"


def test_a_walk_passes_every_move_once() -> None:
    log = TWO.read_text()
    walk = Walk(log)
    decisions = list(walk.decisions())
    assert sum(len(one.moves) for one in decisions) == walk.whole.moves_played
    assert [one.at for one in decisions[1:]] == [one.end for one in decisions[:-1]]
    last = decisions[-1].after
    assert walk.game.snapshot(last) == walk.whole.plain_state()


@pytest.mark.long
def test_the_account_of_a_game_adds_up() -> None:
    told: list[tuple[int, int]] = []
    found = analyse(TWO.read_text(), "glance", lambda done, all_: told.append((done, all_)), [0])
    assert told[-1][0] == told[-1][1]
    assert {one.seat for one in found.decisions} == {0}
    assert found.accuracy[1] is None
    first = next(one for one in found.moments if not one.open)
    for seat, luck in enumerate(found.luck):
        change = found.moments[-1].chances[seat] - first.chances[seat]
        assert luck.luck + luck.play + luck.others == pytest.approx(change, abs=0.01)
    assert [found.decisions[n].seat for n in found.costliest[0]] == [0] * len(found.costliest[0])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Account) == found
    page = Teller(found, ["Ada", "Ben"], "de").html()
    assert "<svg" in page
    assert "{seat_" not in page


@pytest.mark.long
def test_alone_the_account_speaks_of_points() -> None:
    table = fondaco.replay(SOLITARY.read_text())
    found = analyse(table, "glance")
    assert found.measure == "points"
    assert found.moments[-1].points == table.scores()[0]["total"]
    assert len(found.moments) == 18


@pytest.mark.long
@pytest.mark.parametrize("title", ["merkator"])
def test_planted_blunders_are_marked(title: str) -> None:
    game = fondaco.game(title)
    for one in islice(planted(title), 2):
        found = judgement(game, one.state, one.seat, one.moves, "quick")
        assert found is not None
        assert found.verdict in BLAMED, one.rule


def test_an_unknown_quality_is_refused() -> None:
    with pytest.raises(Refused, match="quick"):
        analyse(TWO.read_text(), "splendid")
    assert "usual" in QUALITIES
