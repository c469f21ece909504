"""Links to a seat: signed, for one person, for one seat of one table, until they are revoked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts import guest
from fondaco.server.house import House
from houses import OpenHouse, Person, opened, plain_pages
from stored import change, journal

LINK = "This link is no longer valid. Ask for a new one."


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with plain_pages(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def link(person: Person, table: str, seat: int) -> str:
    answer = person.send(table, "link", seat=seat)
    assert answer["type"] == "ok", answer
    assert answer["link"].startswith(f"/sit/{table}/{seat}/")
    return str(answer["link"].rpartition("/")[2])


def sit(person: Person, table: str, seat: int, key: str) -> str:
    """Why one cannot sit down there; nothing, if one does."""
    return str(person.send(table, "sit", seat=seat, link=key).get("text", ""))


@pytest.fixture
def anna(house: OpenHouse) -> Person:
    return guest(house)


@pytest.fixture
def table(anna: Person) -> str:
    return str(anna.open("merkator", ["me", "link", "link"])["id"])


def test_a_link_is_good_once(house: OpenHouse, anna: Person, table: str) -> None:
    key = link(anna, table, 1)
    assert sit(guest(house), table, 1, key) == ""
    assert sit(guest(house), table, 1, key) == LINK


def test_a_link_has_enough_bits(anna: Person, table: str) -> None:
    assert len(bytes.fromhex(link(anna, table, 1))) == 20


def test_a_link_is_for_its_own_seat_and_table(house: OpenHouse, anna: Person, table: str) -> None:
    key = link(anna, table, 1)
    other = anna.open("merkator", ["me", "link", "link"])["id"]
    eve = guest(house)
    for where, seat in ((table, 2), (table, 0), (other, 1)):
        assert sit(eve, where, seat, key) == LINK
    assert sit(eve, table, 1, key) == ""


def test_a_link_cannot_be_made_up(house: OpenHouse, anna: Person, table: str) -> None:
    key = link(anna, table, 1)
    before = journal(house, table)
    wrong = [key[:-1], key + "0", f" {key}", "0" * 40, "é", " "]
    wrong += [key[:at] + ("0" if key[at] != "0" else "1") + key[at + 1 :] for at in range(len(key))]
    eve = guest(house)
    for made_up in wrong:
        assert sit(eve, table, 1, made_up) == LINK
    assert sit(eve, table, 1, "") == "Seat 2 is for whoever has its link."
    assert journal(house, table) == before


def test_a_link_can_be_revoked(house: OpenHouse, anna: Person, table: str) -> None:
    old, other = link(anna, table, 1), link(anna, table, 2)
    assert anna.send(table, "revoke", seat=1)["type"] == "ok"
    ben = guest(house)
    assert sit(ben, table, 1, old) == LINK
    assert sit(ben, table, 2, other) == ""
    assert sit(guest(house), table, 1, link(anna, table, 1)) == ""


def test_links_to_a_seat_are_its_holder_s_alone(house: OpenHouse, anna: Person, table: str) -> None:
    """Who opened the table made the first; from then on it is not his affair."""
    ben = guest(house)
    assert sit(ben, table, 1, link(anna, table, 1)) == ""
    for type in ("link", "revoke"):
        answer = anna.send(table, type, seat=1)
        assert (answer["type"], answer["text"]) == ("refused", "Seat 2 is not yours.")
    phone = guest(house)
    assert sit(phone, table, 1, link(ben, table, 1)) == ""
    assert (ben.table(table)["yours"], phone.table(table)["yours"]) == ([], [1])


def test_who_leaves_takes_his_links_along(house: OpenHouse, anna: Person, table: str) -> None:
    ben = guest(house)
    assert sit(ben, table, 1, link(anna, table, 1)) == ""
    key = link(ben, table, 1)
    assert ben.send(table, "leave", seat=1)["type"] == "ok"
    assert sit(guest(house), table, 1, key) == LINK


def test_links_are_signed_with_the_secret_of_the_house(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        anna = guest(house)
        table = anna.open("merkator", ["me", "link"])["id"]
        key = link(anna, table, 1)
        secret = house.house.runtime.secret
    with opened(tmp_path) as house:
        assert house.house.runtime.secret == secret
        change(house, "UPDATE house SET value = ? WHERE name = ?", "another", "secret")
    with opened(tmp_path, changes=frozenset({"secret"})) as house:
        assert house.house.runtime.secret == b"another"
        assert sit(guest(house), table, 1, key) == LINK


def test_a_given_secret_is_used_and_not_stored(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        given = House(house.house.kind, "given by the keeper")
        assert given.runtime.secret == b"given by the keeper"
        given.store.close()


@pytest.mark.parametrize("seat", [3, 9])
def test_a_seat_that_is_not_there_has_no_links(anna: Person, table: str, seat: int) -> None:
    for type in ("link", "revoke", "sit"):
        assert (
            anna.send(table, type, seat=seat)["text"]
            == f"There is no seat {seat + 1} at this table."
        )


def test_a_page_shows_the_seat_and_takes_nothing(
    house: OpenHouse, anna: Person, table: str
) -> None:
    key = link(anna, table, 1)
    stranger = house.person()
    before = journal(house, table)
    page = stranger.http.get(f"/sit/{table}/1/{key}")
    assert page.status_code == 200
    assert "Sit down</button>" in page.text
    assert not stranger.http.cookies
    assert journal(house, table) == before
    assert LINK in stranger.http.get(f"/sit/{table}/2/{key}").text


def test_who_sits_there_is_led_to_the_table(house: OpenHouse, anna: Person, table: str) -> None:
    """Also with the link that he came by, which is good for nobody any more."""
    key = link(anna, table, 1)
    ben = guest(house)
    assert sit(ben, table, 1, key) == ""
    answer = ben.http.get(f"/sit/{table}/1/{key}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert LINK in anna.http.get(f"/sit/{table}/1/{key}").text


def test_everybody_knows_who_has_opened_the_table(house: OpenHouse, anna: Person) -> None:
    anna.post("/api/me", {"name": "Anna"})
    table = anna.open("merkator", ["me", "link"])["id"]
    assert house.person().table(table)["host"] == "Anna"
    assert house.person().table(anna.open("merkator", ["open", "link"])["id"])["host"] == ""
