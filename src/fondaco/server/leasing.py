"""Which tables a process looks after: it runs their clocks and bots, and keeps their moments.

A lease saves work and settles who does it. Nothing goes wrong where two processes take a table for
theirs: the journal lets one of them win. So while leases cannot be had, everybody has all of them.
"""

import asyncio
import logging
from typing import Protocol

from fondaco.server.metrics import Metrics

LEASE = 4_000  # milliseconds after which others take the tables of a process that is silent
RENEW_SECONDS = 1.0

log = logging.getLogger("fondaco.leases")


class Leases(Protocol):
    """Where the leases of a process are written down."""

    async def renew(self, wanted: set[str], held: set[str]) -> set[str]:
        """Take what is wanted and free, give up what is held but not wanted; what is ours then."""
        ...


class Leasing:
    """What one process holds."""

    def __init__(self, leases: Leases | None, metrics: Metrics) -> None:
        self.leases = leases  # none: nobody else serves
        self.metrics = metrics
        self.held: set[str] = set()
        self.is_away = False
        self._has_left = False
        self._lock = asyncio.Lock()

    def holds(self, table: str) -> bool:
        """Whether it is for us to look after a table."""
        return self.leases is None or self.is_away or table in self.held

    async def take(self, table: str) -> bool:
        """Look after a table from now on, unless another process does."""
        if not self.holds(table):
            await self.renew({*self.held, table})
        return self.holds(table)

    async def renew(self, wanted: set[str]) -> set[str]:
        """Hold what is wanted, as far as it is free; what is new."""
        if self.leases is None or self._has_left:
            return set()
        async with self._lock:
            before = self.held
            try:
                self.held = await self.leases.renew(wanted, before)
                self.is_away = False
            except Exception as problem:
                self._be_away(problem)
        self.metrics.leases_lost.inc(len(before & wanted - self.held))
        return self.held - before

    async def leave(self) -> None:
        """Let others have all tables at once, and take no more."""
        await self.renew(set())
        self._has_left = True

    def _be_away(self, problem: Exception) -> None:
        if not self.is_away:
            log.warning("tables cannot be leased", extra={"problem": repr(problem)})
        self.is_away = True
