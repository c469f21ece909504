"""Several houses on one PostgreSQL: orders hold in all of them, and a name is gone in all."""

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import PASSWORD, account, guest, hashing_is_cheap, key_of, sign_in, with_key
from fondaco.cli import main
from fondaco.server.postgres import Postgres
from houses import opened
from stored import rows

pytestmark = pytest.mark.long  # houses in processes of their own


def test_orders_hold_in_every_process(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with (
        hashing_is_cheap(),
        opened(Postgres(database_url)) as one,
        opened(Postgres(database_url)) as two,
    ):
        anna = account(one, "Anna")
        table = guest(one).open("merkator", ["me", "open"])["id"]
        elsewhere = with_key(two, key_of(anna))
        with elsewhere.socket(table) as talk:
            for order in (["tables"], ["people", "anna"], ["reports"], ["orders"]):
                assert main(["admin", "--database", database_url, *order]) == 0
            assert main(["admin", "--database", database_url, "ban", "Anna", "--days", "1"]) == 0
            with pytest.raises(ConnectionClosed):
                talk.until(lambda message: False)
        assert elsewhere.http.get("/api/me").status_code == 403
        assert sign_in(two.person(), "Anna") == 403
        said = capsys.readouterr().out
        assert table in said
        assert "account  Anna" in said
        ben = guest(two, "Ben")
        with ben.socket(table) as talk:
            assert main(["admin", "--database", database_url, "close", table]) == 0
            talk.until(lambda message: message.get("what") == "ended")
        assert [room.table(table)["status"] for room in (one.person(), two.person())] == [
            "over"
        ] * 2


def test_a_name_is_gone_in_every_process(database_url: str) -> None:
    with (
        hashing_is_cheap(),
        opened(Postgres(database_url)) as one,
        opened(Postgres(database_url)) as two,
    ):
        anna, ben = account(one, "Philippa"), guest(two, "Ben")
        table = anna.open("merkator", ["me", "open"])["id"]
        assert ben.send(table, "sit", seat=1)["type"] == "ok"
        assert anna.send(table, "say", text="good bye")["type"] == "ok"
        assert anna.send(table, "start")["type"] == "ok"
        [held] = ben.get("/api/export")["tables"]
        assert (held["table"], held["seats"], held["owner"]) == (table, [1], False)
        with ben.socket(table) as talk:
            anna.post("/api/forget", {"password": PASSWORD})
            told = talk.until(lambda message: message.get("what") == "forgotten")
        assert told["table"]["seats"][0]["name"] == "Seat 1"
        assert ben.get(f"/api/tables/{table}/story")["chat"][0]["name"] == "Seat 1"
        kept = [rows(one, f"SELECT * FROM {name}") for name in ("journal", "tables", "people")]
        assert "Philippa" not in str(kept)
