"""What a table of Merv may choose."""

from typing import Final

from fondaco.core.option import Option

OPTION_LIST: Final = [
    Option(
        "camel_market",
        "Which side of the camel market lies up",
        {
            "random": "as chance will have it",
            "a": "side A: a scroll, a caravan card, favour, a soldier",
            "b": "side B: a rare good, a step in the mosque, favour, a soldier",
        },
        [1, 2, 3, 4],
    ),
]
