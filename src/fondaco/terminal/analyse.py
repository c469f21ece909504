"""The command `fondaco analyse`: the account of a game, as text or as a page."""

import sys
from argparse import ArgumentParser, Namespace

import fondaco
from fondaco.analysis import QUALITIES, analyse
from fondaco.analysis.pages import Teller
from fondaco.reading import Reader
from fondaco.teaching import ENGLISH, LANGUAGES
from fondaco.terminal import files, versions
from fondaco.terminal.console import show
from fondaco.terminal.editions import add_edition
from fondaco.terminal.lines import paragraph
from fondaco.terminal.seating import PERSON, seat_names

FINE = 0
INDENT = "  "


def add_analyse(command: ArgumentParser) -> None:
    command.add_argument(
        "log", metavar="LOG", help="a log: saved in the terminal, or downloaded from a table"
    )
    command.add_argument("--html", metavar="FILE", help="write a page with the chart instead")
    command.add_argument(
        "--quality",
        choices=list(QUALITIES),
        default="usual",
        help="how thoroughly (default: usual)",
    )
    command.add_argument("--language", choices=LANGUAGES, default=ENGLISH)
    add_edition(command)
    command.set_defaults(command=analyse_log)


def analyse_log(args: Namespace) -> int:
    log = files.read_log(args.log)
    if args.edition is not None:
        fondaco.use_edition(Reader(log).head().title, args.edition)
    table = files.replayed(args.log, log)
    account = analyse(log, args.quality, tell_progress if sys.stderr.isatty() else None)
    teller = Teller(account, seat_names([PERSON] * table.seats), args.language)
    if args.html is not None:
        files.write(args.html, teller.html())
        return FINE
    show(versions.remarks(table))
    for line in teller.lines():
        indent = INDENT if line.startswith(INDENT) else ""
        show(paragraph(line.strip(), indent, indent + indent) if line else [""])
    return FINE


def tell_progress(done: int, all_: int) -> None:
    end = "\n" if done == all_ else ""
    print(f"\r{done} of {all_} decisions", end=end, file=sys.stderr, flush=True)
