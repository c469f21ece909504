"""What is a guest's, when he gets an account, or signs in to the one he has."""

from collections.abc import Iterator
from typing import Any

import pytest

from accounts import PASSWORD, account, guest, hashing_is_cheap, key_of, name_of, sign_in, with_key
from fondaco.server.store.tables import StoredTables
from houses import Json, OpenHouse, Person, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def yours(person: Person, table: str) -> list[int]:
    return list(person.table(table)["yours"])


def test_a_guest_s_tables_are_the_account_s(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    anna.post("/api/register", {"name": "Xenia", "password": PASSWORD})
    phone = house.person()
    assert sign_in(phone, "xenia") == 204
    for device in (anna, phone):
        assert yours(device, table) == [0]
        assert [row["id"] for row in device.get("/api/mine")] == [table]
    assert phone.send(table, "fill", seat=1, level="random")["type"] == "ok"


def test_a_guest_s_tables_move_when_he_signs_in(house: OpenHouse) -> None:
    account(house, "Yvonne")
    anna, ben = guest(house), guest(house, "Ben")
    waiting = anna.open("merkator", ["open", "me"])["id"]
    owned = anna.open("merkator", ["open", "link"])["id"]
    playing = begun(anna, ben)
    old = key_of(anna)
    assert sign_in(anna, "Yvonne") == 204
    assert {row["id"] for row in anna.get("/api/mine")} == {waiting, owned, playing["id"]}
    assert yours(anna, waiting) == [1]
    assert anna.table(waiting)["seats"][1]["name"] == "Yvonne"
    assert anna.table(owned)["owner"]
    assert anna.send(owned, "fill", seat=0, level="random")["type"] == "ok"
    now = anna.table(playing["id"])
    assert (now["yours"], now["at"]) == ([0], playing["at"])
    anna.play(now, now["legal"][0]["move"])
    assert yours(with_key(house, old), waiting) == []


def test_a_guest_s_tables_move_when_he_comes_back_with_a_code(house: OpenHouse) -> None:
    codes = house.person().post("/api/register", {"name": "Zoe", "password": PASSWORD})["codes"]
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    anna.post("/api/recover", {"name": "Zoe", "code": codes[0], "password": PASSWORD + " again"})
    assert yours(anna, table) == [0]


def begun(anna: Person, ben: Person) -> Json:
    table = anna.open("merkator", ["me", "open"])["id"]
    assert ben.send(table, "sit", seat=1)["type"] == "ok"
    assert anna.send(table, "start")["type"] == "ok"
    return anna.table(table)


def test_names_of_people_who_share_a_browser_stay(house: OpenHouse) -> None:
    account(house, "Zita")
    anna = guest(house)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Grandpa"}]
    table = anna.post("/api/tables", {"title": "merkator", "seats": seats})["id"]
    assert sign_in(anna, "Zita") == 204
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Zita", "Grandpa"]


def test_a_seat_that_was_held_for_a_guest_is_held_for_the_account(house: OpenHouse) -> None:
    account(house, "Hedwig")
    anna, ben = guest(house), guest(house, "Ben")
    table = begun(anna, ben)
    assert anna.send(table["id"], "end", at=table["at"])["type"] == "ok"
    assert ben.send(table["id"], "answer", at=table["at"], yes=True)["type"] == "ok"
    following = ben.send(table["id"], "rematch")["table"]
    assert sign_in(anna, "Hedwig") == 204
    assert guest(house, "Eve").send(following, "sit", seat=0)["type"] == "refused"
    assert anna.send(following, "sit", seat=0)["type"] == "ok"


def test_a_guest_s_table_is_the_account_s_when_the_house_reads_it_again(house: OpenHouse) -> None:
    account(house, "Irma")
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    assert sign_in(anna, "Irma") == 204
    before = anna.table(table)
    house.house.rooms.clear()
    assert anna.table(table) == before
    assert before["owner"]
    assert before["yours"] == [0]


def test_what_is_an_account_s_does_not_move_to_another(house: OpenHouse) -> None:
    anna = account(house, "Johanna")
    account(house, "Klara")
    table = anna.open("merkator", ["me", "open"])["id"]
    assert sign_in(anna, "Klara") == 204
    assert yours(anna, table) == []
    assert sign_in(anna, "Johanna") == 204
    assert yours(anna, table) == [0]


def test_a_guest_s_tokens_do_not_move(house: OpenHouse) -> None:
    """Who had this browser before might still have them."""
    account(house, "Lydia")
    anna = guest(house)
    bot = Person(house, anna.post("/api/tokens", {"label": "bot"})["token"])
    assert sign_in(anna, "Lydia") == 204
    assert anna.get("/api/tokens") == []
    assert name_of(bot) == "Anna"


def test_a_table_moves_also_when_another_process_was_faster(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    account(house, "Magda")
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    append, tries = StoredTables.append, []

    async def late(self: StoredTables, table: str, *given: Any) -> bool:
        tries.append(table)
        return len(tries) > 2 and await append(self, table, *given)

    monkeypatch.setattr(StoredTables, "append", late)
    assert sign_in(anna, "Magda") == 204
    assert tries == [table] * 3
    assert yours(anna, table) == [0]
