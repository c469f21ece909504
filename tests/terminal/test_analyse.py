"""`fondaco analyse`: a log, told as an account."""

from pathlib import Path

import pytest

from fondaco.cli import main

LOG = Path(__file__).parent.parent / "games" / "merv" / "logs" / "solo_lost.log"


@pytest.mark.long
def test_an_account_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "account.html"
    asked = ["analyse", str(LOG), "--quality", "glance", "--language", "de", "--html", str(page)]
    assert main(asked) == 0
    text = page.read_text()
    assert "<svg" in text
    assert "Was entschieden hat" in text
    assert "{seat_" not in text
