"""Where each value of an edition comes from, as its entries say in `provenance` and `confirmed`."""

from collections.abc import Mapping

from fondaco.core.edition import ABOUT

PRINTED = "printed"
CONFIRMED = "confirmed"
PUBLIC = "public"
RECONSTRUCTED = "reconstructed"
SOURCES = {
    PRINTED: "in the rules, on the board or on a card",
    CONFIRMED: "by the rules or a public text, beside values that are not",
    PUBLIC: "in a public text about the game",
    RECONSTRUCTED: "not known; chosen so that all known facts hold",
}
WRITTEN = {"rulebook": PRINTED, "public": PUBLIC, "reconstructed": RECONSTRUCTED}


class Item:
    """One entry of an edition: its name, and its fields but for those about the others."""

    def __init__(self, kind: str, name: str, fields: Mapping[str, object]) -> None:
        self.kind = kind
        self.name = name
        self.fields = fields
        self.provenance = str(fields.get("provenance", "reconstructed"))
        self.confirmed = fields.get("confirmed", [])

    def source(self, field: str) -> str:
        """Where the value of a field comes from: one of SOURCES."""
        if isinstance(self.confirmed, list) and field in self.confirmed:
            return CONFIRMED
        return WRITTEN.get(self.provenance, RECONSTRUCTED)

    def values(self, source: str) -> dict[str, object]:
        """The values from there; an id is a name of ours and no value."""
        told = [field for field in self.fields if field != "id" and field not in ABOUT]
        return {field: self.fields[field] for field in told if self.source(field) == source}

    def problems(self) -> list[str]:
        """What is wrong with what the entry says about its values."""
        where = f"{self.kind} {self.name}".strip()
        found: list[str] = []
        if self.provenance not in WRITTEN:
            known = ", ".join(list(WRITTEN))
            found.append(f"{where}, field 'provenance': {self.provenance!r} is none of {known}.")
        if not isinstance(self.confirmed, list):
            return [*found, f"{where}, field 'confirmed': a list of fields belongs here."]
        for field in self.confirmed:
            if field not in self.fields:
                found.append(f"{where}, field 'confirmed': the entry has no field {field!r}.")
        return found


def items(tables: Mapping[str, object]) -> dict[str, list[Item]]:
    """The entries of an edition, kind by kind."""
    return {
        kind: _entries(kind, value)
        for kind, value in tables.items()
        if isinstance(value, dict | list)
    }


def _entries(kind: str, value: object) -> list[Item]:
    if isinstance(value, dict):
        return [Item(kind, "", value)]
    assert isinstance(value, list)
    return [
        Item(kind, str(fields.get("id", number)), fields) for number, fields in enumerate(value, 1)
    ]


def counts(entries: list[Item]) -> dict[str, int]:
    """How many values come from each source, if any do."""
    found = {source: sum([len(item.values(source)) for item in entries]) for source in SOURCES}
    return {source: count for source, count in found.items() if count > 0}
