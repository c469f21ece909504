"""Taking a decision back. Bots consent: their moves since go with it, if nothing was revealed."""

from itertools import groupby

from fondaco import Refused, Table
from fondaco.terminal.lines import moves
from fondaco.terminal.spelling import spoken

Played = tuple[int, str]  # a seat and the text of its move


def before(table: Table, people: set[int], names: list[str]) -> Table:
    """The table as it was when a person last decided."""
    twin = table.copy()
    try:
        twin.undo()
        while twin.to_act not in people:
            twin.undo()
    except Refused as refused:
        raise _blamed(refused, twin, people, names) from refused
    return twin


def is_possible(table: Table, people: set[int]) -> bool:
    """Whether a person's last decision can be taken back."""
    try:
        before(table, people, [""] * table.seats)
    except Refused:
        return False
    return True


def _blamed(refused: Refused, twin: Table, people: set[int], names: list[str]) -> Refused:
    """The refusal; if it was a bot that revealed something, it says so."""
    last = [seat for seat, _ in played(twin)][-1:]
    if not last or last[0] in people or twin.moves_played == twin.head.moves_before:
        return refused
    name = names[last[0]]
    return Refused(f"{name} has revealed something since; your decision cannot be taken back.")


def told(table: Table, earlier: Table, names: list[str]) -> str:
    """What was taken back, by whose moves they were."""
    gone = played(table)[earlier.moves_played :]
    parts = [
        f"{who}: {', '.join([text for _, text in run])}"
        for who, run in groupby(_told(gone, earlier, names), lambda pair: pair[0])
    ]
    return f"Taken back: {moves(len(gone))} ({'; '.join(parts)})."


def _told(gone: list[Played], earlier: Table, names: list[str]) -> list[tuple[str, str]]:
    """Each move with whose it was; they drew no luck, so they can be made once more."""
    twin = earlier.copy()
    found: list[tuple[str, str]] = []
    for seat, text in gone:
        other = twin.game.decides_for(twin.view(seat))
        who = f"{names[seat]} for {other}" if other else names[seat]
        found.append((who, spoken(earlier, text)))
        twin.play(text)
    return found


def played(table: Table) -> list[Played]:
    """The moves so far, as the log has them."""
    rows = [row.partition(" | ")[0] for row in table.log().split("\n") if row[:1].isdigit()]
    return [(int(row.split(" ")[0]), row.partition(" ")[2]) for row in rows]
