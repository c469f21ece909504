"""Tables and games show themselves in notebooks; the three notebooks run."""

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("pettingzoo", reason="the lab is not installed: pip install 'fondaco[lab]'")

import fondaco
from fondaco.drawing.board import shown
from fondaco.lab import Course
from labs import IS_WHOLE

NOTEBOOKS = Path(__file__).resolve().parent.parent.parent / "examples" / "notebooks"


def played(title: str, seats: int, moves: int) -> fondaco.Table:
    table, luck = fondaco.new(title, seats, seed=1), random.Random(1)
    for _ in range(moves):
        table.play(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize(("title", "seats"), [("merkator", 4), ("merchants", 4), ("merv", 2)])
def test_a_table_shows_itself(title: str, seats: int) -> None:
    table = played(title, seats, 40)
    picture = table._repr_html_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert all(f"Seat {seat}&#x27;s " in picture for seat in range(seats))
    before = table.copy()
    while table._repr_html_() == before._repr_html_():
        table.play(random.Random(1).choice(table.legal()))


def test_secrets_are_not_drawn() -> None:
    """Two tables that an onlooker cannot tell apart look the same."""
    table = fondaco.new("merchants", 3, {"setup": "variable"}, seed=1)
    game, luck, differ = table.game, random.Random(1), 0
    for number in range(150):
        table.play(luck.choice(table.legal()))
        guess = table.guess(0, fondaco.Seeded(number))
        if game.snapshot(guess) != table.plain_state():
            differ += 1
            assert shown(game, game.view(guess, None), 3) == table._repr_html_()
    assert differ > 10


def test_the_course_of_a_game() -> None:
    table = played("merkator", 3, 30)
    course = Course(table)
    assert [len(points) for points in course.points] == [31] * 3
    assert [points[-1] for points in course.points] == [one["total"] for one in table.scores()]
    assert ElementTree.fromstring(course._repr_html_()).tag.endswith("svg")


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
@pytest.mark.skipif(not IS_WHOLE, reason="takes a while: make lab")
@pytest.mark.filterwarnings("ignore")
def test_a_notebook_runs(path: Path) -> None:
    nbformat = pytest.importorskip("nbformat", reason="runs with make lab")
    client = pytest.importorskip("nbclient", reason="runs with make lab")
    book = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in book.cells)
    client.NotebookClient(book, timeout=900, kernel_name="python3").execute()
    told = [output for cell in book.cells for output in cell.get("outputs", [])]
    assert any("<svg" in str(output) for output in told)
