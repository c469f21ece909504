"""A game at one terminal: people and bots take their seats, and lines are read until it ends."""

import secrets
import sys

from fondaco import Refused, Seeded, Table
from fondaco.terminal import choices, files, lines, parting, parts, refusals, takeback
from fondaco.terminal.commands import check_alone
from fondaco.terminal.console import line_typed, say, show, show_sections
from fondaco.terminal.looks import LOOKS
from fondaco.terminal.seating import PERSON, YOU, Bot, seat_names, seated
from fondaco.terminal.shown import Shown
from fondaco.terminal.spelling import with_seats
from fondaco.terminal.tale import Told, tale, tells_of, turns
from fondaco.terminal.typed import destinations, move_texts

PATIENCE = 3  # with lines piped in after the end that are not commands


class Left(Exception):
    """The player has left the table."""


class Sitting:
    """One table with those who sit there. Its commands answer whether the table has changed."""

    def __init__(self, table: Table, kinds: list[str], seed: str | None) -> None:
        self.kinds = kinds
        self.names = seat_names(kinds)
        self.is_repeatable = seed is not None
        self.seed = secrets.token_hex(8) if seed is None else seed
        self.chance = Seeded(f"{self.seed} guess")
        self.commands = {
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "quit": self.leave,
            "exit": self.leave,
        }
        self.greeting = ""  # said once, before the first line is read
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        self.table = table
        self.bots = seated(table.game.title, self.kinds, self.seed, self.is_repeatable)
        self.shown = Shown()
        self.offered: dict[int, choices.Prospects] = {}  # by seat: the moves listed in this turn
        self.untold: list[Told] = []  # what bots have done since it was told last
        self.unsaved = False
        self.warned = False  # whether somebody who wants to leave knows that nothing is saved
        self.idle = 0  # lines in a row, after the end, that were not commands

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while True:
                self.go_on()
        except (Left, EOFError):
            say(self.farewell())
        except KeyboardInterrupt:
            say("")
            say(self.farewell())
            raise

    def farewell(self) -> str:
        return parting.farewell(self.table, self.unsaved, PERSON in self.kinds)

    def go_on(self) -> None:
        seat = self.table.to_act
        bot = None if seat is None else self.bots[seat]
        if seat is None:
            self.close()
        elif bot is None:
            self.ask(seat)
        else:
            self.let_play(seat, bot)

    def let_play(self, seat: int, bot: Bot) -> None:
        """What bots do is told turn by turn, or before somebody is asked."""
        events = self.made(seat, bot.move(self.table, self.table.guess(seat, self.chance)))
        self.untold += events
        if turns(events):
            self.tell()

    def play(self, seat: int, text: str) -> None:
        self.untold += self.made(seat, text)
        self.tell()

    def made(self, seat: int, text: str) -> list[Told]:
        """Make a move; what is to be told of it."""
        told = self.table.play_move(self.table.legal_move(text, seat))
        events = [event.seen_by(self.eyes(seat)) for event in told]
        self.unsaved = True
        self.warned = False
        self.offered = {} if turns(events) else self.offered
        untold = self.bots[seat] is not None and not tells_of(events, seat)
        return [{"event": "moved", "seat": seat, "move": text}, *events] if untold else events

    def tell(self) -> None:
        events = [event for event in self.untold if not self.is_asked(event)]
        show(tale(self.table.game, events, self.names))
        self.untold = []

    def is_asked(self, event: Told) -> bool:
        """Whether it tells that your turn begins, as the question does that comes next."""
        return bool(turns([event])) and self.names[event["seat"]] == YOU == self.asked_name()

    def asked_name(self) -> str:
        return "" if self.table.to_act is None else self.names[self.table.to_act]

    def eyes(self, seat: int) -> int | None:
        """Whose eyes see what is told: a person alone at the terminal, or one who moves; never a
        bot's."""
        people = self.people()
        if len(people) == 1:
            return next(iter(people))
        return seat if seat in people else None

    def ask(self, seat: int) -> None:
        """Show a person what is new and read lines until one changes the table."""
        self.tell()
        self.show_news(seat)
        self.list_moves(seat)
        show([*self.shown.rest(), *([self.greeting] if self.greeting else [])])
        self.greeting = ""
        prompt = "> " if self.kinds.count(PERSON) == 1 else f"{self.names[seat]}> "
        while not self.answer(line_typed(prompt)):
            pass

    def list_moves(self, seat: int) -> None:
        """What can be chosen; what many of them bring is told once a turn."""
        found = choices.prospects(self.table, self.names)
        say("Moves:")
        show(choices.in_short(found, self.offered.get(seat, {})))
        self.offered[seat] = {**self.offered.get(seat, {}), **found}
        out = parts.way_out(self.table)
        for line in [*self.in_one_line(), *([out] if out else [])]:
            show(lines.paragraph(line, "  ", "      "))

    def in_one_line(self) -> list[str]:
        """What a line could stand for that is several moves."""
        view = self.table.view(self.table.to_act)
        return self.table.game.in_one_line(view, destinations(self.table))

    def answer(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        is_command = word.lower() in LOOKS or word.lower() in self.commands
        if self.table.to_act is None and (not is_command or not line):
            return self.stay()
        self.idle = 0
        try:
            if is_command:
                return self.command(word.lower(), rest.strip())
            return self.move(with_seats(self.table, self.names, line))
        except Refused as refused:
            meant = rest if is_command else line
            show(refusals.told(self.table, self.names, refused, meant, is_command))
            return False

    def command(self, word: str, rest: str) -> bool:
        check_alone(word, rest)
        if word in self.commands:
            return self.commands[word](rest)
        LOOKS[word](self.table, self.names, rest)
        return False

    def move(self, line: str) -> bool:
        seat = self.table.to_act
        assert seat is not None
        for text in move_texts(self.table, line, [*LOOKS, *self.commands]):
            self.untold += self.made(seat, text)
        self.tell()
        return True

    def stay(self) -> bool:
        """Nothing is played after the end; but input that goes on forever has to end."""
        self.say_ended()
        self.idle += 1
        if self.idle == PATIENCE and not sys.stdin.isatty():
            raise Left
        return False

    def close(self) -> None:
        """Tell the result; somebody who sits here may still look around or save."""
        self.tell()
        show(["", *parting.result(self.table, self.names)])
        if PERSON not in self.kinds:
            raise Left
        self.say_ended()
        while not self.answer(line_typed("> ")):
            pass

    def say_ended(self) -> None:
        say(parting.ended(takeback.is_possible(self.table, self.people())))

    def people(self) -> set[int]:
        return {seat for seat, bot in enumerate(self.bots) if bot is None}

    # What is shown.

    def sections(self, seat: int | None) -> list[list[str]]:
        return parts.sections(self.table, seat, self.names)

    def show_news(self, seat: int) -> None:
        """The own things at first, then what is new since; the question comes last."""
        show_sections(self.shown.news(self.table, seat, self.sections(seat)))

    # What changes the table, or keeps it.

    def undo(self, rest: str) -> bool:
        earlier = takeback.before(self.table, self.people(), self.names)
        show(lines.paragraph(takeback.told(self.table, earlier, self.names)))
        self.table = earlier
        self.shown.asked = {}  # how the game stands is told anew
        return True

    def save(self, name: str) -> bool:
        if not name:
            raise Refused("Name a file: 'save evening.log'.")
        name = files.unquoted(name)
        overwrote = files.write_log(name, self.table.log())
        self.unsaved = False
        older = "; it overwrote an older log" if overwrote else ""
        say(f"Saved {name}, after {lines.moves(self.table.moves_played)}{older}.")
        return False

    def load(self, name: str) -> bool:
        if not name:
            raise Refused("Name a file: 'load evening.log'.")
        name = files.unquoted(name)
        self.sit_down(files.continued(name, len(self.kinds)))
        say(f"Loaded {name}, after {lines.moves(self.table.moves_played)}.")
        return True

    def leave(self, rest: str) -> bool:
        if self.warned or not parting.is_lost(self.table, self.unsaved):
            raise Left
        self.warned = True
        say(parting.WARNING)
        return False
