"""Seats: sitting, leaving, links, bots, hot-seat, and the next game."""

from collections.abc import Iterator

import pytest

from houses import Json, OpenHouse, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_of_me_and_bots_begins_at_once(house: OpenHouse) -> None:
    table = house.person().open("merkator", ["me", "random", "greedy"])
    assert table["status"] == "playing"
    assert kinds(table) == ["person", "bot", "bot"]


def test_a_table_waits_for_its_people(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open", "open"])
    assert (table["status"], kinds(table)) == ("waiting", ["person", "open", "open"])
    assert anna.send(table["id"], "start")["text"] == "Nobody is sitting at seat 2 yet."
    assert ben.send(table["id"], "sit", seat=0)["type"] == "refused"
    assert ben.send(table["id"], "sit", seat=1, nonce="seven-herrings")["type"] == "ok"
    assert ben.send(table["id"], "fill", seat=2, level="greedy")["type"] == "refused"
    assert anna.send(table["id"], "fill", seat=2, level="greedy")["type"] == "ok"
    assert ben.send(table["id"], "start")["type"] == "refused"
    assert anna.send(table["id"], "start")["type"] == "ok"
    assert ben.table(table["id"])["status"] == "playing"
    assert ben.send(table["id"], "leave", seat=1)["type"] == "refused"


def test_a_table_at_which_nobody_sits_yet_is_as_new_as_others(house: OpenHouse) -> None:
    anna = house.person()
    older = anna.open("merkator", ["me", "open"])["id"]
    empty = anna.open("merkator", ["open", "link"])["id"]
    mine = anna.get("/api/mine")
    assert [row["id"] for row in mine] == [empty, older]
    assert mine[0]["changed"] >= mine[1]["changed"] > 0


def test_who_leaves_before_the_game_leaves_an_open_seat(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    ben.send(table["id"], "sit", seat=1)
    assert [row["id"] for row in ben.get("/api/mine")] == [table["id"]]
    assert ben.send(table["id"], "leave", seat=1)["type"] == "ok"
    assert kinds(anna.table(table["id"])) == ["person", "open"]
    assert ben.get("/api/mine") == []


def test_my_tables_say_where_it_is_my_turn(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    ben.send(table["id"], "sit", seat=1)
    anna.send(table["id"], "start")
    assert [row["your_turn"] for row in anna.get("/api/mine")] == [True]
    assert [row["your_turn"] for row in ben.get("/api/mine")] == [False]


def test_public_tables_are_listed_and_others_are_not(house: OpenHouse) -> None:
    anna = house.person()
    shown = anna.open("merkator", ["me", "open"], listed=True)
    hidden = anna.open("merkator", ["me", "open"])
    rows = [row["id"] for row in house.person().get("/api/tables")]
    assert shown["id"] in rows
    assert hidden["id"] not in rows


def test_a_friend_sits_down_by_link_once(house: OpenHouse) -> None:
    anna, ben, carl = house.person(), house.person(), house.person()
    table = anna.open("merkator", ["me", "link"])
    assert ben.send(table["id"], "sit", seat=1)["type"] == "refused"
    assert ben.send(table["id"], "link", seat=1)["type"] == "refused"
    key = anna.send(table["id"], "link", seat=1)["link"].rsplit("/", 1)[1]
    assert ben.send(table["id"], "sit", seat=1, link="0" * 40)["type"] == "refused"
    assert ben.send(table["id"], "sit", seat=1, link=key)["type"] == "ok"
    assert carl.send(table["id"], "sit", seat=1, link=key)["type"] == "refused"


def test_a_link_moves_a_seat_to_another_device_until_it_is_revoked(house: OpenHouse) -> None:
    anna, phone = house.person(), house.person()
    table = anna.open("merkator", ["me", "greedy"])
    old = anna.send(table["id"], "link", seat=0)["link"].rsplit("/", 1)[1]
    assert anna.send(table["id"], "revoke", seat=0)["type"] == "ok"
    assert phone.send(table["id"], "sit", seat=0, link=old)["type"] == "refused"
    key = anna.send(table["id"], "link", seat=0)["link"].rsplit("/", 1)[1]
    assert phone.send(table["id"], "sit", seat=0, link=key)["type"] == "ok"
    assert phone.table(table["id"])["yours"] == [0]
    assert anna.table(table["id"])["yours"] == []


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    ben.send(table["id"], "sit", seat=1)
    anna.send(table["id"], "start")
    with anna.socket(table["id"]) as talk:
        now = talk.until(lambda one: one["type"] == "table")["table"]
        assert talk.ask("hand", seat=0, level="greedy")["type"] == "ok"
        while now["to_act"] == 0:
            now = talk.until(lambda one: bool(one.get("table")))["table"]
        assert now["seats"][0] == {
            "name": now["seats"][0]["name"],
            "kind": "person",
            "level": "greedy",
            "handed": True,
            "resigned": False,
            "program": False,
        }
        assert talk.ask("take", seat=0)["type"] == "ok"
        assert talk.ask("take", seat=0)["type"] == "refused"
    assert anna.table(table["id"])["seats"][0]["level"] == ""
    assert ben.send(table["id"], "hand", seat=0, level="greedy")["type"] == "refused"
    assert ben.send(table["id"], "hand", seat=1, level="nobody")["type"] == "refused"


def test_several_people_share_one_browser(house: OpenHouse) -> None:
    """Merkator has no secrets: the screen shows the seat that is to act."""
    anna = house.person()
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    table = anna.post("/api/tables", {"title": "merkator", "seats": wishes})
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ben"]
    assert (table["yours"], table["eyes"]) == ([0, 1], 0)
    for _ in range(50):
        if table["to_act"] == 1:
            break
        table = anna.play(table, table["legal"][-1]["move"])
    assert table["eyes"] == 1
    assert table["legal"]


def test_another_game_with_the_same_people(house: OpenHouse) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open", "greedy"])
    ben.send(table["id"], "sit", seat=1)
    anna.send(table["id"], "start")
    assert anna.send(table["id"], "rematch")["type"] == "refused"
    now = anna.table(table["id"])
    anna.send(table["id"], "end", at=now["at"])
    ben.send(table["id"], "answer", at=now["at"], yes=True)
    assert anna.table(table["id"])["status"] == "over"
    assert house.person().send(table["id"], "rematch")["type"] == "refused"
    again = ben.send(table["id"], "rematch")["table"]
    assert anna.send(table["id"], "rematch")["table"] == again
    assert anna.table(table["id"])["rematch"] == again
    assert kinds(anna.table(again)) == ["held", "person", "bot"]
    assert house.person().send(again, "sit", seat=0)["type"] == "refused"
    assert again in [row["id"] for row in anna.get("/api/mine")]
    assert anna.send(again, "sit", seat=0)["type"] == "ok"
    assert ben.send(again, "start")["type"] == "ok"


def test_bad_wishes_for_a_table_are_refused(house: OpenHouse) -> None:
    anna = house.person()

    def refused(**wanted: object) -> str:
        table = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}], **wanted}
        answer = anna.http.post("/api/tables", json=table)
        assert answer.status_code == 422
        return str(answer.json()["text"])

    assert "no title" in refused(title="chess")
    assert "'length'" in refused(options={"length": "endless"})
    assert "seats" in refused(seats=[{"kind": "me"}] * 5)
    assert "no bot" in refused(seats=[{"kind": "me"}, {"kind": "bot", "level": "hal"}])
    assert "for a person" in refused(seats=[{"kind": "bot", "level": "greedy"}] * 2)


def test_a_log_is_read_in_to_be_looked_at(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    table = anna.play(table, table["legal"][-1]["move"])
    anna.send(table["id"], "end", at=table["at"])
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    answer = house.person().http.post("/api/logs", content=log)
    assert answer.status_code == 201
    read = answer.json()
    assert (read["status"], read["moves"]) == ("over", 1)
    assert read["view"] == house.person().table(table["id"])["view"]
    assert house.person().http.get(f"/api/tables/{read['id']}/log").text == log
    assert anna.http.post("/api/logs", content=log.replace("0 ", "1 ")).status_code == 422


def test_what_is_no_log_is_not_taken_for_one(house: OpenHouse) -> None:
    answer = house.person().http.post("/api/logs", content="A recipe\nfor herrings\n")
    assert answer.status_code == 422
    assert answer.json()["text"] == "This is not a Fondaco log; a log begins with 'fondaco 1'."
