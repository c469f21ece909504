"""How contracts are put into words."""

from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_FAVOUR,
    CONTRACT_IDS,
    CONTRACT_LEVEL,
    CONTRACT_POINTS,
    CUBES_ASKED,
    EITHER_ASKED,
    RARE_ASKED,
    SCROLLS_ASKED,
)
from fondaco.games.merv.text.wording import counted


def demand(contract: int) -> str:
    """What a contract asks for."""
    asked = [
        (CUBES_ASKED[contract], "cube"),
        (SCROLLS_ASKED[contract], "scroll"),
        (COMMON_ASKED[contract], "common good"),
        (RARE_ASKED[contract], "rare good"),
        (EITHER_ASKED[contract], "good of either kind"),
    ]
    return " + ".join([plural(int(count), thing) for count, thing in asked if count > 0])


def plural(count: int, thing: str) -> str:
    if thing == "good of either kind":
        return f"{count} {'good' if count == 1 else 'goods'} of either kind"
    return counted(count, thing)


def contract_name(id: str) -> str:
    """A contract that was fulfilled, in short."""
    contract = CONTRACT_IDS.index(id)
    points = counted(int(CONTRACT_POINTS[contract]), "point")
    return f"level {CONTRACT_LEVEL[contract]} ({points})"


def contract_kind(id: str) -> str:
    """The stack of a contract: its level, and what it brings besides points."""
    contract = CONTRACT_IDS.index(id)
    return f"level {CONTRACT_LEVEL[contract]} with {contract_bonus(contract)}"


def contract_bonus(contract: int) -> str:
    return "favour" if CONTRACT_FAVOUR[contract] == 1 else "a soldier"


def contract_text(id: str) -> str:
    contract = CONTRACT_IDS.index(id)
    return f"{contract_terms(contract)}, level {CONTRACT_LEVEL[contract]}"


def contract_terms(contract: int) -> str:
    """What a contract brings, and what it asks for."""
    points = counted(int(CONTRACT_POINTS[contract]), "point")
    return f"{points} and {contract_bonus(contract)} for {demand(contract)}"
