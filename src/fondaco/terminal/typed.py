"""What a player typed, read as a move: its number, its text, or enough of its words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from fondaco import Refused, Table
from fondaco.terminal.choices import brings
from fondaco.terminal.lines import any_of

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "_": " "})
FILLING = ("to", "the")  # words that people type but no move needs
MOST_NAMED = 6
TELLING = 3  # this many letters are enough to look for anywhere in a move
ALIKE = 0.75
OTHER_STEP = "turn.steps"  # the clause against what is not to be decided now


class Unclear(Refused):
    """What was typed could be several moves, or has a number that no move has."""


def move_text(table: Table, typed: str, commands: Iterable[str] = ()) -> str:
    """The text of the move that is meant; it need not be legal."""
    legal = table.legal()
    if typed.isascii() and typed.isdigit():
        return _numbered(legal, typed)
    texts = [move.text for move in table.game.moves]
    found = _same(typed, texts) or matches(typed, legal)
    if len(found) > 1:
        raise Unclear(f"{typed!r} could be {_some(found)}.")
    return found[0] if found else _not_legal(table, typed, texts, [*legal, *commands])


def move_texts(table: Table, typed: str, commands: Iterable[str]) -> list[str]:
    """The texts of the moves that are meant: one, or several that a line stands for. If one of
    these is refused, none is made."""
    twin = table.copy()
    found = table.game.spelled_out(typed)
    for text in found:
        twin.play(text)
    return found or [move_text(table, typed, commands)]


def _numbered(legal: list[str], typed: str) -> str:
    if len(typed) > 3 or not 1 <= int(typed) <= len(legal):
        known = f"the moves are 1 to {len(legal)}" if len(legal) > 1 else "the only move is 1"
        raise Unclear(f"There is no move {typed}: {known}.")
    return legal[int(typed) - 1]


def _some(moves: list[str]) -> str:
    texts = [move.replace("_", " ") for move in moves]
    if len(texts) <= MOST_NAMED:
        return any_of(texts)
    return any_of([*texts[:MOST_NAMED], f"one of {len(texts) - MOST_NAMED} others"])


# Words that fit a move.


def _same(typed: str, texts: list[str]) -> list[str]:
    return [text for text in texts if _words(text) == _words(typed)]


def matches(typed: str, texts: list[str]) -> list[str]:
    """All that have the typed words in this order, perhaps cut short: from the first word on, or
    else anywhere."""
    words = _words(typed)
    needed = [word for word in words if word not in FILLING]
    for sought in (words, needed):
        found = [text for text in texts if sought and _fits(sought, _words(text))]
        if found:
            return found
    if all(len(word) < TELLING for word in needed):
        return []
    found = [text for text in texts if _holds(needed, _words(text))]
    return found or _by_value(words, texts)


def _by_value(words: list[str], texts: list[str]) -> list[str]:
    """The same with numbers as the values of cards: 2 france is c02_france."""
    coded = [f"c{int(word):02}" if word.isascii() and word.isdigit() else word for word in words]
    return matches(" ".join(coded), texts) if coded != words else []


def _words(text: str) -> list[str]:
    return text.lower().translate(UMLAUTS).split()


def _fits(sought: list[str], words: list[str]) -> bool:
    return words[0].startswith(sought[0]) and _holds(sought, words)


def _holds(sought: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(any(_begins(word, part) for word in rest) for part in sought)


def _begins(word: str, part: str) -> bool:
    return word == part if part.isdigit() else word.startswith(part)


# Words that fit no legal move.


def _not_legal(table: Table, typed: str, texts: list[str], known: list[str]) -> str:
    """The only move that could be meant; else a refusal that helps."""
    _hint_by_outcome(table, typed)
    found = matches(typed, texts)
    found = _in_step(table, found) or found
    near = _at_hand(table, found) or found
    if len(near) == 1:
        return near[0]
    if near and _words(near[0])[0].startswith(_words(typed)[0]):
        raise _reason(table, typed, near)
    if near:
        raise Refused(f"No move with {typed!r} is possible now. Type moves to see those that are.")
    nearest = _nearest(typed, known)
    hint = f"Did you mean {nearest!r}?" if nearest else "Type help for what can be typed."
    raise Refused(f"{table.game.name} has no move {typed!r}. {hint}")


def _hint_by_outcome(table: Table, typed: str) -> None:
    """A refusal that names the only legal move that would bring so many of what was typed."""
    words = _words(typed)
    counts = [at for at, word in enumerate(words[:2]) if word.isdigit()]
    if not counts or len(words) < counts[0] + 2:
        return
    verb, rest = "".join(words[: counts[0]]), words[counts[0] :]
    names = [f"seat {seat}" for seat in range(table.seats)]
    legal = [text for text in table.legal() if text.startswith(verb) and _has_number(text)]
    found = [text for text in legal if _brings(rest, brings(table, text, names))]
    if len(found) == 1:
        told = brings(table, found[0], names)
        raise Refused(f"That would be {found[0].replace('_', ' ')!r}: {told}.")


def _has_number(text: str) -> bool:
    return any(word.isdigit() for word in _words(text))


def _brings(sought: list[str], told: str) -> bool:
    """Whether what a move brings has the words side by side, perhaps cut short."""
    words = re.findall(r"\w+", told.lower())
    starts = range(len(words) - len(sought) + 1)
    return any(all(map(_begins, words[at:], sought)) for at in starts)


def _in_step(table: Table, texts: list[str]) -> list[str]:
    """The moves that belong to what is being decided, whatever else forbids them."""
    refusals = [(text, table.why_not(text)) for text in texts]
    return [text for text, refused in refusals if refused and refused.clause != OTHER_STEP]


def _at_hand(table: Table, texts: list[str]) -> list[str]:
    """The moves about things that the player owns or could buy."""
    seen = table.view(table.to_act)
    offices = seen.get("offices")
    own = offices[table.to_act or 0] if isinstance(offices, list) else None
    things = {*_things(own), *_things([part for part in seen.values() if isinstance(part, list)])}
    return [text for text in texts if not things.isdisjoint(text.split())]


def _things(part: object) -> Iterator[str]:
    """The names in a part of a view, but for those of larger things that it lists."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        yield from _things(list(part.values()))
    elif isinstance(part, list):
        for item in part:
            yield from _things(item) if not isinstance(item, dict) else ()


def _reason(table: Table, typed: str, texts: list[str]) -> Refused:
    """The rule that forbids most of these moves."""
    refusals = [refused for refused in map(table.why_not, texts) if refused is not None]
    clause = Counter([refused.clause for refused in refusals]).most_common(1)[0][0]
    rule = next(rule for rule in table.game.clauses if rule.id == clause)
    return Refused(f"{typed!r} is not possible now. {rule.text}", rule)


def hint(table: Table, typed: str) -> str:
    """What the game says of the refused moves that are meant, besides the rule."""
    texts = [move.text for move in table.game.moves]
    meant = _same(typed, texts) or matches(typed, texts)
    return table.game.hint(table.view(table.to_act), meant) if meant else ""


def _nearest(typed: str, known: list[str]) -> str:
    """What is spelled almost like that, as a whole or in one word; or nothing."""
    whole = {" ".join(_words(text)): text for text in known}
    close = get_close_matches(" ".join(_words(typed)), whole, 1, ALIKE)
    if close:
        return whole[close[0]]
    plain_last = sorted(whole, key=lambda text: len(text.split()), reverse=True)
    by_word = {word: whole[text] for text in plain_last for word in text.split()}
    for word in _words(typed):
        for found in get_close_matches(word, by_word, 1, ALIKE) if len(word) > TELLING else []:
            return by_word[found]
    return ""
