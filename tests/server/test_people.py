"""Who is who: keys that come and go, and the conversations that go with them."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import PASSWORD, account, guest, hashing_is_cheap, key_of, name_of, sign_in, with_key
from casts import Time
from fondaco.server.runtime import fresh_token
from fondaco.server.store.people import IDLE_COOKIE
from houses import OpenHouse, Person, Talk, opened
from stored import rows


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house"), now=time) as found:
        yield found


def test_a_key_has_256_bits_that_nobody_can_guess(house: OpenHouse) -> None:
    keys = {fresh_token() for _ in range(100)}
    assert len(keys) == 100
    assert {len(bytes.fromhex(key)) for key in keys} == {32}
    assert len(bytes.fromhex(key_of(guest(house)))) == 32
    token = house.person().post("/api/tokens", {"label": "bot"})["token"]
    assert len(bytes.fromhex(token)) == 32


def test_looking_makes_no_guest(house: OpenHouse) -> None:
    before = rows(house, "SELECT count(*) FROM people")
    stranger = house.person()
    for path in ("/", "/api/me", "/api/tables", "/api/mine", "/api/shelf", "/rules"):
        assert stranger.http.get(path).status_code == 200
    assert not stranger.http.cookies
    assert rows(house, "SELECT count(*) FROM people") == before


def test_a_key_that_nobody_gave_is_a_stranger_s(house: OpenHouse) -> None:
    for key in ("0" * 64, "", "x", "é", "a" * 4000):
        person = house.person()
        answer = person.http.get("/api/me", headers=[(b"cookie", f"fondaco={key}".encode())])
        assert answer.json() == {"name": "", "guest": True, "codes": 0, "notice": ""}


def test_a_key_is_renewed_when_a_guest_becomes_an_account(house: OpenHouse) -> None:
    anna = guest(house)
    old = key_of(anna)
    anna.post("/api/register", {"name": "Renata", "password": PASSWORD})
    assert key_of(anna) != old
    assert anna.get("/api/me") == {"name": "Renata", "guest": False, "codes": 10, "notice": ""}
    assert name_of(with_key(house, old)) == ""


def test_a_key_is_renewed_when_somebody_signs_in(house: OpenHouse) -> None:
    account(house, "Sonja")
    other = guest(house)
    old = key_of(other)
    assert sign_in(other, "Sonja") == 204
    assert key_of(other) != old
    assert name_of(other) == "Sonja"
    assert name_of(with_key(house, old)) == ""


def test_a_key_is_gone_after_signing_out(house: OpenHouse) -> None:
    anna = account(house, "Tanja")
    second = house.person()
    assert sign_in(second, "Tanja") == 204
    old = key_of(anna)
    answer = anna.http.post("/api/sign-out")
    assert answer.status_code == 204
    assert "fondaco" not in anna.http.cookies
    assert name_of(with_key(house, old)) == ""
    assert name_of(second) == "Tanja"


def test_a_key_that_is_used_stays_and_one_that_is_not_goes(house: OpenHouse, time: Time) -> None:
    used, unused = guest(house, "Used"), guest(house, "Unused")
    token = used.post("/api/tokens", {"label": "bot"})["token"]
    for _ in range(5):
        time.now += IDLE_COOKIE // 2
        assert name_of(used) == "Used"
    assert name_of(unused) == ""
    assert name_of(Person(house, token)) == "Used"
    before = rows(house, "SELECT count(*) FROM keys")[0][0]
    house.run(lambda inside: inside.caretaker.clean())
    assert name_of(used) == "Used"
    assert name_of(Person(house, token)) == "Used"
    assert rows(house, "SELECT count(*) FROM keys")[0][0] < before


def test_a_cookie_is_no_token_and_a_token_is_no_cookie(house: OpenHouse) -> None:
    anna = guest(house)
    token = anna.post("/api/tokens", {"label": "bot"})["token"]
    assert Person(house, key_of(anna)).http.get("/api/me").status_code == 401
    assert name_of(with_key(house, token)) == ""


# --- Conversations end with their key ---


def check_is_cut_off(talk: Talk) -> None:
    with pytest.raises(ConnectionClosed):
        talk.until(lambda message: False)


def test_who_signs_out_is_sent_home_everywhere(house: OpenHouse) -> None:
    anna, ben = guest(house), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as hers, ben.socket(table) as his:
        hers.until(lambda message: message["type"] == "table")
        anna.post("/api/sign-out")
        check_is_cut_off(hers)
        his.send("ping")
        assert his.until(lambda message: message["type"] == "pong")


def test_a_revoked_token_ends_its_conversations(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    made = anna.post("/api/tokens", {"label": "bot"})
    bot = Person(house, made["token"])
    with bot.socket(table) as its, anna.socket(table) as hers:
        its.until(lambda message: message["type"] == "table")
        anna.http.delete(f"/api/tokens/{made['id']}")
        check_is_cut_off(its)
        hers.send("ping")
        assert hers.until(lambda message: message["type"] == "pong")
    assert bot.http.get("/api/me").status_code == 401


def test_a_bot_signs_out_by_giving_up_its_token(house: OpenHouse) -> None:
    bot = Person(house, house.person().post("/api/tokens", {"label": "bot"})["token"])
    assert bot.http.post("/api/sign-out").status_code == 204
    assert bot.http.get("/api/me").status_code == 401
