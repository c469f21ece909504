"""Those who watch a table: each is told what it may know, in the order in which it happened."""

import asyncio
from collections import deque

from fondaco.server import journal, presenter, wire
from fondaco.server.live import LiveTable, News
from fondaco.server.presence import RemotePresence
from fondaco.server.visitor import Viewer, encoder

TAIL = 64  # entries that a client may have missed and still gets one by one
PRESENCE_SECONDS = 0.25


class Audience:
    """The viewers of one room."""

    def __init__(self, live: LiveTable, remote: RemotePresence) -> None:
        self.live = live
        self.remote = remote
        self.viewers: set[Viewer] = set()
        self._tail: deque[News] = deque(maxlen=TAIL)
        self._presence: asyncio.TimerHandle | None = None

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
        self.tell_presence_soon()

    def send_home(self) -> None:
        """End all conversations; clients come back by themselves."""
        for viewer in self.viewers:
            viewer.cut_off()

    def show(self, viewer: Viewer) -> None:
        """Send a client the whole table."""
        viewer.send(wire.Table(presenter.shown_to(self.live, viewer.visitor, viewer.chosen)))

    def tell(self, news: list[News]) -> None:
        if not news:
            return
        self._tail.extend(news)
        if any(isinstance(entry.body, journal.Sat | journal.Left) for entry, _ in news):
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
        is_known = self.live.is_owner(viewer.visitor) or self.live.record.seats_of(person)
        return (person if is_known else "", viewer.chosen, viewer.visitor.may_play)

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
