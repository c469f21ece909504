"""People: strangers, guests by their cookie, accounts by name and password, bots by a token."""

import asyncio
import hashlib
import re
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from fondaco import Refused
from fondaco.server import journal, wire
from fondaco.server.decisions import Decision, check_may_play
from fondaco.server.house import House
from fondaco.server.keeper import HOUSE
from fondaco.server.room import Room
from fondaco.server.rows import Key, Person
from fondaco.server.store.people import IDLE_COOKIE
from fondaco.server.summary import people_of
from fondaco.server.visitor import STRANGER, Visitor

COOKIE = "cookie"
NOTE_USE = 3_600_000
HASHING_AT_ONCE = 2
MOST_TOKENS = 20
MOST_LABEL = 40
MOST_TABLES = 500

# What Unicode counts as letters, but nobody sees: fillers, joiners, variation selectors.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)

hasher = PasswordHasher()  # argon2id
# The hash of a password that nobody knows: checking it takes as long as checking any other.
NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$5VGSxHb/8gY9QpZGitItsg$"
    "H9uFh4ZZQYchZY7PIZw4nEPjtuNhl7vuRIN0CD9FsD4"
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


def visitor_with(key: Key, person: Person) -> Visitor:
    return Visitor(
        person=person.id,
        name=person.name,
        may_play=key.scope != "watch",
        account=person.login is not None,
        is_bot=key.scope != COOKIE,
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
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)

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

    # --- Accounts ---

    async def register(self, visitor: Visitor, wanted: wire.Credentials, key: str) -> str:
        """Turn a guest into an account that keeps everything; a fresh key for this device."""
        check_person(visitor)
        if visitor.account:
            raise Refused("You already have an account.")
        name = clean_name(wanted.name)
        password = await self._hash(wanted.password)
        if not await self.stored.register(visitor.person, name, login_of(name), password):
            raise Refused(f"The name {name!r} is taken.")
        return await self._new_key(visitor.person, key)

    async def sign_in(self, visitor: Visitor, wanted: wire.Credentials, key: str) -> str:
        """A fresh key for the account; a guest's tables move into it."""
        check_person(visitor)
        person = await self.stored.by_login(login_of(wanted.name))
        known = person.password if person is not None and person.password else NOBODY
        is_right = await self._verify(known, wanted.password)
        if person is None or not is_right:
            raise Refused("There is no account with this name and password.")
        if visitor.person and not visitor.account:
            await self._move_tables(visitor, person)
        return await self._new_key(person.id, key)

    async def sign_out(self, key: str) -> None:
        await self._forget(hashed(key))

    async def _forget(self, hash: str) -> None:
        """Forget a key; whoever still uses it is sent home."""
        await self.stored.drop_key(hash)
        self.house.dismiss(hash)

    async def _new_key(self, person: str, old: str) -> str:
        """A new key in place of the old one, which could have been seen."""
        now = self.house.runtime.now()
        key = self.house.runtime.token()
        await self.stored.add_key(Key(hashed(key), person, "", COOKIE, now, now))
        if old:
            await self.sign_out(old)
        return key

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def _verify(self, known: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_is_right, known, password)

    async def _move_tables(self, guest: Visitor, person: Person) -> None:
        for stored in await self.house.store.tables.of(guest.person, MOST_TABLES):
            try:
                await self._move(await self.house.room(stored.id), guest, person)
            except Refused:
                continue  # set aside

    async def _move(self, room: Room, guest: Visitor, person: Person) -> None:
        def decide() -> Decision | None:
            if guest.person not in people_of(room.live.record):
                return None
            return Decision(journal.Became(guest.person, guest.name, person.id, person.name))

        await room.note(decide, HOUSE)

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
                return await self._forget(key.hash)
        raise Refused("You have no such token.")


def login_of(name: str) -> str:
    """What makes two names the same."""
    return clean_name(name).casefold()


def _is_right(known: str, password: str) -> bool:
    try:
        return hasher.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False
