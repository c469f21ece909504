"""What a client is shown of a table: its own view, its own events, and not a word more."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from fondaco import Event, game
from fondaco.server import journal, wire
from fondaco.server.fading import is_fading
from fondaco.server.giving_up import meaning
from fondaco.server.hinting import may_hint
from fondaco.server.journal import Entry, split
from fondaco.server.live import LiveTable
from fondaco.server.record import Record
from fondaco.server.results import ranked
from fondaco.server.seat import SOMEBODY
from fondaco.server.standing import shown_answers
from fondaco.server.taking_back import way_back
from fondaco.server.visitor import Visitor
from fondaco.server.witness import scores_of, sentences

B = TypeVar("B", bound=journal.Happening)
Sentence = Callable[[journal.Happening, str], str]


def shown_to(live: LiveTable, visitor: Visitor, chosen: int | None) -> wire.TableNow:
    """The table as a client may see it who has chosen one of several seats."""
    return table_now(live, visitor, live.eyes(visitor, chosen))


def table_now(live: LiveTable, visitor: Visitor, eyes: int | None) -> wire.TableNow:
    """The table for one client, seen from one seat or by an onlooker."""
    record = live.record
    shown = live.shown
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
        seed=seed(live),
        nonces=nonces(record),
        view=shown.view(eyes) if shown is not None else None,
        legal=legal(live, visitor, eyes),
        asked=record.asked,
        clock=live.clock_now(),
        scores=scores(live),
        ended=record.ended,
        rematch=record.rematch,
        edition=edition(live),
        problem=live.problem,
        moves_left=live.moves_left,
        speakers=record.speakers,
        removed=visitor.person in record.removed and not record.seats_of(visitor.person),
        hurried=live.is_hurried and live.status == "playing",
        undo=way_back(live, visitor),
        hints=may_hint(live, visitor),
        hinted=record.hints,
        told=record.opened.told,
        resigning=meaning(live, visitor),
        rated=record.opened.rated,
        decided=record.has_result,
        voyage=record.opened.voyage,
        standing=shown_answers(live, visitor),
        to_watch=record.opened.to_watch,
        fading=is_fading(live, visitor),
    )


def seed(live: LiveTable) -> str:
    """The seed of all luck, once everybody may know it."""
    if live.table is not None:
        return live.table.seed
    is_played = bool(live.record.opened.seal and live.record.head)
    return live.seed if is_played and live.status == "over" else ""


def nonces(record: Record) -> list[wire.NonceOf]:
    """Whose the nonces of the seats are, as far as the journal tells."""
    if record.status == "waiting":
        return [seat.nonce_of for seat in record.seats]
    return record.nonces


def edition(live: LiveTable) -> str:
    """The edition that the game is, or will be, played with."""
    is_todays = not live.record.head or live.is_to_be_renewed
    return live.game.edition if is_todays else live.record.versions()[1]


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
    texts = live.table.legal()
    helping = set(live.game.helping(live.table.view(eyes), texts))
    return [_legal_move(live.game.title, text, text not in helping) for text in texts]


@lru_cache(maxsize=10_000)
def _legal_move(title: str, text: str, is_quiet: bool) -> wire.LegalMove:
    rules = game(title)
    return wire.LegalMove(text, rules.gloss(rules.move(text)), is_quiet)


def scores(live: LiveTable) -> list[wire.ScoreNow] | None:
    """The points when the game is over: a seat's under the name of the person there; opponents of
    the rules have their own."""
    if live.status != "over":
        return None
    found = live.past.scores if live.table is None and live.past else None
    if live.table is not None:
        found = ranked(scores_of(live.table), live.record.resigned)
    names = live.record.names()
    return found and [
        replace(score, name=names[at]) if at < len(names) else score
        for at, score in enumerate(found)
    ]


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
    if isinstance(body, journal.Renewed):
        return f"{body.position.rules} {body.position.edition}"
    for name in ("text", "level", "choice", "why", "table", "what", "speakers"):
        if hasattr(body, name):
            return str(getattr(body, name))
    return ""


def _lines(body: journal.Happening, names: list[str]) -> list[str]:
    """An entry that is not a move, as a sentence."""
    say = SENTENCES.get(type(body))
    seat = journal.seat_of(body)
    return [] if say is None else [say(body, "" if seat is None else names[seat])]


WISHES = {"undo": "go back", "end": "end the game here"}
HUSHED = {
    "everybody": "Everybody may chat at this table.",
    "players": "Only those who play may chat at this table.",
    "nobody": "The chat of this table is closed.",
}
CHOICES = {"wait": "wait", "bot": "let a bot play on", "end": "end the game"}


def _for(kind: type[B], say: Callable[[B, str], str]) -> tuple[type, Sentence]:
    """Pair a kind of entry with its sentence, which speaks of entries of that kind alone."""

    def said(body: journal.Happening, who: str) -> str:
        assert isinstance(body, kind)
        return say(body, who)

    return kind, said


def _took_back(body: journal.TookBack, who: str) -> str:
    if body.asked:
        return f"{who} goes back to an earlier moment, past what was seen since."
    return f"{who} takes it back."


# By kind of entry: its sentence, given the name of the seat that it speaks of.
SENTENCES: dict[type, Sentence] = dict(
    [
        _for(journal.Sat, lambda body, who: f"{body.name or who} sits down."),
        _for(journal.Removed, lambda body, who: f"Seat {body.seat + 1} was cleared by the host."),
        _for(journal.Hushed, lambda body, who: HUSHED[body.speakers]),
        _for(journal.Forgotten, lambda body, who: "Somebody has left the house for good."),
        _for(journal.Left, lambda body, who: f"Seat {body.seat + 1} is open again."),
        _for(
            journal.Filled,
            lambda body, who: f"{body.level.capitalize()} takes seat {body.seat + 1}.",
        ),
        _for(journal.Started, lambda body, who: "The game begins."),
        _for(journal.TookBack, _took_back),
        _for(journal.Said, lambda body, who: f"{body.name or who or SOMEBODY}: {body.text}"),
        _for(journal.Handed, lambda body, who: f"{body.level.capitalize()} plays on for {who}."),
        _for(journal.Resigned, lambda body, who: f"{who} resigns."),
        _for(journal.Taken, lambda body, who: f"{who} is back."),
        _for(journal.Asked, lambda body, who: f"{who} would like to {WISHES[body.what]}."),
        _for(journal.Agreed, lambda body, who: f"{who} says {'yes' if body.yes else 'no'}."),
        _for(journal.Hinted, lambda body, who: f"{who} takes a hint."),
        _for(journal.RanOut, lambda body, who: f"{who} has run out of time."),
        _for(journal.Chose, lambda body, who: f"{who} would like to {CHOICES[body.choice]}."),
        _for(journal.Waited, lambda body, who: f"{who} gets more time."),
        _for(
            journal.Renewed,
            lambda body, who: (
                f"From here on: version {body.position.rules} of the rules, "
                f"edition {body.position.edition}."
            ),
        ),
        _for(journal.Ended, lambda body, who: f"The game ends here: {body.why}."),
        _for(journal.Rematched, lambda body, who: "There is a table for another game."),
    ]
)
