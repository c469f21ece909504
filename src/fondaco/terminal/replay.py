"""The command `fondaco replay`: a log, told move by move."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

import fondaco
from fondaco import Recorded, Refused
from fondaco.opening import next_entry
from fondaco.reading import Reader
from fondaco.terminal import files, lines, versions
from fondaco.terminal.console import show
from fondaco.terminal.editions import add_edition
from fondaco.terminal.seating import PERSON, seat_names
from fondaco.terminal.tale import tale

FINE = 0


def add_replay(replay: ArgumentParser) -> None:
    replay.add_argument(
        "log", metavar="LOG", help="a log: saved in the terminal, or downloaded from a table"
    )
    replay.add_argument("--to", type=move_number, metavar="N", help="stop after move N")
    add_edition(replay)
    replay.set_defaults(command=replay_log)


def move_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"{text!r} is not a number of moves")
    return int(text)


def replay_log(args: Namespace) -> int:
    log = files.read_log(args.log)
    if args.edition is not None:
        fondaco.use_edition(Reader(log).head().title, args.edition)
    whole = files.replayed(args.log, log, args.to)
    if args.to is not None and args.to > whole.moves_played:
        ending = f"{args.log} ends after {lines.moves(whole.moves_played)}"
        raise Refused(f"There is no move {args.to}: {ending}.")
    names = seat_names([PERSON] * whole.seats)
    show(versions.remarks(whole))
    tell_moves(log, whole.moves_played, names)
    show(["", *whole.game.board(whole.view(None), names), ""])
    show(lines.standings(whole, names))
    return FINE


def tell_moves(log: str, count: int, names: list[str]) -> None:
    """Play a log that is known to be sound once more, move by move."""
    reader = Reader(log)
    before = reader.head().moves_before
    table = fondaco.replay(log, before)
    for number in range(before + 1, count + 1):
        entry = next_entry(table, reader)
        assert entry is not None
        table.chance.source = Recorded(entry.picks)
        opening = f"{number}. {names[entry.seat]}: {entry.text}."
        show(tale(table.game, table.play(entry.text, entry.seat), names, opening))
