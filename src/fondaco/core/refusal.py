"""Why something is not possible: the clause that forbids it, and the refusal a person reads."""

from mypy_extensions import mypyc_attr


class Clause:
    """One rule of a game in our own words.

    Attributes:
        id (str): What code, tests and refusals cite, such as `travel.cost`.
        page (str): The page of the printed rulebook; empty for a ruling of ours.
        heading (str): What stands above it.
        text (str): The rule.
        explains (bool): Whether it only explains, and nothing carries it out.
        reason (str): Of a ruling: why we read the rulebook so.
    """

    def __init__(self, id: str, page: str, heading: str, text: str) -> None:
        self.id = id
        self.page = page
        self.heading = heading
        self.text = text
        self.explains = False
        self.reason = ""  # of a ruling: why we read the rulebook so

    @property
    def ruling(self) -> bool:
        """Whether it is our reading of something the rulebook leaves open."""
        return self.reason != ""

    def __repr__(self) -> str:
        return f"<clause {self.id}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """Bad input, told so that a person can correct it. Nothing was changed.

    Attributes:
        text (str): What is wrong.
        clause (str): The id of the clause that forbids it; empty if no rule does.
        page (str): The page of that clause in the printed rulebook.
    """

    def __init__(self, text: str, clause: Clause | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.clause = clause.id if clause is not None else ""
        self.page = clause.page if clause is not None else ""
