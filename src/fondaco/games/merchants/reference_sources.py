"""Where the printed things of Merchants of Europe are from: a table for its rules."""

from typing import Any, Final

from fondaco.games.merchants.components import EDITION
from fondaco.games.merchants.reference_map import Row, entries

KINDS: Final = [
    ["short_hex"],
    ["main_hex"],
    ["short_city", "main_city"],
    ["short_double_arrow", "main_double_arrow"],
    ["short_sea_path", "main_sea_path"],
    ["number_token"],
    ["development_card"],
    ["fixed_start"],
    ["storage"],
]
SECTIONS: Final = ["costs", "rules", "components"]


def provenance() -> list[Row]:
    """Of each kind of printed thing: how many entries there are, and where they are from."""
    return [*[sources(lists[-1], lists) for lists in KINDS], printed_numbers()]


def sources(name: str, lists: list[str]) -> Row:
    found = [one["provenance"] for each in lists for one in entries(each)]
    ours = found.count("reconstructed")
    return [f"{{of_{name}}}", str(len(found)), str(len(found) - ours), str(ours)]


def printed_numbers() -> Row:
    """The numbers of the rules themselves."""
    tables: Any = [EDITION.tables[name] for name in SECTIONS]
    count = sum([len(table) - 1 for table in tables])
    ours = sum([len(table) - 1 for table in tables if table["provenance"] == "reconstructed"])
    return ["{of_rules}", str(count), str(count - ours), str(ours)]
