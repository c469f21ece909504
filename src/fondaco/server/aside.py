"""Tables that are not there, and tables that were set aside because they cannot be played on."""

from fondaco import Refused


class NoTable(Refused):
    """There is no such table."""


class SetAside(Refused):
    """The table is there, but cannot be played on."""

    @classmethod
    def because(cls, why: str) -> "SetAside":
        return cls(
            f"This table was set aside. {why} Those who played can download what is left of it. "
            "Whoever runs this house may be able to bring it back from a backup."
        )


def why_aside(problem: Exception) -> str:
    """Why a table was set aside, for everybody to read; if its journal is damaged, nothing of what
    stands in it, since that may be secret."""
    if isinstance(problem, Refused) and not problem.text.startswith("log line "):
        return problem.text
    return "Its journal is damaged."
