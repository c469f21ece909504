"""Backup while people play, and every stored game played again."""

import sqlite3
import stat
import threading
from pathlib import Path

import psycopg
import pytest

import fondaco
from fondaco.cli import main
from fondaco.server.postgres import Postgres
from houses import Json, OpenHouse, opened

DAMAGE = 'UPDATE journal SET body = \'{"is":"moved","line":"0 fly home"}\' WHERE seq = 4'
REPAIR = "UPDATE journal SET body = ? WHERE seq = 4"


def played(house: OpenHouse, moves: int = 2) -> Json:
    """A table with some moves."""
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    for _ in range(moves):
        table = anna.play(table, table["legal"][-1]["move"])
    return table


def change(folder: Path, sql: str, *values: str) -> None:
    plain = sqlite3.connect(folder / "fondaco.db")
    try:
        plain.execute(sql, values)
        plain.commit()
    finally:
        plain.close()


def rows(path: Path, sql: str) -> list[tuple[str, ...]]:
    plain = sqlite3.connect(path)
    try:
        return plain.execute(sql).fetchall()
    finally:
        plain.close()


# --- Backup ---


def test_a_backup_made_while_people_play_can_be_served(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    copy.mkdir()
    with opened(data) as house:
        before = played(house)
        talk = threading.Thread(target=played, args=(house, 30))
        talk.start()
        statuses = [main(["backup", "--data", str(data), str(copy / "fondaco.db")])]
        while talk.is_alive() and len(statuses) < 50:
            statuses.append(main(["backup", "--data", str(data), str(copy / "fondaco.db")]))
        talk.join()
        assert set(statuses) == {0}
        onlooker = house.person().table(before["id"])
    assert [path.name for path in copy.iterdir()] == ["fondaco.db"]
    assert stat.S_IMODE((copy / "fondaco.db").stat().st_mode) == 0o600
    assert main(["recheck", "--data", str(copy)]) == 0
    with opened(copy) as house:
        assert house.person().table(before["id"]) == onlooker


def test_a_backup_that_fails_leaves_the_older_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fondaco.db").write_bytes(b"SQLite format 3\0" + b"damaged" * 200)
    (tmp_path / "copy.db").write_text("the older one")
    assert main(["backup", "--data", str(tmp_path), str(tmp_path / "copy.db")]) == 2
    assert "No backup was made" in capsys.readouterr().err
    assert (tmp_path / "copy.db").read_text() == "the older one"
    assert not (tmp_path / "copy.db.part").exists()


def test_a_backup_needs_something_to_copy_and_a_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "--data", str(tmp_path), str(tmp_path / "copy.db")]) == 2
    assert "There is no fondaco.db" in capsys.readouterr().err
    change(tmp_path, "CREATE TABLE house (name TEXT)")
    assert main(["backup", "--data", str(tmp_path), str(tmp_path / "no" / "copy.db")]) == 2
    assert "No backup was made" in capsys.readouterr().err


def test_a_postgresql_is_backed_up_by_its_own_tool(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FONDACO_DATABASE", "postgresql:///fondaco")
    assert main(["backup", "copy.db"]) == 2
    assert 'pg_dump --format=custom --file=copy.db "$FONDACO_DATABASE"' in capsys.readouterr().err


# --- Recheck ---


def test_games_that_cannot_be_played_again_are_set_aside_and_brought_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path) as house:
        sound, broken = played(house), played(house)
    assert main(["recheck", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("2 tables: 2 are fine, 0 set aside")
    path = tmp_path / "fondaco.db"
    [(body,)] = rows(
        path, f"SELECT body FROM journal WHERE table_id = '{broken['id']}' AND seq = 4"
    )
    change(tmp_path, f"{DAMAGE} AND table_id = ?", broken["id"])
    assert main(["recheck", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"{broken['id']} is set aside." in said
    assert "1 are fine, 1 set aside (1 of them just now)" in said
    assert main(["recheck", "--data", str(tmp_path)]) == 1
    assert "1 set aside (0 of them just now)" in capsys.readouterr().out
    with opened(tmp_path) as house:
        assert house.person().http.get(f"/api/tables/{broken['id']}").status_code == 410
        assert house.person().table(sound["id"])["moves"] == 2
    change(tmp_path, f"{REPAIR} AND table_id = ?", body, broken["id"])
    assert main(["recheck", "--data", str(tmp_path)]) == 0
    assert f"{broken['id']} can be played again." in capsys.readouterr().out
    assert rows(path, "SELECT aside FROM tables") == [("",), ("",)]


def test_a_table_whose_row_is_damaged_is_set_aside(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table = played(house)
    change(tmp_path, "UPDATE tables SET opened = '{' WHERE id = ?", table["id"])
    assert main(["recheck", "--data", str(tmp_path)]) == 1
    [(why,)] = rows(tmp_path / "fondaco.db", "SELECT aside FROM tables")
    assert "damaged" in why


def test_data_that_are_served_are_not_rechecked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path):
        assert main(["recheck", "--data", str(tmp_path)]) == 2
    assert "Another Fondaco is already serving the data" in capsys.readouterr().err


def test_a_postgresql_that_is_served_is_not_rechecked(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(Postgres(database_url)):
        assert main(["recheck", "--database", database_url]) == 2
        assert "A house is open with these data" in capsys.readouterr().err
    assert main(["recheck", "--database", database_url]) == 0


def test_recheck_makes_no_new_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recheck", "--data", str(tmp_path / "typo")]) == 2
    assert "There is no fondaco.db" in capsys.readouterr().err
    assert not (tmp_path / "typo").exists()


def test_recheck_of_a_postgresql(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(Postgres(database_url)) as house:
        table = played(house)
    assert main(["recheck", "--database", database_url]) == 0
    with psycopg.connect(database_url) as plain:
        plain.execute(DAMAGE.encode())
    assert main(["recheck", "--database", database_url]) == 1
    assert f"{table['id']} is set aside." in capsys.readouterr().out


def test_a_game_of_other_rules_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(tmp_path) as house:
        table = played(house)
    rules = f"'rules {fondaco.game('merkator').rules_version}'"
    change(tmp_path, f"UPDATE journal SET body = replace(body, {rules}, 'rules 99') WHERE seq = 3")
    assert main(["recheck", "--data", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert f"{table['id']} will go on under today's rules." in out
    assert "1 are fine, 0 set aside" in out
