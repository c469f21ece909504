"""Lessons: every one can be played to its end, and what is wrong in one is told with its place."""

from pathlib import Path

import msgspec
import pytest

import fondaco
from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.lessons import Lesson, first_game, lesson_of, path_of, problems_of, standing
from fondaco.lessons.first_game import problems_of_slips
from fondaco.lessons.pace import DO, FIND, WATCH, WORDS_A_MINUTE, seconds_of
from fondaco.lessons.playing import age_of, fits, line_of, unanswered
from fondaco.lessons.reading import read
from fondaco.lessons.shapes import Step

GAMES = Path(__file__).parents[2] / "src" / "fondaco" / "games"
LESSONS = [lesson for title in TITLES for lesson in path_of(title)]

WRITTEN = """
rules = 2
edition = "none"
name = { en = "Travel", de = "Reisen" }
achieved = { en = "Done.", de = "Fertig." }
[position]
seats = 2
seed = "a"
[[steps]]
at = "place hamburg"
say = { en = "Go.", de = "Geh." }
do = ["travel hamburg"]
"""


def written(text: str = WRITTEN) -> Lesson:
    return read("merkator", "01-trial.toml", text)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    assert problems_of(lesson) == []
    moves = [move for _, more in line_of(lesson) for move in more]
    assert moves, "there is something to do"
    assert standing(lesson, moves).moves_played >= len(moves)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
def test_where_another_move_is_legal_something_is_said_to_it(lesson: Lesson) -> None:
    assert unanswered(lesson) == []


def test_a_step_that_says_nothing_to_another_move_is_named_with_its_number() -> None:
    found = unanswered(written())
    assert found[0].startswith("merkator/01-trial.toml, step 1, wrong: nothing is said to ")
    said = WRITTEN + 'wrong = { en = "Hamburg.", de = "Hamburg." }'
    assert unanswered(written(said)) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_path_of_which_each_lesson_has_a_name_of_its_own(title: str) -> None:
    ids = [lesson.id for lesson in path_of(title)]
    assert len(ids) == len(set(ids)) >= 7


def test_a_lesson_is_found_by_its_id() -> None:
    assert lesson_of("merkator", "travel").file == "merkator/01-travel.toml"
    with pytest.raises(Refused, match="no lesson 'nothing'"):
        lesson_of("merkator", "nothing")
    with pytest.raises(Refused, match="chess"):
        path_of("chess")


def test_the_same_moves_lead_to_the_same_position() -> None:
    lesson = lesson_of("merchants", "roll")
    assert standing(lesson, ["roll"]).view(0) == standing(lesson, ["roll"]).view(0)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('do = ["travel atlantis"]', "merkator/01-trial.toml, step 1, do: none of"),
        ('do = ["travel hamburg"]\nthen = ["stay"]', "step 1, then: 'stay' is not possible now"),
        ('do = ["travel hamburg"]\nrule = "no.such"', "step 1, rule: there is no clause 'no.such'"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_step(wrong: str, told: str) -> None:
    found = problems_of(written(WRITTEN.replace('do = ["travel hamburg"]', wrong)))
    assert any(told in problem for problem in found), found


def test_a_slip_has_25_words_at_most() -> None:
    long = " ".join(["word"] * 26)
    found = problems_of(written(WRITTEN.replace("Go.", long)))
    assert found == ["merkator/01-trial.toml, step 1, say.en: 26 words; 1 to 25 are right."]


def test_a_move_of_the_position_that_is_not_possible_is_told_with_its_number() -> None:
    found = problems_of(written(WRITTEN.replace('seed = "a"', 'seed = "a"\nmoves = ["done"]')))
    assert found[0].startswith("merkator/01-trial.toml, position, move 1: 'done' is not possible")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (WRITTEN.replace('at = "place hamburg"', ""), "step 1: Object missing required field `at`"),
        (WRITTEN.replace("seats = 2", 'seats = "2"'), "position.seats: Expected `int`, got `str`"),
        (WRITTEN.replace("rules = 2", "rules ="), "01-trial.toml: Invalid value"),
        (WRITTEN + 'wrnog = "x"', "step 1: Object contains unknown field `wrnog`"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(wrong: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        written(wrong)
    assert told in refused.value.text


def test_a_lesson_of_another_edition_is_named_as_older() -> None:
    game = fondaco.game("merkator")
    assert age_of(written()) == f"edition none, today {game.edition}"
    assert age_of(lesson_of("merkator", "travel")) == ""


def test_every_way_that_a_step_allows_is_tried() -> None:
    """After any journey but one the scripted journey is possible; that one is found."""
    then = 'do = ["travel *"]\nthen = ["travel england"]'
    found = problems_of(written(WRITTEN.replace('do = ["travel hamburg"]', then)))
    assert found
    assert "step 1, then" in found[0]


def test_a_star_stands_for_all_that_begins_so() -> None:
    assert fits("travel *", "travel italy")
    assert fits("travel italy", "travel italy")
    assert not fits("travel *", "take 1 iron")


def test_a_lesson_takes_as_long_as_its_words_and_what_it_asks_for() -> None:
    """One word, one thing to find and to do; then what another one does is watched."""
    assert seconds_of(written().script) == round(60 * 1 / WORDS_A_MINUTE) + FIND + DO
    told = written(WRITTEN.replace("Geh.", " ".join(["Wort"] * 25)) + 'then = ["take *"]')
    assert seconds_of(told.script) == 10 + FIND + DO + WATCH


def test_steps_say_nothing_that_they_do_not_have() -> None:
    step = msgspec.convert({"say": {"en": "a", "de": "b"}, "at": "bar"}, Step)
    assert (step.do, step.then, step.rule, step.wrong) == ([], [], "", None)


@pytest.mark.parametrize("title", TITLES)
def test_the_slips_of_a_first_game_wait_for_what_there_is(title: str) -> None:
    assert problems_of_slips(title) == []
    slips = first_game(title)
    assert len(slips) >= 7
    verbs = {move.text.split()[0] for move in fondaco.game(title).moves}
    assert {slip.may for slip in slips if slip.may} <= verbs
    rules = "".join([path.read_text() for path in (GAMES / title).rglob("*.py")])
    assert [slip.event for slip in slips if f'"{slip.event}"' not in rules and slip.event] == []
