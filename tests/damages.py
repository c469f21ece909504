"""What can go wrong with a table that is stored, and how it is put right again."""

import json
from collections.abc import Callable

from fondaco.server.database import Connection
from houses import OpenHouse
from stored import change, forget, journal, rows, write

STARTED = 3  # the number of the entry that holds the head of the log, at a table of two


def spoil(house: OpenHouse, table: str, sql: str, *values: object) -> None:
    change(house, sql, *values, table)
    forget(house, table)


def body(house: OpenHouse, table: str, seq: int, text: str) -> None:
    """Let an entry say something else."""
    spoil(house, table, "UPDATE journal SET body = ? WHERE seq = ? AND table_id = ?", text, seq)


class Kept:
    """All that is stored of a table, to be put back."""

    def __init__(self, house: OpenHouse, id: str) -> None:
        self.house = house
        self.id = id
        self.journal = rows(house, "SELECT * FROM journal WHERE table_id = ?", id)
        sql = "SELECT opened, status, seats, moves, changed FROM tables WHERE id = ?"
        [self.row] = rows(house, sql, id)

    def put_back(self) -> None:
        """Mend the cause; that the table was set aside is still noted."""
        write(self.house, self._put_back)

    def _put_back(self, connection: Connection) -> None:
        connection.change("DELETE FROM journal WHERE table_id = ?", (self.id,))
        for row in self.journal:
            connection.change("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", row)
        sql = "UPDATE tables SET opened = ?, status = ?, seats = ?, moves = ?, changed = ?"
        connection.change(f"{sql} WHERE id = ?", (*self.row, self.id))


def last(house: OpenHouse, table: str) -> tuple[int, str]:
    """The number and body of the last entry."""
    seq, _, _, text, _ = journal(house, table)[-1]
    return seq, text


# --- What can go wrong ---


def garbage(house: OpenHouse, table: str) -> None:
    body(house, table, 5, '{"is":"moved","li')


def no_text(house: OpenHouse, table: str) -> None:
    sql = "UPDATE journal SET body = CAST(x'ff00fe' AS TEXT) WHERE seq = ? AND table_id = ?"
    spoil(house, table, sql, 5)


def missing(house: OpenHouse, table: str) -> None:
    spoil(house, table, "DELETE FROM journal WHERE seq = ? AND table_id = ?", 5)


def missing_first(house: OpenHouse, table: str) -> None:
    spoil(house, table, "DELETE FROM journal WHERE seq = ? AND table_id = ?", 1)


def unknown_kind(house: OpenHouse, table: str) -> None:
    body(house, table, 5, '{"is":"levitated","seat":0}')


def no_such_seat(house: OpenHouse, table: str) -> None:
    body(house, table, 2, '{"is":"left","seat":7}')


def no_time(house: OpenHouse, table: str) -> None:
    spoil(house, table, "UPDATE journal SET made = ? WHERE table_id = ?", "noon")


def other_picks(house: OpenHouse, table: str) -> None:
    seq, text = last(house, table)
    move, _, pick = json.loads(text)["line"].partition(" | ")
    line = f"{move} | {(int(pick) + 1) % 5}"
    body(house, table, seq, json.dumps({"is": "moved", "line": line}))


def other_set_up(house: OpenHouse, table: str) -> None:
    change_head(house, table, "start ", "start 1 ")


def other_move(house: OpenHouse, table: str) -> None:
    seq, _ = last(house, table)
    body(house, table, seq, '{"is":"moved","line":"0 travel timbuktu"}')


def other_seat(house: OpenHouse, table: str) -> None:
    seq, text = last(house, table)
    body(house, table, seq, text.replace('"line":"0 ', '"line":"1 '))


def change_head(house: OpenHouse, table: str, old: str, new: str) -> None:
    head = json.loads(journal(house, table)[STARTED - 1][3])["head"]
    assert old in head
    changed = head.replace(old, new, 1)
    body(house, table, STARTED, json.dumps({"is": "started", "head": changed}))


def title_gone(house: OpenHouse, table: str) -> None:
    [(text,)] = rows(house, "SELECT opened FROM tables WHERE id = ?", table)
    column(house, table, "opened", text.replace("merkator", "backgammon"))
    change_head(house, table, "title merkator", "title backgammon")


def column(house: OpenHouse, table: str, name: str, value: str) -> None:
    spoil(house, table, f"UPDATE tables SET {name} = ? WHERE id = ?", value)


def row(name: str, value: str) -> Callable[[OpenHouse, str], None]:
    """Damage in one column of the table's own row."""

    def damage(house: OpenHouse, table: str) -> None:
        column(house, table, name, value)

    damage.__name__ = f"{name}_of_its_row"
    return damage


JOURNAL = "Its journal is damaged."
ROW = "Its row in the store is damaged."
DAMAGES: list[tuple[Callable[[OpenHouse, str], None], str]] = [
    (garbage, JOURNAL),
    (no_text, JOURNAL),
    (missing, JOURNAL),
    (missing_first, JOURNAL),
    (unknown_kind, JOURNAL),
    (no_such_seat, JOURNAL),
    (no_time, JOURNAL),
    (other_picks, JOURNAL),
    (other_set_up, JOURNAL),
    (other_move, JOURNAL),
    (other_seat, JOURNAL),
    (title_gone, "backgammon"),
    (row("opened", '{"title":"merk'), ROW),
    (row("opened", '{"title":5}'), ROW),
    (row("seats", "[{}]"), ROW),
    (row("status", "dancing"), ROW),
    (row("moves", "many"), ROW),
    (row("changed", "yesterday"), ROW),
]
