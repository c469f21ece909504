"""A log that was begun with an earlier edition, as commands tell it."""

from pathlib import Path

import pytest

from earlier import HASH, TODAY, begun
from terminals import Run

TOLD = (
    f"It was played with edition {HASH} of Merchants of Europe, and is replayed with that; games "
    f"begin with edition {TODAY.edition} today."
)


@pytest.mark.parametrize(
    ("command", "more"), [("replay", []), ("verify", []), ("analyse", ["--quality", "glance"])]
)
def test_it_is_read_and_the_edition_named(
    run: Run, tmp_path: Path, command: str, more: list[str]
) -> None:
    table = begun(12)
    table.reveal()
    path = tmp_path / "some.log"
    path.write_text(table.log(), encoding="utf-8")
    status, out, err = run([command, str(path), *more])
    assert (status, err) == (0, "")
    assert TOLD in " ".join(out.split())
