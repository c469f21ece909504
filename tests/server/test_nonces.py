"""Nonces: each seat names its own after it has seen the seal, and whose they are is told."""

import json
from collections.abc import Iterator
from hashlib import sha256

import pytest

from browsing import Browser
from clicking import NewBrowser, end_by_agreement, open_table
from houses import Json, OpenHouse, Person, opened
from stored import journal


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def named(person: Person, table: Json, seat: int, nonce: str) -> Json:
    return person.send(table["id"], "nonce", seat=seat, nonce=nonce)


def nonces(person: Person, table: Json) -> list[str]:
    """As the head of the log has them."""
    rows = person.http.get(f"/api/tables/{table['id']}/log").text.split("\n")
    return [row.split(" ")[2] for row in rows if row.startswith("nonce ")]


def end(person: Person, table: Json) -> None:
    now = person.table(table["id"])
    assert person.send(table["id"], "end", at=now["at"])["type"] == "ok"


def follows(nonce: str, seat: int) -> str:
    return sha256(f"{nonce} {seat}".encode()).hexdigest()


def kinds(house: OpenHouse, table: Json) -> list[str]:
    return [json.loads(body)["is"] for _, _, _, body, _ in journal(house, table["id"])]


def test_a_table_shows_its_seal_and_begins_when_its_nonces_are_in(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me", "random"], own_nonces=True)
    assert (table["status"], table["nonces"]) == ("waiting", ["unknown"] * 3)
    assert named(anna, table, 0, "seven-herrings")["type"] == "ok"
    now = anna.table(table["id"])
    assert (now["status"], now["nonces"]) == ("waiting", ["own", "unknown", "unknown"])
    assert named(anna, table, 1, "k2J9")["type"] == "ok"
    now = anna.table(table["id"])
    assert (now["status"], now["nonces"]) == ("playing", ["own", "own", "follows"])
    assert now["seal"] == table["seal"]
    end(anna, table)
    assert nonces(anna, table) == ["seven-herrings", "k2J9", follows("seven-herrings", 2)]
    assert kinds(house, table)[3:6] == ["nonce", "nonce", "started"]
    started = json.loads(journal(house, table["id"])[5][3])
    assert started["nonces"] == ["own", "own", "follows"]


def test_a_nonce_is_named_once_before_the_game_for_a_seat_of_ones_own(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    ben.send(table["id"], "sit", seat=1, nonce="tulip")
    assert named(anna, table, 1, "mine")["text"] == "Seat 2 is not yours."
    assert named(ben, table, 1, "again")["text"] == "Seat 2 has its nonce already."
    assert anna.send(table["id"], "start")["type"] == "ok"
    assert named(anna, table, 0, "late")["text"] == "The game has already begun."
    assert anna.table(table["id"])["nonces"] == ["follows", "own"]


@pytest.mark.parametrize("nonce", ["tulip\n", "two words", "tulip\x00", "Tülpe"])
def test_nobody_keeps_a_table_from_its_start_by_a_nonce_that_cannot_be_one(
    house: OpenHouse, nonce: str
) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    sit = {"type": "sit", "cid": "s1", "seat": 1, "nonce": nonce}
    assert ben.http.post(f"/api/tables/{table}/messages", json=sit).status_code == 400
    assert ben.send(table, "sit", seat=1)["type"] == "ok"
    name = {"type": "nonce", "cid": "s2", "seat": 1, "nonce": nonce}
    assert ben.http.post(f"/api/tables/{table}/messages", json=name).status_code == 400
    assert anna.send(table, "start")["type"] == "ok"


def test_the_same_nonce_again_changes_nothing(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "random"], own_nonces=True)
    assert named(anna, table, 0, "tulip")["type"] == "ok"
    entries = kinds(house, table)[:4]
    assert named(anna, table, 0, "tulip")["type"] == "ok"
    assert kinds(house, table).count("nonce") == 1
    assert entries == ["sat", "filled", "nonce", "started"]


def test_a_nonce_is_told_to_nobody_before_the_game(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    with ben.socket(table["id"]) as talk:
        named(anna, table, 0, "seven-herrings")
        told = talk.until(lambda message: message["type"] == "told")
    assert (told["what"], told["seat"], told["text"]) == ("nonce", 0, "")
    assert "herrings" not in json.dumps(told)


def test_the_owners_nonce_is_the_source_of_those_that_nobody_names(house: OpenHouse) -> None:
    anna, ben, cleo = house.person(), house.person(), house.person()
    table = anna.open("merkator", ["open", "open", "me", "random"])
    ben.send(table["id"], "sit", seat=0, nonce="of-ben")
    cleo.send(table["id"], "sit", seat=1)
    named(anna, table, 2, "of-anna")
    anna.send(table["id"], "start")
    now = anna.table(table["id"])
    assert now["nonces"] == ["own", "follows", "own", "follows"]
    found = [json.loads(body) for _, _, _, body, _ in journal(house, table["id"])][-1]["head"]
    assert f"nonce 1 {follows('of-anna', 1)}\nnonce 2 of-anna\n" in found
    assert f"nonce 3 {follows('of-anna', 3)}\n" in found


def test_without_the_owners_another_seats_nonce_is_the_source(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    ben.send(table["id"], "sit", seat=1, nonce="of-ben")
    anna.send(table["id"], "start")
    head = json.loads(journal(house, table["id"])[-1][3])["head"]
    assert f"nonce 0 {follows('of-ben', 0)}\nnonce 1 of-ben\n" in head


def test_what_was_named_before_the_seal_is_not_called_ones_own(house: OpenHouse) -> None:
    anna = house.person()
    seats = [{"kind": "me", "nonce": "tulip"}, {"kind": "bot", "level": "random"}]
    table = anna.post("/api/tables", {"title": "merkator", "seats": seats})
    assert (table["status"], table["nonces"]) == ("playing", ["early", "follows"])
    end(anna, table)
    assert nonces(anna, table) == ["tulip", follows("tulip", 1)]


def test_an_early_nonce_gives_way_to_one_of_ones_own(house: OpenHouse) -> None:
    anna = house.person()
    seats = [{"kind": "me", "nonce": "tulip"}, {"kind": "bot", "level": "random"}]
    wanted = {"title": "merkator", "seats": seats, "own_nonces": True}
    table = anna.post("/api/tables", wanted)
    assert (table["status"], table["nonces"]) == ("waiting", ["early", "unknown"])
    assert named(anna, table, 0, "after-the-seal")["type"] == "ok"
    assert anna.table(table["id"])["nonces"] == ["own", "follows"]


def test_where_nobody_names_one_the_house_draws_them_and_says_so(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "random"])
    assert (table["status"], table["nonces"]) == ("playing", ["house", "house"])
    end(anna, table)
    first, second = nonces(anna, table)
    assert second != follows(first, 1)


def test_who_takes_a_seat_over_does_not_have_the_nonce_of_another(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    named(anna, table, 0, "of-anna")
    link = anna.send(table["id"], "link", seat=0)["link"].rpartition("/")[2]
    assert ben.send(table["id"], "sit", seat=0, link=link)["type"] == "ok"
    assert ben.table(table["id"])["nonces"] == ["unknown", "unknown"]
    assert named(ben, table, 0, "of-ben")["type"] == "ok"


def test_a_table_that_waits_for_nonces_can_be_started_without(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "random"], own_nonces=True)
    assert anna.send(table["id"], "start")["type"] == "ok"
    assert anna.table(table["id"])["nonces"] == ["house", "house"]


def test_a_seat_that_was_left_is_waited_for(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "me"], own_nonces=True)
    anna.send(table["id"], "leave", seat=1)
    assert named(anna, table, 0, "of-anna")["type"] == "ok"
    assert anna.table(table["id"])["status"] == "waiting"
    assert ben.send(table["id"], "sit", seat=1, nonce="of-ben")["type"] == "ok"
    assert anna.table(table["id"])["nonces"] == ["own", "own"]


def test_the_next_game_waits_for_nonces_too(house: OpenHouse) -> None:
    anna = house.person()
    for own, status in ((True, "waiting"), (False, "playing")):
        table = anna.open("merkator", ["me", "random"])
        end(anna, table)
        with anna.socket(table["id"]) as talk:
            again = talk.ask("rematch", own_nonces=own)["table"]
        assert anna.table(again)["status"] == status


def test_it_is_still_known_after_the_house_was_closed(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("closed")
    with opened(folder) as house:
        anna = house.person()
        waiting = anna.open("merkator", ["me", "random"], own_nonces=True)
        begun = anna.open("merkator", ["me", "random"], own_nonces=True)
        named(anna, begun, 0, "of-anna")
        cookies = anna.http.cookies
    with opened(folder) as house:
        anna = house.person()
        anna.http.cookies = cookies
        assert anna.table(begun["id"])["nonces"] == ["own", "follows"]
        assert named(anna, waiting, 0, "seven-herrings")["type"] == "ok"
        assert anna.table(waiting["id"])["status"] == "playing"


# --- On plain pages ---


def test_a_nonce_is_named_on_the_page_of_a_table(new_browser: NewBrowser) -> None:
    anna, ben = new_browser(), new_browser()
    table = open_table(anna, 2, seat1="open")
    assert anna.page.text.count("not named yet") == 2
    anna.press("Name the nonce of seat 1", nonce="seven-herrings")
    assert "named by the seat, after the seal was shown" in anna.page.text
    assert "Name the nonce of seat 1" not in anna.page.buttons()
    ben.open(table)
    ben.press("Sit down at seat 2")
    anna.again()
    anna.press("Start the game")
    assert "made from the nonce of another seat" in anna.page.text
    ben.again()
    end_by_agreement(anna, ben)
    assert "could have chosen the luck" not in anna.again().text
    assert "nonce 0 seven-herrings\n" in anna.http.get(f"/api{table}/log").text


def test_a_page_tells_that_the_house_drew_the_nonces(browser: Browser) -> None:
    open_table(browser, 1)
    assert "drawn by the house" in browser.page.text
    page = browser.press("Propose to end the game")
    assert "The house drew the nonces itself, since nobody named one" in page.text
