"""Sends what is to be said to the browsers of somebody: few at a time, tried again a few times, and
forgotten where the push service knows them no more."""

import asyncio
import logging

import msgspec
from msgspec import Struct

from fondaco.server.metrics import Metrics
from fondaco.server.push.sealing import Seal, sealed
from fondaco.server.push.transport import Transport, Unreachable
from fondaco.server.store.calls import Browser, StoredCalls

AT_A_TIME = 8  # messages
MOST_WAITING = 500
WAITS = (10.0, 60.0)  # seconds before each further try
TTL = 86_400  # seconds for which a push service keeps a message
GONE = (404, 410)
BUSY = 429

log = logging.getLogger("fondaco.push")


class Said(Struct, frozen=True):
    """What a call says; the browser makes the sentence of it."""

    kind: str
    table: str = ""
    title: str = ""  # the name of the game
    others: list[str] = []  # who plays along
    language: str = "en"


class Sender:
    """Carries messages to push services, beside all else that the house does."""

    def __init__(
        self,
        transport: Transport,
        seal: Seal,
        stored: StoredCalls,
        metrics: Metrics,
        waits: tuple[float, ...] = WAITS,
    ) -> None:
        self.transport = transport
        self.seal = seal
        self.stored = stored
        self.metrics = metrics
        self.waits = waits
        self.waiting = 0
        self._places = asyncio.Semaphore(AT_A_TIME)

    @property
    def is_full(self) -> bool:
        return self.waiting >= MOST_WAITING

    async def say(self, browser: Browser, said: Said) -> None:
        """Say it to one browser, or give up."""
        self.waiting += 1
        try:
            body = msgspec.structs.replace(said, language=browser.at.language)
            await self._say(browser, msgspec.json.encode(body), said.table or said.kind)
        finally:
            self.waiting -= 1

    async def _say(self, browser: Browser, content: bytes, topic: str) -> None:
        for wait in (*self.waits, None):
            status = await self._tried(browser, content, topic)
            self.metrics.calls.labels(str(status) if status else "away").inc()
            if status in GONE:
                await self.stored.drop(browser.id, browser.person)
            if status and status < 500 and status != BUSY:
                return
            if wait is not None:
                await asyncio.sleep(wait)

    async def _tried(self, browser: Browser, content: bytes, topic: str) -> int:
        """The status of the answer; 0, if there was none."""
        at = browser.at
        async with self._places:
            headers = {
                "authorization": self.seal.signature(at.endpoint),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(TTL),
                "topic": topic,
                "urgency": "normal",
            }
            try:
                return await self.transport.post(at.endpoint, headers, sealed(at, content))
            except (Unreachable, TimeoutError) as problem:
                log.info("a push service is away", extra={"problem": str(problem)})
                return 0
