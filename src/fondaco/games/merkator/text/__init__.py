"""The table, its moves and its events in English, for a terminal and for a screen reader."""

from fondaco.games.merkator.text.accounts import accounts, closing, worth
from fondaco.games.merkator.text.glosses import gloss
from fondaco.games.merkator.text.phrases import phrase
from fondaco.games.merkator.text.prospects import prospect
from fondaco.games.merkator.text.questions import way_out
from fondaco.games.merkator.text.sections import board
from fondaco.games.merkator.text.shorthand import in_one_line, spelled_out
from fondaco.games.merkator.text.tales import sentences
from fondaco.games.merkator.text.telling import sentence

__all__ = [
    "accounts",
    "board",
    "closing",
    "gloss",
    "in_one_line",
    "phrase",
    "prospect",
    "sentence",
    "sentences",
    "spelled_out",
    "way_out",
    "worth",
]
