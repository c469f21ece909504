"""One of the twins, kept in a house as another process would have kept it."""

from cases import nonce
from fondaco.server import journal, wire
from fondaco.server.house import House
from fondaco.server.journal import Entry
from fondaco.server.opened import Opened, Wish
from fondaco.server.record import Record
from fondaco.server.rows import Summary
from fondaco.server.summary import people_of
from mirrors import NAMES, Mirror
from twins import Family, Member

TOLD_LATER = 3  # entries that are told to who is there already


class Kept:
    """A table in a store, and what is done to it from inside the house."""

    def __init__(self, mirror: Mirror, family: Family, member: Member) -> None:
        self.mirror = mirror
        self.family = family
        self.member = member
        self.case = family.case
        self.id = mirror.steady.token()[:16]
        self.opened = self._opened()
        self.bodies = self._bodies()
        self.first = len(self.bodies) - _told_later(self.bodies)  # those that are there at first

    def sitting(self, seat: int) -> str:
        """Who sits there; behind a curtain all seats are played by one person."""
        return "Curtain" if self.case.viewer == "curtain" else NAMES[seat]

    def owner(self) -> str:
        last = self.family.seats - 1
        return ["Onlooker", self.sitting(0), self.sitting(last)][self.case.number % 3]

    def _opened(self) -> Opened:
        return Opened(
            self.case.title,
            self.family.options,
            [Wish("open")] * self.family.seats,
            self.mirror.ids[self.owner()],
            self.case.number % 4 < 2,
            self.family.seal,
            wire.Bank(86_400, 60) if self.case.number % 2 else None,
        )

    def _bodies(self) -> list[journal.Happening]:
        bodies: list[journal.Happening] = []
        for seat in range(self.family.seats):
            name = self.sitting(seat)
            bodies.append(journal.Sat(seat, self.mirror.ids[name], name, nonce(seat)))
        bodies.append(journal.Started(self.member.head))
        return bodies + [journal.Moved(line) for line in self.member.lines]

    def _entries(self, bodies: list[journal.Happening], first: int) -> list[Entry]:
        now = self.mirror.steady.now()
        return [Entry(n, "house", f"put {n}", body, now) for n, body in enumerate(bodies, first)]

    def put(self) -> None:
        """Keep the table, but for its last entries."""
        entries = self._entries(self.bodies[: self.first], 1)

        async def work(house: House) -> None:
            summary = self._summary(entries)
            await house.store.tables.add(self.id, self.opened, self.member.seed, entries, summary)

        self.mirror.inside(work)

    def tell(self) -> None:
        """Keep those, and let those hear of it who are there."""
        if self.bodies[self.first :]:
            self._append(self.bodies[self.first :])

    def _append(self, bodies: list[journal.Happening], is_told: bool = True) -> None:
        async def work(house: House) -> None:
            room = await house.room(self.id)
            before = await house.store.tables.journal(self.id)
            entries = self._entries(bodies, len(before) + 1)
            await house.store.tables.append(self.id, entries, self._summary([*before, *entries]))
            if is_told:
                await room.heard_of(entries[-1].seq)

        self.mirror.inside(work)

    def _summary(self, entries: list[Entry]) -> Summary:
        record = Record(self.opened)
        for entry in entries:
            record.add(entry)
        people = people_of(record)
        return Summary(record.status, "", None, len(record.lines), record.shown(), people)

    def standing(self) -> tuple[int, int | None, list[str]]:
        """The number of the position, who is to act, and what he may do."""

        async def ask(house: House) -> tuple[int, int | None, list[str]]:
            live = (await house.room(self.id)).live
            assert live.table is not None
            return live.record.at, live.table.to_act, live.table.legal()

        at, seat, legal = self.mirror.inside(ask)
        return at, seat, legal

    def tell_presence(self) -> None:
        """Those who are there are told who is there."""

        async def work(house: House) -> None:
            (await house.room(self.id)).audience.tell_presence()

        self.mirror.inside(work)

    def forget(self) -> None:
        """Let the house open the table anew when somebody asks for it."""

        async def work(house: House) -> None:
            house.rooms.pop(self.id, None)

        self.mirror.inside(work)

    def damage(self) -> None:
        """Write its last move into the journal once more, with luck that it does not ask for."""
        move = self.member.moves[-1] if self.member.moves else "no such move"
        self._append([journal.Moved(f"{self.standing()[1]} {move} | 999")], is_told=False)
        self.forget()


def _told_later(bodies: list[journal.Happening]) -> int:
    """How many of the last entries bring no luck, which a forged seed could not have drawn."""
    for number, body in enumerate(reversed(bodies[-TOLD_LATER:])):
        if not isinstance(body, journal.Started | journal.Moved) or " | " in journal.written(body):
            return number
    return min(TOLD_LATER, len(bodies))
