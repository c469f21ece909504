"""What the ladder concludes from games: how often it errs, and whether intervals cover."""

import random

import pytest

from laddering.bars import NEIGHBORS, SOLITARY, SOLOPLAY, Bar
from laddering.ratings import SCALE, Pairing, ratings
from laddering.sequential import Decided, decided_points, decided_share
from laddering.tally import Tally, student, wilson
from laddering.times import Times, together

ROWS = 400
PAIRS = 100
ERRORS = 0.05 + 0.025  # what may be seen of 5 % in so many rows


def row_of(luck: random.Random, bar: Bar, share: float, seat: float = 0.0) -> tuple[Decided, int]:
    """A row of pairs with that share of wins, the first seat being worth so much: how it is
    decided, and after how many games."""
    tally = Tally()
    for _ in range(PAIRS):
        chances = (share + seat, share - seat)
        tally.add([float(luck.random() < chance) for chance in chances])
        decided = decided_share(tally, bar)
        if decided:
            return decided, tally.games
    return "", tally.games


def rows_of(bar: Bar, share: float, seat: float = 0.0) -> list[tuple[Decided, int]]:
    luck = random.Random(1)
    return [row_of(luck, bar, share, seat) for _ in range(ROWS)]


def part(rows: list[tuple[Decided, int]], decided: Decided) -> float:
    return sum(found == decided for found, _ in rows) / len(rows)


@pytest.mark.parametrize("bar", [NEIGHBORS, SOLOPLAY["normal"], Bar(0.6), Bar(0.92)])
@pytest.mark.parametrize("seat", [0.0, 0.07])
def test_the_test_errs_seldom(bar: Bar, seat: float) -> None:
    at_floor = rows_of(bar, bar.floor, seat)
    assert part(at_floor, "met") <= ERRORS
    assert part(at_floor, "missed") <= ERRORS
    assert part(rows_of(bar, bar.floor - 0.03, seat), "met") <= ERRORS
    assert part(rows_of(bar, bar.floor + 0.03, 0), "missed") <= ERRORS


def test_the_test_ends_early_what_is_clear() -> None:
    good = rows_of(NEIGHBORS, 0.85)
    assert part(good, "met") >= 0.95
    assert sum(games for _, games in good) / ROWS < 100
    bad = rows_of(NEIGHBORS, 0.4)
    assert part(bad, "missed") >= 0.95
    assert sum(games for _, games in bad) / ROWS < 100


@pytest.mark.parametrize(
    ("mean", "never"), [(62.0, "met"), (62.0, "missed"), (60.0, "met"), (66.0, "missed")]
)
def test_the_test_of_points_errs_seldom(mean: float, never: Decided) -> None:
    luck = random.Random(2)
    errors = 0
    for _ in range(ROWS):
        tally = Tally()
        for _ in range(2 * PAIRS):
            tally.add([luck.gauss(mean, 9)])
            decided = decided_points(tally, SOLITARY)
            if decided:
                errors += decided == never
                break
    assert errors / ROWS <= ERRORS


@pytest.mark.parametrize("share", [0.5, 0.65, 0.9, 0.98])
@pytest.mark.parametrize("seat", [-0.02, 0.02])
def test_intervals_of_shares_cover(share: float, seat: float) -> None:
    luck = random.Random(3)
    covered = 0
    for _ in range(ROWS):
        tally = Tally()
        for _ in range(PAIRS):
            tally.add([float(luck.random() < chance) for chance in (share + seat, share - seat)])
        covered += tally.of_share().low <= share <= tally.of_share().high
    assert covered / ROWS >= 0.92


def test_games_that_go_together_count_less() -> None:
    """Both games of each pair end alike: that is half as much news."""
    alike, apart = Tally(), Tally()
    for n in range(PAIRS):
        alike.add([float(n % 2)] * 2)
        apart.add([float(n % 2), float(n // 2 % 2)])
    assert alike.worth() == pytest.approx(PAIRS, rel=0.02)
    assert apart.worth() == pytest.approx(2 * PAIRS, rel=0.02)


def test_known_intervals() -> None:
    assert wilson(0.9, 10).low == pytest.approx(0.5958, abs=1e-4)
    assert wilson(1.0, 20).low == pytest.approx(0.8389, abs=1e-4)
    assert student(10) == pytest.approx(2.228, abs=0.005)
    tally = Tally()
    for points in range(60, 71):
        tally.add([float(points)])
    assert tally.of_mean().high - 65 == pytest.approx(2.228, rel=0.01)


PLANTED = {"greedy": 0.0, "random": -500.0, "a": -80.0, "b": 60.0, "c": 210.0, "d": 330.0}
PAIRINGS = [("b", "a"), ("c", "b"), ("d", "c"), ("d", "a"), ("b", "greedy"), ("greedy", "random")]


def tournament(luck: random.Random, games: int, seats: float) -> list[Pairing]:
    found = []
    for first, second in PAIRINGS:
        odds = seats * 10 ** ((PLANTED[first] - PLANTED[second]) / 400)
        won = sum(luck.random() < odds / (1 + odds) for _ in range(games))
        found.append(Pairing(first, second, won, games, seats))
    return found


@pytest.mark.parametrize("seats", [1.0, 1 / 3])
def test_planted_ratings_are_found_again(seats: float) -> None:
    found = ratings(tournament(random.Random(4), 20_000, seats), "greedy")
    assert [one.name for one in found] == ["d", "c", "b", "greedy", "a", "random"]
    for one in found:
        assert one.value == pytest.approx(PLANTED[one.name], abs=25)


def test_intervals_of_ratings_cover() -> None:
    luck = random.Random(5)
    covered = tried = 0
    for _ in range(120):
        for one in ratings(tournament(luck, 200, 1.0), "greedy"):
            if one.name != "greedy":
                tried += 1
                covered += one.interval.low <= PLANTED[one.name] <= one.interval.high
    assert 0.92 <= covered / tried <= 0.98


def test_who_never_lost_has_a_rating_and_who_played_nobody_has_none() -> None:
    pairings = [Pairing("a", "greedy", 50, 50), Pairing("c", "d", 3, 9)]
    best, zero = ratings(pairings, "greedy")
    assert (best.name, zero.name, zero.value) == ("a", "greedy", 0.0)
    assert 400 < best.value < 3 * SCALE * 4


def test_times_of_games_add_up() -> None:
    first, second = Times(), Times()
    for milliseconds in range(1, 100):
        first.note(milliseconds / 1000)
    for _ in range(99):
        second.note(0.0)
    assert first.within(0.5) == pytest.approx(50, rel=0.1)
    assert first.within(0.99) == pytest.approx(99, rel=0.1)
    both = together([first.plain(), second.plain()])
    assert both.decisions == 198
    assert both.within(0.5) == pytest.approx(0.001, rel=0.1)
