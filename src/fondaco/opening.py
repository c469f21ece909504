"""How a table comes about: set up anew, restored from a snapshot, or replayed from a log."""

from collections.abc import Mapping

from fondaco.core import fields
from fondaco.core.chance import Chance, Noted, Recorded
from fondaco.core.game import Game, State
from fondaco.core.keyed import Keyed
from fondaco.core.refusal import Refused
from fondaco.core.sealed import Compared, Seal, Sealed, Unopened, Unsealed
from fondaco.log import Head, Renewal
from fondaco.reading import Entry, Reader
from fondaco.table import Table
from fondaco.versions import of_edition, played_with, told_of_past


def opened(
    game: Game, seats: int, options: Mapping[str, str], chance: Chance, voyage: str = ""
) -> Table:
    """A table set up for the first move; on a daily voyage, with the luck of that day."""
    settled = game.settled(seats, options)
    head = Head(game.title, game.rules_version, game.edition, seats, settled)
    head.voyage = voyage
    luck = Keyed(head.keyed) if voyage else chance
    _seal(head, luck)
    noted = Noted(luck)
    state = game.new(seats, settled, noted)
    head.start = noted.picks
    return Table(game, head, state, luck)


def _seal(head: Head, chance: Chance) -> None:
    """Write down what was fixed before the set-up, if the luck is sealed."""
    if isinstance(chance, Sealed):
        if len(chance.nonces) != head.seats:
            raise Refused(f"{head.seats} seats add {head.seats} nonces, not {len(chance.nonces)}.")
        head.seal = chance.seal.commitment
        head.nonces = chance.nonces


def restored(game: Game, snapshot: fields.Entry, chance: Chance) -> Table:
    """A table that goes on from a snapshot."""
    options = {name: str(value) for name, value in snapshot.table("options").fields.items()}
    origin = snapshot.table("state")
    head = Head(
        game.title,
        snapshot.number("rules", 1, 10_000),
        snapshot.text("edition"),
        origin.number("seats", 1, 10),
        options,
    )
    if head.rules != game.rules_version:
        raise Refused(played_with(game, head.rules))
    game = of_edition(game, head.edition)
    game.settled(head.seats, options)
    head.origin = origin.fields
    return Table(game, head, game.restore(origin.fields), chance)


def replayed(game: Game, reader: Reader, head: Head, chance: Chance, to: int | None) -> Table:
    """The table that a log tells of, after its first `to` moves; its luck goes on with `chance`."""
    game = _read_by(game, head)
    if head.renewal is not None and to is not None and to < head.moves_before:
        raise Refused(told_of_past(game, head.renewal))
    fixed = _fixed(reader, head, chance)
    table = Table(game, head, _beginning(game, reader, head, fixed), fixed or chance)
    entry = next_entry(table, reader)
    while entry is not None and (to is None or table.moves_played < to):
        _play_entry(table, reader, entry, fixed)
        entry = next_entry(table, reader)
    reader.check_spelling(table.log())
    _bring_up_to_date(game, head)
    _go_on(table, chance, reader.seed if entry is None else "")
    return table


def _fixed(reader: Reader, head: Head, chance: Chance) -> Chance | None:
    """The luck that a log must have had: of the day of its voyage, or sealed with a seed that is
    known, by its holder or by the log itself."""
    if isinstance(chance, Sealed | Keyed):
        return chance
    if head.keyed:
        return Keyed(head.keyed)
    return Sealed(Seal(reader.seed), head.nonces) if reader.seed else None


def _checked(recorded: Recorded, fixed: Chance | None) -> Chance:
    if isinstance(fixed, Keyed):
        return Compared(recorded, fixed, "on that day everybody had")
    return recorded if fixed is None else Compared(recorded, fixed)


def _go_on(table: Table, chance: Chance, seed: str) -> None:
    """Let the luck of a replayed table go on; other luck than its own breaks the seal."""
    table.chance = Noted(chance)
    if not isinstance(chance, Keyed):
        table.head.voyage = ""
    if not isinstance(chance, Sealed | Unopened):
        table.head.seal = ""
    elif seed:
        table.close(seed)
    else:
        table.reveal_at_the_end()


def _beginning(game: Game, reader: Reader, head: Head, fixed: Chance | None) -> State:
    """The state before the first move that is replayed."""
    try:
        options = game.settled(head.seats, head.options)
        if head.renewal is not None:
            return _renewed(game, head, head.renewal, fixed)
        return _set_up(game, head, options, fixed)
    except Refused as refused:
        raise _wrong(game, reader, head, refused.text) from refused


def _renewed(game: Game, head: Head, renewal: Renewal, fixed: Chance | None) -> State:
    """The state of a renewal; sealed luck goes on where it had come to."""
    if isinstance(fixed, Sealed):
        fixed.drawn = renewal.drawn
    return _state(game, head, renewal.state)


def _set_up(game: Game, head: Head, options: dict[str, str], fixed: Chance | None) -> State:
    if head.origin is not None:
        return _state(game, head, head.origin)
    recorded = Recorded(head.start)
    state = game.new(head.seats, options, _checked(recorded, fixed))
    if recorded.used != len(head.start):
        raise Refused("the set-up has more picks than the game asks for")
    return state


def _state(game: Game, head: Head, snapshot: Mapping[str, object]) -> State:
    state = game.restore(snapshot)
    if snapshot["seats"] != head.seats:
        raise Refused(
            f"this is a game of {snapshot['seats']} seats, and the log one of {head.seats}"
        )
    return state


def _read_by(game: Game, head: Head) -> Game:
    """The game that can replay such a log; what was played with older rules may be."""
    last: Head | Renewal = head if head.renewal is None else head.renewal
    if last.rules > game.rules_version:
        raise Refused(f"{played_with(game, last.rules)} Upgrade Fondaco to read it.")
    head.older = last.rules if last.rules < game.rules_version else 0
    return of_edition(game, last.edition)


def _bring_up_to_date(game: Game, head: Head) -> None:
    """What was replayed with today's rules is a game of today's rules, and no voyage of theirs."""
    if head.older:
        head.voyage = ""
    if head.renewal is not None:
        head.renewal.rules = game.rules_version
    else:
        head.rules = game.rules_version


def is_passed_over(table: Table, seat: int, text: str) -> bool:
    """Whether a row of a log of older rules is left out: today's rules do not ask for its move."""
    if text not in table.game.no_longer_asked:
        return False
    return seat != table.to_act or text not in table.legal()


def next_entry(table: Table, reader: Reader) -> Entry | None:
    """The next move that is played at the table; None when all are read."""
    head = table.head
    entry = reader.entry()
    while entry is not None and head.older and is_passed_over(table, entry.seat, entry.text):
        reader.pass_over(entry, head.seats)
        head.passed_over += 1
        entry = reader.entry()
    return entry


def _play_entry(table: Table, reader: Reader, entry: Entry, fixed: Chance | None) -> None:
    recorded = Recorded(entry.picks)
    table.chance.source = _checked(recorded, fixed)
    try:
        table.play_move(table.legal_move(entry.text, entry.seat))
        if recorded.used != len(entry.picks):
            raise Refused(f"{entry.text!r} has more picks than the game asks for")
    except Refused as refused:
        raise _wrong(table.game, reader, table.head, refused.text) from refused


def _wrong(game: Game, reader: Reader, head: Head, problem: str) -> Refused:
    """The refusal of the row that was read last; of a log of older rules, it tells that."""
    told = f"{problem.rstrip('.')}. {played_with(game, head.older)}" if head.older else problem
    return reader.wrong(told)


def proved(game: Game, reader: Reader, head: Head) -> Table:
    """The table of a sealed log, whose luck was all fixed before the first move, or of a daily
    voyage with the luck of its day; or a refusal.

    Of a sealed log that was renewed, this is shown of the moves since then.
    """
    if head.keyed:
        table = replayed(game, reader, head, Keyed(head.keyed), None)
        reader.check_sum()
        return table
    if not head.seal:
        raise Unsealed("This log is not sealed: nothing proves where its luck came from.")
    if not reader.seed:
        raise Unsealed("This log does not tell its seed: that is published when the game is over.")
    table = replayed(game, reader, head, Unopened(), None)
    reader.check_sum()
    return table
