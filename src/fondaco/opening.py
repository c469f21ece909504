"""How a table comes about: set up anew, restored from a snapshot, or replayed from a log."""

from collections.abc import Mapping

from fondaco.core import fields
from fondaco.core.chance import Chance, Noted, Recorded
from fondaco.core.game import Game, State
from fondaco.core.refusal import Refused
from fondaco.core.sealed import Compared, Seal, Sealed, Unopened, Unsealed
from fondaco.log import Entry, Head, Reader
from fondaco.table import Table


def opened(game: Game, seats: int, options: Mapping[str, str], chance: Chance) -> Table:
    """A table set up for the first move."""
    noted = Noted(chance)
    settled = game.settled(seats, options)
    head = Head(game.title, game.rules_version, game.edition, seats, settled)
    _seal(head, chance)
    state = game.new(seats, settled, noted)
    head.start = noted.picks
    return Table(game, head, state, chance)


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
    _check_versions(game, head)
    game.settled(head.seats, options)
    head.origin = origin.fields
    return Table(game, head, game.restore(origin.fields), chance)


def replayed(game: Game, reader: Reader, head: Head, chance: Chance, to: int | None) -> Table:
    """The table that a log tells of, after its first `to` moves; its luck goes on with `chance`."""
    _check_versions(game, head)
    sealed = _sealed(reader, head, chance)
    recorded = Recorded(head.start)
    try:
        settled = game.settled(head.seats, head.options)
        state = _beginning(game, head, settled, _checked(recorded, sealed))
    except Refused as refused:
        raise reader.wrong(refused.text) from refused
    if recorded.used != len(head.start):
        raise reader.wrong("the set-up has more picks than the game asks for")
    table = Table(game, head, state, recorded)
    entry = reader.entry()
    while entry is not None and (to is None or table.moves_played < to):
        _play_entry(table, reader, entry, sealed)
        entry = reader.entry()
    reader.check_spelling(table.log())
    _go_on(table, chance, reader.seed if entry is None else "")
    return table


def _sealed(reader: Reader, head: Head, chance: Chance) -> Sealed | None:
    """The sealed luck of a log whose seed is known, by its holder or by the log itself."""
    if isinstance(chance, Sealed):
        return chance
    return Sealed(Seal(reader.seed), head.nonces) if reader.seed else None


def _checked(recorded: Recorded, sealed: Sealed | None) -> Chance:
    return recorded if sealed is None else Compared(recorded, sealed)


def _go_on(table: Table, chance: Chance, seed: str) -> None:
    """Let the luck of a replayed table go on; other luck than its own breaks the seal."""
    table.chance.source = chance
    if not isinstance(chance, Sealed | Unopened):
        table.head.seal = ""
    elif seed:
        table.close(seed)
    else:
        table.reveal_at_the_end()


def _beginning(game: Game, head: Head, options: dict[str, str], chance: Chance) -> State:
    if head.origin is not None:
        return game.restore(head.origin)
    return game.new(head.seats, options, chance)


def _check_versions(game: Game, head: Head) -> None:
    if head.rules != game.rules_version:
        raise Refused(
            f"It was played with version {head.rules} of {game.name}'s rules; "
            f"here is version {game.rules_version}."
        )
    if head.edition != game.edition:
        raise Refused(
            f"It was played with edition {head.edition} of {game.name}; here is edition "
            f"{game.edition}. Name the file of that edition with --edition."
        )


def _play_entry(table: Table, reader: Reader, entry: Entry, sealed: Sealed | None) -> None:
    recorded = Recorded(entry.picks)
    table.chance.source = _checked(recorded, sealed)
    try:
        table.play_move(table.legal_move(entry.text, entry.seat))
    except Refused as refused:
        raise reader.wrong(refused.text) from refused
    if recorded.used != len(entry.picks):
        raise reader.wrong(f"{entry.text!r} has more picks than the game asks for")


def proved(game: Game, reader: Reader, head: Head, log: str) -> Table:
    """The table of a sealed log, whose luck was all fixed before the first move; or a refusal."""
    if not head.seal:
        raise Unsealed("This log is not sealed: nothing proves where its luck came from.")
    if not reader.seed:
        raise Unsealed("This log does not tell its seed: that is published when the game is over.")
    table = replayed(game, reader, head, Unopened(), None)
    _check_writing(table.log(), log)
    return table


def _check_writing(own: str, log: str) -> None:
    """Refuse a text that means the same, but is not what a table writes."""
    rows = zip(own.split("\n"), log.split("\n"), strict=False)
    for number, (due, row) in enumerate(rows, 1):
        if due != row:
            raise Refused(f"log line {number}: a table writes {due!r}, and not {row!r}.")
