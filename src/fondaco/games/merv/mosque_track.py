"""The mosque track as printed: its spaces and the segments between them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.refusal import Refused
from fondaco.games.merv.reading import EDITION, boon_of, cost_of, each, flat
from fondaco.games.merv.terms import CAMEL_BOON, FAITH_BOON

# The mosque. Space 0 is before the track; the others are numbered from 1.
_spaces: Final = EDITION.cards("mosque_space")
SPACE_IDS: Final = ["start", *[space.text("id") for space in _spaces]]
SPACES: Final[i64] = len(SPACE_IDS)
_SPACE_BOONS: Final = [i64(boon) for boon in range(FAITH_BOON + 1)]
_boons: Final = [NONE] + [i64(boon_of(space, "boon", _SPACE_BOONS)) for space in _spaces]
SPACE_BOON: Final = vec[i64](_boons)
SPACE_POINTS: Final = vec[i64]([0] + [space.number("points", 0, 30) for space in _spaces])
_segments: Final = list(EDITION.entries("mosque_segment"))
SEGMENTS: Final[i64] = len(_segments)
SEGMENT_FROM: Final = each(_segments, lambda segment: segment.one_of("from", SPACE_IDS))
SEGMENT_TO: Final = each(_segments, lambda segment: segment.one_of("to", SPACE_IDS))
SEGMENT_COST: Final = flat([cost_of(segment) for segment in _segments])  # by segment, by color


def _check_segments() -> None:
    """Each leads forward, and no two are alike."""
    seen: set[tuple[i64, i64]] = set()
    for number, segment in enumerate(_segments):
        ends = (SEGMENT_FROM[number], SEGMENT_TO[number])
        if ends[0] >= ends[1]:
            raise segment.wrong("to", "a segment leads to a space that is listed later")
        if ends in seen:
            raise segment.wrong("to", "another segment leads there from the same space")
        seen.add(ends)


def _steps() -> vec[i64]:
    """How many advancements lead to each space; the same on every way."""
    steps = [0 for _ in SPACE_IDS]
    for space in range(1, len(SPACE_IDS)):
        lengths = {1 + steps[SEGMENT_FROM[n]] for n in range(SEGMENTS) if SEGMENT_TO[n] == space}
        if len(lengths) != 1:
            raise _spaces[space - 1].wrong("id", "every way to a space has the same length")
        steps[space] = lengths.pop()
    return vec[i64](steps)


def _row_of_space() -> vec[i64]:
    """The row whose camel lies on a space, or NONE."""
    rows: list[int] = []
    found = 0
    for boon in SPACE_BOON:
        rows.append(found if boon == CAMEL_BOON else NONE)
        found += int(boon == CAMEL_BOON)
    if found != 4:
        raise Refused(f"{EDITION.path}: mosque_space has {found} spaces with a camel, not 4.")
    return vec[i64](rows)


_check_segments()
STEPS: Final = _steps()
SPACE_ROW: Final = _row_of_space()
