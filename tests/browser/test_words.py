"""No sentence of the client comes from anywhere but its catalogues.

In the language "xx" every sentence of a catalogue stands between marks. What is left are names of
people, printed things and rules, and what the house itself has said: on boards without an English
catalogue of them, its moves and its account of what happened.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from browser.conftest import Visit
from browser.playing import Visitor
from browser.scenes import Scene
from browser.screens import tour

MARKED = re.compile("⟦[^⟦⟧]*⟧")
LETTERS = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")  # noqa: RUF001
PEOPLE = {"Anna", "Bert", "Ilse", "Marten", "Random", "Greedy", "Good evening"}
SPOKEN = {"move", "gloss", "lines", "name", "names", "of", "step", "text"}
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
    const whole = on.closest(".log-line, .log li"); // names stand in its sentence on their own
    found.push((whole ?? walker.currentNode).textContent.trim());
  }
  for (const on of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (on.closest(theirs)) continue;
    const named = ["aria-label", "title", "placeholder", "alt"];
    found.push(...named.map((name) => on.getAttribute(name) ?? ""));
  }
  return found.filter(Boolean);
}"""


def printed_names(scene: Scene) -> set[str]:
    """The names of all things of the editions, of the titles, and the rules."""
    shelf = scene.anna.get("/api/shelf")
    found = {str(one["text"]) for one in scene.anna.get("/api/rules/merkator")}
    found |= {str(one["name"]) for one in shelf}
    found |= taught(scene)
    return found.union(*[_printed_in(scene, str(one["title"])) for one in shelf])


def taught(scene: Scene) -> set[str]:
    """The names of lessons, and what is said in the one that is looked at: data, as rules are."""
    rows = scene.anna.get("/api/lessons/merkator")
    steps = scene.anna.get("/api/lessons/merkator/travel")["steps"]
    slips = [step["say"]["en"].replace("*", "") for step in steps]
    return {*[row["name"]["en"] for row in rows], *slips}


def _printed_in(scene: Scene, title: str) -> set[str]:
    found: set[str] = set()
    edition: dict[str, Any] = scene.anna.get(f"/api/editions/{title}")
    for rows in edition.values():
        found |= {str(row[key]) for row in _rows(rows) for key in ("name", "text") if key in row}
        found |= {str(row["name"])[:2] for row in _rows(rows) if "name" in row}  # on cubes
        found |= {str(row["id"]) for row in _rows(rows) if len(str(row.get("id", ""))) == 1}
    return found


def _rows(rows: object) -> list[dict[str, Any]]:
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def said(visitor: Visitor) -> set[str]:
    """What the house has said to this browser in words, as the plain board writes them."""
    bodies = [text for address, text in visitor.bodies if not address.endswith("/log")]
    found: set[str] = set()
    for text in [*visitor.frames, *bodies]:
        for word in _said(json.loads(text or "null")):
            plain = word.replace("_", " ")
            begun = plain[:1].upper() + plain[1:]
            found |= {word, plain, begun, plain.split(" ")[0], begun.split(" ")[0]}
    return found


def _said(thing: object, is_spoken: bool = False) -> Iterator[str]:
    if isinstance(thing, str) and is_spoken:
        yield thing
    elif isinstance(thing, list):
        for part in thing:
            yield from _said(part, is_spoken)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _said(part, key in SPOKEN)


def unmarked(text: str, names: set[str]) -> str:
    """What stands outside of marks and is no name."""
    text = text.replace("\u00ad", "")
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        if name in text:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
    return " ".join(LETTERS.findall(text))


def test_no_sentence_outside_the_catalogues(visit: Visit, scene: Scene) -> None:
    visitor: Visitor = visit()
    names = printed_names(scene) | PEOPLE
    found = set()
    for screen in tour(visitor, scene, "?language=xx"):
        texts: list[str] = visitor.page.evaluate(READ)
        assert any("⟦" in text for text in texts), screen
        is_said = visitor.sees(".plain-board, .merchants, .merv") is not None
        known = names | said(visitor) if is_said else names
        found |= {f"{screen}: {text}" for text in texts if unmarked(text, known)}
    assert not found, "\n".join(sorted(found))
