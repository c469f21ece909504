"""How moves may be spelled: as logs have them, or in the words of people."""

import re
from difflib import get_close_matches
from functools import lru_cache
from itertools import chain

from fondaco import Table

UNSPOKEN = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", **dict.fromkeys("_(),;+", " ")}
)
SPELLED = {"fulfill": "fulfil", "favor": "favour"}  # words that titles spell in either way
FILLING = ("to", "the", "a", "in", "for", "of", "with")  # words that people type but no move needs
TELLING = 3  # this many letters are enough to look for anywhere in a move
ALIKE = 0.75

Words = list[str]


@lru_cache(maxsize=20_000)
def words_of(text: str) -> Words:
    return [SPELLED.get(word, word) for word in text.lower().translate(UNSPOKEN).split()]


def spoken(table: Table, text: str) -> str:
    """A move in the words of people."""
    return table.game.phrase(text, table.view(table.to_act))


def with_seats(table: Table, names: list[str], line: str) -> str:
    """The line with the names of those who sit there as moves spell them."""
    for name, word in zip(names, table.game.seat_words(table.view(None)), strict=False):
        line = re.sub(rf"\b{re.escape(name)}\b", word, line, flags=re.IGNORECASE)
    return line


class Spellings:
    """The moves of a game, each as it may be typed at a table: its text, and its phrase."""

    def __init__(self, table: Table) -> None:
        view = table.view(table.to_act)
        self.phrases = {move.text: table.game.phrase(move.text, view) for move in table.game.moves}
        self.words = {text: _both(text, phrase) for text, phrase in self.phrases.items()}

    def same(self, typed: str) -> list[str]:
        """The move with just these words."""
        return [text for text, spelled in self.words.items() if words_of(typed) in spelled]

    def matches(self, typed: str, texts: list[str]) -> list[str]:
        """All that have the typed words in this order, perhaps cut short: from the first word on,
        or else anywhere."""
        words = words_of(typed)
        needed = [word for word in words if word not in FILLING]
        for sought in (words, needed):
            found = [text for text in texts if sought and self._fits(sought, text)]
            if found:
                return found
        if all(len(word) < TELLING for word in needed):
            return []
        return [text for text in texts if any(holds(needed, one) for one in self.words[text])]

    def _fits(self, sought: Words, text: str) -> bool:
        return any(
            words[0].startswith(sought[0]) and holds(sought, words) for words in self.words[text]
        )

    def nearest(self, typed: str, known: list[str]) -> list[str]:
        """What is spelled almost like that as a whole; or has some of the words; or a word that is
        spelled almost like one of them."""
        spelled = " ".join(words_of(typed))
        whole = {" ".join(words): text for text in known for words in self._spelled(text)}
        begun = [text for text in whole if text[:1] == spelled[:1]]
        close = get_close_matches(spelled, begun, 1, ALIKE)
        if close:
            return [whole[close[0]]]
        return self.sharing(words_of(typed), known) or self._alike(words_of(typed), known)

    def _spelled(self, text: str) -> list[Words]:
        return self.words.get(text, [words_of(text)])

    def sharing(self, sought: Words, known: list[str]) -> list[str]:
        """The moves with the last of the words that any has; of these, those with the one before
        it, and so on."""
        found = [(text, {*chain(*self._spelled(text))}) for text in known]
        telling = [word for word in reversed(sought) if word not in FILLING and word.isalpha()]
        shared: list[tuple[str, set[str]]] = []
        for word in telling:
            shared = [(text, words) for text, words in shared or found if word in words] or shared
        return [text for text, _ in shared]

    def _alike(self, sought: Words, known: list[str]) -> list[str]:
        plain_last = sorted(known, key=lambda text: len(text.split()), reverse=True)
        by_word = {
            word: text for text in plain_last for words in self._spelled(text) for word in words
        }
        for word in sought:
            for found in get_close_matches(word, by_word, 1, ALIKE) if len(word) > TELLING else []:
                return [by_word[found]]
        return []


def _both(text: str, phrase: str) -> list[Words]:
    """The ways to spell a move, which may be the same."""
    found = [words_of(text), words_of(phrase)]
    return found[:1] if found[0] == found[1] else found


def holds(sought: Words, words: Words) -> bool:
    """Whether the words come in this order, perhaps cut short."""
    rest = iter(words)
    return all(any(begins(word, part) for word in rest) for part in sought)


def begins(word: str, part: str) -> bool:
    return word == part if part.isdigit() else word.startswith(part)
