"""What a table of Merchants of Europe may choose, and what does not go together."""

from collections.abc import Mapping
from typing import Final

from fondaco.core.option import Option
from fondaco.core.refusal import Refused

MOST_OFFERS: Final = 20
USUAL_OFFERS: Final = 5


def _offers() -> dict[str, str]:
    """The usual number first, then all others."""
    numbers = [USUAL_OFFERS, *[n for n in range(MOST_OFFERS + 1) if n != USUAL_OFFERS]]
    return {str(number): f"{number} a turn" for number in numbers}


OPTION_LIST: Final = [
    Option(
        "board",
        "Which side of the board is played",
        {"short": "Eastern Europe: the shorter game", "main": "all of Europe"},
        [3, 4],
    ),
    Option(
        "setup",
        "How the first trading posts are placed",
        {"fixed": "fixed places, for a first game (reconstructed)", "variable": "chosen in turn"},
        [3, 4],
    ),
    Option("offers", "How many offers the active player may make", _offers(), [3, 4]),
]


def completed(options: Mapping[str, str]) -> dict[str, str]:
    """The options with what follows from them."""
    found = dict(options)
    # rule setup.main_variable
    if found.get("board") == "main" and "setup" not in found:
        found["setup"] = "variable"
    return found


def check_together(options: Mapping[str, str]) -> None:
    # rule setup.main_variable
    if options["board"] == "main" and options["setup"] == "fixed":
        raise Refused("Options board=main and setup=fixed exclude each other.")
