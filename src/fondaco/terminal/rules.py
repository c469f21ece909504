"""The command `fondaco rules`: all rules of a game, a part of them, or those about something."""

from argparse import ArgumentParser, Namespace

import fondaco
from fondaco import Refused
from fondaco.teaching import ENGLISH, LANGUAGES
from fondaco.terminal import lines
from fondaco.terminal.console import show
from fondaco.terminal.editions import add_edition
from fondaco.terminal.guide import Teller

FINE = 0
NOT_FOUND = 1


def add_rules(rules: ArgumentParser) -> None:
    rules.add_argument("title", metavar="TITLE", help="the game")
    rules.add_argument("word", nargs="*", default=[], metavar="WORD", help="only rules about this")
    part = rules.add_mutually_exclusive_group()
    part.add_argument("--first", action="store_true", help="the first page: the game in short")
    part.add_argument("--card", action="store_true", help="the reference card: one screen")
    part.add_argument("--chapter", metavar="NAME", help="one chapter")
    rules.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="of the rules")
    add_edition(rules)
    rules.set_defaults(command=print_rules)


def print_rules(args: Namespace) -> int:
    if args.edition is not None:
        fondaco.use_edition(args.title, args.edition)
    teller = Teller(fondaco.game(args.title), args.language)
    try:
        show(wanted(teller, args))
    except Refused as refused:
        show(lines.paragraph(refused.text, width=lines.PAGE_WIDTH))
        return NOT_FOUND
    return FINE


def wanted(teller: Teller, args: Namespace) -> list[str]:
    """The part of the rules that was asked for."""
    word = " ".join(args.word)
    if args.first:
        return teller.first_page()
    if args.card:
        return teller.card()
    if args.chapter:
        return teller.named(args.chapter)
    return teller.about(word) if word else teller.everything()
