"""People in a house, whatever its version: what they play there, and what they are shown."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any, Self

from houses import Json, Person, Place

NAMES = ("Anna", "Ben", "Carl")
COOKIE = "fondaco"
PASSWORD = "correct horse battery"


def digest(found: Any) -> str:
    """A short name of something made of JSON."""
    text = json.dumps(found, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Looking:
    """People in a house, and what they see there."""

    every = 1  # how many moves there are between two moments that they look at

    def __init__(self, house: Place, keys: dict[str, str]) -> None:
        self.people = {name: Person(house) for name in NAMES}
        self.stranger = Person(house)
        for name, key in keys.items():
            self.people[name].http.cookies.set(COOKIE, key)

    def told(self, id: str, title: str) -> Json:
        """What the house tells each viewer of a table."""
        viewers = {"": self.stranger, **self.people}
        seen = {name: self.seen(person, id) for name, person in viewers.items()}
        found = {"id": id, "title": title, "seen": seen}
        if seen[""]["now"]["status"] == "over":
            found["log"] = self.stranger.http.get(f"/api/tables/{id}/log").text
            found["course"] = self.course(id)
        return found

    def course(self, id: str) -> str:
        """A digest of how the points went."""
        course = self.stranger.get(f"/api/tables/{id}/course")
        totals = [[float(total) for total in moment] for moment in course["totals"]]
        return digest([course["names"], totals])

    def seen(self, person: Person, id: str) -> Json:
        """A table as one person sees it: now, and in the past."""
        now = person.table(id)
        found: Json = {"now": now}
        if now["status"] != "waiting":
            found["story"] = self.story(person, id)
        if now["status"] == "playing" or (now["status"] == "over" and person is self.stranger):
            found["moments"] = {query: self.moments(person, now, query) for query in queries(now)}
        return found

    def story(self, person: Person, id: str) -> Json:
        """How many moves a person is told of, a digest of all that, and one of its words."""
        story = person.get(f"/api/tables/{id}/story")
        words = [words_of(move) for move in story["moves"]]
        for move in story["moves"]:
            move["events"] = [event_as_told(event) for event in move["events"]]
        told = {"moves": story["moves"], "chat": story["chat"]}
        return {"moves": len(words), "digest": digest(told), "words": digest(words)}

    def moments(self, person: Person, now: Json, query: str) -> Json:
        """Views as one digest, and some moments as they were."""
        path = f"/api/tables/{now['id']}/moments"
        found = [person.get(f"{path}/{at}{query}") for at in range(0, now["moves"] + 1, self.every)]
        some = {str(one["at"]): as_told(one) for one in (found[0], found[len(found) // 2])}
        return {"views": digest([one["view"] for one in found]), "some": some}


def words_of(told: Json) -> list[Any]:
    """Take the words of a move out of what is told of it: what it says, and the reasons."""
    reasons = [[event.pop("rule", ""), event.pop("why", "")] for event in told["events"]]
    return [told.pop("lines"), reasons]


# Fields that later versions tell as well.
SINCE = (
    *("edition", "problem", "moves_left", "nonces", "speakers", "removed", "hurried", "undo"),
    *("hints", "hinted", "told", "resigning", "rated", "decided", "voyage"),
    *("standing", "to_watch", "fading"),
)
SEATS_SINCE = ("resigned", "program")
EVENTS_SINCE = {
    "activated": ("owner",),
    "built": ("chosen_by",),
    "deployed": ("owner",),
    "entered": ("chosen_by",),
    "favour": ("for", "instead"),
    "game_over": ("sets",),
    "influence": ("for", "instead"),
    "invasion": ("gaps", "attacked", "defended"),
    "produced": ("hexes",),
    "scored": ("sites",),
}


def event_as_told(event: Json) -> Json:
    """An event, in so far as version 0.1.0 told of it."""
    since = EVENTS_SINCE.get(event["event"], ())
    return {name: value for name, value in event.items() if name not in since}


def as_told(found: Json) -> Json:
    """A table or a moment of it, in so far as version 0.1.0 told of it."""
    known = {name: value for name, value in found.items() if name not in SINCE}
    if "events" in known:
        known["events"] = [event_as_told(event) for event in known["events"]]
    for move in known.get("legal") or []:
        del move["quiet"]
    for seat in known.get("seats", []):
        for name in SEATS_SINCE:
            del seat[name]
    clock = known.get("clock")
    return known | ({"clock": clock_as_told(clock)} if clock else {})


def clock_as_told(clock: Json) -> Json | None:
    """A clock, in so far as version 0.1.0 told of it: there were no reserves, and no patience."""
    if clock["rule"]["type"] == "patience":
        return None
    known = {name: value for name, value in clock.items() if name != "reserve"}
    rule = {name: value for name, value in clock["rule"].items() if name != "reserve"}
    return {**known, "rule": rule}


def queries(now: Json) -> list[str]:
    """The seats from which one may look back: after the end, from any."""
    seats = range(len(now["seats"])) if now["status"] == "over" else []
    return ["", *[f"?seat={seat}" for seat in seats]]


class Writing(Looking):
    """People who play, and the tables that they leave behind."""

    def __init__(self, house: Place, keys: dict[str, str]) -> None:
        super().__init__(house, keys)
        self.tables: dict[str, Json] = {}  # by what they are

    def moved_to(self, house: Place) -> Self:
        """The same people in another house that has the same tables."""
        moved = type(self)(house, self.keys())
        moved.tables = self.tables
        return moved

    def introduce(self) -> None:
        """Let everybody have a name, and one of them an account."""
        for name, person in self.people.items():
            person.post("/api/me", {"name": name})
        self.people["Ben"].post("/api/register", {"name": "Ben", "password": PASSWORD})

    def opened(self, what: str, title: str, seats: list[str], **settled: Any) -> Json:
        """A table that Anna opens; a seat with a name is for that person."""
        wishes = ["open" if seat in self.people else seat for seat in seats]
        table = self.people["Anna"].open(title, wishes, **settled)
        for number, seat in enumerate(seats):
            if seat in self.people:
                self.send(seat, table, "sit", seat=number)
        self.tables[what] = {"id": table["id"], "title": title}
        return self.people["Anna"].table(table["id"])

    def start(self, table: Json) -> Json:
        self.send("Anna", table, "start")
        return self.people["Anna"].table(table["id"])

    def send(self, who: str, table: Json, type: str, **fields: Any) -> None:
        answer = self.people[who].send(table["id"], type, **fields)
        assert answer["type"] == "ok", answer

    def play(self, table: Json, is_enough: Callable[[Json], bool], always: str = "") -> Json:
        """Play on by chance, until it is enough or the game is over; one move is played whenever
        it can be."""
        dice = random.Random(table["id"])
        mover, table = self.whose_turn(table)
        while table["status"] == "playing" and not is_enough(table):
            legal = [one["move"] for one in table["legal"]]
            move = always if always in legal else dice.choice(legal)
            answer = mover.send(table["id"], "play", at=table["at"], move=move)
            assert answer["type"] == "ok", answer
            mover, table = self.whose_turn(table)
        return table

    def whose_turn(self, table: Json) -> tuple[Person, Json]:
        """The person who is to act, and the table as that person sees it; a bot is waited for."""
        for _ in range(100_000):
            for person in self.people.values():
                now = person.table(table["id"])
                if now["legal"] or now["status"] != "playing":
                    return person, now
        raise AssertionError("nobody ever has to act")

    def answers(self) -> Json:
        """All that is compared later."""
        return {
            "keys": self.keys(),
            "tables": {what: self.told(**found) for what, found in self.tables.items()},
        }

    def keys(self) -> dict[str, str]:
        keys = {name: person.http.cookies.get(COOKIE) for name, person in self.people.items()}
        return {name: key for name, key in keys.items() if key}


# --- How long to play ---


def after(moves: int) -> Callable[[Json], bool]:
    return lambda table: bool(table["moves"] >= moves)


def has_begun(word: str) -> Callable[[Json], bool]:
    """Whether a decision is half made, of which each next move begins with that word."""
    return lambda table: all(one["move"].startswith(word) for one in table["legal"])


def never(table: Json) -> bool:
    return False
