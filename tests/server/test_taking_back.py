"""Undo: free while nothing was revealed and nobody else acted, else asked of the others."""

from collections.abc import Iterator

import pytest

import fondaco
from houses import Json, OpenHouse, Person, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def pair(house: OpenHouse) -> tuple[Person, Person, Json]:
    """Two people at a table that has begun."""
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])
    ben.send(table["id"], "sit", seat=1)
    anna.send(table["id"], "start")
    return anna, ben, anna.table(table["id"])


def until_ben_acts(anna: Person, table: Json) -> Json:
    """Play Anna's turn to its end, the last legal move each time."""
    for _ in range(50):
        if table["to_act"] != 0:
            return table
        table = anna.play(table, table["legal"][-1]["move"])
    raise AssertionError("Anna's turn does not end")


def test_free_at_once(pair: tuple[Person, Person, Json]) -> None:
    anna, ben, table = pair
    after = anna.play(table, table["legal"][0]["move"])
    assert anna.send(table["id"], "undo", at=after["at"])["type"] == "ok"
    back = anna.table(table["id"])
    assert back["view"] == table["view"]
    assert back["at"] > after["at"]
    assert ben.send(table["id"], "undo", at=back["at"])["type"] == "refused"


def test_what_was_decided_before_an_undo_is_stale(pair: tuple[Person, Person, Json]) -> None:
    anna, _, table = pair
    after = anna.play(table, table["legal"][0]["move"])
    anna.send(table["id"], "undo", at=after["at"])
    again = anna.table(table["id"])
    again = anna.play(again, table["legal"][0]["move"])
    late = anna.send(table["id"], "play", at=after["at"], move=again["legal"][0]["move"])
    assert late["type"] == "stale"


def test_the_others_are_asked_when_somebody_has_acted(pair: tuple[Person, Person, Json]) -> None:
    anna, ben, table = pair
    his = until_ben_acts(anna, table)
    his = ben.table(table["id"])
    his = ben.play(his, his["legal"][0]["move"])
    assert anna.send(table["id"], "undo", at=his["at"])["type"] == "ok"
    asked = ben.table(table["id"])
    assert (asked["asked"]["what"], asked["asked"]["seat"]) == ("undo", 0)
    assert asked["at"] == his["at"]
    assert anna.send(table["id"], "answer", at=his["at"], yes=True)["type"] == "refused"
    assert ben.send(table["id"], "answer", at=his["at"], yes=True)["type"] == "ok"
    back = anna.table(table["id"])
    assert back["moves"] == asked["asked"]["to"]
    assert back["to_act"] == 0
    assert back["asked"] is None


def test_no_is_no_and_nothing_changes(pair: tuple[Person, Person, Json]) -> None:
    anna, ben, table = pair
    until_ben_acts(anna, table)
    before = ben.table(table["id"])
    after = ben.play(before, before["legal"][0]["move"])
    anna.send(table["id"], "undo", at=after["at"])
    ben.send(table["id"], "answer", at=after["at"], yes=False)
    now = ben.table(table["id"])
    assert now["asked"] is None
    assert now["view"] == after["view"]


def test_who_asked_may_withdraw(pair: tuple[Person, Person, Json]) -> None:
    anna, ben, table = pair
    anna.send(table["id"], "end", at=table["at"])
    assert ben.table(table["id"])["asked"]["what"] == "end"
    assert anna.send(table["id"], "answer", at=table["at"], yes=False)["type"] == "ok"
    assert ben.table(table["id"])["asked"] is None


def test_a_move_makes_the_question_void(pair: tuple[Person, Person, Json]) -> None:
    anna, ben, table = pair
    ben.send(table["id"], "end", at=table["at"])
    after = anna.play(table, table["legal"][0]["move"])
    assert after["asked"] is None
    assert anna.send(table["id"], "answer", at=after["at"], yes=True)["type"] == "refused"


def test_over_a_reveal_others_are_asked_though_nobody_acted(
    pair: tuple[Person, Person, Json],
) -> None:
    """A card that is bought is replaced by one that nobody had seen."""
    anna, _, now = pair
    for _ in range(10):
        bought = [one["move"] for one in now["legal"] if one["move"].startswith("buy")]
        if bought:
            break
        now = anna.play(now, next(m["move"] for m in now["legal"] if m["move"].startswith("sell")))
    after = anna.play(now, bought[0])
    assert anna.send(now["id"], "undo", at=after["at"])["type"] == "ok"
    asking = anna.table(now["id"])
    assert asking["asked"]["to"] == now["moves"]
    assert asking["view"] == after["view"]


class AgainstABot:
    """Anna plays a whole game against a bot, and notes what she could take back after its moves."""

    def __init__(self, anna: Person) -> None:
        self.anna = anna
        self.noted: list[tuple[int, int, bool]] = []  # her last move, the moves since, free
        self.tried: set[str] = set()
        table = anna.open("merkator", ["me", "random"])
        with anna.socket(table["id"]) as talk:
            self.talk, self.now = talk, talk.next()["table"]
            while self.now["status"] == "playing":
                self.decide()
        rows = anna.http.get(f"/api/tables/{table['id']}/log").text.split("\n")
        self.lines = [row for row in rows if row[:1].isdigit()]

    def decide(self) -> None:
        mine = self.now["moves"]
        move = self.now["legal"][-1]["move"]
        self.talk.send("play", cid=f"m{self.now['at']}", at=self.now["at"], move=move)
        self.listen()
        while self.now["status"] == "playing" and self.now["to_act"] != 0:
            self.listen()
        if self.now["status"] == "playing" and self.now["moves"] > mine + 1:
            if self.now["undo"] not in self.tried:
                self.take_back(mine)
            else:
                self.noted.append((mine, self.now["moves"], self.now["undo"] == "free"))

    def listen(self) -> None:
        self.now = self.talk.until(lambda one: bool(one.get("table")))["table"]

    def take_back(self, mine: int) -> None:
        """As the table said: it is done at once, or refused."""
        self.tried.add(self.now["undo"])
        answer = self.talk.ask("undo", at=self.now["at"])
        if self.now["undo"] == "none":
            assert "not drawn again" in answer["text"]
            return
        assert answer["type"] == "ok"
        self.now = self.anna.table(self.now["id"])
        assert self.now["moves"] <= mine
        assert self.now["to_act"] == 0


def test_bots_consent_to_an_undo_but_luck_that_was_seen_is_not_drawn_again(
    house: OpenHouse,
) -> None:
    game = AgainstABot(house.person())
    for mine, moves, is_free in game.noted:
        assert is_free == (" | " not in "\n".join(game.lines[mine:moves])), (mine, moves)
    assert {is_free for *_, is_free in game.noted} == {True, False}


def test_a_table_tells_who_may_take_something_back(pair: tuple[Person, Person, Json]) -> None:
    anna, ben, table = pair
    assert table["undo"] == "none"
    after = anna.play(table, table["legal"][0]["move"])
    assert after["undo"] == "free"
    assert ben.table(table["id"])["undo"] == "none"
    until_ben_acts(anna, after)
    his = ben.table(table["id"])
    his = ben.play(his, his["legal"][0]["move"])
    assert anna.table(table["id"])["undo"] == "asked"


def test_a_preview_tells_whether_the_move_can_be_taken_back(
    pair: tuple[Person, Person, Json],
) -> None:
    anna, _, table = pair
    for one in table["legal"]:
        told = anna.send(table["id"], "preview", at=table["at"], move=one["move"])
        after = anna.play(table, one["move"])
        is_hers = after["to_act"] == 0
        assert told["free"] == (is_hers and after["undo"] == "free"), one["move"]
        if not is_hers or after["undo"] != "free":
            return
        anna.send(table["id"], "undo", at=after["at"])
        table = anna.table(table["id"])


def test_luck_is_the_same_after_an_undo_and_the_log_is_still_proved(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])
    travels = [one["move"] for one in table["legal"] if one["move"].startswith("travel")]
    after = anna.play(table, travels[0])
    anna.send(table["id"], "undo", at=after["at"])
    back = anna.table(table["id"])
    assert back["view"] == table["view"]
    again = anna.play(back, travels[0])
    assert again["view"] == after["view"]
    assert anna.send(table["id"], "end", at=again["at"])["type"] == "ok"
    over = anna.table(table["id"])
    assert (over["status"], over["ended"]) == ("over", "all agreed")
    log = anna.http.get(f"/api/tables/{table['id']}/log").text
    assert fondaco.verify(log).moves_played == over["moves"]
