"""Smugglers: a toy title for tests, with every kind of secret that a card game can have.

Cards are dealt from a stack that nobody sees. In turn each seat draws one (and alone sees it),
hides one for good, lays one face down to turn it up later, or steals blindly: only thief and
victim see what. It cannot run on the compiled engine, whose classes have no other children.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from fondaco import Chance, Clause, Event, Game, Move, Score, State
from fondaco.core.edition import Edition
from fondaco.core.fields import Entry
from fondaco.core.score import rank
from fondaco.games import shelf

TITLE = "smugglers"
CARDS = 24
HAND = 3
TURNS = 8  # of each seat
SEATS = [2, 3, 4]
PLACES = ["hand", "hidden", "laid", "open"]  # of each seat; STACK is nobody's
STACK = -1
OPEN = 3


class Smuggling(State):
    """Where each card lies, and which seats have seen it go there."""

    def __init__(self, seats: int, turn: int, lies: list[int], knows: list[bool]) -> None:
        self.seats = seats
        self.turn = turn
        self.lies = lies  # by card: seat * len(PLACES) + place, or STACK
        self.knows = knows  # by seat, by card

    def copy(self) -> "Smuggling":
        return Smuggling(self.seats, self.turn, self.lies[:], self.knows[:])

    @property
    def active(self) -> int:
        return self.turn % self.seats

    def cards(self, seat: int, place: str) -> list[int]:
        lie = at(seat, place)
        return [card for card in range(CARDS) if self.lies[card] == lie]

    def stack(self) -> list[int]:
        return [card for card in range(CARDS) if self.lies[card] == STACK]

    def is_known(self, seat: int, card: int) -> bool:
        return self.knows[seat * CARDS + card]

    def put(self, card: int, lie: int, seeing: list[int]) -> None:
        """Move a card. Who does not see it no longer knows what else lies where it came from."""
        together = [one for one in range(CARDS) if self.lies[one] == self.lies[card]]
        for seat in range(self.seats):
            for one in [] if seat in seeing else together:
                self.knows[seat * CARDS + one] = False
        self.lies[card] = lie
        for seat in seeing:
            self.knows[seat * CARDS + card] = True


def at(seat: int, place: str) -> int:
    return seat * len(PLACES) + PLACES.index(place)


def is_own(lie: int, seat: int) -> bool:
    """Whether a card lies where that seat can look at it by itself."""
    return lie != STACK and (lie // len(PLACES) == seat or lie % len(PLACES) == OPEN)


class Told(Event):
    """An event of which only some seats see everything."""

    def __init__(self, kind: str, seat: int, card: int, seeing: list[int], **more: int) -> None:
        super().__init__(kind, {"seat": seat, **more})
        self.card = card
        self.seeing = seeing

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = super().seen_by(seat)
        return seen | {"card": self.card} if seat in self.seeing else seen


WORDS = {"hide": "hidden", "lay": "laid"}
TEXTS = [
    *["pass", "draw", "turn"],
    *[f"{word} {card}" for word in WORDS for card in range(CARDS)],
    *[f"steal {seat}" for seat in SEATS[-1:] for seat in range(seat)],
]
CLAUSES = {
    "draw": Clause("stack.empty", "1", "Drawing", "The stack is empty."),
    "turn": Clause("laid.none", "2", "Turning up", "No card of yours lies face down."),
    "hide": Clause("hand.lacks", "3", "Hiding", "You play a card of your own hand."),
    "lay": Clause("laid.one", "4", "Laying", "You lay a card of your hand, and only one."),
    "steal": Clause("steal.few", "5", "Stealing", "You steal where others hold two cards or more."),
}


class Smugglers(Game):
    """The rules, and who may see what."""

    def __init__(self) -> None:
        super().__init__(TITLE, "Smugglers", SEATS, [])
        self.rules_version = 1
        self.edition = Edition(TITLE, Path(os.devnull)).hash  # nothing is printed
        self.moves = [Move(index, text) for index, text in enumerate(TEXTS)]
        self.clauses = list(CLAUSES.values())

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> Smuggling:
        state = Smuggling(seats, 0, [STACK] * CARDS, [False] * (seats * CARDS))
        for seat in range(seats):
            for _ in range(HAND):
                self.draw(state, seat, chance)
        return state

    def to_act(self, state: State) -> int | None:
        table = cast(Smuggling, state)
        return None if table.turn == TURNS * table.seats else table.active

    def legal(self, state: State) -> list[Move]:
        return [move for move in self.moves if self.why_not(state, move) is None]

    def why_not(self, state: State, move: Move) -> Clause | None:
        word, _, number = move.text.partition(" ")
        may = word == "pass" or self.may(cast(Smuggling, state), word, int(number or 0))
        return None if may else CLAUSES[word]

    def may(self, table: Smuggling, word: str, number: int) -> bool:
        seat = table.active
        if word == "draw":
            return bool(table.stack())
        if word == "turn":
            return bool(table.cards(seat, "laid"))
        if word == "steal":
            is_other = number != seat and number < table.seats
            return is_other and len(table.cards(number, "hand")) > 1
        is_held = number in table.cards(seat, "hand")
        return is_held and not (word == "lay" and table.cards(seat, "laid"))

    def apply(
        self, state: State, move: Move, chance: Chance, told: list[Event] | None = None
    ) -> None:
        table = cast(Smuggling, state)
        word, _, number = move.text.partition(" ")
        if word != "pass":
            event = self.done(table, word, int(number or 0), chance)
            if told is not None:
                told.append(event)
        table.turn += 1

    def done(self, table: Smuggling, word: str, number: int, chance: Chance) -> Event:
        seat = table.active
        if word == "draw":
            return Told("drew", seat, self.draw(table, seat, chance), [seat])
        if word == "turn":
            return self.turn_up(table, seat)
        if word == "steal":
            return self.steal(table, seat, number, chance)
        table.put(number, at(seat, WORDS[word]), [seat])
        return Told(WORDS[word], seat, number, [seat])

    def draw(self, table: Smuggling, seat: int, chance: Chance) -> int:
        stack = table.stack()
        card = stack[chance.pick(len(stack))]
        table.put(card, at(seat, "hand"), [seat])
        return card

    def turn_up(self, table: Smuggling, seat: int) -> Event:
        [card] = table.cards(seat, "laid")
        table.put(card, at(seat, "open"), list(range(table.seats)))
        return Event("turned", {"seat": seat, "card": card})

    def steal(self, table: Smuggling, seat: int, victim: int, chance: Chance) -> Event:
        hand = table.cards(victim, "hand")
        card = hand[chance.pick(len(hand))]
        table.put(card, at(seat, "hand"), [seat, victim])
        return Told("stole", seat, card, [seat, victim], victim=victim)

    def is_mid_decision(self, state: State) -> bool:
        return False

    def scores(self, state: State) -> list[Score]:
        table = cast(Smuggling, state)
        totals = [sum(table.cards(seat, "open")) for seat in range(table.seats)]
        return rank([Score(str(n), [("open", total)], 0) for n, total in enumerate(totals)])

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        table = cast(Smuggling, state)
        lies = range(table.seats * len(PLACES))
        known = [] if seat is None else [c for c in range(CARDS) if table.is_known(seat, c)]
        return {
            "title": TITLE,
            "you": seat,
            "to_act": self.to_act(state),
            "turn": table.turn,
            "stack": len(table.stack()),
            "counts": [table.lies.count(lie) for lie in lies],
            "open": [table.cards(owner, "open") for owner in range(table.seats)],
            "known": {card: table.lies[card] for card in known},
        }

    def guess(self, state: State, seat: int, chance: Chance) -> Smuggling:
        """Deal anew what the seat has not seen; others then know what they can look at."""
        twin = cast(Smuggling, state).copy()
        cards = [card for card in range(CARDS) if not twin.is_known(seat, card)]
        lies = sorted([twin.lies[card] for card in cards])
        for card in cards:
            twin.lies[card] = lies.pop(chance.pick(len(lies)))
        for at_ in range(len(twin.knows)):
            owner, card = divmod(at_, CARDS)
            if owner != seat:
                twin.knows[at_] = is_own(twin.lies[card], owner)
        return twin

    def snapshot(self, state: State) -> dict[str, object]:
        table = cast(Smuggling, state)
        knows = [int(known) for known in table.knows]
        return {"seats": table.seats, "turn": table.turn, "lies": table.lies[:], "knows": knows}

    def restore(self, snapshot: Mapping[str, object]) -> Smuggling:
        entry = Entry("snapshot", snapshot)
        lies = entry.numbers("lies", STACK, 100)
        knows = [known == 1 for known in entry.numbers("knows", 0, 1)]
        return Smuggling(entry.number("seats", 2, 4), entry.number("turn", 0, 100), lies, knows)

    def board(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        return [f"{name}: {value}" for name, value in view.items()]

    def gloss(self, move: Move) -> str:
        return ""

    def sentence(self, event: Mapping[str, object], names: list[str]) -> str:
        card = f" ({event['card']})" if "card" in event else ""
        return f"{names[cast(int, event['seat'])]}: {event['event']}{card}."


@contextmanager
def on_the_shelf(game: Game) -> Iterator[str]:
    """The game's title, which can be played inside the `with`."""
    shelf.TITLES.append(game.title)
    shelf._games[game.title] = game
    try:
        yield game.title
    finally:
        shelf.TITLES.remove(game.title)
        del shelf._games[game.title]
