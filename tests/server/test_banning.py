"""Who is banned from a house, and signed out everywhere, by `fondaco admin`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import account, guest, name_of, sign_in
from administering import Admin, Time, first_word, looked_after, obey
from houses import OpenHouse, Person
from stored import change

HOUR = 3_600_000
SEATS = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    with looked_after(tmp_path, time) as found:
        yield found


def test_an_account_is_banned_and_welcome_again(house: OpenHouse, admin: Admin, time: Time) -> None:
    anna, ben = account(house, "Anna"), account(house, "Ben")
    table = ben.open("merkator", ["me", "open"])["id"]
    bot = Person(house, anna.post("/api/tokens", {"label": "bot"})["token"])
    with anna.socket(table) as hers, ben.socket(table) as his:
        said = admin("ban anna --days 2 --why 'cheating at cards'")
        with pytest.raises(ConnectionClosed):
            hers.until(lambda message: False)
        his.send("ping")
        his.until(lambda message: message["type"] == "pong")
    for somebody in (anna, bot):
        answer = somebody.http.get("/api/me")
        assert answer.status_code == 403
        assert "The reason: cheating at cards." in answer.json()["text"]
        assert "until 20" in answer.json()["text"]
        assert somebody.http.post("/api/tables", json=SEATS).status_code == 403
        for path in ("course", "stops", "analysis"):
            assert somebody.http.get(f"/api/tables/{table}/{path}").status_code == 403
    assert sign_in(house.person(), "Anna") == 403
    assert name_of(ben) == "Ben"
    assert admin("orders").startswith(first_word(said))
    assert "Lifted." in admin(f"lift {first_word(said)}")
    assert name_of(anna) == "Anna"
    assert "There is no order" in admin.refused(f"lift {first_word(said)}")


def test_orders_are_told_and_lifted_by_whom_they_are_about(house: OpenHouse, admin: Admin) -> None:
    for name in ("Anna", "Ben"):
        account(house, name)
        assert f"({name}), until it is lifted" in admin(f"ban {name}")
        admin(f"mute {name}")
    admin("ban 192.0.2.7/24")
    admin("lift anna")
    admin("lift 192.0.2.0/24")
    assert [row.split()[1] for row in admin("orders").splitlines()] == ["ban", "mute"]
    assert admin("orders").count("(Ben)") == 2


def test_a_ban_ends_by_itself(house: OpenHouse, admin: Admin, time: Time) -> None:
    anna = account(house, "Anna")
    admin("ban Anna --days 1")
    change(house, "UPDATE orders SET until = ?", time.now + HOUR)
    house.run(obey)
    assert anna.http.get("/api/me").status_code == 403
    time.now += 2 * HOUR
    house.run(obey)
    assert name_of(anna) == "Anna"


def test_nobody_is_banned_by_a_name_that_nobody_has(admin: Admin) -> None:
    assert "There is no account 'Nobody'" in admin.refused("ban Nobody")
    assert "days are a number above 0" in admin.refused("ban Nobody --days -1")


@pytest.mark.parametrize(
    ("range", "outside", "inside"),
    [
        ("203.0.113.0/24", "198.51.100.7", "203.0.113.7"),
        ("203.0.113.7", "203.0.113.8", "203.0.113.7"),
        ("2001:db8::/32", "2001:db9::1", "2001:db8:1::1"),
        ("203.0.113.0/24", "198.51.100.7", "::ffff:203.0.113.7"),
        ("::ffff:203.0.113.0/120", "198.51.100.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1:2:ffff::9"),
    ],
)
def test_a_range_of_addresses_is_banned(
    house: OpenHouse, admin: Admin, range: str, outside: str, inside: str
) -> None:
    """The proxy on this machine says where they come from."""
    table = guest(house).open("merkator", ["me", "open"])["id"]
    bad, good = house.person(), house.person()
    bad.http.headers["x-forwarded-for"] = inside
    good.http.headers["x-forwarded-for"] = outside
    assert bad.http.get("/").status_code == 200
    admin(f"ban {range} --why flooding")
    for path in ("/", "/api/shelf", f"/api/tables/{table}", f"/api/tables/{table}/stream"):
        assert bad.http.get(path).status_code == 403
    assert "flooding" in bad.http.get("/", headers={"accept": "text/html"}).text
    for path in ("/", "/api/me", f"/api/tables/{table}"):
        assert good.http.get(path).status_code == 200
    with good.socket(table) as talk:
        talk.next()
    assert house.person().http.get("/healthz").status_code == 200


def test_somebody_is_signed_out_everywhere(house: OpenHouse, admin: Admin) -> None:
    anna, phone, ben = account(house, "Anna"), house.person(), account(house, "Ben")
    assert sign_in(phone, "Anna") == 204
    bot = Person(house, anna.post("/api/tokens", {"label": "bot"})["token"])
    table = anna.open("merkator", ["me", "open"])["id"]
    with phone.socket(table) as talk:
        talk.until(lambda said: said["type"] == "table")
        admin("sign-out anna")
        with pytest.raises(ConnectionClosed):
            talk.until(lambda said: False)
    assert [name_of(one) for one in (anna, phone, ben)] == ["", "", "Ben"]
    assert bot.http.get("/api/me").status_code == 401
    assert admin("orders") == "There are no orders.\n"
    assert sign_in(phone, "Anna") == 204
    assert "There is no account" in admin.refused("sign-out Nobody")
