"""Processes that play games for the learner, and one that watches how well the net plays."""

import json
import multiprocessing
import time
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from queue import Full
from random import Random
from typing import Any

import fondaco
from fondaco.players import PLAYERS, POINTS_PART, talks_of
from fondaco.players.budget import Budget
from fondaco.players.judge import POINTS_PART as USUAL_POINTS_PART
from fondaco.players.judge import NetJudge
from fondaco.players.manner import Manner
from fondaco.players.player import Player
from fondaco.players.searcher import SearchPlayer
from fondaco.players.selfplay import Record, SelfPlay
from fondaco.players.weights import from_bytes, has_net, read
from training import recipe

GAMES = 4  # that are sent at once

News = tuple[int, bytes]  # when weights were written, and these weights


class Student:
    """The newest weights, as the learner has written them."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def news(self) -> News:
        return self.path.stat().st_mtime_ns, self.path.read_bytes()


class Actor:
    """Plays games of the net with itself, in whatever process it lives. While it is taught, greedy
    plays."""

    def __init__(self, title: str, number: int, seed: int) -> None:
        self.title = title
        self.name = f"{seed} {number}"
        self.luck = Random(f"actor {self.name}")
        self.seen = 0
        self.play: SelfPlay | None = None

    def games(self, news: News, is_taught: bool) -> tuple[Any, ...]:
        """Some games with these weights, as a learner takes them."""
        play = self._with(news)
        play.trust = 1.0 if is_taught else recipe.TRUST[self.title]
        return games(self.title, play, self.luck, is_taught)

    def _with(self, news: News) -> SelfPlay:
        written, weights = news
        if self.play is None:
            net = from_bytes(weights).net()
            self.play = SelfPlay(fondaco.game(self.title), net, f"selfplay {self.name}")
        elif written != self.seen:
            self.play.net = from_bytes(weights).net()
        self.seen = written
        return self.play


def act(
    title: str,
    number: int,
    seed: int,
    path: Path,
    is_taught: Event,
    queue: "Queue[Any]",
    done: Event,
) -> None:
    """Play games until it is done."""
    student = Student(path)
    actor = Actor(title, number, seed)
    while is_wanted(done):
        _send(actor.games(student.news(), is_taught.is_set()), queue, done)
    queue.cancel_join_thread()


def _send(sent: tuple[Any, ...], queue: "Queue[Any]", done: Event) -> None:
    """Wait for room in the queue, as long as somebody takes from it."""
    while is_wanted(done):
        try:
            return queue.put(sent, timeout=1.0)
        except Full:
            continue


def is_wanted(done: Event) -> bool:
    """Whether the learner still wants games; one that was killed does not."""
    parent = multiprocessing.parent_process()
    return not done.is_set() and (parent is None or parent.is_alive())


def games(title: str, play: SelfPlay, luck: Random, is_taught: bool) -> tuple[Any, ...]:
    record = Record()
    for _ in range(GAMES):
        seats, options = recipe.drawn(title, luck)
        play.kept = recipe.KEPT[title][seats - 1]
        judge = NetJudge(play.game, play.net, recipe.POINTS_PART[title])
        players = [_player(title, judge, luck, is_taught) for _ in range(seats)]
        for seat in greedy_seats(title, seats, luck):
            players[seat] = greedy(title, luck)
        play.play(seats, options, players, recipe.MOST_DECISIONS[title], record)
    parts = (record.counts, record.features, record.targets, record.rivals)
    return (GAMES, *[part.tobytes() for part in parts])


def greedy_seats(title: str, seats: int, luck: Random) -> list[int]:
    """Where greedy sits: at one seat now and then, never alone."""
    if title in recipe.TEACHER_SEATS:
        return [seat for seat in range(1, seats) if luck.random() < recipe.TEACHER_SEATS[title]]
    is_there = seats > 1 and luck.random() < recipe.TEACHER_PART
    return [luck.randrange(seats)] if is_there else []


def greedy(title: str, luck: Random) -> Player:
    return PLAYERS["greedy"](title, luck.getrandbits(60))


def teacher(title: str, game: fondaco.Game, luck: Random) -> Player:
    """Whose games a new net learns first: the net that is there, with some noise, or greedy."""
    if not has_net(title):
        return greedy(title, luck)
    judge = NetJudge(game, read(title).net())
    noise = int(recipe.NOISE[title] * luck.random()) + 1
    manner = Manner(recipe.SAMPLES, recipe.WIDTH, noise=noise)
    return SearchPlayer(judge, manner, Budget(), luck.getrandbits(60), talks_of(title, judge))


def _player(title: str, judge: NetJudge, luck: Random, is_taught: bool) -> Player:
    if is_taught:
        return teacher(title, judge.game, luck)
    noise = int(recipe.NOISE[title] * luck.random()) + 1
    manner = Manner(recipe.SAMPLES, recipe.WIDTH, noise=noise, overlooked=recipe.OVERLOOKED)
    return SearchPlayer(judge, manner, Budget(), luck.getrandbits(60), talks_of(title, judge))


def watch(title: str, seed: int, path: Path, log: Path, done: Event) -> None:
    """Play without noise, alone or against greedy, and write down how it went."""
    game = fondaco.game(title)
    luck = Random(f"watch {seed}")
    student = Student(path)
    number = 0
    began = time.monotonic()
    while is_wanted(done):
        weights = from_bytes(student.news()[1])
        net = weights.net()
        last = time.monotonic()
        seats, options = recipe.WATCHED[title][number % len(recipe.WATCHED[title])]
        play = SelfPlay(game, net, f"watch {seed} {number}")
        own = luck.randrange(seats)
        players = [greedy(title, luck) for _ in range(seats)]
        manner = Manner(recipe.SAMPLES, 12)
        judge = NetJudge(game, net, POINTS_PART.get(title, USUAL_POINTS_PART))
        players[own] = SearchPlayer(judge, manner, Budget(), number, talks_of(title, judge))
        end = play.play(seats, options, players, recipe.MOST_DECISIONS[title], Record())
        line = {
            "second": round(time.monotonic() - began, 1),
            "games": weights.made["games"],
            "mode": f"{seats} {' '.join(options.values())}".strip(),
            "worth": game.returns(end)[own],
            "points": game.scores(end)[own].total,
        }
        with log.open("a") as file:
            file.write(json.dumps(line) + "\n")
        number += 1
        time.sleep(2 * (time.monotonic() - last))  # most of the time is for those who play to learn
