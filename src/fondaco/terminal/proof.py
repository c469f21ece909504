"""The command `fondaco verify`: what a sealed log proves, in plain words."""

from argparse import ArgumentParser, Namespace

import fondaco
from fondaco import Refused, Table, Unsealed
from fondaco.core.sealed import following_nonce
from fondaco.log import Head, Renewal
from fondaco.reading import Reader
from fondaco.terminal import files, lines, versions
from fondaco.terminal.console import say, show
from fondaco.versions import past_versions

PROVED = 0
UNPROVED = 1  # or not all of it


def add_verify(command: ArgumentParser) -> None:
    command.add_argument("log", metavar="LOG", help="the log of a game with sealed luck")
    command.add_argument("--edition", metavar="FILE", help="the edition that it was played with")
    command.add_argument("--seal", help="the seal that you were shown before you named a nonce")
    command.add_argument(
        "--nonce",
        nargs=2,
        metavar=("SEAT", "NONCE"),
        action="append",
        default=[],
        help="a nonce that you, or your browser, named for a seat; the first seat is 0",
    )
    command.set_defaults(command=verify_log)


def verify_log(args: Namespace) -> int:
    log = files.read_log(args.log)
    try:
        table = verified(log, args.edition)
        check_seen(table.head, args.seal, args.nonce)
    except Unsealed as unsealed:
        say(f"{args.log}: {unsealed.text}")
        return UNPROVED
    except Refused as refused:
        raise Refused(f"{args.log}: {refused.text}") from refused
    say(f"{args.log}: {verdict(table)}")
    show(proof(table, log))
    return PROVED if table.head.renewal is None else UNPROVED


def verified(log: str, edition: str | None) -> Table:
    if edition is not None:
        fondaco.use_edition(Reader(log).head().title, edition)
    return fondaco.verify(log)


def check_seen(head: Head, seal: str | None, nonces: list[list[str]]) -> None:
    """Refuse a log of other luck than that which somebody has seen being made."""
    if seal is not None and seal != head.seal:
        raise Refused(f"its seal is not the one that you were shown; it is {head.seal}.")
    known = {str(seat): nonce for seat, nonce in enumerate(head.nonces)}
    for seat, nonce in nonces:
        if seat not in known:
            raise Refused(f"it has no seat {seat}.")
        if known[seat] != nonce:
            raise Refused(f"seat {seat} did not add the nonce that you named; it is {known[seat]}.")


def verdict(table: Table) -> str:
    if table.head.keyed:
        return f"all luck of this game is that of the daily voyage of {table.head.voyage}."
    if table.head.renewal is None:
        return "all luck of this game was fixed before its first move."
    if table.moves_played == table.head.moves_before:
        return "of this game only the seal is proved, but none of its moves."
    span = numbered(table.head.moves_before + 1, table.moves_played)
    return f"a part is proved: the luck of {span} was fixed before the first move of the game."


def proof(table: Table, log: str) -> list[str]:
    """What was proved, what was not, and what everybody has to compare for themselves."""
    if table.head.keyed:
        return of_voyage(table, log)
    return [
        *point("Its seed has the SHA-256 that was sealed before the set-up."),
        *[row for text in of_moves(table, log) for row in point(text)],
        "A log cannot show when it was written. Nor does it tell who named a nonce. Compare:",
        "  the seal with the one that you saw before you named a nonce (online: under More):",
        f"    {table.head.seal}",
        "  the nonce of your seat with the one that you, or your browser, named then:",
        *nonces(table.head.nonces),
        "If nobody named one after seeing the seal, whoever drew the seed could choose the luck.",
    ]


def of_voyage(table: Table, log: str) -> list[str]:
    """What a log of a daily voyage shows, and what it cannot."""
    start, drawn = picks(log)
    luck = f"The {start} picks of the set-up and the {drawn} of {table.moves_played} moves are"
    points = " to ".join([f"{score['total']:g}" for score in table.scores()])
    return [
        *point(f"{luck} what everybody had on that day. None is missing, none is left over."),
        *point(f"Every move is legal, and the game {ending(table)}: {points} points."),
        "Anybody can tell the luck of a day beforehand: whether it was a first try, a log cannot",
        "show.",
    ]


def nonces(found: list[str]) -> list[str]:
    """The nonces, and which of them follow from which."""
    return [f"    seat {seat}: {nonce}{origin(found, seat)}" for seat, nonce in enumerate(found)]


def origin(found: list[str], seat: int) -> str:
    for other, nonce in enumerate(found):
        if found[seat] == following_nonce(nonce, seat):
            return f" (follows from that of seat {other})"
    return ""


def of_moves(table: Table, log: str) -> list[str]:
    start, drawn = picks(log)
    fixed = "are, one by one and in order, what the seed and the nonces give"
    complete = "None is missing, none is left over."
    end = f"and the game {ending(table)}."
    renewal = table.head.renewal
    if renewal is None:
        these = f"the {drawn} picks of {table.moves_played} moves"
        luck = f"The {start} picks of the set-up and {these} {fixed}. {complete}"
        return [luck, f"Every move is legal, {end}", *versions.older(table)]
    span = numbered(renewal.past.moves + 1, table.moves_played)
    luck = f"The {drawn} picks of {span} {fixed} after the first {renewal.drawn} words. {complete}"
    legal = f"Each of these moves is legal, {end}"
    proved = [luck, legal] if table.moves_played > renewal.past.moves else []
    return [*proved, *versions.older(table), unproved(table, renewal)]


def unproved(table: Table, renewal: Renewal) -> str:
    """What stands before a renewal: the log tells it, and nothing shows that it was so."""
    moves = renewal.past.moves
    these = f"The set-up and {numbered(1, moves)} are" if moves else "The set-up is"
    luck = f"The {renewal.past.picks} picks of that part"
    state = f"the state to which it came with {renewal.drawn} words of luck"
    return (
        f"{these} not proved: {reason(table, renewal)} {luck}, and {state}, are what the log says."
    )


def reason(table: Table, renewal: Renewal) -> str:
    here = table.game.rules_version
    if set(renewal.past.rules) == {here}:
        return "the game was renewed after that, and goes on from there."
    return (
        f"that was played with {past_versions(renewal)} of {table.game.name}'s rules; this Fondaco "
        f"has version {here} and cannot replay it."
    )


def numbered(first: int, last: int) -> str:
    return f"move {first}" if first == last else f"moves {first} to {last}"


def point(text: str) -> list[str]:
    return lines.paragraph(text, "  - ", "    ")


def ending(table: Table) -> str:
    return "came to its end" if table.is_over else "was left there"


def picks(log: str) -> tuple[int, int]:
    """How many picks the set-up and all moves that are replayed have drawn."""
    reader = Reader(log)
    start = len(reader.head().start)
    drawn = 0
    entry = reader.entry()
    while entry is not None:
        drawn += len(entry.picks)
        entry = reader.entry()
    return start, drawn
