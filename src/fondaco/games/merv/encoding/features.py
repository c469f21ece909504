"""The features of Merv, and the scales on which they are told."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.encoding import Features

FEATURES: Final = Features()

# How far a level goes; more is told as the highest.
FEW: Final[i64] = 4
SOME: Final[i64] = 8
DOZEN: Final[i64] = 12
MANY: Final[i64] = 16
LOTS: Final[i64] = 40
FINE: Final[i64] = 16  # so many points of a lead are told one by one, more in fours

# By their places: compiled, a literal 1 would be shifted in 32 bits.
BIT: Final = vec[i64]([int("1" + "0" * place, 2) for place in range(62)])

KINDS_OF_CONTRACT: Final[i64] = 6  # by level, with a soldier or with favour
LACKS: Final[i64] = 5  # scrolls and goods lacking for a contract: 0 to 4, or more
PHASES: Final[i64] = 6  # of the game, by the turns that a seat has still to begin
URGENCIES: Final[i64] = 3  # of an invasion: in more than four rounds, in four at most, at hand
