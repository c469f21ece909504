"""Where a game turns, for the pictures: games of greedy bots, laid on a table a few moves before
something happens, and played on by people until the scene of it is shown."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import fondaco
from browser.arranged import lay
from fondaco.players import PLAYERS
from games.merchants.lines import BRUXELLES, HAMBURG, KOLN, drive, line
from houses import OpenHouse, Person

SEATS = 4
POINTS = ".scene td.now >> text=/[+][1-9]/"
Json = dict[str, Any]


class Climax(NamedTuple):
    """What happens, and what of it is on the screen when the picture is taken."""

    name: str
    title: str
    event: str
    sign: str
    number: int = 1  # of the times that it happens


CLIMAXES = [
    Climax("merkator-loss", "merkator", "flipped", ".scene"),
    Climax("merkator-final-round", "merkator", "final_round", ".scene"),
    Climax("merkator-over", "merkator", "game_over", ".scene"),
    Climax("merchants-dice", "merchants", "rolled", ".caption .rolling", 9),
    Climax("merchants-last", "merchants", "game_over", ".scene"),
    Climax("merv-invasion", "merv", "invasion", ".scene"),
    Climax("merv-year-end", "merv", "hall_scored", POINTS),
    Climax("merv-over", "merv", "game_over", ".scene"),
]


class Recorded:
    """A game of greedy bots: its moves, and what happened with each."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.moves: list[str] = []
        self.kinds: list[list[str]] = []
        table, luck = self.begun(), fondaco.Seeded("climaxes")
        bot = PLAYERS["greedy"](title, "climaxes")
        while (seat := table.to_act) is not None:
            move = bot.choose(table.game, table.guess(seat, luck)).text
            self.moves.append(move)
            self.kinds.append([str(event["event"]) for event in table.play(move)])

    def begun(self) -> fondaco.Table:
        return fondaco.new(self.title, seats=SEATS, seed=11)

    def when(self, climax: Climax) -> int:
        """The move with which it happens."""
        found = [at for at, kinds in enumerate(self.kinds) if climax.event in kinds]
        return found[min(climax.number, len(found)) - 1]

    def before(self, at: int) -> fondaco.Table:
        """The table before a move."""
        table = self.begun()
        for move in self.moves[:at]:
            table.play(move)
        return table


class Staged:
    """A table of four people, at which a move leads to what is to be seen."""

    def __init__(
        self, house: OpenHouse, people: list[Person], table: fondaco.Table, moves: list[str]
    ) -> None:
        self.people, self.moves = people, moves
        opener, *others = people
        seats = ["me", *["open"] * (table.seats - 1)]
        self.id = str(opener.open(table.head.title, seats, options=table.options)["id"])
        for seat, person in enumerate(others[: table.seats - 1], start=1):
            person.send(self.id, "sit", seat=seat)
        opener.send(self.id, "start")
        lay(house, self.id, table)

    def play(self) -> None:
        for move in self.moves:
            now = self.people[0].table(self.id)
            person = self.people[now["to_act"]]
            person.play(person.table(self.id), move)


def staged(house: OpenHouse, people: list[Person]) -> Iterator[tuple[Climax, Staged]]:
    """Each of the climaxes, the games of a title played once."""
    games: dict[str, Recorded] = {}
    for climax in CLIMAXES:
        game = games.setdefault(climax.title, games.get(climax.title) or Recorded(climax.title))
        at = game.when(climax)
        yield climax, Staged(house, people, game.before(at), [game.moves[at]])
    posts = {"red": ["paris"], "blue": ["hamburg"]}
    route = line(seats=3, posts=posts, freed=[1, 0, 0])
    moves = [*drive(BRUXELLES, KOLN, HAMBURG), "deliver hamburg"]
    delivery = Climax("merchants-delivery", "merchants", "delivered", ".scene")
    yield delivery, Staged(house, people, route, moves)
