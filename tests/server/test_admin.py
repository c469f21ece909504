"""`fondaco admin`: looking after a house, beside the process that serves it."""

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from accounts import account, guest, hashing_is_cheap, name_of, sign_in
from fondaco.cli import main
from fondaco.server.house import House
from fondaco.server.runtime import now_in_milliseconds
from fondaco.server.settings import Settings
from houses import OpenHouse, Person, opened, plain_pages
from stored import change

HOUR = 3_600_000
SEATS = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def obey(inside: House) -> None:
    """Let the house look at its orders now."""
    await inside.warden.look()


class Time:
    """The time of a house, which passes when a test says so."""

    def __init__(self) -> None:
        self.now = now_in_milliseconds()

    def __call__(self) -> int:
        return self.now


class Admin:
    """Somebody at the machine of the house."""

    def __init__(self, house: OpenHouse, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.house = house
        self.folder = folder
        self.capsys = capsys

    def __call__(self, order: str) -> str:
        """Order something that the house obeys at once, and what is said about it."""
        self.capsys.readouterr()
        status = main(["admin", "--data", str(self.folder), *shlex.split(order)])
        said = self.capsys.readouterr()
        assert status == 0, said.err
        self.house.run(obey)
        return said.out

    def refused(self, order: str) -> str:
        self.capsys.readouterr()
        assert main(["admin", "--data", str(self.folder), *shlex.split(order)]) == 2
        return self.capsys.readouterr().err


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    by = Settings(proxies="127.0.0.1")
    with hashing_is_cheap(), plain_pages(), opened(tmp_path, by, now=time) as found:
        yield found


@pytest.fixture
def admin(house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(house, tmp_path, capsys)


def first_word(text: str) -> str:
    return text.split()[0]


# --- Looking ---


def test_tables_and_people_are_listed(house: OpenHouse, admin: Admin) -> None:
    assert admin("tables") == "There are no tables.\n"
    anna, ben = account(house, "Anna"), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open"], listed=True)["id"]
    assert f"{table}  merkator, waiting, 0 moves, public" in admin("tables")
    assert "account  Anna, since 20" in admin("people")
    assert "guest  Ben, since 20" in admin("people")
    assert "Ben" not in admin("people ann")
    assert name_of(ben) == "Ben"


def test_a_house_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 2
    assert "There is no fondaco.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_store_of_another_version_is_left_alone(house: OpenHouse, admin: Admin) -> None:
    change(house, "UPDATE house SET value = '999' WHERE name = 'version'")
    assert "The store is of version 999" in admin.refused("tables")


# --- Reports ---


def test_reports_are_read_and_settled(house: OpenHouse, admin: Admin) -> None:
    anna, ben = guest(house), guest(house, "Ben")
    table = anna.open("merkator", ["me", "open"])["id"]
    seq = ben.send(table, "say", text="something rude")["seq"]
    anna.post("/api/reports", {"table": table, "seq": seq, "text": "He is\nrude.", "name": "Ben"})
    house.person().post("/api/reports", {"name": "Rude Name", "text": "look at that name"})
    said = admin("reports")
    assert f"about table {table} about the name 'Ben': He is rude." in said
    assert "said there: 'something rude' by " in said
    assert "by a stranger about the name 'Rude Name'" in said
    for line in [line for line in said.splitlines() if not line.startswith(" ")]:
        assert admin(f"settle {first_word(line)} --note 'talked to him'") == "Settled.\n"
    assert admin("reports") == "There are no reports.\n"
    assert admin("reports --settled").count("settled: talked to him") == 2
    assert "No report" in admin.refused("settle nothing")


def test_a_report_is_about_something_that_is_there(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    for status, report in (
        (422, {"text": "nothing"}),
        (404, {"text": "nowhere", "table": "nowhere"}),
        (404, {"text": "nowhere", "table": "\x00"}),
        (422, {"text": "nobody said that", "table": table, "seq": 1}),
        (400, {"text": "", "table": table}),
        (400, {"text": "x" * 1001, "table": table}),
        (422, {"text": " \u202e ", "table": table}),
        (422, {"text": "nobody", "name": "\u202e"}),
    ):
        assert anna.http.post("/api/reports", json=report).status_code == status


def test_a_report_by_form(house: OpenHouse, admin: Admin) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "open"])["id"]
    form = {"cid": "a", "table": table, "text": "odd", "name": ""}
    assert "Thank you" in anna.http.post("/reports", data=form).text
    assert "odd" in admin("reports")


# --- Bans ---


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


# --- Mutes, tables, rest ---


def test_somebody_is_muted(house: OpenHouse, admin: Admin) -> None:
    anna = account(house, "Anna")
    table = anna.open("merkator", ["me", "open"])["id"]
    said = admin("mute Anna --why shouting")
    answer = anna.send(table, "say", text="hello")
    assert answer["text"] == "Whoever runs this house has muted you. The reason: shouting."
    assert anna.send(table, "fill", seat=1, level="random")["type"] == "ok"
    admin(f"lift {first_word(said)}")
    assert anna.send(table, "say", text="hello")["type"] == "ok"


def test_tables_are_closed(house: OpenHouse, admin: Admin) -> None:
    anna = guest(house)
    waiting = anna.open("merkator", ["me", "open"])["id"]
    playing = anna.open("merkator", ["me", "me"])["id"]
    with anna.socket(playing) as talk:
        for table in (waiting, playing):
            admin(f"close {table}")
        told = talk.until(lambda said: said.get("what") == "ended")
    assert told["lines"] == ["The game ends here: it was closed by the house."]
    for table in (waiting, playing):
        assert anna.table(table)["status"] == "over"
    assert admin("orders") == "There are no orders.\n"
    assert "There is no such table" in admin.refused("close nothing")
    admin(f"close {playing}")  # once more does no harm


def test_nobody_plays_while_the_house_is_read_only(
    house: OpenHouse, admin: Admin, time: Time
) -> None:
    anna = guest(house)
    clock = {"type": "bank", "seconds": 600}
    now = anna.open("merkator", ["me", "me"], clock=clock)
    bots = anna.open("merkator", ["me", "random"])
    with anna.socket(now["id"]) as talk:
        admin("read-only --why 'a new disk'")
        told = talk.until(lambda said: said["type"] == "notice")
        assert "read-only" in told["text"]
        assert "a new disk" in told["text"]
        move = {"at": now["at"], "move": now["legal"][0]["move"]}
        assert talk.ask("play", **move)["text"] == told["text"]
        assert talk.ask("say", text="hello")["type"] == "refused"
        assert talk.ask("preview", **move)["type"] == "previewed"
        answer = anna.http.post("/api/tables", json=SEATS)
        assert (answer.status_code, answer.json()["text"]) == (503, told["text"])
        with house.person().socket(now["id"]) as late:
            assert late.until(lambda said: said["type"] == "notice") == told
        assert anna.get("/api/me")["notice"] == told["text"]
        assert "a new disk" in house.person().http.get("/").text
        time.now += 700_000  # for which nobody pays
        house.run(House.sweep)
        admin("lift read-only")
        assert talk.until(lambda said: said["type"] == "notice")["text"].endswith("play again.")
        assert talk.ask("play", **move)["type"] == "ok"
    house.run(House.sweep)
    clock_now = anna.table(now["id"])["clock"]
    assert not clock_now["ran_out"]
    assert clock_now["left"] == [600_000, 600_000]
    assert anna.table(bots["id"])["status"] == "playing"


def test_nobody_pays_for_a_rest_in_which_the_house_was_started_again(tmp_path: Path) -> None:
    time = Time()
    data = ["--data", str(tmp_path)]
    with opened(tmp_path, now=time) as house:
        anna = guest(house)
        cookies = dict(anna.http.cookies)
        now = anna.open("merkator", ["me", "me"], clock={"type": "bank", "seconds": 600})
        assert main(["admin", *data, "read-only"]) == 0
        house.run(obey)
        time.now += 400_000
    with opened(tmp_path, now=time) as house:
        anna = house.person()
        anna.http.cookies.update(cookies)
        with anna.socket(now["id"]) as talk:
            time.now += 400_000
            assert main(["admin", *data, "lift", "read-only"]) == 0
            house.run(obey)
            told = talk.until(lambda said: said["type"] == "notice" and "again" in said["text"])
            assert told["text"] == "The house is open for play again."
            told = talk.until(lambda said: said["type"] == "table")
            assert told["table"]["clock"]["left"] == [600_000, 600_000]


def test_orders_stand_when_the_house_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hashing_is_cheap():
        with opened(tmp_path) as house:
            account(house, "Anna")
            table = guest(house).open("merkator", ["me", "open"])["id"]
        for order in (["ban", "Anna"], ["close", table]):
            assert main(["admin", "--data", str(tmp_path), *order]) == 0
        with opened(tmp_path) as house:
            assert sign_in(house.person(), "Anna") == 403
            assert house.person().table(table)["status"] == "over"
    assert "The house obeys" in capsys.readouterr().out


def test_the_house_obeys_by_itself(
    tmp_path: Path, house: OpenHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = account(house, "Anna")
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as talk:
        assert main(["admin", "--data", str(tmp_path), "read-only"]) == 0
        assert talk.until(lambda said: said["type"] == "notice")
