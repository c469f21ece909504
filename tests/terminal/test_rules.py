"""What `fondaco rules` prints of a guide: all of it, a part, or what a word finds."""

from collections.abc import Callable

import pytest

from fondaco import Clause, Game, Refused
from fondaco.terminal.guide import Teller
from fondaco.terminal.tables import table

Run = Callable[..., tuple[int, str, str]]


def test_the_first_page(run: Run) -> None:
    status, out, _ = run(["rules", "merkator", "--first"])
    assert status == 0
    assert out.startswith("Merkator in ten minutes\n")
    assert "\n  1. Investment: Sell Contracts" in out
    assert "\nWhat wins\n" in out


def test_the_card(run: Run) -> None:
    status, out, _ = run(["rules", "merkator", "--card"])
    assert status == 0
    assert "  Italy " in out
    assert len(out.split("\n")) < 72
    assert max(len(row) for row in out.split("\n")) <= 80


def test_a_chapter(run: Run) -> None:
    status, out, _ = run(["rules", "merkator", "--chapter", "loss"])
    assert status == 0
    assert out.startswith("Loss of goods\n=============\n\nWar reaches")
    assert "\nExample\n  You have just taken the last counter of a row." in out
    assert "\n    You: Iron: 1 -> 0\n" in out
    assert "\n  E       5 " in out
    assert run(["rules", "merkator", "--chapter", "2. traveling"])[1].startswith("2. Traveling\n")
    status, out, _ = run(["rules", "merkator", "--chapter", "zeppelins"])
    assert status == 1
    assert "Loss of goods (loss)" in " ".join(out.split())


def test_german(run: Run) -> None:
    out = run(["rules", "merkator", "--language", "de"])[1]
    assert out.startswith("Merkator in zehn Minuten\n")
    assert "\nBeispiel\n" in out
    assert "(unsere Auslegung: " in out
    assert "(Soloblatt Seite 4)" in out
    assert "Spielregel Seite 2" in run(["rules", "merkator", "Auftrag", "--language", "de"])[1]


def test_what_the_brackets_mean_is_said_before_the_first_of_them(run: Run) -> None:
    out = run(["rules", "merkator"])[1]
    assert out.index("\nHow to read the rules\n  The brackets") < out.index("(rulebook")
    german = run(["rules", "merkator", "--language", "de"])[1]
    assert german.index("\nWie die Regeln zu lesen sind\n") < german.index("(Spielregel")


def test_a_word_finds_rows_of_tables(run: Run) -> None:
    out = run(["rules", "merkator", "alsterhaus"])[1]
    assert "All Building cards\n" in out
    assert "  Alsterhaus  12 " in out
    assert "Theater  " not in out


def test_a_word_is_not_a_part_of_one(run: Run) -> None:
    out = run(["rules", "merkator", "ham"])[1]
    assert "Ham" in out
    assert "Hamburg (latest" not in out
    assert "latest visitor to Hamburg" not in " ".join(out.split())


def bare() -> Game:
    """A title that teaches nothing but its rules."""
    game = Game("bare", "Bare", [2], [])
    texts = {"Aim": "Have the most.", "Turn": "Take a coin."}
    game.clauses = [Clause(f"bare.{n}", "1", *one) for n, one in enumerate(texts.items())]
    return game


def test_a_title_without_a_guide_has_its_rules_by_their_headings() -> None:
    teller = Teller(bare())
    rules = ["Aim", "  Have the most. (rulebook page 1)", "", "Turn"]
    assert teller.everything() == [*rules, "  Take a coin. (rulebook page 1)"]
    assert teller.about("coins") == ["Turn", "  Take a coin. (rulebook page 1)"]
    assert teller.named("aim")[0] == "Aim"
    with pytest.raises(Refused, match="Bare has no first page"):
        teller.first_page()
    with pytest.raises(Refused, match="Bare has no reference card"):
        teller.card()


def test_pages_of_the_solo_sheet_are_called_so(run: Run) -> None:
    out = " ".join(run(["rules", "merkator"])[1].split())
    assert "(solo sheet page 4)" in out
    assert "page S" not in out


@pytest.mark.parametrize("width", [30, 50, 80])
def test_tables_fit(width: int) -> None:
    rows = [["Hamburg", "a text that is much too long for its column", "1"], ["x", "", "22"]]
    made = table(["Location", "What", "How many"], rows, width)
    assert max(len(row) for row in made) <= width
    assert made[1].strip("- ") == ""
