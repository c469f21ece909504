"""Logs of version 1 of the rules: read where they replay, refused with a reason where not."""

from pathlib import Path

import fondaco
from fondaco.log import whole
from forging import refusal
from renewing import rows_of

HERE = Path(__file__).parent


def test_a_log_of_version_1_is_read() -> None:
    """What it asked without need is passed over; the game comes to the same end."""
    # rule route.tie_alike
    table = fondaco.replay((HERE / "older" / "progress_0.log").read_text())
    assert (table.head.older, table.head.passed_over) == (1, 4)
    assert table.log() == (HERE / "logs" / "progress_0.log").read_text()


def test_a_log_of_version_1_that_goes_on_where_the_game_has_ended_is_refused() -> None:
    # rule win.stuck
    table = fondaco.replay((HERE / "logs" / "stuck_main_3.log").read_text())
    rows = ["rules 1" if row == "rules 2" else row for row in rows_of(table)]
    assert fondaco.replay(whole(rows)).head.older == 1
    assert refusal(whole([*rows, "0 roll | 0 1"])) == (
        f"log line {len(rows) + 1}: The game is over. "
        "It was played with version 1 of Merchants of Europe's rules; here is version 2."
    )
