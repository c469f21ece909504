"""A view read field by field, with the names of those who sit at the table."""

from collections.abc import Mapping
from textwrap import wrap
from typing import cast

from fondaco.games.merkator.terms import GOOD_IDS

WIDTH = 98


class Fields:
    """A part of a view whose fields are read as what they are."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.fields = fields

    def has(self, field: str) -> bool:
        return self.fields[field] is not None

    def flag(self, field: str) -> bool:
        return cast(bool, self.fields[field])

    def number(self, field: str) -> int:
        return cast(int, self.fields[field])

    def half(self, field: str) -> float:
        return cast(float, self.fields[field])

    def word(self, field: str) -> str:
        return cast(str, self.fields[field])

    def words(self, field: str) -> list[str]:
        return cast(list[str], self.fields[field])

    def numbers(self, field: str) -> list[int]:
        return cast(list[int], self.fields[field])

    def counts(self, field: str) -> dict[str, int]:
        return cast(dict[str, int], self.fields[field])

    def part(self, field: str) -> "Fields":
        return Fields(cast(dict[str, object], self.fields[field]))

    def parts(self, field: str) -> "list[Fields]":
        return [Fields(part) for part in cast(list[dict[str, object]], self.fields[field])]

    def goods(self) -> list[int]:
        """An office's goods in the order of their numbers."""
        held = self.counts("goods")
        return [held[id] for id in GOOD_IDS]


class Seen(Fields):
    """A whole view. The seat that looks is spoken to, the others have names."""

    def __init__(self, view: Mapping[str, object], names: list[str]) -> None:
        super().__init__(view)
        self.names = names

    def is_you(self, seat: int) -> bool:
        return self.fields["you"] == seat

    def name(self, seat: int) -> str:
        if self.is_you(seat):
            return "You"
        return self.names[seat] if seat < len(self.names) else "The AI"

    def whose(self, seat: int) -> str:
        name = self.name(seat)
        return "Your" if name == "You" else f"{name}'s"

    def asked(self) -> str:
        return self.name(self.number("to_act"))

    def choosing(self) -> str:
        """The seat to act and that it has to choose."""
        asked = self.asked()
        return "Choose" if asked == "You" else f"{asked} chooses"

    def plays(self, option: str) -> bool:
        """Whether the table has chosen a way to play."""
        return option in self.words("options")

    def can_join(self) -> bool:
        """Whether there is anybody to join."""
        return not self.plays("no_joining") and not self.plays("solitary")

    def price(self, number: int) -> str:
        """What a card costs: where there are no coins, Contracts are given for it."""
        return f"price {number}" if self.plays("no_coins") else f"{number} Taler"

    def worth_offered(self, building: str) -> str:
        """The same of an open Building, for somebody who looks closely: it often changes."""
        return self.worth(building) if self.fields.get("closely") else ""

    def worth(self, building: str) -> str:
        """What a Building would give the seat that looks if the game ended now, where that is
        told; else nothing."""
        told = cast(dict[str, str], self.fields.get("worth", {}))
        return f"; {told[building]}" if building in told else ""

    def token_is_at(self, place: str) -> bool:
        return self.fields["merkator"] == place


def entry(text: str) -> list[str]:
    """One entry of a section, broken into lines that show they belong together."""
    return broken(text, "  ", "      ")


def broken(text: str, first: str = "", rest: str = "") -> list[str]:
    for digit in "0123456789":
        text = text.replace(f"{digit} ", f"{digit}\xa0")  # a number stays with what it counts
    lines = wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest)
    return [line.replace("\xa0", " ") for line in lines]


def listing(label: str, things: list[str]) -> list[str]:
    """Things under a label, or nothing."""
    return entry(f"{label}: {', '.join(things)}") if things else []
