"""The command `fondaco puzzle`: looks for puzzles, and checks those that are older."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from fondaco.core.refusal import Refused
from fondaco.games.shelf import TITLES
from fondaco.puzzles.files import fresh, older, read, write
from fondaco.puzzles.mining import Progress, mine, renewed
from fondaco.puzzles.shapes import Puzzles
from fondaco.terminal import files
from fondaco.terminal.console import say

FINE = 0
WANTED = 20


def add_puzzle(command: ArgumentParser) -> None:
    command.add_argument("title", choices=TITLES, help="the game")
    command.add_argument(
        "--file", required=True, help="where they are kept; what is there is gone on with"
    )
    command.add_argument(
        "--count", type=int, default=WANTED, help="how many there shall be (default: %(default)s)"
    )
    command.set_defaults(command=make_puzzles)


def make_puzzles(args: Namespace) -> int:
    """Look for puzzles; stopped at any time, it goes on from there when it is called again."""
    path = Path(args.file)
    puzzles = read(files.read(args.file)) if path.is_file() else fresh(args.title)
    if puzzles.title != args.title:
        raise Refused(f"{args.file} has puzzles of {puzzles.title}.")
    keep = keeper(path, args.count)
    changes = older(puzzles)
    if changes:
        say(f"{args.file}: {'; '.join(changes)}. {len(puzzles.puzzles)} puzzles are checked again.")
        puzzles = renewed(puzzles, keep)
    mine(puzzles, args.count, keep)
    say(f"{args.file}: {len(puzzles.puzzles)} puzzles of {puzzles.games} games.")
    return FINE


def keeper(path: Path, count: int) -> Progress:
    """Keeps what was found, and says how far it is."""

    def keep(puzzles: Puzzles) -> None:
        write(path, puzzles)
        told = f"{len(puzzles.puzzles)} of {count} puzzles, {puzzles.games} games"
        end = "\r" if sys.stderr.isatty() else "\n"
        print(told, end=end, file=sys.stderr, flush=True)

    return keep
