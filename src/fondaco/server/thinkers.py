"""The players of a worker: one for each table and seat, and none for two of them."""

from collections import OrderedDict

from fondaco.players import PLAYERS
from fondaco.players.asking import Ask, asked
from fondaco.server.jobs import Think

MOST = 300


class Thinkers:
    """Players that are kept between decisions; who was asked longest ago is forgotten first, and
    begins afresh when it is asked again."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[str, int, str, str], Ask] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, job: Think) -> Ask:
        """Whoever thinks for that seat of that table."""
        who = (job.table, job.seat, job.title, job.level)
        if who not in self._kept:
            self._kept[who] = asked(PLAYERS[job.level](job.title, job.seed))
        self._kept.move_to_end(who)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return self._kept[who]
