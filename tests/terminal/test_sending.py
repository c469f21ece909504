"""Merchants and caravans sent in one line to where they should go."""

import pytest

from fondaco import Table
from fondaco.terminal.sitting import Sitting
from games.merchants.lines import BERLIN, BRUXELLES, LINE, drive, line
from games.merchants.positions import arrange

Out = pytest.CaptureFixture[str]


def typed(table: Table, *lines: str) -> Sitting:
    """Somebody at the table who types these lines."""
    sitting = Sitting(table, ["you"] * table.seats, "1")
    for one in lines:
        sitting.answer(one)
    return sitting


def moves(sitting: Sitting) -> list[str]:
    rows = [row for row in sitting.table.log().splitlines() if row[:2] == "0 "]
    return [row.partition(" ")[2].partition(" | ")[0] for row in rows]


def walking() -> Table:
    return arrange(merchants=[["praha"]], posts={"red": ["praha"]}, hands=[{"grain": 1}])


@pytest.mark.parametrize(
    "words", ["merchant nurnberg", "merchant to Nürnberg", "merchant from praha to nurnberg"]
)
def test_a_merchant_goes_all_the_way_and_founds_a_trading_post(words: str) -> None:
    # rule post.found
    sitting = typed(walking(), f"send {words}")
    assert moves(sitting)[-1] == "stop"
    assert "nurnberg" in str(sitting.table.view(0)["cities"])


def test_a_caravan_goes_to_a_path_or_to_a_city_and_delivers_there(capsys: Out) -> None:
    # rule deliver.beside
    assert moves(typed(line(hands=[{"salt": 2}]), f"send caravan {BERLIN}")) == drive(*LINE)
    told = capsys.readouterr().out
    assert told.count("moves a caravan from") == 1
    table = line(posts={"blue": ["hamburg"], "white": ["koln"]}, freed=[1, 0, 0, 0])
    assert moves(typed(table, "send caravan koln"))[-1] == "deliver koln"


def test_what_cannot_be_reached_is_refused_with_what_can(capsys: Out) -> None:
    sitting = typed(line(), "send caravan lisboa", "send", "send merchant praha")
    told = " ".join(capsys.readouterr().out.split())
    assert moves(sitting) == []
    assert "No caravan can go to 'lisboa' now; it could go to: " in told
    example = "'send caravan from Channel Coast se to Lorraine n'"
    assert f"Say what goes where: 'send caravan Lorraine n', or {example}." in told
    assert "No merchant can go to 'praha' now; it could go to: nowhere." in told
    typed(arrange(), "send merchant praha")
    assert "Nothing can go now. A merchant needs grain for it" in capsys.readouterr().out


def test_where_pieces_could_go_stands_below_the_moves(capsys: Out) -> None:
    typed(walking()).list_moves(0)
    told = " ".join(capsys.readouterr().out.split())
    assert "'send merchant WHERE' founds a trading post there: " in told
    assert "Nürnberg (1 grain)" in told
    typed(line(posts={"white": ["hamburg"]}, freed=[1, 0, 0, 0])).list_moves(0)
    assert "'send caravan WHERE' delivers there: Hamburg (1 salt)" in capsys.readouterr().out


def test_a_piece_that_may_be_meant_is_told_by_where_it_stands() -> None:
    table = line(caravans=[[BRUXELLES, BERLIN]], hands=[{"salt": 3}])
    start = BERLIN.replace("_", " ")
    far = moves(typed(table.copy(), f"send caravan from {start} to {LINE[2].replace('_', ' ')}"))
    assert far[0].startswith(f"caravan {BERLIN} to ")
