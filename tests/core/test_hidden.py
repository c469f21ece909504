"""What seats may know of hidden cards, compared with a list of all worlds that are possible."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import fondaco
from fondaco.core.bags import zeros
from fondaco.core.hidden import Secrets
from fondaco.core.trail import Trail

ROWS, KINDS, OBSERVER = 4, 3, 0
GAMES = 400 if fondaco.is_compiled() else 60
World = tuple[int, ...]


class Hands:
    """Hands whose cards move, seen or unseen; every world that the observer thinks possible."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.held = zeros(ROWS * KINDS)
        for row in range(ROWS):
            for _ in range(self.luck.randint(1, 4)):
                self.held[row * KINDS + self.luck.randrange(KINDS)] += 1
        doubts = (ROWS + 1) * ROWS * KINDS
        self.under, self.over = zeros(doubts), zeros(doubts)
        self.log, self.lows = vec[i64](), vec[i64]()
        self.worlds: set[World] = {tuple(self.held)}

    def secrets(self) -> Secrets:
        return Secrets(ROWS, KINDS, self.held, self.under, self.over)

    def trail(self) -> Trail:
        return Trail(ROWS, KINDS, self.held, self.log, self.lows)

    def gain(self) -> None:
        at = self.luck.randrange(ROWS * KINDS)
        self.held[at] += 1
        self.worlds = {changed(world, at, 1) for world in self.worlds}

    def pay(self) -> None:
        at = self.luck.randrange(ROWS * KINDS)
        if self.held[at] > 0:
            self.held[at] -= 1
            self.secrets().show(at // KINDS, at % KINDS, 0)
            self.trail().show(at // KINDS, at % KINDS, 0)
            self.worlds = {changed(world, at, -1) for world in self.worlds if world[at] > 0}

    def show(self) -> None:
        at = self.luck.randrange(ROWS * KINDS)
        least = self.luck.randint(0, self.held[at])
        self.secrets().show(at // KINDS, at % KINDS, least)
        self.trail().show(at // KINDS, at % KINDS, least)
        self.worlds = {world for world in self.worlds if world[at] >= least}

    def steal(self) -> None:
        source, target = self.luck.sample(range(ROWS), 2)
        cards = [k for k in range(KINDS) for _ in range(self.held[source * KINDS + k])]
        if not cards:
            return
        kind = self.luck.choice(cards)
        trail = self.trail()
        if not trail.is_lost():
            trail.add(source, target, kind)
        self.log, self.lows = trail.log, trail.lows
        self.secrets().hand_over(source, target, kind, source)
        self.trail().show(source, kind, 0)
        seen = OBSERVER in (source, target)
        self.worlds = {
            changed(changed(world, source * KINDS + k, -1), target * KINDS + k, 1)
            for world in self.worlds
            for k in ([kind] if seen else range(KINDS))
            if world[source * KINDS + k] > 0
        }

    def guess(self, seed: int) -> tuple[World, bool]:
        """Hands as the observer may think them, and whether the trail was followed."""
        held, log = self.held[:], self.log[:]
        if len(log) != 1 and Trail(ROWS, KINDS, held, log, self.lows).deal(
            OBSERVER, fondaco.Seeded(seed)
        ):
            return tuple(held), True
        secrets = Secrets(ROWS, KINDS, held, self.under[:], self.over[:])
        secrets.deal(OBSERVER, fondaco.Seeded(seed))
        return tuple(held), False


def changed(world: World, at: int, count: int) -> World:
    return (*world[:at], world[at] + count, *world[at + 1 :])


def events_of(seed: int) -> list[str]:
    """Thefts, and what everybody sees."""
    kinds = ["steal", "steal", "gain", "pay", "pay", "show"]
    return random.Random(seed).choices(kinds, k=24)


@pytest.mark.parametrize("part", range(4))
def test_a_guess_is_always_a_possible_world(part: int) -> None:
    followed = 0
    for seed in range(part * GAMES // 4, (part + 1) * GAMES // 4):
        hands = Hands(seed)
        for event in events_of(seed):
            getattr(hands, event)()
            assert tuple(hands.held) in hands.worlds
            for number in range(2):
                world, exact = hands.guess(number)
                followed += exact
                assert not exact or world in hands.worlds
    assert followed > GAMES


def test_every_possible_world_can_be_guessed() -> None:
    for seed in range(GAMES // 10):
        hands = Hands(seed)
        for event in events_of(seed)[:9]:
            getattr(hands, event)()
        guessed = {hands.guess(number)[0] for number in range(60 * len(hands.worlds))}
        assert guessed == hands.worlds


def test_who_saw_every_card_move_knows_all_hands() -> None:
    hands = Hands(1)
    for _ in range(20):
        hands.gain()
        hands.pay()
    assert hands.guess(1)[0] == hands.guess(2)[0] == tuple(hands.held)


def test_least_and_most_hold_the_truth_and_the_sums() -> None:
    """Where the trail is not followed."""
    for seed in range(GAMES):
        hands = Hands(seed)
        for event in events_of(seed):
            getattr(hands, event)()
        held = hands.held[:]
        secrets = Secrets(ROWS, KINDS, held, hands.under[:], hands.over[:])
        secrets.deal(OBSERVER, fondaco.Seeded(seed))
        assert min(held) >= 0
        assert min(secrets.under) >= 0
        assert min(secrets.over) >= 0
        for row in range(ROWS):
            cells = range(row * KINDS, (row + 1) * KINDS)
            assert sum(held[at] for at in cells) == sum(hands.held[at] for at in cells)
        for kind in range(KINDS):
            column = range(kind, ROWS * KINDS, KINDS)
            assert sum(held[at] for at in column) == sum(hands.held[at] for at in column)
        assert list(held[:KINDS]) == list(hands.held[:KINDS])


def test_a_trail_of_too_many_thefts_is_given_up() -> None:
    hands = Hands(3)
    for at in range(ROWS * KINDS):
        hands.held[at] += 20
    hands.worlds = set()
    for _ in range(40):
        hands.steal()
    assert hands.trail().is_lost()
    world, exact = hands.guess(1)
    assert not exact
    assert sum(world) == sum(hands.held)


def test_thefts_that_everybody_can_tell_leave_the_trail() -> None:
    """The victim has one kind, or pays all the others afterwards."""
    held = vec[i64]([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    trail = Trail(ROWS, KINDS, held, vec[i64](), vec[i64]())
    trail.add(1, 2, 0)
    held[3], held[6] = 1, 1
    trail.add(1, 3, 0)
    assert trail.thefts() == 1
