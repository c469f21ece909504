"""What a player typed, read as a move: its number, its text, or enough of its words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from fondaco import Refused, Seeded, Table
from fondaco.core.destination import Destination
from fondaco.teaching import found_in
from fondaco.terminal.choices import brings
from fondaco.terminal.lines import any_of
from fondaco.terminal.spelling import Spellings, begins, spoken, words_of

MOST_NAMED = 6


class Unclear(Refused):
    """What was typed could be several moves, or has a number that no move has."""


def move_text(table: Table, typed: str, commands: Iterable[str] = ()) -> str:
    """The text of the move that is meant; it need not be legal."""
    legal = table.legal()
    if typed.isascii() and typed.isdigit():
        return _numbered(legal, typed)
    spellings = Spellings(table)
    found = spellings.same(typed) or spellings.matches(typed, legal)
    if len(found) > 1:
        raise Unclear(f"{typed!r} could be {_some(spellings, found)}.")
    return found[0] if found else _not_legal(table, typed, spellings, [*legal, *commands])


def move_texts(table: Table, typed: str, commands: Iterable[str]) -> list[str]:
    """The texts of the moves that are meant: one, or several that a line stands for. If one of
    these is refused, none is made."""
    twin = table.copy()
    view = table.view(table.to_act)
    found = table.game.spelled_out(typed, view, lambda: destinations(table))
    for text in found:
        twin.play(text)
    return found or [move_text(table, typed, commands)]


def destinations(table: Table) -> list[Destination]:
    """Where the pieces of whoever decides could go."""
    seat = table.to_act
    guess = None if seat is None else table.guess(seat, Seeded("destinations"))
    return [] if guess is None else table.game.destinations(guess)


def _numbered(legal: list[str], typed: str) -> str:
    if len(typed) > 3 or not 1 <= int(typed) <= len(legal):
        known = f"the moves are 1 to {len(legal)}" if len(legal) > 1 else "the only move is 1"
        raise Unclear(f"There is no move {typed}: {known}.")
    return legal[int(typed) - 1]


def _some(spellings: Spellings, moves: list[str]) -> str:
    """Moves in words, and commands."""
    texts = [f"'{spellings.phrases.get(move, move)}'" for move in moves]
    if len(texts) <= MOST_NAMED + 1:
        return any_of(texts)
    return any_of([*texts[:MOST_NAMED], f"one of {len(texts) - MOST_NAMED} others"])


def _kinds(spellings: Spellings, moves: list[str]) -> str:
    """Moves in words; of many only their verbs."""
    if len(moves) <= MOST_NAMED:
        return _some(spellings, moves)
    verbs = Counter([move.split(" ")[0] for move in moves])
    often = [f"{verb} ..." for verb, count in verbs.items() if count > 1]
    once = [move for move in moves if verbs[move.split(" ")[0]] == 1]
    return _some(spellings, [*often, *once])


# Words that fit no legal move.


def _not_legal(table: Table, typed: str, spellings: Spellings, known: list[str]) -> str:
    """The only move that could be meant; else a refusal that helps."""
    _hint_by_outcome(table, typed)
    found = spellings.matches(typed, list(spellings.words))
    found = _in_step(table, found) or found
    near = _at_hand(table, found) or found
    if len(near) == 1:
        return near[0]
    if near and words_of(near[0])[0].startswith(words_of(typed)[0]):
        raise _reason(table, typed, near)
    if near:
        one = spoken(table, min(near, key=len))
        raise Refused(
            f"No move with {typed!r} is possible now. Type moves to see those that are, or, for "
            f"instance, 'why {one}' for the reason."
        )
    meant = _meant(table, typed, spellings, known)
    hint = f"Did you mean {_kinds(spellings, meant)}?" if meant else _help(table, typed)
    raise Refused(f"{table.game.name} has no move {typed!r}. {hint}")


def _meant(table: Table, typed: str, spellings: Spellings, known: list[str]) -> list[str]:
    """What may have been meant: moves of now, or else any, those about things at hand first."""
    found = spellings.nearest(typed, known)
    every = found or spellings.sharing(words_of(typed), list(spellings.words))
    return found or _at_hand(table, every) or every


def _help(table: Table, typed: str) -> str:
    """Where else to look."""
    if any(found_in(clause.text, typed) for clause in table.game.clauses):
        return f"'rules {typed}' finds the rules about it, help tells what can be typed."
    return "Type help for what can be typed."


def _hint_by_outcome(table: Table, typed: str) -> None:
    """A refusal that names the only legal move that would bring so many of what was typed."""
    words = words_of(typed)
    counts = [at for at, word in enumerate(words[:2]) if word.isdigit()]
    if not counts or len(words) < counts[0] + 2:
        return
    verb, rest = "".join(words[: counts[0]]), words[counts[0] :]
    names = [f"seat {seat}" for seat in range(table.seats)]
    legal = [text for text in table.legal() if text.startswith(verb) and _has_number(text)]
    found = [text for text in legal if _brings(rest, brings(table, text, names))]
    if len(found) == 1:
        told = brings(table, found[0], names)
        raise Refused(f"That would be '{spoken(table, found[0])}': {told}.")


def _has_number(text: str) -> bool:
    return any(word.isdigit() for word in words_of(text))


def _brings(sought: list[str], told: str) -> bool:
    """Whether what a move brings has the words side by side, perhaps cut short."""
    words = re.findall(r"\w+", told.lower())
    starts = range(len(words) - len(sought) + 1)
    return any(all(map(begins, words[at:], sought)) for at in starts)


def _in_step(table: Table, texts: list[str]) -> list[str]:
    """The moves that belong to what is being decided, whatever else forbids them."""
    refusals = [(text, table.why_not(text)) for text in texts]
    other = table.game.other_step
    return [text for text, refused in refusals if refused and refused.clause != other]


def _at_hand(table: Table, texts: list[str]) -> list[str]:
    """The moves about things that the player owns or could buy."""
    lists = [part for part in table.view(table.to_act).values() if isinstance(part, list)]
    own = [part[table.to_act or 0] for part in lists if _is_by_seat(part, table.seats)]
    things = {*chain(*map(_things, own)), *_things(lists)}
    return [text for text in texts if not things.isdisjoint(text.split())]


def _is_by_seat(part: list[object], seats: int) -> bool:
    """Whether a part of a view has something for each seat."""
    return len(part) == seats and all(isinstance(one, dict) for one in part)


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
    spellings = Spellings(table)
    meant = spellings.same(typed) or spellings.matches(typed, list(spellings.words))
    return table.game.hint(table.view(table.to_act), meant) if meant else ""
