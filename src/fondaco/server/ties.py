"""What binds the processes of one house together: the bus, the leases, and who thinks for
bots, or analyzes games, on other machines."""

from collections.abc import Callable

from fondaco.server.analysing import Elsewhere
from fondaco.server.bots import HARD_LIMIT, BotWorkers
from fondaco.server.bus import Alone, Bus, StoreBus
from fondaco.server.database import Kind
from fondaco.server.leasing import Leases
from fondaco.server.runtime import Clock
from fondaco.server.store import Store
from fondaco.server.store.leases import StoredLeases


class Ties:
    """How one process is bound to the others."""

    def __init__(
        self,
        bus: Bus,
        leases: Leases | None,
        thinkers: BotWorkers,
        analyses: Elsewhere | None = None,
    ) -> None:
        self.bus = bus
        self.leases = leases  # none: nobody else serves
        self.thinkers = thinkers
        self.analyses = analyses


Bind = Callable[[str], Ties]  # by the id of the process


def ties_of(kind: Kind, store: Store, process: str, now: Clock) -> Ties:
    """Those of a process with nothing but its store."""
    thinkers = BotWorkers(HARD_LIMIT)
    if not kind.is_shared:
        return Ties(Alone(), None, thinkers)
    leases = StoredLeases(store.database, process, now)
    return Ties(StoreBus(store.tell), leases, thinkers)
