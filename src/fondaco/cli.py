"""The command `fondaco`: play, replay, verify, rules, edition; serve, backup, recheck."""

import io
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace

import fondaco
from fondaco import Recorded, Refused
from fondaco.log import Reader
from fondaco.terminal import files, lines
from fondaco.terminal.console import say, show
from fondaco.terminal.editions import add_edition_commands, named_edition
from fondaco.terminal.proof import add_verify
from fondaco.terminal.seating import KINDS, PERSON, seat_kinds, seat_names
from fondaco.terminal.sitting import Sitting

FINE = 0
NOT_FOUND = 1
WRONG = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit status."""
    forgive_encodings()
    try:
        return run(parser().parse_args(argv))
    except SystemExit as left:  # argparse has said all there is to say
        return int(left.code or 0)
    except Refused as refused:
        print(f"fondaco: {refused.text}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # who read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOT_FOUND


def forgive_encodings() -> None:
    """A letter that the terminal does not know is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser() -> ArgumentParser:
    alone = "Without a command it opens a house and shows it in the browser."
    top = ArgumentParser("fondaco", description=f"A digital table for trading games. {alone}")
    top.add_argument("--version", action="version", version=f"fondaco {fondaco.__version__}")
    top.set_defaults(command=None, parser=top)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    add_play(commands.add_parser("play", help="play a game in the terminal"))
    add_replay(commands.add_parser("replay", help="tell the game of a log"))
    add_rules(commands.add_parser("rules", help="read the rules of a game"))
    add_edition_commands(commands.add_parser("edition", help="the printed values of a game"))
    add_serve(commands.add_parser("serve", help="open a house: tables in the browser"))
    add_backup(commands.add_parser("backup", help="copy all that a house keeps into a file"))
    add_recheck(commands.add_parser("recheck", help="play all games of a house again"))
    add_verify(commands.add_parser("verify", help="prove that the luck of a log was fixed before"))
    return top


def add_play(play: ArgumentParser) -> None:
    play.add_argument("title", nargs="?", metavar="TITLE", help="the game")
    play.add_argument(
        "--seats",
        help=f"who sits there, each {lines.any_of(KINDS)} (default: you and greedy)",
    )
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a choice of the game"
    )
    play.add_argument("--seed", help="the same luck for the same seed")
    add_edition(play)
    play.set_defaults(command=play_title)


def add_replay(replay: ArgumentParser) -> None:
    replay.add_argument("log", metavar="LOG", help="a file that 'save' has written")
    replay.add_argument("--to", type=move_number, metavar="N", help="stop after move N")
    add_edition(replay)
    replay.set_defaults(command=replay_log)


def add_serve(serve: ArgumentParser) -> None:
    """The server is loaded only where it is asked for."""
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    serve.add_argument("--port", type=int, default=8000, help="the port; 0: any that is free")
    add_data(serve)
    add_house_edition(serve)
    serve.add_argument("--public", action="store_true", help="serve strangers; checks its safety")
    serve.add_argument("--open", action="store_true", help="show it in the browser")
    serve.set_defaults(command=serve_house)


def serve_house(args: Namespace) -> int:
    from fondaco.server.serve import serve_house

    return serve_house(args)


def add_data(command: ArgumentParser) -> None:
    """Where a house keeps its tables."""
    command.add_argument("--data", default="fondaco-data", metavar="DIR", help="the data folder")
    command.add_argument(
        "--database", default="", metavar="URL", help="postgresql://..., for several processes"
    )


def add_backup(backup: ArgumentParser) -> None:
    add_data(backup)
    backup.add_argument("file", metavar="FILE", help="where to; an older copy there is replaced")
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


def add_house_edition(command: ArgumentParser) -> None:
    command.add_argument(
        "--edition", metavar="[TITLE=]FILE", help="the printed values of your own copy"
    )


def add_rules(rules: ArgumentParser) -> None:
    rules.add_argument("title", metavar="TITLE", help="the game")
    rules.add_argument(
        "word", nargs="*", default=[], metavar="WORD", help="only rules that speak of this"
    )
    rules.set_defaults(command=print_rules)


def add_edition(command: ArgumentParser) -> None:
    command.add_argument("--edition", metavar="FILE", help="the printed values of your own copy")


def move_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"{text!r} is not a number of moves")
    return int(text)


def run(args: Namespace) -> int:
    if args.command is None:
        args = args.parser.parse_args(["serve", "--open"])
    status: int = args.command(args)
    return status


def play_title(args: Namespace) -> int:
    title = args.title or only_title()
    if args.edition is not None:
        fondaco.use_edition(title, args.edition)
    kinds = seat_kinds(usual_seats(title) if args.seats is None else args.seats)
    table = fondaco.new(title, len(kinds), chosen(args.option), args.seed)
    sitting = Sitting(table, kinds, args.seed)
    if args.title is None:
        say(f"{table.game.name} is the only title on the shelf.")
    engine = "compiled" if fondaco.is_compiled() else "interpreted"
    say(f"{table.game.name}: {', '.join(sitting.names)}. Engine: {engine}.")
    say(named_edition(title, args.edition))
    say("Type help for the commands.")
    sitting.run()
    return FINE


def usual_seats(title: str) -> str:
    """Who sits there if nobody is named: a person and a bot, or as many as it takes."""
    fewest = max(2, min(fondaco.game(title).seats))
    return ",".join([PERSON, *["greedy"] * (fewest - 1)])


def only_title() -> str:
    """The title that is meant when none is named."""
    names = [str(title["title"]) for title in fondaco.titles()]
    if len(names) > 1:
        raise Refused(f"Which game? Type 'fondaco play TITLE'.\n{shelf()}")
    return names[0]


def shelf() -> str:
    """The titles with their numbers of seats and their options."""
    return "\n".join([row for title in fondaco.titles() for row in described(title)])


def described(title: dict[str, object]) -> list[str]:
    game = fondaco.game(str(title["title"]))
    seats = lines.any_of([str(seats) for seats in game.seats])
    options = [f"    --option {o.name}={'|'.join(o.values)}: {o.text}" for o in game.options]
    return [f"  {game.title}: {game.name}, for {seats} seats", *options]


def chosen(options: list[str]) -> dict[str, str]:
    for option in options:
        if "=" not in option:
            raise Refused(f"--option {option} has no value: write NAME=VALUE.\n{shelf()}")
    return dict([option.split("=", 1) for option in options])


def replay_log(args: Namespace) -> int:
    log = files.read_log(args.log)
    if args.edition is not None:
        fondaco.use_edition(Reader(log).head().title, args.edition)
    whole = files.replayed(args.log, log, args.to)
    if args.to is not None and args.to > whole.moves_played:
        ending = f"{args.log} ends after {lines.moves(whole.moves_played)}"
        raise Refused(f"There is no move {args.to}: {ending}.")
    names = seat_names([PERSON] * whole.seats)
    tell_moves(log, whole.moves_played, names)
    show(["", *whole.game.board(whole.view(None), names), ""])
    show(lines.scores(whole.scores(), names))
    return FINE


def tell_moves(log: str, count: int, names: list[str]) -> None:
    """Play a log that is known to be sound once more, move by move."""
    table = fondaco.replay(log, 0)
    reader = Reader(log)
    reader.head()
    for number in range(1, count + 1):
        entry = reader.entry()
        assert entry is not None
        table.chance.source = Recorded(entry.picks)
        opening = f"{number}. {names[entry.seat]}: {entry.text}."
        show(lines.tale(table.game, table.play(entry.text, entry.seat), names, opening))


def print_rules(args: Namespace) -> int:
    game = fondaco.game(args.title)
    word = " ".join(args.word)
    try:
        show(lines.rules_about(game, word) if word else lines.rules(game.clauses))
    except Refused as refused:
        show(lines.paragraph(refused.text, width=lines.PAGE_WIDTH))
        return NOT_FOUND
    return FINE
