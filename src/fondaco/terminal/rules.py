"""The command `fondaco rules`: all rules of a game, or those about something."""

from argparse import ArgumentParser, Namespace

import fondaco
from fondaco import Refused
from fondaco.terminal import lines
from fondaco.terminal.console import show

FINE = 0
NOT_FOUND = 1


def add_rules(rules: ArgumentParser) -> None:
    rules.add_argument("title", metavar="TITLE", help="the game")
    rules.add_argument("word", nargs="*", default=[], metavar="WORD", help="only rules about this")
    rules.set_defaults(command=print_rules)


def print_rules(args: Namespace) -> int:
    game = fondaco.game(args.title)
    word = " ".join(args.word)
    try:
        show(lines.rules_about(game, word) if word else lines.rules(game.clauses))
    except Refused as refused:
        show(lines.paragraph(refused.text, width=lines.PAGE_WIDTH))
        return NOT_FOUND
    return FINE
