"""The command `fondaco play`: who sits there, with which options, and then the game."""

from argparse import ArgumentParser, Namespace

import fondaco
from fondaco import Refused, Table
from fondaco.core.option import Option
from fondaco.games.shelf import TITLES
from fondaco.players import levels
from fondaco.players.levels import LEVELS, USUAL, usual
from fondaco.terminal import lines
from fondaco.terminal.console import say, show
from fondaco.terminal.editions import add_edition, named_edition
from fondaco.terminal.seating import OFFERED, PERSON, seat_kinds
from fondaco.terminal.sitting import Sitting

FINE = 0
ALONE = "solo"  # the option that says which game of its own somebody plays alone
NEW = "New to it? Type 'rules first' (the game in short) or 'rules card'; 'help' for the rest."
SLOW = "The engine is not compiled here: bots think less far in the same time."


def add_play(play: ArgumentParser) -> None:
    play.add_argument("title", nargs="?", metavar="TITLE", help=f"the game: {lines.any_of(TITLES)}")
    who = f"who sits at the table, each {lines.any_of(OFFERED)}"
    play.add_argument("--seats", help=f"{who} (default: you, and {USUAL} for the others)")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated (all of them: fondaco play)",
    )
    play.add_argument("--seed", help="the same luck for the same seed")
    add_edition(play)
    play.set_defaults(command=play_title)


def play_title(args: Namespace) -> int:
    title = args.title or only_title()
    if args.edition is not None:
        fondaco.use_edition(title, args.edition)
    kinds = seat_kinds(usual_seats(title) if args.seats is None else args.seats)
    table = fondaco.new(title, len(kinds), chosen(args.option), args.seed)
    sitting = Sitting(table, kinds, args.seed)
    if args.title is None:
        say(f"{table.game.name} is the only title on the shelf.")
    say(f"{table.game.name}: {', '.join(sitting.names)}.")
    show(lines.paragraph(named_edition(title, args.edition)))
    show([] if fondaco.is_compiled() else [SLOW])
    show(terms(table))
    sitting.greeting = NEW
    sitting.run()
    return FINE


def usual_seats(title: str) -> str:
    """Who sits there if nobody is named: a person and a bot, or as many as it takes."""
    fewest = max(2, min(fondaco.game(title).seats))
    return ",".join([PERSON, *[usual(levels(title))] * (fewest - 1)])


def only_title() -> str:
    """The title that is meant when none is named."""
    names = [str(title["title"]) for title in fondaco.titles()]
    if len(names) > 1:
        raise Refused(f"Which game? Type 'fondaco play TITLE'.\n{shelf()}")
    return names[0]


def shelf() -> str:
    """The titles with their numbers of seats and their options, and the bots."""
    rows = ["Of the values of an option, the first is the usual one."]
    rows += [row for title in fondaco.titles() for row in described(title)]
    return "\n".join([*rows, *bots()])


def bots() -> list[str]:
    """The levels of bots with how each plays."""
    rows = [f"Bots, the weakest first: --seats {PERSON},{USUAL}"]
    for level in LEVELS:
        rows += lines.paragraph(f"{level.id}: {level.plays}", "  ", "      ")
    return rows


def described(title: dict[str, object]) -> list[str]:
    game = fondaco.game(str(title["title"]))
    seats = lines.any_of([str(seats) for seats in game.seats])
    rows = [f"  {game.title}: {game.name}, for {seats} seats"]
    return [*rows, *[row for option in game.options for row in option_rows(option)]]


def option_rows(option: Option) -> list[str]:
    """An option with its values and what each means, the usual one first."""
    rows = lines.paragraph(f"--option {option.name}=...: {option.text}", "    ", "        ")
    usual, *others = option.values
    if usual.isdigit():
        return [*rows, f"        {usual}, or any from {others[0]} to {others[-1]}"]
    for value, meaning in option.values.items():
        said = value if meaning == value else f"{value}: {meaning}"
        rows += lines.paragraph(said, "        ", "            ")
    return rows


def terms(table: Table) -> list[str]:
    """What differs from the usual game, in words; alone, always what is played."""
    unusual = [
        f"{'Alone' if option.name == ALONE else option.text}: "
        f"{option.values[table.options[option.name]]}."
        for option in table.game.options
        if is_told(option, table.options.get(option.name, ""))
    ]
    return [row for text in unusual for row in lines.paragraph(text)]


def is_told(option: Option, value: str) -> bool:
    return value != "" and (option.name == ALONE or value != next(iter(option.values)))


def chosen(options: list[str]) -> dict[str, str]:
    for option in options:
        if "=" not in option:
            raise Refused(f"--option {option} has no value: write NAME=VALUE.\n{shelf()}")
    return dict([option.split("=", 1) for option in options])
