"""The command `fondaco verify`: what a sealed log proves, in plain words."""

from argparse import ArgumentParser, Namespace

import fondaco
from fondaco import Refused, Table, Unsealed
from fondaco.log import Reader
from fondaco.terminal import files, lines
from fondaco.terminal.console import say, show

PROVED = 0
UNPROVED = 1


def add_verify(command: ArgumentParser) -> None:
    command.add_argument("log", metavar="LOG", help="the log of a game with sealed luck")
    command.add_argument("--edition", metavar="FILE", help="the edition that it was played with")
    command.set_defaults(command=verify_log)


def verify_log(args: Namespace) -> int:
    log = files.read_log(args.log)
    try:
        table = verified(log, args.edition)
    except Unsealed as unsealed:
        say(f"{args.log}: {unsealed.text}")
        return UNPROVED
    except Refused as refused:
        raise Refused(f"{args.log}: {refused.text}") from refused
    say(f"{args.log}: all luck of this game was fixed before its first move.")
    show(proof(table, log))
    return PROVED


def verified(log: str, edition: str | None) -> Table:
    if edition is not None:
        fondaco.use_edition(Reader(log).head().title, edition)
    return fondaco.verify(log)


def proof(table: Table, log: str) -> list[str]:
    """What was proved, and what everybody has to compare for themselves."""
    start, drawn = picks(log)
    nonces = [f"    seat {seat}: {nonce}" for seat, nonce in enumerate(table.head.nonces)]
    return [
        *point("Its seed has the SHA-256 that was sealed before the set-up."),
        *point(
            f"The {start} picks of the set-up and the {drawn} picks of {table.moves_played} moves "
            "are, one by one and in order, what the seed and the nonces give. None is missing, "
            "none is left over."
        ),
        *point(f"Every move is legal, and the game {ending(table)}."),
        "A log cannot show when it was written. Compare:",
        "  the seal with the one that you were shown by the first move (online: under More):",
        f"    {table.head.seal}",
        "  the nonce of your seat, if you named one when you sat down (else the table drew it):",
        *nonces,
    ]


def point(text: str) -> list[str]:
    return lines.paragraph(text, "  - ", "    ")


def ending(table: Table) -> str:
    return "came to its end" if table.is_over else "was left there"


def picks(log: str) -> tuple[int, int]:
    """How many picks the set-up and all moves have drawn."""
    reader = Reader(log)
    start = len(reader.head().start)
    drawn = 0
    entry = reader.entry()
    while entry is not None:
        drawn += len(entry.picks)
        entry = reader.entry()
    return start, drawn
