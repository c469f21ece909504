"""An event with the names of those who sit at the table: who did what, and to whom."""

from collections.abc import Mapping

from fondaco.core.fields import Entry
from fondaco.games.merv.text.seen import named, number
from fondaco.games.merv.text.wording import site_name

YOU = "You"


class Teller(Entry):
    """An event. Somebody whose name is You is spoken to."""

    def __init__(self, event: Mapping[str, object], names: list[str]) -> None:
        super().__init__("event", event)
        self.names = names

    def doer(self) -> object:
        return self.fields.get("seat", self.fields.get("opponent"))

    def name(self) -> str:
        return named(self.doer(), self.names)

    def name_within(self) -> str:
        """The name where it does not begin a sentence."""
        return named_within(self.doer(), self.names)

    def does(self, verb: str) -> str:
        """Who did it, and the verb: Ana takes, You take."""
        return does(self.name(), verb)

    def count(self, field: str = "count") -> int:
        return number(self, field)

    def is_seat(self) -> bool:
        return "seat" in self.fields

    def whose(self) -> str:
        """Whose it is that does it, at the beginning of a sentence."""
        return "Your" if self.name() == YOU else f"{self.name()}'s"

    def chooser(self, verb: str) -> str:
        """The player who chose for the high courtier, and what that player does."""
        return does(named(self.value("chosen_by"), self.names), verb)

    def site(self) -> str:
        """The site, and whose building stands there if it is somebody else's."""
        site = site_name(self.text("site"))
        if not self.has("owner"):
            return site
        whose = named_within(self.value("owner"), self.names)
        return f"your {site}" if whose == "you" else f"{whose}'s {site}"

    def slot(self) -> str:
        return self.text("slot").replace("_", " ")


def named_within(owner: object, names: list[str]) -> str:
    name = named(owner, names)
    return f"{name[0].lower()}{name[1:]}" if name == YOU or isinstance(owner, str) else name


def does(name: str, verb: str) -> str:
    if name == YOU:
        return f"You {verb}"
    ending = "es" if verb.endswith(("ss", "sh", "ch")) else "s"
    return f"{name} {verb}{ending}"
