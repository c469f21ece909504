"""People: strangers, guests by their cookie, accounts by name and password, bots by a token."""

import hashlib
import re
import unicodedata

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.decisions import check_may_play
from fondaco.server.house import House
from fondaco.server.rows import Key, Person
from fondaco.server.seating import UNRULY
from fondaco.server.store.people import IDLE_COOKIE
from fondaco.server.visitor import STRANGER, Visitor

COOKIE = "cookie"
NOTE_USE = 3_600_000
MOST_TOKENS = 20
MOST_LABEL = 40

# What Unicode counts as letters, but nobody sees: fillers, joiners, variation selectors.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)


def hashed(key: str) -> str:
    """How a key is stored: whoever reads the store cannot use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean_name(name: str, most: int = wire.MOST_NAME) -> str:
    """A name without what could make it look like another, or break a line."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not plain.isprintable() or not plain or UNSEEN.search(plain):
        raise Refused("A name must be made of printable characters.")
    if len(plain) > most:
        raise Refused(f"A name may have at most {most} characters.")
    return plain


def clean_text(text: str) -> str:
    """What somebody wrote, without what would act on a screen instead of standing on it."""
    return " ".join(UNRULY.sub(" ", text).split())


def visitor_with(key: Key, person: Person) -> Visitor:
    return Visitor(
        person=person.id,
        name=person.name,
        may_play=key.scope != "watch",
        account=person.login is not None,
        is_bot=key.scope != COOKIE,
        is_program=person.is_program,
        key=key.hash,
    )


class NotForBots(Refused):
    """Names, passwords and tokens are a person's own affair."""


def check_person(visitor: Visitor) -> None:
    """Refuse whoever came with a token: it allows less than its owner may do."""
    if visitor.is_bot:
        raise NotForBots("A token is only for playing or watching; do this in your own browser.")


class People:
    """Who is who."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.stored = house.store.people

    async def visitor(self, key: str, is_cookie: bool) -> Visitor:
        """Whom a cookie or a token stands for; a stranger, if nobody."""
        if not key:
            return STRANGER
        found = await self.stored.key(hashed(key))
        if found is None:
            return STRANGER
        stored, person = found
        now = self.house.runtime.now()
        if (stored.scope == COOKIE) != is_cookie or self._is_stale(stored, now):
            return STRANGER
        if now - stored.used > NOTE_USE:
            await self.stored.use_key(stored.hash, now)
        return visitor_with(stored, person)

    def _is_stale(self, key: Key, now: int) -> bool:
        return key.scope == COOKIE and now - key.used > IDLE_COOKIE

    async def new_guest(self, scope: str = COOKIE, label: str = "") -> tuple[Visitor, str]:
        """A guest whom nobody asked anything, and the key to come back with."""
        now = self.house.runtime.now()
        key, id = self.house.runtime.token(), self.house.runtime.token()[:24]
        person = Person(id, f"Guest {id[:4]}", None, None)
        stored = Key(hashed(key), id, label, scope, now, now)
        await self.stored.add(person, stored)
        return visitor_with(stored, person), key

    async def rename(self, visitor: Visitor, name: str) -> None:
        check_may_play(visitor)
        await self.stored.rename(visitor.person, clean_name(name))

    # --- Keys ---

    async def sign_out(self, key: str) -> None:
        await self.forget_key(hashed(key))

    async def forget_key(self, hash: str) -> None:
        """Forget a key; whoever still uses it is sent home."""
        await self.stored.drop_key(hash)
        self.house.dismiss(hash)

    async def new_key(self, person: str, old: str, label: str) -> str:
        """A new key in place of the old one, which could have been seen."""
        now = self.house.runtime.now()
        key = self.house.runtime.token()
        await self.stored.add_key(Key(hashed(key), person, label, COOKIE, now, now))
        if old:
            await self.sign_out(old)
        return key

    # --- Tokens ---

    async def new_token(self, visitor: Visitor, wanted: wire.NewToken) -> wire.TokenMade:
        """A token for a bot; for a stranger's bot, a guest is made."""
        check_person(visitor)
        label = clean_name(wanted.label, MOST_LABEL)
        if not visitor.person:
            _, key = await self.new_guest(wanted.scope, label)
        else:
            key = await self._further_token(visitor, wanted.scope, label)
        return wire.TokenMade(hashed(key)[:16], key, label, wanted.scope)

    async def _further_token(self, visitor: Visitor, scope: str, label: str) -> str:
        if len(await self.stored.tokens(visitor.person)) >= MOST_TOKENS:
            raise Refused(f"You already have {MOST_TOKENS} tokens; revoke one first.")
        now = self.house.runtime.now()
        key = self.house.runtime.token()
        stored = Key(hashed(key), visitor.person, label, scope, now, now)
        await self.stored.add_key(stored)
        return key

    async def tokens(self, visitor: Visitor) -> list[wire.TokenNow]:
        check_person(visitor)
        found = await self.stored.tokens(visitor.person)
        return [wire.TokenNow(key.hash[:16], key.label, key.scope, key.made) for key in found]

    async def revoke_token(self, visitor: Visitor, id: str) -> None:
        check_person(visitor)
        for key in await self.stored.tokens(visitor.person):
            if key.hash[:16] == id:
                return await self.forget_key(key.hash)
        raise Refused("You have no such token.")


def login_of(name: str) -> str:
    """What makes two names the same."""
    return clean_name(name).casefold()
