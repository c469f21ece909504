"""Search by word: finds words and their plurals, not parts of words."""

import re
import unicodedata
from functools import lru_cache

MOST_REMEMBERED = 4096  # texts: more than all rules of a title have

WORD = re.compile(r"\d+:\d+|[^\W_]+")  # a rate of exchange is one word
VERBAL = ("ing", "ed", "e", "es", "s")  # what English verbs end with, in the order they are cut
STEM = 4  # letters of a word that are enough to find others of its kind
ENGLISH = ("", "s", "es")  # what a plural adds
ENDINGS = {"de": ("", "e", "en", "er", "ern", "es", "n", "s")}


def found_in(text: str, sought: str, language: str = "en") -> bool:
    """Whether the words that are sought stand in the text, one after the other."""
    wanted, given = words(sought), words(text)
    endings = ENDINGS.get(language, ENGLISH)
    return any(
        all(is_same(*pair, endings) for pair in zip(given[at:], wanted, strict=False))
        for at in range(len(given) - len(wanted) + 1)
    )


@lru_cache(maxsize=MOST_REMEMBERED)
def words(text: str) -> list[str]:
    """Its words in small letters, without accents: Aufträge is found by Auftrag."""
    bare = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss"))
    return WORD.findall("".join(letter for letter in bare if not unicodedata.combining(letter)))


def is_same(word: str, other: str, endings: tuple[str, ...]) -> bool:
    """Whether two words are one, or one is the plural of the other."""
    short, long = sorted((word, other), key=len)
    return long.startswith(short) and long[len(short) :] in endings


def akin_in(text: str, sought: str) -> bool:
    """Whether an English text has a word of the same kind: divided, if one looks for dividing."""
    stem = next((sought[: -len(end)] for end in VERBAL if sought.endswith(end)), sought).lower()
    return len(stem) >= STEM and any(word.startswith(stem) for word in words(text))
