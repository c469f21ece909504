"""A game at one terminal: people and bots take their seats, and lines are read until it ends."""

import secrets
import sys

from fondaco import Refused, Seeded, Table
from fondaco.players.player import Player
from fondaco.terminal import files, lines, parts, takeback
from fondaco.terminal.commands import check_alone
from fondaco.terminal.console import line_typed, say, show, show_sections
from fondaco.terminal.looks import LOOKS, list_moves
from fondaco.terminal.seating import PERSON, seat_names, seated
from fondaco.terminal.typed import move_text

ENDED = "The game is over; save FILE keeps it, quit leaves."
PATIENCE = 3  # with lines piped in after the end that are not commands
FOUR_STEPS = "turn.steps"  # the clause against what belongs to another step


class Left(Exception):
    """The player has left the table."""


class Sitting:
    """One table with those who sit there. Its commands answer whether the table has changed."""

    def __init__(self, table: Table, kinds: list[str], seed: str | None) -> None:
        self.kinds = kinds
        self.names = seat_names(kinds)
        self.seed = secrets.token_hex(8) if seed is None else seed
        self.chance = Seeded(f"{self.seed} guess")
        self.commands = {
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "quit": self.leave,
            "exit": self.leave,
        }
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        self.table = table
        self.players = seated(table.game.title, self.kinds, self.seed)
        self.shown: dict[int, list[list[str]]] = {}  # by seat: the board as that person last saw it
        self.waited: set[int] = set()  # seats whose next own turn is a new one
        self.unsaved = False
        self.idle = 0  # lines in a row, after the end, that were not commands

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while True:
                self.go_on()
        except (Left, EOFError):
            self.say_good_bye()
        except KeyboardInterrupt:
            say("")
            self.say_good_bye()
            raise

    def say_good_bye(self) -> None:
        moves = self.table.moves_played
        if self.unsaved and moves > 0 and self.table.to_act is not None:
            say(f"The game is left after {lines.moves(moves)}. It was not saved.")
        elif self.unsaved and PERSON in self.kinds:
            say("The game was not saved. Good-bye.")
        else:
            say("Good-bye.")

    def go_on(self) -> None:
        seat = self.table.to_act
        player = None if seat is None else self.players[seat]
        if seat is None:
            self.close()
        elif player is None:
            self.ask(seat)
        else:
            self.let_play(seat, player)

    def let_play(self, seat: int, player: Player) -> None:
        move = player.choose(self.table.game, self.table.guess(seat, self.chance))
        self.play(seat, move.text)

    def play(self, seat: int, text: str) -> None:
        told = self.table.play_move(self.table.legal_move(text, seat))
        events = [event.seen_by(self.eyes(seat)) for event in told]
        self.unsaved = True
        self.waited |= {other for other in range(self.table.seats) if other != seat}
        untold = self.players[seat] is not None and not lines.tells_of(events, seat)
        if untold:
            events = [{"event": "moved", "seat": seat, "move": text}, *events]
        show(lines.tale(self.table.game, events, self.names))

    def eyes(self, seat: int) -> int | None:
        """Whose eyes see what is told: a person alone at the terminal, or one who moves; never a
        bot's."""
        people = [other for other, player in enumerate(self.players) if player is None]
        if len(people) == 1:
            return people[0]
        return seat if seat in people else None

    def ask(self, seat: int) -> None:
        """Show a person what is new and read lines until one changes the table."""
        self.show_news(seat)
        list_moves(self.table, self.names)
        prompt = "> " if self.kinds.count(PERSON) == 1 else f"{self.names[seat]}> "
        while not self.answer(line_typed(prompt)):
            pass

    def answer(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        is_command = word.lower() in LOOKS or word.lower() in self.commands
        if self.table.to_act is None and (not is_command or not line):
            return self.stay()
        self.idle = 0
        try:
            return self.command(word.lower(), rest.strip()) if is_command else self.move(line)
        except Refused as refused:
            show(lines.refusal(self.table.game, refused))
            if refused.clause == FOUR_STEPS:
                show(lines.paragraph(f"Now: {self.asked_now()}"))
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
        self.play(seat, move_text(self.table, line, [*LOOKS, *self.commands]))
        return True

    def stay(self) -> bool:
        """Nothing is played after the end; but input that goes on forever has to end."""
        say(ENDED)
        self.idle += 1
        if self.idle == PATIENCE and not sys.stdin.isatty():
            raise Left
        return False

    def close(self) -> None:
        """Tell the result; somebody who sits here may still look around or save."""
        rows = self.table.scores()
        show(["", *lines.scores(rows, self.names), lines.winner(rows, self.names)])
        if PERSON not in self.kinds:
            raise Left
        say(ENDED)
        while not self.answer(line_typed("> ")):
            pass

    # What is shown.

    def sections(self, seat: int | None) -> list[list[str]]:
        return parts.sections(self.table, seat, self.names)

    def asked_now(self) -> str:
        """The question, and the way out of trading for a Contract."""
        question = parts.question(self.sections(self.table.to_act))
        trading = self.table.view(self.table.to_act).get("step") == "trade"
        return f"{question} 'undo' takes the Contract out of hand." if trading else question

    def show_news(self, seat: int) -> None:
        """The whole board when a turn begins for the seat, else what is new and the last section,
        which holds the question."""
        sections = self.sections(seat)
        old = self.shown.get(seat, [])
        if seat in self.waited and self.table.view(seat).get("active") == seat:
            old = []
            self.waited.discard(seat)
        show_sections([section for section in sections if section not in old[:-1]])
        self.shown[seat] = sections

    # What changes the table, or keeps it.

    def undo(self, rest: str) -> bool:
        people = {seat for seat, player in enumerate(self.players) if player is None}
        earlier = takeback.before(self.table, people, self.names)
        show(lines.paragraph(takeback.told(self.table, earlier, self.names)))
        self.table = earlier
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
        table = files.replayed(name, files.read_log(name))
        if table.seats != len(self.kinds):
            raise Refused(
                f"{name} is a game of {table.seats} seats, but {len(self.kinds)} are taken here. "
                f"Start again with --seats for {table.seats}."
            )
        if table.head.seal and table.to_act is not None:
            raise Refused(f"{name} has sealed luck: it can continue only where its seed is kept.")
        self.sit_down(table)
        say(f"Loaded {name}, after {lines.moves(table.moves_played)}.")
        return True

    def leave(self, rest: str) -> bool:
        raise Left
