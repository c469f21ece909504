"""What a table decides before the game."""

from collections.abc import Mapping

from fondaco.core.refusal import Refused


class Option:
    """Something a table decides before the game.

    Attributes:
        name (str): What logs and `fondaco.new` call it.
        text (str): What it is about.
        values (dict[str, str]): Each value with what it means, the default first.
        seats (list[int]): The numbers of seats that may choose it.
    """

    def __init__(self, name: str, text: str, values: dict[str, str], seats: list[int]) -> None:
        self.name = name
        self.text = text
        self.values = values  # value -> what it means
        self.seats = seats  # the numbers of seats that may choose it


def settled(
    name: str, known: list[Option], seats: int, chosen: Mapping[str, str]
) -> dict[str, str]:
    """All options of a table with so many seats and their values, or a refusal."""
    for one in chosen:
        _check_known(name, known, one, seats)
    return {option.name: _value(option, chosen) for option in known if seats in option.seats}


def _check_known(name: str, known: list[Option], sought: str, seats: int) -> None:
    for option in known:
        if option.name == sought:
            if seats not in option.seats:
                raise Refused(f"Option {sought!r} is for {_seats(option.seats)} only.")
            return
    names = ", ".join([option.name for option in known]) or "none"
    raise Refused(f"{name} has no option {sought!r}; its options: {names}.")


def _value(option: Option, chosen: Mapping[str, str]) -> str:
    value = chosen.get(option.name, next(iter(option.values)))
    if value not in option.values:
        known = ", ".join(list(option.values))
        raise Refused(f"Option {option.name!r} cannot be {value!r}; it may be: {known}.")
    return value


def _seats(numbers: list[int]) -> str:
    return "1 seat" if numbers == [1] else f"{listed(numbers)} seats"


def listed(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
