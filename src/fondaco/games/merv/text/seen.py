"""Views and events read, with the names of those who sit at the table."""

from collections.abc import Mapping

from fondaco.core.fields import Entry

OPPONENTS = {"magistrate": "The magistrate", "courtier": "The high courtier"}
FAR = 1_000_000


def number(part: Entry, field: str) -> int:
    return part.number(field, -FAR, FAR)


def parts(part: Entry, field: str) -> list[Entry]:
    """A list of tables."""
    return [Entry(part.where, {field: item}).table(field) for item in part.items(field)]


def words(part: Entry, field: str) -> list[str]:
    return [str(item) for item in part.items(field)]


def counts(part: Entry, field: str) -> dict[str, int]:
    """Numbers by name, those that are 0 left out."""
    table = part.table(field)
    found = {name: number(table, name) for name in table.fields}
    return {name: count for name, count in found.items() if count != 0}


class Seen(Entry):
    """A whole view. The seat that looks is spoken to, the others have names."""

    def __init__(self, view: Mapping[str, object], names: list[str]) -> None:
        super().__init__("view", view)
        self.names = names

    def is_you(self, owner: object) -> bool:
        return owner is not None and self.fields["you"] == owner

    def name(self, owner: object) -> str:
        if self.is_you(owner):
            return "You"
        return named(owner, self.names)

    def whose(self, owner: object) -> str:
        name = self.name(owner)
        return "Your" if name == "You" else f"{name}'s"

    def of(self, owner: object) -> str:
        """Whose it is, within a sentence: yours, Ana's, the high courtier's."""
        if self.is_you(owner):
            return "yours"
        name = named(owner, self.names)
        return f"{name}'s" if isinstance(owner, int) else f"{name[0].lower()}{name[1:]}'s"

    def has(self, field: str) -> bool:
        return self.fields[field] is not None


def decides_for(view: Mapping[str, object]) -> str:
    """The opponent whose turn it is while a seat decides."""
    active = view["active"]
    return OPPONENTS[active].lower() if isinstance(active, str) else ""


def named(owner: object, names: list[str]) -> str:
    """The name of a seat, or of an opponent whom the rules play."""
    if isinstance(owner, str):
        return OPPONENTS[owner]
    return names[owner] if isinstance(owner, int) and owner < len(names) else "nobody"
