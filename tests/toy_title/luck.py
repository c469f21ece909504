"""What the draws of Jetty are about, for a chance that listens; their words: luck.toml."""

from fondaco.core.chance import Chance, announce
from fondaco.core.question import Question, one_pick

from .terms import GOOD_IDS


def rising(chance: Chance) -> None:
    """The price of a good goes up."""
    if chance.listens:
        outcomes = one_pick([f"{{{id}}}" for id in GOOD_IDS])
        announce(chance, Question("market", "rising", {}, outcomes))
