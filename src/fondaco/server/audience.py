"""Those who watch a table: each is told what it may know, in the order in which it happened."""

import asyncio
from collections import deque

from fondaco.server import fading, journal, presenter, wire
from fondaco.server.live import LiveTable, News
from fondaco.server.presence import RemotePresence
from fondaco.server.runtime import Stopwatch
from fondaco.server.visitor import Viewer, encoder

TAIL = 64  # entries that a client may have missed and still gets one by one
PRESENCE_SECONDS = 0.25
ATTENDED = 60_000  # milliseconds for which a look at a table counts
SEATS_CHANGE = (journal.Sat, journal.Left, journal.Removed, journal.Forgotten)


class Audience:
    """The viewers of one room."""

    def __init__(self, live: LiveTable, remote: RemotePresence) -> None:
        self.live = live
        self.remote = remote
        self.viewers: set[Viewer] = set()
        self._tail: deque[News] = deque(maxlen=TAIL)
        self._presence: asyncio.TimerHandle | None = None
        self._looked: Stopwatch | None = None  # since somebody has, if anybody did

    # --- Whether anybody is there ---

    def look(self) -> None:
        """Somebody looks at the table."""
        self._looked = Stopwatch(self.live.runtime)

    @property
    def is_attended(self) -> bool:
        """Whether somebody watches the table through this process, or has just looked at it."""
        looked = self._looked
        return bool(self.viewers) or (looked is not None and looked.passed < ATTENDED)

    @property
    def is_watched(self) -> bool:
        """Whether somebody watches the table, through any process."""
        return bool(self.viewers) or bool(self.remote.processes())

    @property
    def is_waited_for(self) -> bool:
        """Whether people wait for what happens there: at a table of the house, nobody does."""
        return self.is_watched and not self.live.record.opened.to_watch

    # --- Coming and going ---

    def welcome(self, viewer: Viewer, last: int | None) -> None:
        """Let a client watch from now on: with what it missed, or the whole table."""
        missed = self._missed(last)
        if missed is None:
            self.show(viewer)
        else:
            for message in self._said(viewer, missed):
                viewer.send_bytes(message)
        self.viewers.add(viewer)
        self.tell_presence_soon()

    def _missed(self, last: int | None) -> list[News] | None:
        """What followed a number; None if that is too long ago."""
        if last is None:
            return None
        missed = [news for news in self._tail if news[0].seq > last]
        is_whole = len(missed) == self.live.record.seq - last
        return missed if missed and is_whole else None

    def dismiss(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.look()
        self.tell_presence_soon()

    def send_home(self) -> None:
        """End all conversations; clients come back by themselves."""
        for viewer in self.viewers:
            viewer.cut_off()

    def show(self, viewer: Viewer) -> None:
        """Send a client the whole table."""
        viewer.send(wire.Table(presenter.shown_to(self.live, viewer.visitor, viewer.chosen)))

    def show_to(self, person: str) -> None:
        """Send somebody the whole table on all their screens: only they are told of a change."""
        for viewer in self.viewers:
            if viewer.visitor.person == person:
                self.show(viewer)

    def show_clocks(self) -> None:
        """Send the whole table where somebody's time is another than clients have counted."""
        if self.live.running is not None:
            for viewer in self.viewers:
                self.show(viewer)

    def tell(self, news: list[News]) -> None:
        if not news:
            return
        fading.look(self.live)
        self._tail.extend(news)
        if any(isinstance(entry.body, journal.Forgotten) for entry, _ in news):
            self._tail.clear()  # it may hold the name
        if any(isinstance(entry.body, SEATS_CHANGE) for entry, _ in news):
            self.tell_presence_soon()
        said: dict[tuple[object, ...], list[bytes]] = {}
        for viewer in self.viewers:
            key = self._group(viewer)
            if key not in said:
                said[key] = self._said(viewer, news)
            for message in said[key]:
                viewer.send_bytes(message)

    def _group(self, viewer: Viewer) -> tuple[object, ...]:
        """Viewers of one group are told the same."""
        person = viewer.visitor.person
        record = self.live.record
        is_known = self.live.is_owner(viewer.visitor) or record.seats_of(person)
        is_apart = is_known or person in record.removed
        return (person if is_apart else "", viewer.chosen, viewer.visitor.may_play)

    def _said(self, viewer: Viewer, news: list[News]) -> list[bytes]:
        """What one viewer is told; the last message brings the table, unless it was only chat."""
        eyes = self.live.eyes(viewer.visitor, viewer.chosen)
        only_chat = all(isinstance(entry.body, journal.Said) for entry, _ in news)
        found: list[bytes] = []
        for number, (entry, events) in enumerate(news, 1):
            is_last = number == len(news) and not only_chat
            now = presenter.table_now(self.live, viewer.visitor, eyes) if is_last else None
            found.append(encoder.encode(presenter.told(self.live, entry, events, eyes, now)))
        return found

    def tell_presence_soon(self) -> None:
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_SECONDS, self.tell_presence)

    def tell_presence(self) -> None:
        self._presence = None
        here = self.presence()
        self.remote.tell(here)
        message = encoder.encode(self.remote.joined(here))
        for viewer in self.viewers:
            viewer.send_bytes(message)

    def presence(self) -> wire.Presence:
        """Who is at the table through this process."""
        people = {viewer.visitor.person for viewer in self.viewers} - {""}
        seats = [at for at, seat in enumerate(self.live.record.seats) if seat.person in people]
        here = {self.live.record.seats[at].person for at in seats}
        onlookers = [viewer for viewer in self.viewers if viewer.visitor.person not in here]
        return wire.Presence(seats, len(onlookers))
