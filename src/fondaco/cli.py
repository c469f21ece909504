"""The command `fondaco`: play, replay, analyse, puzzle, verify, rules, edition; serve, worker,
backup, recheck, admin."""

import io
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace

import fondaco
from fondaco import Refused
from fondaco.terminal.admin import add_orders
from fondaco.terminal.analyse import add_analyse
from fondaco.terminal.editions import add_edition_commands
from fondaco.terminal.play import add_play
from fondaco.terminal.proof import add_verify
from fondaco.terminal.puzzles import add_puzzle
from fondaco.terminal.replay import add_replay
from fondaco.terminal.rules import add_rules

CUT_SHORT = 1
WRONG = 2
INTERRUPTED = 130
MOST_PORT = 65535
MOST_DAYS = 36_500
MOST_PROCESSES = 1000
ABOUT = ("-h", "--help", "--version")  # what `fondaco` says of itself


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    forgive_encodings()
    try:
        return run(parser().parse_args(meant(sys.argv[1:] if argv is None else argv)))
    except SystemExit as left:  # argparse has said all there is to say
        return int(left.code or 0)
    except Refused as refused:
        print(f"fondaco: {refused.text}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_SHORT


def meant(argv: list[str]) -> list[str]:
    """Without a command it opens a house, and takes what `serve` takes."""
    is_alone = not argv or (argv[0].startswith("-") and argv[0] not in ABOUT)
    return ["serve", "--open", *argv] if is_alone else argv


def forgive_encodings() -> None:
    """A letter that the terminal does not know is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser() -> ArgumentParser:
    alone = "Without a command it opens a house and shows it in the browser."
    top = ArgumentParser("fondaco", description=f"A digital table for trading games. {alone}")
    top.add_argument("--version", action="version", version=f"fondaco {fondaco.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    add_play(commands.add_parser("play", help="play a game in the terminal"))
    add_replay(commands.add_parser("replay", help="retell the game in a log"))
    add_analyse(commands.add_parser("analyse", help="tell what decided the game in a log"))
    add_puzzle(commands.add_parser("puzzle", help="look for puzzles in games of bots"))
    add_rules(commands.add_parser("rules", help="read the rules of a game"))
    add_edition_commands(commands.add_parser("edition", help="the printed values of a game"))
    add_serve(commands.add_parser("serve", help="open a house: play in the browser"))
    add_worker(commands.add_parser("worker", help="think for the bots of houses elsewhere"))
    add_backup(commands.add_parser("backup", help="copy everything a house keeps into one file"))
    add_recheck(commands.add_parser("recheck", help="replay every game of a house as a check"))
    add_admin(commands.add_parser("admin", help="look after a house, also while it is open"))
    add_verify(
        commands.add_parser("verify", help="prove that the luck in a log was fixed beforehand")
    )
    return top


def run(args: Namespace) -> int:
    status: int = args.command(args)
    return status


def add_serve(serve: ArgumentParser) -> None:
    """The server is loaded only when it is asked for."""
    at = "the address to listen on (default: %(default)s)"
    serve.add_argument("--host", default="127.0.0.1", help=at)
    any_port = "the port; 0 for any free one (default: %(default)s)"
    serve.add_argument("--port", type=port, default=8000, help=any_port)
    add_data(serve)
    add_house_edition(serve)
    add_bus(serve)
    serve.add_argument(
        "--public", action="store_true", help="serve strangers; checks that this is safe"
    )
    serve.add_argument(
        "--idle-days",
        type=days,
        default=90,
        metavar="DAYS",
        help="end tables that nobody has touched for so long; 0: never (default: %(default)s)",
    )
    serve.add_argument(
        "--change",
        action="append",
        default=[],
        choices=("edition", "secret"),
        help="serve with another edition, or FONDACO_SECRET, than before, on purpose",
    )
    serve.add_argument("--open", action="store_true", help="show it in the browser")
    serve.set_defaults(command=serve_house)


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_PORT:
        raise ArgumentTypeError(f"a port is a number from 0 to {MOST_PORT}, not {text!r}")
    return int(text)


def days(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_DAYS:
        raise ArgumentTypeError(f"a number of days from 0 to {MOST_DAYS}, not {text!r}")
    return int(text)


def serve_house(args: Namespace) -> int:
    from fondaco.server.serve import serve_house

    return serve_house(args)


def add_worker(worker: ArgumentParser) -> None:
    add_bus(worker)
    add_house_edition(worker)
    worker.add_argument(
        "--processes",
        type=number,
        default=os.cpu_count() or 1,
        metavar="NUMBER",
        help="how many think at a time (default: %(default)s, the cores of this machine)",
    )
    worker.set_defaults(command=work_for_houses)


def work_for_houses(args: Namespace) -> int:
    from fondaco.server.serve import work_for_houses

    return work_for_houses(args)


def number(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= MOST_PROCESSES:
        raise ArgumentTypeError(f"a number from 1 to {MOST_PROCESSES}, not {text!r}")
    return int(text)


def add_backup(backup: ArgumentParser) -> None:
    add_data(backup)
    backup.add_argument("file", metavar="FILE", help="where to; replaces an older copy")
    backup.set_defaults(command=back_up_house)


def back_up_house(args: Namespace) -> int:
    from fondaco.server.maintenance import back_up_house

    return back_up_house(args)


def add_recheck(recheck: ArgumentParser) -> None:
    add_data(recheck)
    add_house_edition(recheck)
    recheck.set_defaults(command=recheck_house)


def recheck_house(args: Namespace) -> int:
    from fondaco.server.maintenance import recheck_house

    return recheck_house(args)


def add_admin(admin: ArgumentParser) -> None:
    add_data(admin)
    add_orders(admin)
    admin.set_defaults(command=look_after_house)


def look_after_house(args: Namespace) -> int:
    from fondaco.server.admin import look_after_house

    return look_after_house(args)


def add_data(command: ArgumentParser) -> None:
    """Where a house keeps its tables."""
    command.add_argument(
        "--data",
        default="fondaco-data",
        metavar="DIR",
        help="the data folder (default: %(default)s)",
    )
    command.add_argument(
        "--database", default="", metavar="URL", help="postgresql://..., for several processes"
    )


def add_bus(command: ArgumentParser) -> None:
    command.add_argument(
        "--bus",
        default="",
        metavar="URL",
        help="redis://..., a Valkey or Redis that many processes share",
    )


def add_house_edition(command: ArgumentParser) -> None:
    command.add_argument(
        "--edition",
        action="append",
        default=[],
        metavar="TITLE=FILE",
        help="the printed values of your own copy; once for each title",
    )
