"""A teacher at the table: chances, hints, and the account of a whole game.

Everything here works on what a seat may know. What is told is made of the shapes in `shapes`.
"""

from fondaco.analysis.account import QUALITIES, analyse
from fondaco.analysis.foresight import foreseen
from fondaco.analysis.hints import hint
from fondaco.analysis.outlook import chances
from fondaco.analysis.ranked import ranked

__all__ = ["QUALITIES", "analyse", "chances", "foreseen", "hint", "ranked"]
