"""The quizzes of the titles: forty questions from each rulebook, with answers that our rules give.

A question of `quiz.toml` has an `answer`, the `clauses` where our text says it, the `tables` of the
guide that do if the clauses leave it to them, and a proof where the engine can give one, or else
`unproven`: why not. A proof may hold

    edition     values of the edition in use, by their paths; an entry of a list goes by its id
    position    a position kept for the guide, by its name; or what the title's `arrange` takes
    seats, options   else a new game
    moves       are played, decided by the seats in `asked`, if that is told
    allowed, refused   moves that are then possible, or are not: with the clause
    shows       what the seat `eyes` (else who decides first) then sees, by paths; `#` counts
    changes     what it saw there before the moves, and what it sees after them

The head of the file, `[layout]`, names what arranges a position; a title may have several such
functions, and a proof holds the word of one of them. "nothing" stands for what is not there.
"""

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco import Table
from fondaco.core.edition import in_use
from fondaco.games.shelf import TITLES
from fondaco.teaching import guide_of
from positions import refusal
from worked_examples import begun, seen, step_into

HERE = Path(__file__).parent
QUESTIONS = 40
LEAST_PROVEN = 30
CLAIMS = {"edition", "asked", "allowed", "refused", "shows", "changes"}
BEGINNINGS = {"seats", "options", "moves", "eyes"}

Fields = dict[str, Any]


def quiz(title: str) -> Fields:
    return tomllib.loads((HERE / title / "quiz.toml").read_text("utf-8"))


def questions(title: str) -> list[Fields]:
    found: list[Fields] = quiz(title)["question"]
    return found


def proofs() -> list[Any]:
    return [
        pytest.param(title, proof, id=f"{title} {number}")
        for title in TITLES
        for number, question in enumerate(questions(title), 1)
        for proof in question.get("proof", [])
    ]


@pytest.mark.parametrize("title", TITLES)
def test_a_quiz_has_forty_questions_and_most_answers_are_proven(title: str) -> None:
    asked = questions(title)
    assert len({one["question"] for one in asked}) == QUESTIONS == len(asked)
    assert sum("proof" in one for one in asked) >= LEAST_PROVEN
    for one in asked:
        assert ("proof" in one) != bool(one.get("unproven")), one["question"]


@pytest.mark.parametrize("title", TITLES)
def test_every_answer_stands_in_the_rules(title: str) -> None:
    chapters = guide_of(fondaco.game(title)).chapters
    clauses = {clause.id for chapter in chapters for clause in chapter.clauses}
    tables = {table.id for chapter in chapters for table in chapter.tables}
    for one in questions(title):
        assert one["answer"], one["question"]
        assert one["clauses"], one["question"]
        assert set(one["clauses"]) <= clauses, one["question"]
        assert set(one.get("tables", [])) <= tables, one["question"]


@pytest.mark.parametrize(("title", "proof"), proofs())
def test_a_proof_claims_something_and_has_no_other_words(title: str, proof: Fields) -> None:
    assert CLAIMS & proof.keys()
    assert proof.keys() <= CLAIMS | BEGINNINGS | quiz(title)["layout"].keys()


@pytest.mark.parametrize(("title", "proof"), proofs())
def test_the_engine_answers_so(title: str, proof: Fields) -> None:
    for path, value in proof.get("edition", {}).items():
        assert printed(title, path) == value, path
    if proof.keys() - {"edition"}:
        check_played(table_of(title, proof), proof)


def printed(title: str, path: str) -> Any:
    """What the edition has at a path such as `rules.starting_gold` or `storage.short_3.players`."""
    found: Any = in_use(fondaco.game(title).title).tables
    for part in path.split("."):
        if isinstance(found, list) and not part.isdigit():
            found = next(entry for entry in found if entry["id"] == part)
        else:
            found = step_into(found, part)
    return found


def table_of(title: str, proof: Fields) -> Table:
    layouts = quiz(title)["layout"]
    laid_out = layouts.keys() & proof.keys()
    if not laid_out:
        return fondaco.new(title, proof.get("seats", 4), proof.get("options", {}), seed=1)
    [word] = laid_out
    if isinstance(proof[word], str):
        return begun(title, proof[word])
    module, arrange = layouts[word].rsplit(".", 1)
    arranged: Table = getattr(import_module(module), arrange)(**numbered(proof[word]))
    return arranged


def numbered(fields: Any) -> Any:
    """The same with numbers for keys such as the values of stacks: TOML has texts only."""
    if not isinstance(fields, dict):
        return fields
    return {int(key) if key.isdigit() else key: numbered(one) for key, one in fields.items()}


def check_played(table: Table, proof: Fields) -> None:
    eyes, asked = proof.get("eyes", table.to_act), []
    before = seen(table, eyes)
    for move in proof.get("moves", []):
        asked.append(table.to_act)
        table.play(move)
    assert asked == proof.get("asked", asked)
    assert set(proof.get("allowed", [])) <= set(table.legal())
    for one in proof.get("refused", []):
        assert refusal(table, one["move"]) == one["clause"], one["move"]
    after = seen(table, eyes)
    for path, value in proof.get("shows", {}).items():
        assert at(after, path) == value, path
    for path, (was, now) in proof.get("changes", {}).items():
        assert (at(before, path), at(after, path)) == (was, now), path


def at(found: Any, path: str) -> Any:
    for part in path.split("."):
        found = step_into(found, part)
    return "nothing" if found is None else found
