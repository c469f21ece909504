"""Valkey or Redis as the bus: for houses of many processes.

A channel is one of its own there, so that a process hears of no table but those it has in memory.
What cannot be said is said as soon as it can; what was not heard meanwhile is looked up.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fondaco import Refused
from fondaco.server.bus import Hear

PREFIX = "fondaco:"
PULSE_SECONDS = 0.5  # of silence, after which it is asked whether it answers
SILENCE_SECONDS = 1.5  # after which it is away
AGAIN_SECONDS = 0.2  # until it is tried again
MOST_UNSAID = 10_000  # texts that wait for it to come back

FAILURES = (RedisError, OSError, TimeoutError)

log = logging.getLogger("fondaco.bus")


def raw(answer: object) -> bytes:
    """What was kept there, as it was: nothing is decoded."""
    assert isinstance(answer, bytes), answer
    return answer


def connected(url: str) -> "Redis":
    """A client that waits for nothing for long, and tries nothing twice by itself."""
    try:
        return Redis.from_url(
            url,
            socket_timeout=SILENCE_SECONDS,
            socket_connect_timeout=SILENCE_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as problem:
        raise Refused(f"--bus cannot be used: {problem}") from problem


class RedisBus:
    """Speaks and listens, each on a connection of its own."""

    def __init__(self, client: "Redis") -> None:
        self.client = client
        self.is_away = False
        self._followed: set[str] = set()
        self._subscribed: set[str] = set()  # on the line that we listen to now
        self._line: PubSub | None = None
        self._unsaid: list[str] = []
        self._is_needed = asyncio.Event()  # something is to be said, or followed
        self._tasks: list[asyncio.Task[None]] = []
        self._is_over = False

    def open(self, hear: Hear) -> None:
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._speak())]

    async def close(self) -> None:
        self._is_over = True  # the client may swallow that its task is cancelled
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*FAILURES):
            await self._publish()
        await self.client.aclose()

    # --- What is told ---

    async def tell(self, text: str) -> None:
        self._say([text])

    def tell_all(self, texts: list[str]) -> None:
        """The same for several, from any thread."""
        self._loop.call_soon_threadsafe(self._say, texts)

    def _say(self, texts: list[str]) -> None:
        self._unsaid = (self._unsaid + texts)[-MOST_UNSAID:]
        self._is_needed.set()

    def follow(self, channel: str) -> None:
        self._followed.add(channel)
        self._is_needed.set()

    def leave(self, channel: str) -> None:
        self._followed.discard(channel)
        self._is_needed.set()

    # --- Speaking ---

    async def _speak(self) -> None:
        while not self._is_over:
            await self._is_needed.wait()
            self._is_needed.clear()
            try:
                await self._subscribe()
                await self._publish()
            except FAILURES as problem:
                self._be_away(problem)
                self._is_needed.set()
                await asyncio.sleep(AGAIN_SECONDS)

    async def _subscribe(self) -> None:
        """Follow what is to be followed, on the line that we listen to."""
        if self._line is None:
            return
        new, old = self._followed - self._subscribed, self._subscribed - self._followed
        self._subscribed = set(self._followed)
        if new:
            await self._line.subscribe(*[PREFIX + channel for channel in new])
        if old:
            await self._line.unsubscribe(*[PREFIX + channel for channel in old])

    async def _publish(self) -> None:
        texts, self._unsaid = self._unsaid, []
        line = self.client.pipeline(transaction=False)
        for text in texts:
            channel, _, rest = text.partition(" ")
            line.publish(PREFIX + channel, rest)
        try:
            await line.execute()
        except BaseException:  # to say it twice does no harm
            self._unsaid = (texts + self._unsaid)[-MOST_UNSAID:]
            raise

    # --- Listening ---

    async def _listen(self) -> None:
        while not self._is_over:
            try:
                async with self.client.pubsub() as line:
                    await self._listen_to(line)
            except FAILURES as problem:
                self._line = None
                self._be_away(problem)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_to(self, line: PubSub) -> None:
        """Every channel is confirmed when it is followed: only from then on nothing is missed."""
        self._subscribed = set(self._followed)
        await line.subscribe(*[PREFIX + channel for channel in self._subscribed])
        self._line = line
        while not self._is_over:
            note = await line.get_message(timeout=PULSE_SECONDS)
            if note is None:
                await line.ping()
                note = await line.get_message(timeout=SILENCE_SECONDS)
            if note is None:
                raise TimeoutError("there was no answer in time")
            self._take(note)

    def _take(self, note: dict[str, Any]) -> None:
        self._be_back()
        channel = (note["channel"] or b"").decode().removeprefix(PREFIX)
        if note["type"] == "subscribe":
            self._hear(f"{channel} ")
        elif note["type"] == "message":
            self._hear(f"{channel} {note['data'].decode()}")

    # --- Whether it answers ---

    def _be_away(self, problem: Exception) -> None:
        if not self.is_away:
            log.error("the bus does not answer", extra={"problem": repr(problem)})
        self.is_away = True

    def _be_back(self) -> None:
        if self.is_away:
            log.warning("the bus answers again")
        self.is_away = False
