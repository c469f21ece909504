"""A preview can be drawn like any other view, also where luck ends it in the middle of a move."""

import pytest

import fondaco
from games.merkator import modes

NAMES = ["Anna", "Bruno", "Clara", "David"]
TABLES = modes.TABLES[:: max(1, len(modes.TABLES) // 4)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_preview_can_be_drawn(seats: int, options: dict[str, str]) -> None:
    table = fondaco.new("merkator", seats, options, seed="previews")
    will = fondaco.Seeded("previews")
    unfinished = 0
    while table.to_act is not None:
        legal = table.legal()
        text = legal[will.pick(len(legal))]
        preview = table.preview(text)
        assert table.game.board(preview, NAMES[:seats])
        unfinished += not preview["complete"]
        table.play(text)
    assert unfinished > 0
