"""Processes that are bound together by Valkey or Redis."""

from fondaco.server.redis_analyses import QueuedAnalyses
from fondaco.server.redis_answers import Answers
from fondaco.server.redis_bus import RedisBus, connected
from fondaco.server.redis_leases import RedisLeases
from fondaco.server.redis_queue import QueuedWorkers
from fondaco.server.ties import Ties


class RedisTies:
    """The server behind a URL: before a process has its id, and after."""

    def __init__(self, url: str) -> None:
        self.client = connected(url)
        self.bus = RedisBus(self.client)

    def bind(self, process: str) -> Ties:
        leases = RedisLeases(self.client, process)
        answers = Answers(self.client, process)
        return Ties(self.bus, leases, QueuedWorkers(answers), QueuedAnalyses(answers))
