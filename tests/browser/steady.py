"""Luck that is the same in every run of a test, whatever ran before it: what the house draws, and
what each browser adds to it. FONDACO_LUCK=... gives all tests another one."""

import hashlib
import itertools
import os

# The nonces that a browser makes: Marsaglia's generator with 32 bits, from a seed. Whatever else it
# draws, such as names of messages, has to be new on every page.
NONCE = 32  # bytes
BROWSER = f"""(() => {{
const random = crypto.getRandomValues.bind(crypto);
let state = SEED;
const next = () => {{
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state & 255;
}};
crypto.getRandomValues = (bytes) => bytes.length === {NONCE} ? bytes.map(next) : random(bytes);
}})()"""


class Luck:
    """Where all chance of one test comes from."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self.test = f"{os.environ.get('FONDACO_LUCK', '')} {test}"
        self.drawn = itertools.count(1)

    def token(self) -> str:
        """What the house draws next."""
        return self._hash(f"token {next(self.drawn)}")

    def of_visitor(self, number: int) -> str:
        """A script for the pages of a visitor."""
        seed = int(self._hash(f"visitor {number}")[:7], 16) + 1
        return BROWSER.replace("SEED", str(seed))

    def _hash(self, what: str) -> str:
        return hashlib.sha256(f"{self.test} {what}".encode()).hexdigest()
