"""When a process has served: what passes while nobody does is not charged to anybody's clock."""

from fondaco.server.runtime import Runtime, Stopwatch
from fondaco.server.store import Store

STEP = 2_000  # milliseconds by which the time on the wall has certainly been set


class Beats:
    """The interval in which a process serves, by the time on the wall. Where that is set, or has
    gone on while the machine slept, the interval ends, and another begins."""

    def __init__(self, process: str, runtime: Runtime) -> None:
        self.process = process
        self.runtime = runtime
        self.began = runtime.now()
        self._watch = Stopwatch(runtime)

    @property
    def last(self) -> int:
        """Until when it has served."""
        return self.began + self._watch.passed

    async def beat(self, store: Store) -> None:
        now = self.runtime.now()
        if abs(now - self.last) > STEP:
            await store.beat(f"{self.process} {self.began}", self.began, self.last)
            self.began = now
            self._watch.begin()
        await store.beat(self.process, self.began, self.last)
