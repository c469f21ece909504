"""Positions with the experts' hand card."""

from fondaco import Table
from positions import arrange

HAND = {"hand_card": "yes"}
OFFER = ["wache", "seeamt", "theater", "kanzlei", "bonus_italy_wine", "bonus_spain_ham"]
SWEDEN_2 = {"muskets": 1, "grain": 1}
SWEDEN_3 = {"grain": 1, "saltpeter": 1, "ham": 1}


def holding(card: str, taler: int = 0) -> Table:
    """Seat 0 has had a card in hand since an earlier turn."""
    return arrange(
        options=HAND,
        contracts=[["c02_hamburg", "c03_danzig"], ["c02_france"]],
        offer=[other for other in OFFER if other != card],
        lying={card: "hand 0"},
        taler=[taler, 15],
    )


def delivering(hand: str, contract: str = "c02_sweden") -> Table:
    """Seat 0 can fulfill a Contract with another one in hand."""
    return arrange(
        options=HAND,
        step="fulfill",
        at="sweden",
        contracts=[[contract], ["c02_france"]],
        goods=[SWEDEN_2 if contract == "c02_sweden" else SWEDEN_3],
        lying={hand: "hand 0"},
        tops={3: "c03_russia", 4: "c04_spain"},
    )
