"""How a table was opened: what was settled before anything happened there."""

from typing import Literal

from msgspec import Struct

from fondaco.server.wire import ClockRule


class Wish(Struct, frozen=True):
    """A seat as it was set out when the table was opened."""

    kind: Literal["open", "link", "held"]
    person: str = ""  # for whom it is held
    name: str = ""


class Opened(Struct, frozen=True):
    """What was settled when the table was opened; it stands before the journal."""

    title: str
    options: dict[str, str]
    seats: list[Wish]
    owner: str
    listed: bool
    seal: str
    clock: ClockRule | None = None
    uploaded: bool = False
    awaits_nonces: bool = False  # it begins by itself when all people there have named theirs
    hints: bool = False  # people who play together may ask for hints
    rated: bool = False  # it counts for the ratings: no hints, nothing revealed is taken back
    told: bool = False  # luck comes from a real table; then nothing is sealed
    to_watch: bool = False  # a table of the house, where bots play for whoever watches
    voyage: str = ""  # the day of a daily voyage; its luck is known to all, and nothing is sealed
