"""Hints are paid for before bots think, and nobody waits for a bot because of those who ask."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest

from fondaco.analysis.shapes import Hint, Words
from fondaco.server import teacher
from fondaco.server.api import messages
from fondaco.server.bots import BotWorkers
from fondaco.server.house import House
from fondaco.server.jobs import Answer, AnyJob
from fondaco.server.limits import Limits, Purses
from fondaco.server.live import LiveTable
from fondaco.server.settings import Settings
from fondaco.server.workers import Bill, IsFirst, WorkFailed
from houses import Json, OpenHouse, Person
from waiting import until

HINT = Hint("chance", False, 0.5, Words("Why?", "Warum?"), [], [])


class Thinking:
    """Bots that think about hints until they are told to stop, and are told what to answer."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.seconds = 1.0
        self.thoughts: list[asyncio.Future[Hint]] = []

    def advice(self, live: LiveTable, bill: Bill) -> Awaitable[Hint]:
        bill.seconds = self.seconds
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return self.thoughts[-1]

    def has_begun(self, thoughts: int) -> bool:
        return len(self.thoughts) == thoughts

    def end(self, problem: Exception | None = None) -> None:
        async def end(house: House) -> None:
            for thought in self.thoughts:
                if problem is not None and not thought.done():
                    thought.set_exception(problem)
                elif not thought.done():
                    thought.set_result(HINT)

        self.house.run(end)


@pytest.fixture
def thinking(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> Thinking:
    found = Thinking(house)
    monkeypatch.setattr(house.house.bots, "advice", found.advice)
    return found


def hinted(person: Person, now: Json) -> str:
    """What comes of asking for a hint: its kind, or why there is none."""
    answer = person.send(now["id"], "hint", at=now["at"])
    return str(answer.get("text", answer["type"]))


def test_all_who_ask_in_one_position_share_a_thought(house: OpenHouse, thinking: Thinking) -> None:
    anna = house.person()
    now, other = anna.open("merkator", ["me"]), anna.open("merkator", ["me"])
    with anna.socket(now["id"]) as talk:
        for number in range(20):
            talk.send("hint", cid=f"flood{number}", at=now["at"])
        until(lambda: thinking.thoughts, "a bot thinks")
        assert hinted(anna, other) == teacher.TOO_MANY  # one at a time for each person
        thinking.end()
        answers = [talk.until(lambda said: said["type"] == "hinted") for _ in range(20)]
    assert {answer["used"] for answer in answers} == {1}
    assert len(thinking.thoughts) == 1


def test_a_hint_is_paid_for_before_and_settled_after(
    house: OpenHouse, limits: Limits, thinking: Thinking
) -> None:
    anna = house.person()
    tables = [anna.open("merkator", ["me"]) for _ in range(3)]
    limits.hints = Purses(0.0, 1.5)
    thinking.seconds = 0.25
    with anna.socket(tables[0]["id"]) as talk:
        talk.send("hint", cid="a", at=tables[0]["at"])
        until(lambda: thinking.thoughts, "a bot thinks")
        purse = limits.hints._purse(anna_of(house, tables[0]))
        assert purse.left == 0.5
        thinking.end()
        talk.until(lambda said: said["type"] == "hinted")
    assert purse.left == 1.25


def test_the_question_comes_before_anybody_has_thought(
    house: OpenHouse, thinking: Thinking
) -> None:
    anna = house.person()
    now = anna.open("merkator", ["me"])
    with anna.socket(now["id"]) as talk:
        talk.send("hint", cid="first", at=now["at"], first=True)
        told = talk.until(lambda said: said["type"] == "hinted")
        assert (told["hint"], told["used"], len(thinking.thoughts)) == (None, 1, 1)
        assert told["think"]["en"].endswith("?")
        talk.send("hint", cid="rest", at=now["at"])
        thinking.end()
        told = talk.until(lambda said: said["type"] == "hinted")
    assert (told["hint"]["now"], told["used"], len(thinking.thoughts)) == (0.5, 1, 1)


def anna_of(house: OpenHouse, now: Json) -> str:
    return house.house.rooms[now["id"]].live.record.owner


def test_guests_of_one_address_pay_together_in_public(
    house: OpenHouse, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(live: LiveTable, bill: Bill) -> Hint:
        bill.seconds = 1.0
        return HINT

    monkeypatch.setattr(house.house.bots, "advice", at_once)
    limits.hints_nearby = Purses(0.0, 2.0)
    guests = [house.person() for _ in range(4)]
    for guest, address in zip(guests, ("192.0.2.1",) * 3 + ("192.0.2.2",), strict=True):
        guest.http.headers["x-forwarded-for"] = address
    tables = [guest.open("merkator", ["me"]) for guest in guests]
    monkeypatch.setattr(messages, "settings_of", lambda _: Settings(public=True))
    found = [hinted(guest, now) for guest, now in zip(guests, tables, strict=True)]
    assert found == ["hinted", "hinted", teacher.TOO_MANY, "hinted"]


def test_a_thought_that_failed_is_begun_again(house: OpenHouse, thinking: Thinking) -> None:
    anna = house.person()
    now = anna.open("merkator", ["me"])
    for number, (problem, answer) in enumerate(
        ((WorkFailed("it died"), "refused"), (None, "hinted"))
    ):
        with anna.socket(now["id"]) as talk:
            talk.send("hint", cid=answer, at=now["at"])
            until(partial(thinking.has_begun, number + 1), "a bot thinks")
            thinking.end(problem)
            assert talk.until(lambda said: "cid" in said)["type"] == answer


class Noting(BotWorkers):
    """Workers that only note whether somebody goes first."""

    async def answered(self, job: AnyJob, is_first: IsFirst) -> Answer:
        return Answer(0.0, failed=f"first: {is_first()}")


def test_bots_that_are_watched_think_before_hints(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = house.person().open("merkator", ["me"])
    monkeypatch.setattr(house.house.bots, "workers", Noting(1.0))

    async def advised(house: House) -> Hint:
        return await house.bots.advice(house.rooms[now["id"]].live, Bill())

    with pytest.raises(WorkFailed, match="first: False"):
        house.run(advised)
