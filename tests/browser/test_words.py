"""No sentence of the client comes from anywhere but its catalogues.

In the language "xx" every sentence of a catalogue stands between marks. What is left are names of
people, printed things and rules, which the house tells, and numbers.
"""

import re
from typing import Any

import pytest

from browser.conftest import Visit
from browser.playing import Visitor
from browser.screens import Scene, tour
from houses import OpenHouse

MARKED = re.compile("⟦[^⟦⟧]*⟧")
LETTERS = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")  # noqa: RUF001
PEOPLE = {"Anna", "Bert", "Random", "Greedy", "Good evening"}
# Everything that can be read or heard, but for drawings, keys, code and what the house itself says.
READ = """() => {
  const theirs = "[aria-hidden=true], kbd, code, script, style, title, .clause, .rules h3, .option,"
    + " datalist, [data-said]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const on = walker.currentNode.parentElement;
    const isOption = on.tagName === "OPTION";
    if (on.closest(theirs) || !(isOption || on.checkVisibility())) continue;
    found.push(walker.currentNode.textContent.trim());
  }
  for (const on of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (on.closest(theirs)) continue;
    const named = ["aria-label", "title", "placeholder", "alt"];
    found.push(...named.map((name) => on.getAttribute(name) ?? ""));
  }
  return found.filter(Boolean);
}"""


@pytest.fixture(scope="module")
def scene(house: OpenHouse) -> Scene:
    return Scene(house)


def printed_names(scene: Scene) -> set[str]:
    """The names of all things of the edition, of the titles, and the rules."""
    found = {str(one["name"]) for one in scene.anna.get("/api/shelf")}
    found |= {str(one["text"]) for one in scene.anna.get("/api/rules/merkator")}
    edition: dict[str, Any] = scene.anna.get("/api/editions/merkator")
    for rows in edition.values():
        found |= {str(row[key]) for row in _rows(rows) for key in ("name", "text") if key in row}
        found |= {str(row["name"])[:2] for row in _rows(rows) if "name" in row}  # on cubes
        found |= {str(row["id"]) for row in _rows(rows) if len(str(row.get("id", ""))) == 1}
    return found


def _rows(rows: object) -> list[dict[str, Any]]:
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def unmarked(text: str, names: set[str]) -> str:
    """What stands outside of marks and is no name."""
    text = text.replace("\u00ad", "")
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    return " ".join(LETTERS.findall(text))


def test_no_sentence_outside_the_catalogues(visit: Visit, scene: Scene) -> None:
    visitor: Visitor = visit()
    names = printed_names(scene) | PEOPLE
    found = set()
    for screen in tour(visitor, scene, "?language=xx"):
        texts: list[str] = visitor.page.evaluate(READ)
        assert any("⟦" in text for text in texts), screen
        found |= {f"{screen}: {text}" for text in texts if unmarked(text, names)}
    assert not found, "\n".join(sorted(found))
