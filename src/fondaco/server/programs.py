"""Bots with an account of their own: each has a name that nobody else has, and comes by token."""

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.people import People, check_person, clean_name, hashed, login_of
from fondaco.server.rows import Key, Person
from fondaco.server.visitor import Visitor

MOST_BOTS = 5
TOKEN = "its token"  # the label of the key
TAKEN = "The name {!r} is taken."


class Programs:
    """The bots of people, who answer for them."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.stored = people.stored
        self.runtime = people.house.runtime

    async def make(self, visitor: Visitor, wanted: wire.NewBot) -> wire.BotMade:
        """A bot with a fresh token; of a bot that one has, a new token in place of the old."""
        check_owner(visitor)
        name = clean_name(wanted.name)
        login = login_of(name)
        mine = {row[2]: row for row in await self.stored.bots_of(visitor.person)}
        if login in mine:
            return await self._renewed(mine[login][0], mine[login][1])
        if len(mine) >= MOST_BOTS:
            raise Refused(f"You already have {MOST_BOTS} bots.")
        id, token = self.runtime.token()[:24], self.runtime.token()
        bot = Person(id, name, login, None)
        if not await self.stored.add_bot(bot, visitor.person, self._key(id, token)):
            raise Refused(TAKEN.format(name))
        return wire.BotMade(id, name, token)

    async def _renewed(self, id: str, name: str) -> wire.BotMade:
        token = self.runtime.token()
        await self._silence(id)
        await self.stored.add_key(self._key(id, token))
        return wire.BotMade(id, name, token)

    def _key(self, bot: str, token: str) -> Key:
        now = self.runtime.now()
        return Key(hashed(token), bot, TOKEN, "play", now, now)

    async def all_of(self, visitor: Visitor) -> list[wire.BotNow]:
        check_person(visitor)
        found = await self.stored.bots_of(visitor.person)
        return [wire.BotNow(id, name, made) for id, name, _, made in found]

    async def retire(self, visitor: Visitor, id: str) -> None:
        """Its token is no longer good; its games and its name stay."""
        check_person(visitor)
        if id not in [row[0] for row in await self.stored.bots_of(visitor.person)]:
            raise Refused("You have no such bot.")
        await self._silence(id)

    async def _silence(self, id: str) -> None:
        for hash in await self.stored.drop_keys(id):
            self.people.house.dismiss(hash)


def check_owner(visitor: Visitor) -> None:
    """Somebody with an account answers for a bot."""
    check_person(visitor)
    if not visitor.account:
        raise Refused("A bot needs an account that answers for it: sign up first.")
