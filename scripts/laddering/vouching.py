"""Takes over games that were kept before a change of the players that changes no game.

What a player is made of changes with its source, also where it is only written in another way. So
some games of each row are played again, with what is there today. Where every one of them comes out
as it is kept, a voucher lets the others count as well, and says how many were played again; where
one does not, all of them stay stale. The games that were played again are games of today in either
case.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from laddering.crew import Players
from laddering.keeping import Kept
from laddering.matches import Line, Match, key_of, kind_of
from laddering.standing import Standing
from laddering.vouchers import Voucher

# What must be the same. Games that were kept before moves were have no `course`: of them it is the
# result, and how many moves and decisions led to it.
COMPARED = ("course", "finished", "ranks", "points", "moves", "decisions", "counted")

Pairs = list[tuple[Match, Line]]  # what would be played today, and what was kept


def vouch(standing: Standing, kept: Kept, crew: Players, most: int) -> Iterator[str]:
    """Play so many games of a row again for each kind of player they were played by; what came of
    it, in words. At full time no game is the same twice."""
    if standing.row.pace == "full" or standing.missing:
        return
    for pairs in _groups(standing, kept):
        again = _spread(pairs, most)
        differs = _differing(again, kept, crew)
        if differs is None:
            kept.vouch(_voucher(pairs, len(again)))
        yield _told(standing, len(pairs), len(again), differs)


def _groups(standing: Standing, kept: Kept) -> list[Pairs]:
    """The stale games of a row, apart by what their players were made of."""
    row = standing.row
    matches = [match for sample in range(row.samples) for match in standing.matches(sample)]
    stale = [match for match in matches if kept.game(match) is None]
    pairs = [(match, line) for match in stale if (line := kept.earlier(match)) is not None]
    by_kind = sorted(pairs, key=_kind)  # of one kind they stay in the order of their samples
    return [list(group) for _, group in groupby(by_kind, _kind)]


def _kind(pair: tuple[Match, Line]) -> str:
    return kind_of(pair[1]["made_of"])


def _spread(pairs: Pairs, most: int) -> Pairs:
    """So many of them, from the first to the last, as far apart as can be."""
    count = min(most, len(pairs))
    if count == 1:
        return pairs[:1]
    return [pairs[n * (len(pairs) - 1) // (count - 1)] for n in range(count)]


def _differing(pairs: Pairs, kept: Kept, crew: Players) -> Match | None:
    """Play them again; the first that comes out in another way."""
    waiting = [match for match, _ in pairs]
    before = {match.key(): line for match, line in pairs}
    differing: list[Match] = []
    while waiting or crew.under_way:
        while waiting and crew.has_room:
            crew.start(waiting.pop(0))
        for line in crew.finished():
            kept.add(line)
            [match] = [match for match, _ in pairs if match.key() == key_of(line)]
            if not is_same(before[match.key()], line):
                differing.append(match)
                waiting.clear()
    return differing[0] if differing else None


def is_same(before: Line, again: Line) -> bool:
    """Whether a game came out as it was kept, as far as that is known."""
    known = [field for field in COMPARED if field in before]
    return all(before[field] == again[field] for field in known)


def _voucher(pairs: Sequence[tuple[Match, Line]], replayed: int) -> Voucher:
    match, line = pairs[0]
    return Voucher.of(match, line, replayed=replayed, games=len(pairs))


def _told(standing: Standing, games: int, again: int, differs: Match | None) -> str:
    where = f"{standing.row.title}: {standing.row.name}, {standing.row.pace}: {games} games kept"
    if differs is None:
        return f"{where}; {again} played again, all the same: they count"
    return f"{where}; seed {differs.seed} came out otherwise: they stay stale"
