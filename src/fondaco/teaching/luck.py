"""Questions of luck in words: what is drawn, and what may come of it, in the reader's language.

The words stand in the title's folder: luck.toml, luck.de.toml; things are called as in its guide.
"""

from fondaco.core.game import Game
from fondaco.core.question import Outcome, Question
from fondaco.teaching.guide import MARK, Guide
from fondaco.teaching.languages import ENGLISH, LANGUAGES, Tables, tables_of
from fondaco.teaching.reading import guide_of

PARTS = ("question", "names", "printed", "gone")


class LuckWords:
    """How the luck of a title is spoken of in one language, among those who play."""

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        told = _told_in(game, language)
        seats = {f"seat_{seat}": name for seat, name in enumerate(names)}
        self.questions: dict[str, str] = told["question"]
        self._printed: dict[str, list[str]] = told["printed"]
        self._gone: dict[str, str] = told["gone"]
        self.names: dict[str, str] = guide_of(game, language).names | told["names"] | seats

    def question(self, question: Question) -> str:
        """What is drawn: `the Contract turned up from stack 7`."""
        fields = question.fields
        asked = self.questions[question.kind]
        return self._named(MARK.sub(lambda mark: _cell(mark[1], fields[mark[1]]), asked))

    def outcome(self, outcome: Outcome) -> str:
        """What may come of it: `7 Spain: 3 ham, 2 wine`."""
        return self.cell(outcome.name)

    def cell(self, name: str) -> str:
        """The name of an outcome in words, also of one that cannot come now."""
        return self._named(name)

    def printed(self, question: Question) -> list[str]:
        """The names of all that this kind of draw can ever bring, in printed order, where they are
        few enough to be shown at any time."""
        return self._printed.get(question.kind, [])

    def gone(self, question: Question) -> str:
        """Why some of these cannot come now, in a few words."""
        return self._gone.get(question.kind, "")

    def _named(self, text: str) -> str:
        """What has no name is called as its id reads."""
        nameless = {id: id.replace("_", " ").title() for id in MARK.findall(text)}
        return Guide(nameless | self.names, []).plain(text)


def _told_in(game: Game, language: str) -> Tables:
    """The title's words of luck, in English as far as nobody has told them in that language."""
    english = tables_of(game, "luck.toml")
    other = tables_of(game, f"luck.{language}.toml") if language in LANGUAGES else {}
    return {part: english.get(part, {}) | other.get(part, {}) for part in PARTS}


def _cell(field: str, value: object) -> str:
    """A field of a question as numbers and marks."""
    if field == "seat":
        return f"{{seat_{value}}}"
    return str(value) if isinstance(value, int) else f"{{{value}}}"
