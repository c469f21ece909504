"""What a player typed, read as a move: its number, its text, or enough of its words."""

from fondaco import Refused, Table
from fondaco.terminal.lines import any_of

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "_": " "})
MOST_NAMED = 6


def move_text(table: Table, typed: str) -> str:
    """The text of the move that is meant; it need not be legal."""
    legal = table.legal()
    if typed.isascii() and typed.isdigit():
        return _numbered(legal, typed)
    found = matches(typed, legal) or matches(typed, [move.text for move in table.game.moves])
    if not found:
        raise Refused(
            f"{table.game.name} knows no move {typed!r}. Type help for what can be typed."
        )
    if len(found) > 1:
        raise Refused(f"{typed!r} could be {_some(found)}.")
    return found[0]


def _numbered(legal: list[str], typed: str) -> str:
    if len(typed) > 3 or not 1 <= int(typed) <= len(legal):
        raise Refused(f"There is no move {typed}: the moves are 1 to {len(legal)}.")
    return legal[int(typed) - 1]


def _some(texts: list[str]) -> str:
    if len(texts) <= MOST_NAMED:
        return any_of(texts)
    return any_of([*texts[:MOST_NAMED], f"one of {len(texts) - MOST_NAMED} others"])


def matches(typed: str, texts: list[str]) -> list[str]:
    """The very text, or else all that have the typed words in this order, perhaps cut short."""
    sought = _words(typed)
    same = [text for text in texts if _words(text) == sought]
    return same or [text for text in texts if sought and _fits(sought, _words(text))]


def _words(text: str) -> list[str]:
    return text.lower().translate(UMLAUTS).split()


def _fits(sought: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return words[0].startswith(sought[0]) and all(
        any(_begins(word, part) for word in rest) for part in sought
    )


def _begins(word: str, part: str) -> bool:
    return word == part if part.isdigit() else word.startswith(part)
