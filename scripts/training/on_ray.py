"""Actors on a Ray cluster: one on every core but that of the learner.

One that is killed is made again by Ray, on whatever machine has room, and goes on.
"""

import queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import ray

from fondaco.crews.cluster import brought, cores, join
from training.actors import Actor, Student

AT_ONCE = 2  # asked of each actor: it need not wait for the learner


class FarActors:
    """What they send, for a learner that takes it as from a queue."""

    def __init__(self, title: str, seed: int, path: Path, is_taught: Event, address: str) -> None:
        join(address, brought(Actor.__module__))
        self.student = Student(path)
        self.is_taught = is_taught
        self.news = self.student.news()
        self.told = ray.put(self.news)
        kind: Any = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Actor)
        self.count = max(1, cores() - 1)
        self.actors = [kind.remote(title, at, seed) for at in range(self.count)]
        self.busy: dict[Any, Any] = {}
        for actor in self.actors * AT_ONCE:
            self._ask(actor)

    def _ask(self, actor: Any) -> None:
        news = self.student.news()
        if news[0] != self.news[0]:
            self.news, self.told = news, ray.put(news)
        self.busy[actor.games.remote(self.told, self.is_taught.is_set())] = actor

    def get(self, timeout: float) -> tuple[Any, ...]:
        """Games of one of them, or `queue.Empty`."""
        ended, _ = ray.wait(list(self.busy), timeout=timeout)
        if not ended:
            raise queue.Empty
        self._ask(self.busy.pop(ended[0]))
        found: tuple[Any, ...] = ray.get(ended[0])
        return found

    def dismiss(self) -> None:
        ray.shutdown()
