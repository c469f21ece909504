"""`fondaco admin`: looking after a house, beside the process that serves it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts import account, guest, hashing_is_cheap, name_of, sign_in
from administering import Admin, Time, first_word, looked_after
from fondaco.cli import main
from houses import OpenHouse, opened
from stored import change


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    with looked_after(tmp_path, time) as found:
        yield found


# --- Looking ---


def test_tables_and_people_are_listed(house: OpenHouse, admin: Admin) -> None:
    assert admin("tables") == "There are no tables.\n"
    anna, ben = account(house, "Anna"), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open"], listed=True)["id"]
    assert f"{table}  merkator, waiting, 0 moves, public" in admin("tables")
    assert "account  Anna, since 20" in admin("people")
    assert "guest  Ben, since 20" in admin("people")
    assert "Ben" not in admin("people ann")
    assert name_of(ben) == "Ben"


def test_a_house_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 2
    assert "There is no fondaco.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_store_of_another_version_is_left_alone(house: OpenHouse, admin: Admin) -> None:
    change(house, "UPDATE house SET value = '999' WHERE name = 'version'")
    assert "The store is of version 999" in admin.refused("tables")


# --- Reports ---


def test_reports_are_read_and_settled(house: OpenHouse, admin: Admin) -> None:
    anna, ben = guest(house), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open"])["id"]
    seq = ben.send(table, "say", text="something rude")["seq"]
    anna.post("/api/reports", {"table": table, "seq": seq, "text": "He is\nrude.", "name": "Ben"})
    house.person().post("/api/reports", {"name": "Rude Name", "text": "look at that name"})
    said = admin("reports")
    assert f"about table {table} about the name 'Ben': He is rude." in said
    assert "said there: 'something rude' by " in said
    assert "by a stranger about the name 'Rude Name'" in said
    for line in [line for line in said.splitlines() if not line.startswith(" ")]:
        assert admin(f"settle {first_word(line)} --note 'talked to him'") == "Settled.\n"
    assert admin("reports") == "There are no reports.\n"
    assert admin("reports --settled").count("settled: talked to him") == 2
    assert "No report" in admin.refused("settle nothing")


def test_a_report_is_about_something_that_is_there(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    for status, report in (
        (422, {"text": "nothing"}),
        (404, {"text": "nowhere", "table": "nowhere"}),
        (404, {"text": "nowhere", "table": "\x00"}),
        (422, {"text": "nobody said that", "table": table, "seq": 1}),
        (400, {"text": "", "table": table}),
        (400, {"text": "x" * 1001, "table": table}),
        (422, {"text": " \u202e ", "table": table}),
        (422, {"text": "nobody", "name": "\u202e"}),
    ):
        assert anna.http.post("/api/reports", json=report).status_code == status


def test_a_report_by_form(house: OpenHouse, admin: Admin) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    form = {"cid": "a", "table": table, "text": "odd", "name": ""}
    assert "Thank you" in anna.http.post("/reports", data=form).text
    assert "odd" in admin("reports")


# --- Mutes, tables, orders ---


def test_somebody_is_muted(house: OpenHouse, admin: Admin) -> None:
    anna = account(house, "Anna")
    table = anna.open("merkator", ["me", "open"])["id"]
    said = admin("mute Anna --why shouting")
    answer = anna.send(table, "say", text="hello")
    assert answer["text"] == "Whoever runs this house has muted you. The reason: shouting."
    assert anna.send(table, "fill", seat=1, level="random")["type"] == "ok"
    admin(f"lift {first_word(said)}")
    assert anna.send(table, "say", text="hello")["type"] == "ok"


def test_tables_are_closed(house: OpenHouse, admin: Admin) -> None:
    anna = guest(house)
    waiting = anna.open("merkator", ["me", "open"])["id"]
    playing = anna.open("merkator", ["me", "me"])["id"]
    with anna.socket(playing) as talk:
        for table in (waiting, playing):
            admin(f"close {table}")
        told = talk.until(lambda said: said.get("what") == "ended")
    assert told["lines"] == ["The game ends here: it was closed by the house."]
    for table in (waiting, playing):
        assert anna.table(table)["status"] == "over"
    assert admin("orders") == "There are no orders.\n"
    assert "There is no such table" in admin.refused("close nothing")
    admin(f"close {playing}")  # once more does no harm


def test_orders_stand_when_the_house_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hashing_is_cheap():
        with opened(tmp_path) as house:
            account(house, "Anna")
            table = guest(house).open("merkator", ["me", "open"])["id"]
        for order in (["ban", "Anna"], ["close", table]):
            assert main(["admin", "--data", str(tmp_path), *order]) == 0
        with opened(tmp_path) as house:
            assert sign_in(house.person(), "Anna") == 403
            assert house.person().table(table)["status"] == "over"
    assert "The house obeys" in capsys.readouterr().out


def test_the_house_obeys_by_itself(
    tmp_path: Path, house: OpenHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = account(house, "Anna")
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as talk:
        assert main(["admin", "--data", str(tmp_path), "read-only"]) == 0
        assert talk.until(lambda said: said["type"] == "notice")
