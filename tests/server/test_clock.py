"""Clocks: bank and increment, days a move, what others may choose, and downtime."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco import Refused
from fondaco.server import clock
from fondaco.server.clock import closed_between
from fondaco.server.house import House
from fondaco.server.live import LiveTable
from houses import Json, OpenHouse, Person, opened

DAY = 86_400_000
BANK = {"type": "bank", "seconds": 100, "increment": 5}


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def house(tmp_path: Path, time: Time) -> Iterator[OpenHouse]:
    with opened(tmp_path, now=time) as found:
        yield found


def seated(house: OpenHouse, clock: Json, seats: int = 2) -> tuple[list[Person], str]:
    people = [house.person() for _ in range(seats)]
    table = people[0].open("merkator", ["me"] + ["open"] * (seats - 1), clock=clock)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.send(table, "sit", seat=seat)
    people[0].send(table, "start")
    return people, table


def sweep(house: OpenHouse) -> None:
    async def work(inside: House) -> None:
        await inside.sweep()

    house.run(work)


def test_a_bank_runs_down_and_a_turn_adds_to_it(house: OpenHouse, time: Time) -> None:
    [anna, _], table = seated(house, BANK)
    time.pass_seconds(30)
    now = anna.table(table)
    assert now["clock"]["left"] == [70_000, 100_000]
    assert now["clock"]["running"] == 0
    for _ in range(50):
        now = anna.play(now, now["legal"][-1]["move"])
        if now["to_act"] == 1:
            break
    assert now["clock"]["left"] == [75_000, 100_000]


def test_a_bank_is_never_more_than_at_the_start(house: OpenHouse, time: Time) -> None:
    [anna, _], table = seated(house, BANK)
    now = anna.table(table)
    while now["to_act"] == 0:
        now = anna.play(now, now["legal"][-1]["move"])
    assert now["clock"]["left"][0] == 100_000


def test_small_moves_of_one_turn_add_nothing(house: OpenHouse, time: Time) -> None:
    [anna, _], table = seated(house, BANK)
    time.pass_seconds(30)
    now = anna.table(table)
    now = anna.play(now, next(m["move"] for m in now["legal"] if m["move"].startswith("sell")))
    assert now["clock"]["left"][0] == 70_000


def test_when_time_runs_out_the_others_choose_to_wait(house: OpenHouse, time: Time) -> None:
    [anna, ben], table = seated(house, BANK)
    assert ben.send(table, "choose", choice="wait")["type"] == "refused"
    time.pass_seconds(101)
    sweep(house)
    now = ben.table(table)
    assert now["clock"]["ran_out"]
    assert anna.send(table, "choose", choice="wait")["type"] == "refused"
    assert ben.send(table, "choose", choice="wait")["type"] == "ok"
    now = ben.table(table)
    assert not now["clock"]["ran_out"]
    assert now["clock"]["left"][0] == 100_000


@pytest.mark.parametrize(("named", "plays"), [("", "journeyman"), ("factor", "factor")])
def test_or_a_bot(house: OpenHouse, time: Time, named: str, plays: str) -> None:
    [anna, ben], table = seated(house, BANK)
    time.pass_seconds(101)
    sweep(house)
    with ben.socket(table) as talk:
        assert talk.ask("choose", choice="bot", level="hal")["type"] == "refused"
        assert talk.ask("choose", choice="bot", level=named)["type"] == "ok"
        talk.until(lambda one: bool(one.get("table")) and one["table"]["to_act"] == 1)
    assert anna.table(table)["seats"][0]["level"] == plays
    assert anna.send(table, "take", seat=0)["type"] == "ok"


def test_or_the_end(house: OpenHouse, time: Time) -> None:
    [anna, ben], table = seated(house, BANK)
    time.pass_seconds(101)
    sweep(house)
    assert ben.send(table, "choose", choice="end")["type"] == "ok"
    now = anna.table(table)
    assert now["status"] == "over"
    assert "ran out" in now["ended"]
    assert now["seed"]


def test_more_than_half_of_the_others_have_to_want_it(house: OpenHouse, time: Time) -> None:
    [_, ben, carl, dora], table = seated(house, BANK, 4)
    time.pass_seconds(101)
    sweep(house)
    ben.send(table, "choose", choice="end")
    carl.send(table, "choose", choice="wait")
    now = dora.table(table)
    assert now["clock"]["choices"] == {"1": "end", "2": "wait"}
    assert now["clock"]["ran_out"]
    ben.send(table, "choose", choice="wait")
    assert not dora.table(table)["clock"]["ran_out"]


def test_a_late_move_is_still_a_move(house: OpenHouse, time: Time) -> None:
    [anna, ben], table = seated(house, BANK)
    time.pass_seconds(101)
    sweep(house)
    now = anna.table(table)
    now = anna.play(now, now["legal"][-1]["move"])
    assert not now["clock"]["ran_out"]
    assert ben.send(table, "choose", choice="end")["type"] == "refused"


def test_alone_nobody_is_asked(house: OpenHouse, time: Time) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"], clock=BANK)["id"]
    time.pass_seconds(101)
    sweep(house)
    clock = anna.table(table)["clock"]
    assert (clock["ran_out"], clock["left"][0]) == (False, 100_000)


def test_handing_over_and_back_does_not_refill_the_bank(house: OpenHouse, time: Time) -> None:
    [_, ben], table = seated(house, BANK)
    time.pass_seconds(40)
    ben.send(table, "hand", seat=1, level="greedy")
    ben.send(table, "take", seat=1)
    assert ben.table(table)["clock"]["left"] == [60_000, 100_000]


def test_days_for_each_move(house: OpenHouse, time: Time) -> None:
    [anna, ben], table = seated(house, {"type": "days", "days": 3})
    time.pass_seconds(2 * 86_400)
    now = anna.table(table)
    assert now["clock"]["left"][0] == DAY
    now = anna.play(now, now["legal"][0]["move"])
    assert now["clock"]["left"][0] == 3 * DAY
    time.pass_seconds(3 * 86_400 + 1)
    sweep(house)
    assert ben.table(table)["clock"]["ran_out"]


def test_while_the_house_is_closed_no_time_passes(tmp_path: Path, time: Time) -> None:
    with opened(tmp_path, now=time) as house:
        [anna, _], table = seated(house, BANK)
        cookies = anna.http.cookies
        time.pass_seconds(20)

        async def beat(inside: House) -> None:
            await inside._beat()

        house.run(beat)
    time.pass_seconds(10_000)
    with opened(tmp_path, now=time) as house:
        anna = house.person()
        anna.http.cookies = cookies
        sweep(house)
        clock = anna.table(table)["clock"]
        assert (clock["ran_out"], clock["left"][0]) == (False, 80_000)
        time.pass_seconds(30)
        now = anna.table(table)
        assert now["clock"]["left"][0] == 50_000
        now = anna.play(now, now["legal"][0]["move"])
        assert now["clock"]["left"][0] == 50_000


def test_how_long_a_house_was_closed() -> None:
    assert closed_between([], 10, 30) == 20
    assert closed_between([(0, 30)], 10, 30) == 0
    assert closed_between([(0, 15), (20, 30)], 10, 30) == 5
    assert closed_between([(0, 15), (5, 25)], 10, 30) == 5
    assert closed_between([(12, 14), (20, 22)], 10, 30) == 16
    assert closed_between([(40, 50)], 10, 30) == 20


def test_where_no_bot_may_sit_the_others_still_choose(
    house: OpenHouse, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(live: LiveTable, level: str) -> None:
        raise Refused("A bot has nobody to tell it what was drawn.")

    monkeypatch.setattr(clock, "check_level", refuse)
    [_, ben], table = seated(house, BANK)
    time.pass_seconds(101)
    sweep(house)
    assert ben.send(table, "choose", choice="bot")["type"] == "refused"
    assert ben.send(table, "choose", choice="end")["type"] == "ok"
