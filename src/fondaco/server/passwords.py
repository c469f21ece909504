"""Passwords: how they are kept, and which are too easy to guess."""

import asyncio
import re

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from fondaco import Refused
from fondaco.server.easy_words import EASY

HASHING_AT_ONCE = 2
LEAST_LEFT = 6  # characters that are no word, no year and no run of keys
LEAST_DIFFERENT = 5
LEAST_RUN = 3
TOO_EASY = (
    "This password is too easy to guess. "
    "Use several words that do not belong together, and not your name."
)

hasher = PasswordHasher()  # argon2id
# The hash of a password that nobody knows: checking it takes as long as checking any other.
NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$5VGSxHb/8gY9QpZGitItsg$"
    "H9uFh4ZZQYchZY7PIZw4nEPjtuNhl7vuRIN0CD9FsD4"
)

WORDS = EASY.split()
YEAR = re.compile("(19|20)[0-9][0-9]")
ROWS = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6zhn7ujm",
    "1q2w3e4r5t6z7u8i9o0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
]
# Letters that are written as signs: p@55w0rd.
SIGNS = str.maketrans("@4310$57!", "aaeiossti")
RUNS = "\n".join([*ROWS, *[row[::-1] for row in ROWS]])


def check_hard_to_guess(password: str, name: str) -> None:
    """Refuse a password that somebody would find who tries the usual ones, or knows the name."""
    plain = password.casefold()
    left = min(len(_left(text, name)) for text in (plain, plain.translate(SIGNS)))
    if len(set(plain)) < LEAST_DIFFERENT or left < LEAST_LEFT:
        raise Refused(TOO_EASY)


def _left(text: str, name: str) -> str:
    """What is left without all that is easy."""
    parts = [part for part in [name.casefold(), *name.casefold().split()] if len(part) > 2]
    for word in sorted([*parts, *WORDS], key=len, reverse=True):  # else half a word would be left
        text = text.replace(word, " ")
    return _without_runs(YEAR.sub(" ", text)).replace(" ", "")


def _without_runs(text: str) -> str:
    """A text without letters that follow each other in a row of keys, or are all the same."""
    kept, at = "", 0
    while at < len(text):
        length = _run(text[at:])
        kept += "" if length >= LEAST_RUN else text[at : at + length]
        at += length
    return kept


def _run(text: str) -> int:
    """How many characters at the beginning are one run."""
    length = 1
    while length < len(text) and _is_run(text[: length + 1]):
        length += 1
    return length


def _is_run(text: str) -> bool:
    return text in RUNS or text == text[0] * len(text)


class Passwords:
    """Hashes and checks passwords, a few at a time, while everybody else goes on."""

    def __init__(self) -> None:
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def is_right(self, known: str | None, password: str) -> bool:
        """Whether it is that password; where there is none, it takes as long to say no."""
        async with self._hashing:
            is_right = await asyncio.to_thread(matches, known or NOBODY, password)
        return is_right and known is not None


def matches(known: str, password: str) -> bool:
    try:
        return hasher.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False
