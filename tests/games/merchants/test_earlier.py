"""Earlier editions: their games are read, and each begins as it did."""

from pathlib import Path

import fondaco
from earlier import GAME, HASH, TITLE, TODAY, begun
from fondaco.core.edition import in_use
from fondaco.log import whole
from forging import refusal
from renewing import SEED, play_on, rows_of

LOG = Path(__file__).parent / "older" / "fixed_start.log"


def test_an_earlier_edition_differs_in_the_fixed_start_alone() -> None:
    today = in_use(TITLE)
    [earlier] = today.earlier
    assert (GAME.edition, earlier.hash) == (HASH, HASH)
    assert today.tables.keys() == earlier.tables.keys()
    differing = [name for name, found in today.tables.items() if earlier.tables[name] != found]
    assert differing == ["fixed_start"]


def test_a_whole_game_that_began_otherwise_is_read() -> None:
    text = LOG.read_text()
    table = fondaco.replay(text)
    assert (table.head.edition, table.is_over) == (HASH, True)
    assert table.log() == text
    posts = fondaco.replay(text, 0).plain_state()["posts"]
    assert posts != fondaco.new(TITLE, 3).plain_state()["posts"]
    rows = [row.replace(HASH, TODAY.edition) for row in rows_of(table)]
    assert refusal(whole(rows)).startswith("log line 11: ")


def test_it_goes_on_from_its_log_and_its_snapshot() -> None:
    table = begun(30)
    again = fondaco.replay(table.log(), seal=fondaco.seal(SEED))
    restored = fondaco.restore(table.snapshot())
    assert table.game is again.game is restored.game is GAME
    assert table.legal() == again.legal() == restored.legal()
    play_on(again, 30)
    again.reveal()
    assert fondaco.verify(again.log()).log() == again.log()
