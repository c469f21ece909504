"""Leaving for good: all that the house knows of somebody, and that it forgets it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import PASSWORD, account, guest, hashing_is_cheap, name_of, sign_in
from fondaco.server import hosting
from fondaco.server.house import House
from fondaco.server.keeper import HOUSE
from houses import Json, OpenHouse, Person, opened, plain_pages
from stored import change, forget, journal, rows


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), plain_pages(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def leave(person: Person, password: str = PASSWORD) -> None:
    person.post("/api/forget", {"password": password})


def begun(anna: Person, ben: Person) -> Json:
    table = anna.open("merkator", ["me", "open"])["id"]
    assert ben.send(table, "sit", seat=1)["type"] == "ok"
    assert anna.send(table, "start")["type"] == "ok"
    return anna.table(table)


def everything_kept(house: OpenHouse) -> str:
    """All that stands in the store, as text."""
    tables = ("people", "keys", "codes", "tables", "journal", "sitting", "speakers", "reports")
    return str([rows(house, f"SELECT * FROM {table}") for table in tables])


# --- Export ---


def test_all_that_is_known_of_somebody(house: OpenHouse) -> None:
    anna, ben = account(house, "Adelheid"), guest(house, "Ben")
    anna.post("/api/tokens", {"label": "my bot"})
    table = begun(anna, ben)["id"]
    elsewhere = ben.open("merkator", ["me", "open"])["id"]
    anna.send(table, "say", text="a good game")
    anna.send(elsewhere, "say", text="only looking")
    ben.send(table, "say", text="not hers")
    anna.post("/api/reports", {"table": table, "text": "just a trial"})
    answer = anna.http.get("/api/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert (found["name"], found["guest"]) == ("Adelheid", False)
    assert [token["label"] for token in found["tokens"]] == ["my bot"]
    assert [one["current"] for one in found["sessions"]] == [True]
    [held] = found["tables"]
    assert (held["table"], held["seats"], held["owner"]) == (table, [0], True)
    assert [line["text"] for line in found["chat"]] == ["a good game", "only looking"]
    assert [line["table"] for line in found["chat"]] == [table, elsewhere]
    assert [report["text"] for report in found["reports"]] == ["just a trial"]
    assert "not hers" not in answer.text
    assert "argon2" not in answer.text


# --- Deletion ---


def test_whoever_leaves_has_to_say_the_password(house: OpenHouse) -> None:
    anna = account(house, "Bettina")
    assert anna.http.post("/api/forget", json={"password": "not hers, no"}).status_code == 422
    assert anna.http.post("/api/forget", json={}).status_code == 422
    assert name_of(anna) == "Bettina"


def test_the_account_and_all_keys_go(house: OpenHouse) -> None:
    anna, phone = account(house, "Cäcilia"), house.person()
    assert sign_in(phone, "Cäcilia") == 204
    bot = Person(house, anna.post("/api/tokens", {"label": "bot"})["token"])
    table = anna.open("merkator", ["me", "open"])["id"]
    with phone.socket(table) as talk:
        leave(anna)
        with pytest.raises(ConnectionClosed):
            talk.until(lambda said: False)
    assert "fondaco" not in anna.http.cookies
    assert name_of(phone) == ""
    assert bot.http.get("/api/me").status_code == 401
    assert sign_in(house.person(), "Cäcilia") == 422
    assert "Cäcilia" not in everything_kept(house)
    account(house, "Cäcilia")  # the name is free again


def test_games_stay_without_the_name(house: OpenHouse) -> None:
    anna, ben = account(house, "Dorothea"), guest(house, "Ben")
    now = begun(anna, ben)
    anna.send(now["id"], "say", text="see you")
    anna.play(now, now["legal"][0]["move"])
    with ben.socket(now["id"]) as talk:
        leave(anna)
        told = talk.until(lambda said: said.get("what") == "forgotten")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Seat 1", "Ben"]
    story = ben.get(f"/api/tables/{now['id']}/story")
    assert [(line["name"], line["text"]) for line in story["chat"]] == [("Seat 1", "see you")]
    assert "Dorothea" not in everything_kept(house)
    for _ in range(2):
        assert "Dorothea" not in str(ben.table(now["id"]))
        assert "Dorothea" not in str(ben.get("/api/mine"))
        assert "Dorothea" not in ben.http.get(f"/tables/{now['id']}?still=1").text
        forget(house, now["id"])  # and when it is read again


def test_one_who_stays_can_end_the_game_alone(house: OpenHouse) -> None:
    anna, ben = guest(house, "Edeltraud"), guest(house, "Ben")
    now = begun(anna, ben)
    leave(anna, "")
    assert ben.send(now["id"], "end", at=now["at"])["type"] == "ok"
    assert ben.table(now["id"])["status"] == "over"


def test_a_game_that_nobody_is_left_to_play_ends(house: OpenHouse) -> None:
    anna = guest(house, "Friederike")
    table = anna.open("merkator", ["me", "random"])["id"]
    leave(anna, "")
    now = house.person().table(table)
    assert (now["status"], now["ended"]) == ("over", "nobody is left to play it")
    assert now["seats"][0]["name"] == "Seat 1"
    log = house.person().http.get(f"/api/tables/{table}/log")
    assert log.status_code == 200


def test_before_the_game_the_seat_is_free_again_and_the_table_has_another_host(
    house: OpenHouse,
) -> None:
    anna, ben = guest(house, "Gudrun"), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open", "open"])["id"]
    assert ben.send(table, "sit", seat=1)["type"] == "ok"
    leave(anna, "")
    now = ben.table(table)
    assert (now["owner"], now["seats"][0]["kind"]) == (True, "open")
    empty = ben.open("merkator", ["open", "open"])["id"]
    leave(ben, "")
    assert house.person().table(empty)["status"] == "over"
    assert house.person().table(table)["status"] == "over"


def test_the_name_of_the_guest_that_somebody_was_goes_too(house: OpenHouse) -> None:
    account(house, "Hermine")
    anna, ben = guest(house, "Hermine the guest"), guest(house, "Ben")
    table = begun(anna, ben)["id"]
    anna.send(table, "say", text="hello")
    assert sign_in(anna, "Hermine") == 204
    leave(anna)
    kept = str(journal(house, table)) + str(rows(house, "SELECT seats FROM tables"))
    assert "Hermine" not in kept


def test_a_seat_that_is_held_is_held_no_more(house: OpenHouse) -> None:
    anna, ben = guest(house, "Irmgard"), guest(house, "Ben")
    now = begun(anna, ben)
    anna.send(now["id"], "end", at=now["at"])
    ben.send(now["id"], "answer", at=now["at"], yes=True)
    following = ben.send(now["id"], "rematch")["table"]
    leave(anna, "")
    assert "Irmgard" not in everything_kept(house)
    assert guest(house, "Eve").send(following, "sit", seat=0)["type"] == "ok"


def test_whose_time_ran_out_is_not_told_by_name(tmp_path: Path) -> None:
    now = [1_700_000_000_000]
    with hashing_is_cheap(), opened(tmp_path, now=lambda: now[0]) as house:
        anna, ben = guest(house, "Jolanthe"), guest(house, "Ben")
        table = begun(anna, ben)["id"]
        now[0] += 73 * 3_600_000
        house.run(lambda inside: inside.sweep())
        assert ben.send(table, "choose", choice="end")["type"] == "ok"
        assert ben.table(table)["ended"] == "Jolanthe was away for too long"
        anna.http.cookies.clear()
        [(id,)] = rows(house, "SELECT id FROM people WHERE name = 'Jolanthe'")
        assert id
    with hashing_is_cheap(), opened(tmp_path, now=lambda: now[0]) as house:
        house.run(lambda inside: _forgotten(inside, table, id))
        for _ in range(2):
            assert house.person().table(table)["ended"] == "Seat 1 was away for too long"
            forget(house, table)
        assert "Jolanthe was" not in everything_kept(house)


async def _forgotten(inside: House, table: str, person: str) -> None:
    room = await inside.room(table)
    await room.note(lambda: hosting.forgotten(room.live, person), HOUSE)


def test_the_name_goes_from_a_table_that_was_set_aside(house: OpenHouse) -> None:
    anna, ben = guest(house, "Kunigunde"), guest(house, "Ben")
    now = begun(anna, ben)
    anna.play(now, now["legal"][0]["move"])
    moved = '{"is":"moved","line":"0 fly home"}'
    change(
        house,
        'UPDATE journal SET body = ? WHERE table_id = ? AND body LIKE \'{"is":"moved"%\'',
        moved,
        now["id"],
    )
    change(house, "DELETE FROM latest WHERE table_id = ?", now["id"])
    forget(house, now["id"])
    assert anna.http.get(f"/api/tables/{now['id']}").status_code == 410
    leave(anna, "")
    assert "Kunigunde" not in everything_kept(house)


def test_a_stranger_has_nothing_to_leave(house: OpenHouse) -> None:
    assert house.person().http.post("/api/forget", json={}).status_code == 401
    assert house.person().http.get("/api/export").status_code == 401
