"""A house that cheats with the luck is found out by `fondaco verify` and by what was seen before.

What the client says of the same houses: tests/browser/test_luck.py.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cheating import Cheat, another_nonce, another_seed, cheating, not_at_all, seed_after_nonces
from fondaco.cli import main
from houses import Json, OpenHouse, Person, opened

NONCE = "seven-herrings"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def dealt(person: Person, cheat: Cheat, folder: Path) -> tuple[Json, str]:
    """A table that was dealt so, as it was when its seal was shown, and the file of its log."""
    with cheating(cheat):
        table = person.open("merkator", ["me", "random"], own_nonces=True)
        assert person.send(table["id"], "nonce", seat=0, nonce=NONCE)["type"] == "ok"
        now = person.table(table["id"])
        assert person.send(table["id"], "end", at=now["at"])["type"] == "ok"
        text = person.http.get(f"/api/tables/{table['id']}/log").text
    log = folder / "some.log"
    log.write_text(text, encoding="utf-8")
    return table, str(log)


def verify(*argv: str) -> int:
    try:
        return main(["verify", *argv])
    except SystemExit as left:
        return int(left.code or 0)


def test_an_honest_house(
    house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, log = dealt(house.person(), not_at_all, tmp_path)
    assert verify(log, "--seal", table["seal"], "--nonce", "0", NONCE) == 0
    out = capsys.readouterr().out
    assert "all luck of this game was fixed before its first move." in out
    assert f"    seat 0: {NONCE}\n" in out
    assert "(follows from that of seat 0)\n" in out


def test_a_seed_that_was_chosen_after_the_nonces(
    house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, log = dealt(house.person(), seed_after_nonces, tmp_path)
    assert verify(log) == 0  # the log alone is sound: that is why a seal has to be seen first
    assert verify(log, "--seal", table["seal"]) == 2
    assert "its seal is not the one that you were shown" in capsys.readouterr().err


def test_a_seed_that_was_changed(
    house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, log = dealt(house.person(), another_seed, tmp_path)
    assert verify(log) == 2
    assert "its SHA-256 is not the seal" in capsys.readouterr().err


def test_a_nonce_that_was_replaced(
    house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, log = dealt(house.person(), another_nonce, tmp_path)
    assert verify(log, "--seal", table["seal"]) == 0
    assert verify(log, "--seal", table["seal"], "--nonce", "0", NONCE) == 2
    assert "seat 0 did not add the nonce that you named" in capsys.readouterr().err
    assert verify(log, "--nonce", "7", NONCE) == 2
    assert "it has no seat 7." in capsys.readouterr().err
