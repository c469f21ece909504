"""Accounts: signing up and in, passwords, codes to come back with, and the devices in use."""

import base64
import logging
import secrets

from fondaco import Refused
from fondaco.server import journal, wire
from fondaco.server.decisions import Decision
from fondaco.server.devices import Device
from fondaco.server.keeper import HOUSE
from fondaco.server.limits import Purses
from fondaco.server.passwords import Passwords, check_hard_to_guess
from fondaco.server.people import People, check_person, clean_name, hashed, login_of
from fondaco.server.room import Room
from fondaco.server.rows import Person
from fondaco.server.summary import people_of
from fondaco.server.visitor import Visitor

CODES = 10
CODE_BYTES = 15  # 120 bits: too many to try, so that a plain hash keeps a code as it does a key
CODE_GROUP = 6
MOST_TABLES = 500
# Whoever is signed in has a purse of their own for tries, which no stranger can empty; no login
# begins like that.
SIGNED_IN = "\n"
UNKNOWN = "There is no account with this name and password."
NO_CODE = "There is no account with this name and code. Each code is good once."

log = logging.getLogger("fondaco.people")


class TooManyTries(Refused):
    """Somebody tries to guess the password of an account."""


class Accounts:
    """What people with an account, and those who want one, can do about it."""

    def __init__(self, people: People, tries: Purses) -> None:
        self.people = people
        self.house = people.house
        self.stored = people.stored
        self.passwords = Passwords()
        # Wrong passwords, by account. Codes cannot be guessed: they are the way back into an
        # account that somebody else has closed by trying.
        self.tries = tries

    # --- Signing up and in ---

    async def register(
        self, visitor: Visitor, wanted: wire.Credentials, device: Device
    ) -> tuple[str, wire.Codes]:
        """Turn a guest into an account that keeps everything; a fresh key for this device, and the
        codes, which are shown once."""
        check_person(visitor)
        if visitor.account:
            raise Refused("You already have an account.")
        name = clean_name(wanted.name)
        check_hard_to_guess(wanted.password, name)
        password = await self.passwords.hash(wanted.password)
        if not await self.stored.register(visitor.person, name, login_of(name), password):
            raise Refused(f"The name {name!r} is taken.")
        codes = await self._fresh_codes(visitor.person)
        note("signed up", visitor.person, device)
        return await self.people.new_key(visitor.person, device.key, device.label), codes

    async def sign_in(self, visitor: Visitor, wanted: wire.Credentials, device: Device) -> str:
        """A fresh key for the account; a guest's tables move into it."""
        check_person(visitor)
        login = login_of(wanted.name)
        person = await self.stored.by_login(login)
        await self._check_password(login, person, wanted.password, device)
        assert person is not None
        self.house.orders.check_welcome(person.id)
        if visitor.person and not visitor.account:
            await self._move_tables(visitor, person)
        note("signed in", person.id, device)
        return await self.people.new_key(person.id, device.key, device.label)

    async def _check_password(
        self, purse: str, person: Person | None, password: str, device: Device
    ) -> None:
        """Refuse a wrong password; an unknown name takes as long, and counts as much."""
        id, known = ("", None) if person is None else (person.id, person.password)
        self._pay_for_try(purse, id, device)
        if not await self.passwords.is_right(known, password):
            note("wrong password", id, device)
            raise Refused(UNKNOWN)
        self._pay_back(purse)

    def _pay_for_try(self, purse: str, id: str, device: Device) -> None:
        if not self.tries.pay(purse):
            note("too many tries", id, device)
            raise TooManyTries(
                "Too many wrong passwords were tried for this account. Wait some minutes."
            )

    def _pay_back(self, purse: str) -> None:
        """Whoever knows the password has not tried to guess it."""
        self.tries.owe(purse, -1.0)

    async def _move_tables(self, guest: Visitor, person: Person) -> None:
        for stored in await self.house.store.tables.of(guest.person, MOST_TABLES):
            try:
                await self._move(await self.house.open_room(stored.id), guest, person)
            except Refused:
                continue  # set aside
        await self.house.store.own.hand_over(guest.person, person.id)
        await self.house.store.sheets.hand_over(guest.person, person.id)

    async def _move(self, room: Room, guest: Visitor, person: Person) -> None:
        def decide() -> Decision | None:
            if guest.person not in people_of(room.live.record):
                return None
            return Decision(journal.Became(guest.person, guest.name, person.id, person.name))

        await room.note(decide, HOUSE)

    # --- Passwords ---

    async def account_of(self, visitor: Visitor) -> Person:
        """The account of a visitor who has one."""
        check_person(visitor)
        person = await self.stored.by_id(visitor.person)
        if person is None or person.login is None:
            raise Refused("You have no account.")
        return person

    async def confirm(self, visitor: Visitor, password: str, device: Device) -> Person:
        """The account of a visitor who shows again that it is theirs."""
        person = await self.account_of(visitor)
        try:
            await self._check_password(SIGNED_IN + person.id, person, password, device)
        except TooManyTries:
            raise
        except Refused as wrong:
            raise Refused("This is not your password.") from wrong
        return person

    async def change_password(
        self, visitor: Visitor, wanted: wire.NewPassword, device: Device
    ) -> None:
        """Change the password; whoever is signed in elsewhere is no longer."""
        person = await self.confirm(visitor, wanted.old, device)
        check_hard_to_guess(wanted.new, f"{person.name} {person.login}")
        await self.stored.change_password(person.id, await self.passwords.hash(wanted.new))
        await self.end_other_sessions(visitor)
        note("password changed", person.id, device)

    # --- Codes ---

    async def new_codes(
        self, visitor: Visitor, wanted: wire.Confirmation, device: Device
    ) -> wire.Codes:
        """New codes; the old ones are no longer good."""
        person = await self.confirm(visitor, wanted.password, device)
        note("new codes", person.id, device)
        return await self._fresh_codes(person.id)

    async def _fresh_codes(self, person: str) -> wire.Codes:
        codes = [fresh_code() for _ in range(CODES)]
        await self.stored.renew_codes(person, [hashed(plain(code)) for code in codes])
        return wire.Codes(codes)

    async def recover(self, visitor: Visitor, wanted: wire.Recovery, device: Device) -> str:
        """A new password by a code, which is used up; all keys there were are no longer good."""
        check_person(visitor)
        check_hard_to_guess(wanted.password, wanted.name)
        password = await self.passwords.hash(wanted.password)
        person = await self.stored.by_login(login_of(wanted.name))
        dropped = await self.stored.recover(
            "" if person is None else person.id, hashed(plain(wanted.code)), password
        )
        if person is None or dropped is None:
            note("wrong code", "" if person is None else person.id, device)
            raise Refused(NO_CODE)
        for hash in dropped:
            self.house.dismiss(hash)
        if visitor.person and not visitor.account:
            await self._move_tables(visitor, person)
        note("recovered", person.id, device)
        return await self.people.new_key(person.id, device.key, device.label)

    # --- Sessions ---

    async def sessions(self, visitor: Visitor) -> list[wire.SessionNow]:
        """Where somebody is signed in; what was used last comes first."""
        check_person(visitor)
        found = await self.stored.sessions(visitor.person)
        found.sort(key=lambda key: (key.hash != visitor.key, -key.used))
        return [
            wire.SessionNow(key.hash[:16], key.label, key.made, key.used, key.hash == visitor.key)
            for key in found
        ]

    async def end_session(self, visitor: Visitor, id: str) -> None:
        check_person(visitor)
        for key in await self.stored.sessions(visitor.person):
            if key.hash[:16] == id:
                return await self.people.forget_key(key.hash)
        raise Refused("You are not signed in there.")

    async def end_other_sessions(self, visitor: Visitor) -> None:
        check_person(visitor)
        for key in await self.stored.sessions(visitor.person):
            if key.hash != visitor.key:
                await self.people.forget_key(key.hash)


def fresh_code() -> str:
    letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
    groups = [letters[at : at + CODE_GROUP] for at in range(0, len(letters), CODE_GROUP)]
    return "-".join(groups)


def plain(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join([letter for letter in code.upper() if letter.isalnum()])


def note(what: str, account: str, device: Device) -> None:
    """Write down what was done about an account, and from where; never with what secret."""
    log.info(what, extra={"account": account, "address": device.address})
