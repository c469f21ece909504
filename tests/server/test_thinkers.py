"""A player for each table and seat, and what a busy house gives it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from fondaco import Game, Move, Seeded, State, analysis
from fondaco.players import PLAYERS, levels
from fondaco.players.budget import Budget
from fondaco.players.levels import time_of
from fondaco.players.player import Player
from fondaco.server import labor, live, teaching
from fondaco.server.bots import LEAST_SHARE, BotWorkers
from fondaco.server.house import House
from fondaco.server.jobs import Advise, Answer, AnyJob, Hurried, Think, Thought
from fondaco.server.thinkers import Thinkers
from fondaco.server.workers import Worker
from houses import OpenHouse, Person, opened
from waiting import until

LEVEL = "factor"
MANY = 8  # moves, of which one is hardly chosen twice by chance


class Diary(Player):
    """Remembers all it was shown, and lets that decide."""

    def __init__(self, title: str, seed: int | str) -> None:
        self.shown: list[str] = []
        self.budgets: list[Budget | None] = []

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        self.shown.append(str(game.snapshot(guess)))
        self.budgets.append(budget)
        moves = game.legal(guess)
        return moves[Seeded("".join(self.shown)).pick(len(moves))]


@pytest.fixture
def diaries(monkeypatch: pytest.MonkeyPatch) -> list[Diary]:
    """Those who are asked in place of a level, in the order in which they came."""
    made: list[Diary] = []

    def one(title: str, seed: int | str) -> Player:
        made.append(Diary(title, seed))
        return made[-1]

    monkeypatch.setitem(PLAYERS, LEVEL, one)
    monkeypatch.setattr(labor, "_thinkers", Thinkers())
    return made


def asked(table: fondaco.Table, seat: int, name: str = "t", luck: int = 1) -> Think:
    """What a bot is asked at a table, as its seat may know it."""
    guess = table.guess(seat, Seeded(luck))
    state = table.game.snapshot(guess)
    return Think(table.game.title, LEVEL, name, seat, f"{name} 1", state)


def test_two_seats_of_one_level_at_one_table_are_two_players(diaries: list[Diary]) -> None:
    table = fondaco.new("merkator", seed=1)
    for seat in (0, 1, 0, 1, 0):
        labor.think(asked(table, seat))
    assert [len(diary.shown) for diary in diaries] == [3, 2]


def test_two_tables_have_no_player_in_common(diaries: list[Diary]) -> None:
    table = fondaco.new("merkator", seed=1)
    for name in ("one", "two", "one"):
        labor.think(asked(table, 0, name))
    assert [len(diary.shown) for diary in diaries] == [2, 1]


def test_who_was_asked_longest_ago_is_forgotten_and_comes_back_afresh(
    diaries: list[Diary],
) -> None:
    table = fondaco.new("merkator", seed=1)
    thinkers = Thinkers(most=2)
    for name in ("one", "two", "one", "three", "one", "two"):
        job = asked(table, 0, name)
        thinkers.of(job)(table.game, table.game.restore(job.state), None)
    assert len(thinkers) == 2
    assert [len(diary.shown) for diary in diaries] == [3, 1, 1, 1]


# --- Blindness ---


class Spoken:
    """A moment at which seat 0 decides, in several worlds that seat 1 cannot tell apart, and one
    soon after at which seat 1 does."""

    def __init__(self) -> None:
        table = fondaco.new("merchants", seats=3, seed=5)
        self.game = table.game
        will = Seeded(5)
        while table.to_act != 0 or len(self.told_apart(table)) < 2:
            _play_on(table, will)
        self.worlds = list(self.told_apart(table).values())
        while table.to_act != 1 or len(table.legal()) < MANY:
            _play_on(table, will)
        self.after = table.game.snapshot(table.guess(1, Seeded(1)))

    def told_apart(self, table: fondaco.Table) -> dict[str, dict[str, object]]:
        """What seat 0 knows in each of some worlds that are one to seat 1, by its hand."""
        game = table.game
        worlds = [table.guess(1, Seeded(number)) for number in range(8)]
        states = [game.snapshot(game.guess(world, 0, Seeded(1))) for world in worlds]
        return {str(state["hands"]): state for state in states}


def _play_on(table: fondaco.Table, will: Seeded) -> None:
    moves = table.legal()
    table.play(moves[will.pick(len(moves))])


@pytest.fixture(scope="module")
def spoken() -> Spoken:
    return Spoken()


def choices(spoken: Spoken, level: str, seats: tuple[int, int] = (0, 1)) -> set[object]:
    """What seat 1 chooses, after seat 0 of the same level was asked in one world or another."""
    found: set[object] = set()
    for state in spoken.worlds:
        thinkers = Thinkers()
        for seat, shown in zip(seats, (state, spoken.after), strict=True):
            job = Think("merchants", level, "t", seat, "seed", shown)
            guess = spoken.game.restore(job.state)
            move = thinkers.of(job)(spoken.game, guess, Budget(steps=50))
        assert isinstance(move, Move)
        found.add(move.text)
    return found


@pytest.mark.parametrize("level", ["greedy", *levels("merchants")])
def test_what_one_seat_knows_changes_no_choice_of_another_of_its_level(
    spoken: Spoken, level: str
) -> None:
    assert len(choices(spoken, level)) == 1


def test_nor_if_it_remembers_everything(spoken: Spoken, diaries: list[Diary]) -> None:
    assert len(choices(spoken, LEVEL)) == 1
    first = {diary.shown[0] for diary in diaries[::2]}
    assert len(first) == len(spoken.worlds) > 1


def test_a_shared_player_would_be_found_out(spoken: Spoken, diaries: list[Diary]) -> None:
    assert len(choices(spoken, LEVEL, seats=(0, 0))) > 1


# --- A busy house ---


@pytest.mark.parametrize(
    ("workers", "waiting", "share"),
    [(1, 0, 1.0), (4, 0, 1.0), (4, 4, 0.5), (1, 1, 0.5), (1, 4, 0.2), (1, 30, LEAST_SHARE)],
)
def test_the_more_wait_the_less_each_thinks(
    workers: int, waiting: int, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotWorkers, "waiting", waiting)
    assert BotWorkers(1.0, workers).share == pytest.approx(share)


def test_the_time_of_a_level_is_told_to_its_player(diaries: list[Diary]) -> None:
    table = fondaco.new("merkator", seed=1)
    job = asked(table, 0)
    assert labor.think(job).share == 1.0
    hurried = Think(job.title, job.level, job.table, 0, job.seed, job.state, share=0.2)
    assert labor.think(hurried).share == 0.2
    [diary] = diaries
    usual = time_of(job.level)
    assert usual is not None
    assert usual.seconds is not None
    told = [budget and budget.seconds for budget in diary.budgets]
    assert told == [usual.seconds, pytest.approx(0.2 * usual.seconds)]


def test_who_takes_no_notice_of_time_is_not_hurried() -> None:
    table = fondaco.new("merkator", seed=1)
    state = table.game.snapshot(table.guess(0, Seeded(1)))
    job = Think("merkator", "greedy", "t", 0, "s", state, share=0.1)
    assert labor.think(job).share == 1.0


class Crowded(BotWorkers):
    """Workers for whom so many wait as a test says, and who note what they were asked."""

    crowd = 0

    def __init__(self) -> None:
        super().__init__(60.0, 1)
        self.shares: list[float] = []

    @property
    def waiting(self) -> int:
        return self.crowd

    async def _in_time(self, worker: Worker, job: AnyJob) -> Answer:
        answer = await super()._in_time(worker, job)
        self.shares.append(self.share)
        return answer


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with opened(tmp_path) as found:
        found.house.bots.workers = Crowded()
        yield found


def crowded(house: OpenHouse) -> Crowded:
    found = house.house.bots.workers
    assert isinstance(found, Crowded)
    return found


def after_a_turn(house: OpenHouse, anna: Person, id: str) -> bool:
    """Let bots play until it is Anna's turn again; whether the table says that it was hurried."""
    before = len(crowded(house).shares)

    def is_back() -> bool:
        now = anna.table(id)
        if now["legal"] and len(crowded(house).shares) == before:
            anna.play(now, now["legal"][-1]["move"])
        return bool(now["legal"]) and len(crowded(house).shares) > before

    until(is_back, "it is Anna's turn again")
    return bool(anna.table(id)["hurried"])


def test_a_table_says_that_the_house_is_busy_and_when_it_is_not(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.person()
    id = anna.open("merkator", ["me", LEVEL])["id"]
    assert not anna.table(id)["hurried"]
    crowded(house).crowd = 3
    assert after_a_turn(house, anna, id)
    assert hurried(house) > 0
    crowded(house).crowd = 0
    assert after_a_turn(house, anna, id)  # it is said for a while
    monkeypatch.setattr(live, "HURRIED", 0)
    assert not after_a_turn(house, anna, id)


def hurried(house: OpenHouse) -> float:
    found = house.house.metrics.registry.get_sample_value("fondaco_bots_hurried_total")
    assert found is not None
    return found


def test_those_who_wait_shorten_the_thoughts_of_those_before_them(house: OpenHouse) -> None:
    table = fondaco.new("merkator", seed=1)

    async def ask(inside: House) -> list[Thought]:
        workers = BotWorkers(60.0, 1)
        jobs = [asked(table, 0, name) for name in ("first", "second", "third")]
        try:
            return await asyncio.gather(*[workers.do(job, Thought) for job in jobs])
        finally:
            await workers.close()

    shares = [thought.share for thought in house.run(ask)]
    assert shares == [pytest.approx(1 / 3), pytest.approx(1 / 2), 1.0]


def test_a_hint_is_thought_of_less_in_a_busy_house(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Budget] = []

    def hint(game: Game, guess: State, seat: int, budget: Budget) -> None:
        seen.append(budget)

    monkeypatch.setattr(analysis, "hint", hint)
    table = fondaco.new("merkator", seed=1)
    state = table.game.snapshot(table.guess(0, Seeded(1)))
    for share in (1.0, 0.25):
        labor.DO[Advise](Advise("merkator", 0, state, share))
    assert [budget.steps for budget in seen] == [teaching.STEPS, teaching.STEPS // 4]


class Hearing(Worker):
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[AnyJob] = []

    async def do(self, job: AnyJob) -> Answer:
        self.asked.append(job)
        return Answer(0.0)


@pytest.mark.parametrize(
    "job", [Advise("merkator", 0, {}), Think("merkator", LEVEL, "t", 0, "s", {})]
)
def test_whoever_waits_for_a_bot_hurries_hints_as_well(
    job: AnyJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotWorkers, "waiting", 3)
    worker = Hearing()
    asyncio.run(BotWorkers(1.0, 1)._in_time(worker, job))
    assert [one.share for one in worker.asked if isinstance(one, Hurried)] == [0.25]
