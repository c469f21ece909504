"""What a draw of luck is about: a question, and what its answers are called.

A draw at a real table is one question, also where the engine picks twice for it. Names of outcomes
are cells as guides have them: numbers and marks, `2 {ham}` for two of the thing with that id; so
every language can put them into its own words (see fondaco/teaching/luck.py).
"""


class Outcome:
    """One way in which a draw can turn out.

    Attributes:
        name (str): What people call it, as numbers and marks.
        weight (int): In how many of the equally likely cases it comes; 0 where it cannot come, and
            who is asked cannot know that.
        ways (list[list[int]]): The picks that lead to it; the first stands for all of them.
    """

    def __init__(self, name: str, weight: int, ways: list[list[int]]) -> None:
        self.name = name
        self.weight = weight
        self.ways = ways


class Question:
    """What the next picks are about. It is asked only of a chance that listens.

    Attributes:
        key (str): What is drawn from, the same in every game: `"stack 7"`.
        kind (str): Which words it is asked in: an entry of the title's luck.toml.
        fields (dict[str, object]): What these words name: numbers, ids, a seat.
        outcomes (list[Outcome]): In how many ways it can turn out; no two have the same name.
        eyes (int | None): The seat that looks at what is drawn, where others may not. Then the
            outcomes are those that this seat cannot rule out, for no other seat to see, and their
            weights are the truth, for nobody to see.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        fields: dict[str, object],
        outcomes: list[Outcome],
        eyes: int | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.fields = fields
        self.outcomes = outcomes
        self.eyes = eyes

    @property
    def total(self) -> int:
        """How many equally likely cases there are."""
        return sum([outcome.weight for outcome in self.outcomes])

    @property
    def is_open(self) -> bool:
        """Whether it has to be asked: not where all can see that only one thing can come. A seat
        that alone knows so is asked, or the others would see that it knows."""
        return len(self.outcomes) > 1 or self.eyes is not None

    def __repr__(self) -> str:
        return f"<question {self.key}: {len(self.outcomes)} outcomes>"


def one_pick(names: list[str], possible: list[str] | None = None) -> list[Outcome]:
    """The outcomes of a single pick that brings the thing of that number; things of one name are
    one outcome. Those that are only thought to be possible come in no case."""
    found = {name: Outcome(name, 0, []) for name in possible or []}
    for pick, name in enumerate(names):
        outcome = found.setdefault(name, Outcome(name, 0, []))
        outcome.weight += 1
        outcome.ways.append([pick])
    return list(found.values())


def times(names: list[str], counts: list[int]) -> list[str]:
    """Each of the names as often as its count says: a bag with so many of each."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
