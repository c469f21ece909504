"""What a client is shown of a table: its own view, its own events, and not a word more."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from fondaco import Event, Game, game
from fondaco.server import journal, wire
from fondaco.server.journal import Entry, split
from fondaco.server.live import LiveTable
from fondaco.server.record import Record
from fondaco.server.visitor import Visitor

B = TypeVar("B", bound=journal.Happening)
Sentence = Callable[[journal.Happening, str], str]


def shown_to(live: LiveTable, visitor: Visitor, chosen: int | None) -> wire.TableNow:
    """The table as a client may see it who has chosen one of several seats."""
    return table_now(live, visitor, live.eyes(visitor, chosen))


def table_now(live: LiveTable, visitor: Visitor, eyes: int | None) -> wire.TableNow:
    """The table for one client, seen from one seat or by an onlooker."""
    record = live.record
    table = live.table
    return wire.TableNow(
        id=live.id,
        title=record.opened.title,
        name=live.game.name,
        options=record.opened.options,
        status=live.status,
        listed=record.opened.listed,
        seats=record.shown(),
        seq=record.seq,
        at=record.at,
        moves=len(record.lines),
        yours=record.seats_of(visitor.person),
        owner=live.is_owner(visitor),
        host=host(record),
        eyes=eyes,
        to_act=live.to_act,
        seal=record.opened.seal,
        seed=table.seed if table is not None else "",
        view=table.view(eyes) if table is not None else None,
        legal=legal(live, visitor, eyes),
        asked=record.asked,
        clock=live.clock_now(),
        scores=scores(live),
        ended=record.ended,
        rematch=record.rematch,
    )


def host(record: Record) -> str:
    """The name under which the owner sits at the table."""
    held = record.seats_of(record.owner)
    return record.names()[held[0]] if held else ""


def legal(live: LiveTable, visitor: Visitor, eyes: int | None) -> list[wire.LegalMove] | None:
    """The moves of the seat that is to act, for nobody else."""
    if eyes is None or eyes != live.to_act or not visitor.may_play:
        return None
    if live.table is None or live.record.seats[eyes].level:
        return None
    return [_legal_move(live.game.title, text) for text in live.table.legal()]


@lru_cache(maxsize=10_000)
def _legal_move(title: str, text: str) -> wire.LegalMove:
    rules = game(title)
    return wire.LegalMove(text, rules.gloss(rules.move(text)))


def scores(live: LiveTable) -> list[wire.ScoreNow] | None:
    if live.table is None or live.status != "over":
        return None
    names = live.record.names()
    return [
        _score(score, names[at] if at < len(names) else "")
        for at, score in enumerate(live.table.scores())
    ]


def _score(score: dict[str, Any], name: str) -> wire.ScoreNow:
    """A seat's points under the name of the person there; opponents of the rules have their own."""
    parts = [wire.ScorePart(part["of"], part["points"]) for part in score["parts"]]
    return wire.ScoreNow(name or score["name"], score["total"], score["rank"], parts)


def told(
    live: LiveTable,
    entry: Entry,
    events: Sequence[Event],
    eyes: int | None,
    now: wire.TableNow | None,
) -> wire.Told:
    """What one client is told of an entry."""
    names = live.record.names()
    seen = [event.seen_by(eyes) for event in events]
    return wire.Told(
        seq=entry.seq,
        what=_word(entry.body),
        seat=journal.seat_of(entry.body),
        text=_text(entry.body, eyes),
        events=seen,
        lines=sentences(live.game, seen, names) or _lines(entry.body, names),
        made=entry.made,
        table=now,
    )


def _word(body: journal.Happening) -> str:
    return str(body.__struct_config__.tag)


def _text(body: journal.Happening, eyes: int | None) -> str:
    """The words that belong to an entry; those of a move only for the seat that made it."""
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
    """An entry that is not a move, as a sentence."""
    say = SENTENCES.get(type(body))
    seat = journal.seat_of(body)
    return [] if say is None else [say(body, "" if seat is None else names[seat])]


WISHES = {"undo": "go back", "end": "end the game here"}
CHOICES = {"wait": "wait", "bot": "let a bot play on", "end": "end the game"}


def _for(kind: type[B], say: Callable[[B, str], str]) -> tuple[type, Sentence]:
    """Pair a kind of entry with its sentence, which speaks of entries of that kind alone."""

    def said(body: journal.Happening, who: str) -> str:
        assert isinstance(body, kind)
        return say(body, who)

    return kind, said


def _filled(body: journal.Filled, who: str) -> str:
    return f"{body.level.capitalize()} takes seat {body.seat + 1}."


def _took_back(body: journal.TookBack, who: str) -> str:
    if body.asked:
        return f"{who} goes back to an earlier moment, past what was seen since."
    return f"{who} takes it back."


# By kind of entry: its sentence, given the name of the seat that it speaks of.
SENTENCES: dict[type, Sentence] = dict(
    [
        _for(journal.Sat, lambda body, who: f"{body.name} sits down."),
        _for(journal.Left, lambda body, who: f"Seat {body.seat + 1} is open again."),
        _for(
            journal.Filled,
            lambda body, who: f"{body.level.capitalize()} takes seat {body.seat + 1}.",
        ),
        _for(journal.Started, lambda body, who: "The game begins."),
        _for(journal.TookBack, _took_back),
        _for(journal.Said, lambda body, who: f"{body.name}: {body.text}"),
        _for(journal.Handed, lambda body, who: f"{body.level.capitalize()} plays on for {who}."),
        _for(journal.Taken, lambda body, who: f"{who} is back."),
        _for(journal.Asked, lambda body, who: f"{who} would like to {WISHES[body.what]}."),
        _for(journal.Agreed, lambda body, who: f"{who} says {'yes' if body.yes else 'no'}."),
        _for(journal.RanOut, lambda body, who: f"{who} has run out of time."),
        _for(journal.Chose, lambda body, who: f"{who} would like to {CHOICES[body.choice]}."),
        _for(journal.Waited, lambda body, who: f"{who} gets more time."),
        _for(journal.Ended, lambda body, who: f"The game ends here: {body.why}."),
        _for(journal.Rematched, lambda body, who: "There is a table for another game."),
    ]
)
