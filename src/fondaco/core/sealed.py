"""Sealed luck: fixed before the first move, provable after the last, and chosen by nobody.

Whoever deals draws a secret seed of 32 bytes and publishes its SHA-256, the seal, when the table
opens. Then each seat adds a nonce; where nobody does that for a seat, its nonce follows from that
of another one. The k-th word of luck is the first four bytes of

    HMAC-SHA256(key: the seed, message: "<nonce of seat 0> <nonce of seat 1> ... <k>")

and the row of words alone decides every pick. When the game is over the seed is published, and
everybody can draw all picks again. Seal, seed and nonce have one spelling each, so that no two
texts mean the same.
"""

import hmac
from hashlib import sha256

from mypy_extensions import i64

from fondaco.core.chance import Chance, Recorded, Words
from fondaco.core.question import Question
from fondaco.core.refusal import Refused

HEX = set("0123456789abcdef")
HEX_DIGITS = 64  # of a seal or a seed
LONGEST_NONCE = 64
NONCE_FORM = f"1 to {LONGEST_NONCE} letters, digits or signs of plain ASCII without a space"


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes as seals and seeds are written."""
    return len(text) == HEX_DIGITS and not set(text) - HEX


def is_nonce(text: str) -> bool:
    return 1 <= len(text) <= LONGEST_NONCE and all("!" <= letter <= "~" for letter in text)


def following_nonce(nonce: str, seat: int) -> str:
    """The nonce of a seat for which nobody names one: it follows from that of another seat."""
    return sha256(f"{nonce} {seat}".encode()).hexdigest()


class Seal:
    """A secret seed, and its commitment: what may be published before it is used."""

    def __init__(self, seed: str) -> None:
        if not is_hex(seed):
            raise Refused(f"A seed is {HEX_DIGITS} digits 0 to 9 and a to f.")
        self.seed = seed
        self.commitment = sha256(bytes.fromhex(seed)).hexdigest()

    def __repr__(self) -> str:
        return f"<seal {self.commitment}>"


class Sealed(Words):
    """The picks that a seed and the nonces of all seats have fixed."""

    def __init__(self, seal: Seal, nonces: list[str]) -> None:
        for nonce in nonces:
            if not is_nonce(nonce):
                raise Refused(f"The nonce {nonce!r} is not {NONCE_FORM}.")
        self.seal = seal
        self.nonces = nonces
        self.drawn: i64 = 0
        self._key = bytes.fromhex(seal.seed)
        self._nonces = " ".join(nonces)

    def word(self) -> i64:
        message = f"{self._nonces} {self.drawn}".encode()
        self.drawn += 1
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:4], "big")

    def copy(self) -> "Sealed":
        twin = Sealed(self.seal, self.nonces)
        twin.drawn = self.drawn
        return twin


class Unsealed(Refused):
    """A log that proves nothing about its luck: without a seal, or its seed is still secret."""


class Compared(Chance):
    """Recorded picks that pass only if a chance whose luck was fixed before picks the same."""

    def __init__(self, recorded: Recorded, fixed: Chance, by: str = "seed and nonces give") -> None:
        self.recorded = recorded
        self.fixed = fixed
        self.listens = fixed.listens
        self.by = by  # what has fixed it

    def ask(self, question: Question) -> None:
        self.fixed.ask(question)

    def pick(self, n: i64) -> i64:
        written = self.recorded.pick(n)
        due = self.fixed.pick(n)
        if written != due:
            number = self.recorded.used
            raise Refused(f"pick {number} is {written}, but {self.by} {due}")
        return written

    def copy(self) -> "Compared":
        return Compared(self.recorded.copy(), self.fixed.copy(), self.by)


class Unopened(Chance):
    """The luck of a sealed table whose seed is not known here: there is none to be had."""

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise Refused(
            "This needs luck, and the table is sealed: only the holder of its seed can go on with "
            "it. With a seed of your own you go on unsealed."
        )

    def copy(self) -> "Unopened":
        return self
