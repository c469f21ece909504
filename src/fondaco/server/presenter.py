"""What a client is shown of a table: its own view, its own events, and no word more."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fondaco import Event, Game, game
from fondaco.server import journal, wire
from fondaco.server.journal import Entry, split
from fondaco.server.record import Record
from fondaco.server.visitor import Visitor

if TYPE_CHECKING:
    from fondaco.server.room import Room


def table_now(room: "Room", visitor: Visitor, eyes: int | None) -> wire.TableNow:
    """The table for one client, seen from one seat or by an onlooker."""
    record = room.record
    table = room.table
    return wire.TableNow(
        id=room.id,
        title=record.opened.title,
        name=room.game.name,
        options=record.opened.options,
        status=room.status,
        listed=record.opened.listed,
        seats=record.shown(),
        seq=record.seq,
        at=record.at,
        moves=len(record.lines),
        yours=record.seats_of(visitor.person),
        owner=room.is_owner(visitor),
        host=host(record),
        eyes=eyes,
        to_act=room.to_act,
        seal=record.opened.seal,
        seed=table.seed if table is not None else "",
        view=table.view(eyes) if table is not None else None,
        legal=legal(room, visitor, eyes),
        asked=record.asked,
        clock=room.clock_now(),
        scores=scores(room),
        ended=record.ended,
        rematch=record.rematch,
    )


def host(record: Record) -> str:
    """The name under which the owner sits at the table."""
    held = record.seats_of(record.owner)
    return record.names()[held[0]] if held else ""


def legal(room: "Room", visitor: Visitor, eyes: int | None) -> list[wire.LegalMove] | None:
    """The moves of the seat that is to act, for nobody else."""
    if eyes is None or eyes != room.to_act or not visitor.may_play:
        return None
    if room.table is None or room.record.seats[eyes].level:
        return None
    return [_legal_move(room.game.title, text) for text in room.table.legal()]


@lru_cache(maxsize=10_000)
def _legal_move(title: str, text: str) -> wire.LegalMove:
    rules = game(title)
    return wire.LegalMove(text, rules.gloss(rules.move(text)))


def scores(room: "Room") -> list[wire.ScoreNow] | None:
    if room.table is None or room.status != "over":
        return None
    names = room.record.names()
    return [
        _score(score, names[at] if at < len(names) else "")
        for at, score in enumerate(room.table.scores())
    ]


def _score(score: dict[str, Any], name: str) -> wire.ScoreNow:
    """A seat's points under the name of who sits there; others have a name of their own."""
    parts = [wire.ScorePart(part["of"], part["points"]) for part in score["parts"]]
    return wire.ScoreNow(name or score["name"], score["total"], score["rank"], parts)


def told(
    room: "Room", entry: Entry, events: Sequence[Event], eyes: int | None, now: wire.TableNow | None
) -> wire.Told:
    """What one client is told of an entry."""
    names = room.record.names()
    seen = [event.seen_by(eyes) for event in events]
    return wire.Told(
        seq=entry.seq,
        what=_word(entry.body),
        seat=journal.seat_of(entry.body),
        text=_text(room, entry.body, eyes),
        events=seen,
        lines=sentences(room.game, seen, names) or _lines(entry.body, names),
        made=entry.made,
        table=now,
    )


def _word(body: journal.Happening) -> str:
    return str(body.__struct_config__.tag)


def _text(room: "Room", body: journal.Happening, eyes: int | None) -> str:
    """The words that belong to an entry; a move's own only for who made it."""
    if isinstance(body, journal.Moved):
        seat, move = split(body.line)
        return move if seat == eyes else ""
    if isinstance(body, journal.Agreed):
        return "yes" if body.yes else "no"
    for name in ("text", "level", "choice", "why", "table", "what"):
        if hasattr(body, name):
            return str(getattr(body, name))
    return ""


def sentences(rules: Game, events: Iterable[dict[str, Any]], names: list[str]) -> list[str]:
    found = [rules.sentence(event, names) for event in events]
    return [sentence for sentence in found if sentence]


def _lines(body: journal.Happening, names: list[str]) -> list[str]:
    """An entry that is no move, as a sentence."""
    say = SENTENCES.get(type(body))
    seat = journal.seat_of(body)
    return [] if say is None else [say(body, "" if seat is None else names[seat])]


WISHES = {"undo": "go back", "end": "end the game here"}

# By kind of entry: its sentence, given the name of the seat that it speaks of.
SENTENCES: dict[type, Callable[[Any, str], str]] = {
    journal.Sat: lambda body, who: f"{body.name} sits down.",
    journal.Left: lambda body, who: f"Seat {body.seat + 1} is open again.",
    journal.Filled: lambda body, who: f"{body.level.capitalize()} takes seat {body.seat + 1}.",
    journal.Started: lambda body, who: "The game begins.",
    journal.TookBack: lambda body, who: _took_back(body, who),
    journal.Said: lambda body, who: f"{body.name}: {body.text}",
    journal.Handed: lambda body, who: f"{body.level.capitalize()} plays on for {who}.",
    journal.Taken: lambda body, who: f"{who} is back.",
    journal.Asked: lambda body, who: f"{who} would like to {WISHES[body.what]}.",
    journal.Agreed: lambda body, who: f"{who} says {'yes' if body.yes else 'no'}.",
    journal.RanOut: lambda body, who: f"The time of {who} has run out.",
    journal.Chose: lambda body, who: f"{who} would choose: {body.choice}.",
    journal.Waited: lambda body, who: f"{who} gets more time.",
    journal.Ended: lambda body, who: f"The game ends here: {body.why}.",
    journal.Rematched: lambda body, who: "There is a table for another game.",
}


def _took_back(body: journal.TookBack, who: str) -> str:
    if body.asked:
        return f"{who} goes back to an earlier moment, over what was seen since."
    return f"{who} takes it back."
