"""Several houses on one PostgreSQL: a key that is gone is gone in all of them, and letters that a
database cannot store do no harm."""

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import PASSWORD, guest, hashing_is_cheap, key_of, name_of, sign_in, with_key
from fondaco.server.postgres import Postgres
from houses import opened, plain_pages

pytestmark = pytest.mark.long  # houses in processes of their own


def test_who_signs_out_is_sent_home_by_every_process(database_url: str) -> None:
    with opened(Postgres(database_url)) as one, opened(Postgres(database_url)) as two:
        anna = guest(one)
        table = anna.open("merkator", ["me", "open"])["id"]
        elsewhere = with_key(two, key_of(anna))
        assert name_of(elsewhere) == "Anna"
        with elsewhere.socket(table) as talk:
            talk.until(lambda message: message["type"] == "table")
            anna.post("/api/sign-out")
            with pytest.raises(ConnectionClosed):
                talk.until(lambda message: False)
        assert name_of(elsewhere) == ""


def test_a_guest_s_tables_move_in_every_process(database_url: str) -> None:
    with (
        hashing_is_cheap(),
        opened(Postgres(database_url)) as one,
        opened(Postgres(database_url)) as two,
    ):
        one.person().post("/api/register", {"name": "Anna", "password": PASSWORD})
        ben = guest(one, "Ben")
        table = ben.open("merkator", ["me", "open"])["id"]
        assert guest(two).table(table)["seats"][0]["name"] == "Ben"  # two has its own room of it
        assert sign_in(ben, "Anna") == 204
        elsewhere = with_key(two, key_of(ben))
        assert elsewhere.send(table, "fill", seat=1, level="random")["type"] == "ok"
        assert elsewhere.table(table)["yours"] == [0]


def test_letters_that_cannot_be_stored(database_url: str) -> None:
    with plain_pages(), opened(Postgres(database_url)) as house:
        anna = guest(house)
        table = anna.open("merkator", ["me", "open"])["id"]
        for path in ("/api/tables/%00", "/api/tables/%00/log", "/tables/%00", "/sit/%00/0/%00"):
            assert anna.http.get(path).status_code == 404
        assert anna.http.get(f"/sit/{table}/1/%00").status_code == 200
        assert anna.http.delete("/api/tokens/%00").status_code == 422
        assert anna.http.post("/api/tokens", json={"label": "\x00"}).status_code == 422
        for path in ("/api/sign-in", "/api/register"):
            wanted = {"name": "\x00", "password": "\x00" * 10}
            assert anna.http.post(path, json=wanted).status_code == 422
        assert anna.send(table, "say", text="a\x00b")["type"] == "ok"
        assert house.house.metrics.mistakes._value.get() == 0
