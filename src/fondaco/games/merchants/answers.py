"""What may be answered for a seat whose person is not there: whether it accepts an offer."""

from collections.abc import Collection, Mapping
from typing import Final, cast

from fondaco.games.merchants.view_types import Offer

NO: Final = "decline"


def says_no(view: Mapping[str, object], unless: Collection[str]) -> bool:
    """Whether a seat declines an offer: always, unless it gives one of these."""
    offers = cast(list[Offer], view["offers"])
    [given] = [offer["gives"] for offer in offers if offer["seat"] == view["active"]]
    return not any(given.get(piece, 0) > 0 for piece in unless)
