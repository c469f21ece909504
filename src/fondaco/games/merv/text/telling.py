"""tmp"""

from collections.abc import Mapping

from fondaco.games.merv.moves import MervMove


def gloss(move: MervMove) -> str:
    return ""


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    return str(event)
