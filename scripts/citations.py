"""Checks that every clause of the rules is cited in the code and in the tests of its game.

A citation is a comment on a line of its own, `# rule <id>`, directly above what it justifies.
"""

import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path("src")  # from the root of the project, where make runs
TESTS = Path("tests")
GAMES = SOURCE / "fondaco" / "games"
CITATION = re.compile(r"# rule (\S+)")
MEANT_AS_CITATION = re.compile(r"#+\s*rule(?=[\s:]|$)", re.IGNORECASE)


class Clause(NamedTuple):
    """A clause of a rules.toml."""

    id: str
    place: str
    explains: bool


class Citation(NamedTuple):
    """A comment that cites a clause, or tries to."""

    id: str
    place: str
    wrong: str  # what is wrong with its form, if anything


def clauses_of(rules: Path) -> list[Clause]:
    text = rules.read_text(encoding="utf-8")
    lines = text.splitlines()
    return [
        Clause(entry["id"], f"{rules}:{line_of(entry['id'], lines)}", entry.get("explains", False))
        for entry in tomllib.loads(text)["clause"]
    ]


def line_of(clause: str, lines: list[str]) -> int:
    pattern = re.compile(rf"id\s*=\s*[\"']{re.escape(clause)}[\"']")
    return next((n for n, line in enumerate(lines, 1) if pattern.match(line)), 1)


def citations_under(folder: Path) -> list[Citation]:
    return [found for path in sorted(folder.rglob("*.py")) for found in citations_in(path)]


def citations_in(path: Path) -> Iterator[Citation]:
    lines = path.read_text(encoding="utf-8").splitlines()
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT and MEANT_AS_CITATION.match(token.string):
                yield citation(token, path, lines)


def citation(token: tokenize.TokenInfo, path: Path, lines: list[str]) -> Citation:
    row, column = token.start
    place = f"{path}:{row}"
    match = CITATION.fullmatch(token.string)
    if not match:
        return Citation("", place, f"write '# rule <id>', one id a line, not '{token.string}'")
    if token.line[:column].strip():
        return Citation(match[1], place, "a citation stands on a line of its own")
    if not stands_above_code(row, lines):
        return Citation(match[1], place, "a citation stands directly above code")
    return Citation(match[1], place, "")


def stands_above_code(row: int, lines: list[str]) -> bool:
    """Whether code follows the given row, with nothing but comments between."""
    following = (line.strip() for line in lines[row:])
    return bool(next((line for line in following if not line.startswith("#")), ""))


def faults(citations: list[Citation], clauses: list[Clause]) -> list[str]:
    """What is wrong with the form of the citations, and those that cite nothing."""
    known = {clause.id for clause in clauses}
    wrong = [f"{cited.place}: {cited.wrong}" for cited in citations if cited.wrong]
    unknown = [cited for cited in citations if cited.id and cited.id not in known]
    return wrong + [f"{cited.place}: there is no clause '{cited.id}'" for cited in unknown]


def uncited(clauses: list[Clause], citations: list[Citation], folder: Path) -> list[str]:
    cited = {citation.id for citation in citations}
    return [
        f"{clause.place}: clause '{clause.id}' is not cited in {folder}"
        for clause in clauses
        if not clause.explains and clause.id not in cited
    ]


def doubled(clauses: list[Clause]) -> list[str]:
    times = Counter(clause.id for clause in clauses)
    return [f"{c.place}: clause '{c.id}' stands here twice" for c in clauses if times[c.id] > 1]


def check_game(game: str) -> list[str]:
    """Say how many citations a game has, and return all that is wrong with them."""
    source, tests = GAMES / game, TESTS / "games" / game
    clauses = clauses_of(source / "rules.toml")
    in_code, in_tests = citations_under(source), citations_under(tests)
    carried_out = sum(not clause.explains for clause in clauses)
    print(
        f"{game}: {len(clauses)} clauses, {carried_out} to be cited; "
        f"citations: {len(in_code)} in code, {len(in_tests)} in tests"
    )
    return [
        *doubled(clauses),
        *faults(in_code + in_tests, clauses),
        *uncited(clauses, in_code, source),
        *uncited(clauses, in_tests, tests),
    ]


def check_elsewhere(games: list[str]) -> list[str]:
    """Players, the server and the tests of all games may cite a clause of any game."""
    clauses = [clause for game in games for clause in clauses_of(GAMES / game / "rules.toml")]
    homes = tuple(f"{folder / game}/" for game in games for folder in (GAMES, TESTS / "games"))
    homes += tuple(f"{toy.parent}/" for toy in TESTS.rglob("rules.toml"))  # it has its own clauses
    everywhere = citations_under(SOURCE) + citations_under(TESTS)
    return faults([cited for cited in everywhere if not cited.place.startswith(homes)], clauses)


def main() -> int:
    games = sorted(rules.parent.name for rules in GAMES.glob("*/rules.toml"))
    problems = [problem for game in games for problem in check_game(game)]
    problems += check_elsewhere(games)
    for problem in dict.fromkeys(problems):
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
