"""What a game tells people besides its board and moves; most of it a game may leave out."""

from collections.abc import Callable, Mapping

from fondaco.core.destination import Destination

Ways = Callable[[], list[Destination]]  # where pieces could go, found when it is asked for


class Asides:
    """Of a game that has nothing to say but what happened."""

    def solos(self) -> dict[str, dict[str, str]]:
        """The ways to play alone that the rules print, by name, each with its options."""
        return {}

    def sentence(self, event: Mapping[str, object], names: list[str]) -> str:
        """An event as a sentence, of seats by name; who is called You is spoken to."""
        raise NotImplementedError

    def told_of_all(self) -> list[str]:
        """The kinds of events of which those of several seats are told together."""
        return []

    def sentences(self, events: list[dict[str, object]], names: list[str]) -> list[str]:
        """Events of one kind and one seat, in a row, as sentences."""
        return [self.sentence(event, names) for event in events]

    def phrase(self, text: str, view: Mapping[str, object]) -> str:
        """The text of a move in the words of people, with the names of things as a board has them;
        it begins with the same verb, and no other move has the same words."""
        return text.replace("_", " ")

    def atlas(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        """What is looked up rather than shown, in sections like those of the board."""
        return []

    def hint(self, view: Mapping[str, object], texts: list[str]) -> str:
        """What has to come before moves that are refused to the seat to act, or what lacks for
        them, as that seat sees it; empty where the rule says it all."""
        return ""

    def helping(self, view: Mapping[str, object], texts: list[str]) -> list[str]:
        """Those of the legal moves that help the seat to act now, as far as a cheap rule can tell
        from what it sees: a board shows the others more quietly. It is advice, never a rule."""
        return texts

    def lacks(self, view: Mapping[str, object], text: str) -> dict[str, int]:
        """What the seat to act has too little of for a move that is refused: how many, by id."""
        return {}

    def serves(self, view: Mapping[str, object], text: str) -> list[str]:
        """The ids of what the seat to act could complete with a legal move, now or right after it:
        such as its Contracts."""
        return []

    def spelled_out(self, typed: str, view: Mapping[str, object], ways: Ways) -> list[str]:
        """The texts of the small moves that one line of the seat to act stands for, in their
        order; none if it is not such a line."""
        return []

    def in_one_line(self, view: Mapping[str, object], ways: list[Destination]) -> list[str]:
        """Such lines as help now, with what each comes to."""
        return []

    def seat_words(self, view: Mapping[str, object]) -> list[str]:
        """How moves name the seats, where they do."""
        return []

    def way_out(self, view: Mapping[str, object]) -> str:
        """How a decision that has been begun can be left, where it is not plain to see."""
        return ""

    def decides_for(self, view: Mapping[str, object]) -> str:
        """The opponent, whom the rules play, for whom the seat to act decides; empty for itself."""
        return ""

    def closing(self, view: Mapping[str, object], names: list[str], moves: list[str]) -> list[str]:
        """What is told when a game is over, besides the scores: from its end and all its moves."""
        return []
