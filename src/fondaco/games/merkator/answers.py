"""What may be answered for a seat whose person is not there: whether it joins a journey."""

from collections.abc import Collection, Mapping
from typing import Final

NO: Final = "stay"


def says_no(view: Mapping[str, object], unless: Collection[str]) -> bool:
    """Whether a seat stays at home: always, unless the journey goes to one of these."""
    return view["merkator"] not in unless
