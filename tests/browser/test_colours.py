"""Nothing at a table is told by colour alone.

Pieces that eyes of some kind cannot tell apart by their dye differ in what is drawn on them, and
that stands out from the dye for all eyes. What is drawn is compared as it is seen: without any dye,
from a picture of the screen.
"""

import base64
import itertools
from typing import Any

import pytest

from browser.conftest import Visit
from browser.eyes import EYES, contrast, distance, seen
from browser.playing import Visitor

Json = dict[str, Any]
ALIKE = 25.0  # two dyes that are no farther apart may be taken for each other on small pieces
LEAST_CONTRAST = 3.0  # WCAG, of graphics
LEAST_DIFFERENCE = 0.25  # of what is drawn on either of two pieces

# What is on the table, each kind of piece by where it is seen, and its name.
PIECES = {
    "goods": (".own-office .store .cube", "one.closest('[data-good]').dataset.good"),
    "cubes": ("[data-place] .pile g.cube:last-child", "one.closest('[data-place]').dataset.place"),
    "seats": (".top .seats .badge", "String(index)"),
    "resources": ("[data-resource] .res", "one.closest('[data-resource]').dataset.resource"),
    "cubes of Merv": (".merv [data-cube-of^='0 '] .cube", "one.closest('.item').dataset.cubeOf"),
}
FOUND = """([selector, dye, mark]) => [...document.querySelectorAll(selector)].map((one, index) => {
  one.classList.remove("empty");
  one.closest(".zero")?.classList.remove("zero");
  const style = getComputedStyle(one);
  return {name: NAME, dye: style.getPropertyValue(dye), mark: style.getPropertyValue(mark)};
})"""
# Takes the dye away, and all that is around: black on white.
BARE = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  document.documentElement.style.background = "#fff";
  document.body.style.visibility = "hidden";
  one.style.visibility = "visible";
  for (const name of ["--f", "--hi", "--lo", "--edge", "--s"]) one.style.setProperty(name, "#fff");
  for (const name of ["--on", "--on-s", "color"]) one.style.setProperty(name, "#000");
  one.scrollIntoView({block: "nearest"});
  const {x, y, width, height} = one.getBoundingClientRect();
  return {x, y, width, height};
})"""
# How much of what is drawn in two parts of a picture differs, for each pair of them; for a part and
# itself, how much is drawn there.
COMPARED = """async ([picture, boxes]) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const SIZE = 32;
  const inks = boxes.map(({x, y, width, height}) => {
    const paper = new OffscreenCanvas(SIZE, SIZE).getContext("2d");
    paper.drawImage(image, 2 * x, 2 * y, 2 * width, 2 * height, 0, 0, SIZE, SIZE);
    const dots = paper.getImageData(0, 0, SIZE, SIZE).data;
    return Array.from({length: SIZE * SIZE}, (_, at) => dots[4 * at] < 128);
  });
  const differ = (one, other) => {
    const drawn = one.filter((ink, at) => ink || other[at]).length;
    return one.filter((ink, at) => ink !== other[at]).length / Math.max(drawn, 1);
  };
  const amount = (one) => one.filter(Boolean).length / one.length;
  return inks.map((one) => inks.map((other) => (one === other ? amount(one) : differ(one, other))));
}"""


def table_of_four(visit: Visit, title: str, scheme: str) -> Visitor:
    visitor = visit(color_scheme=scheme, device_scale_factor=2)
    visitor.open_table(["me", "random", "random", "random"], title)
    visitor.wait_for_turn()
    return visitor


def found(visitor: Visitor, kind: str) -> list[Json]:
    """The pieces of a kind: name, dye, and the colour of what is drawn on them."""
    selector, name = PIECES[kind]
    dyes = ["--s", "--on-s"] if kind == "seats" else ["--f", "--on"]
    pieces: list[Json] = visitor.page.evaluate(FOUND.replace("NAME", name), [selector, *dyes])
    return pieces


def differences(visitor: Visitor, kind: str) -> list[list[float]]:
    """How much of the drawings of two pieces differs."""
    desk = visitor.context.new_page()
    drawn: list[list[float]] = []

    def is_drawn() -> bool:
        boxes = visitor.page.evaluate(BARE, PIECES[kind][0])
        picture = base64.b64encode(visitor.page.screenshot()).decode()
        drawn[:] = desk.evaluate(COMPARED, [f"data:image/png;base64,{picture}", boxes])
        return all(drawn[at][at] > 0 for at in range(len(boxes)))

    visitor.until(is_drawn)
    desk.close()
    return drawn


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("title", "counts"),
    [
        ("merkator", {"goods": 16, "cubes": 5, "seats": 4}),
        ("merchants", {"seats": 4, "resources": 5}),
        ("merv", {"seats": 4, "cubes of Merv": 5}),
    ],
)
def test_pieces_are_told_apart_without_colour(
    visit: Visit, scheme: str, title: str, counts: dict[str, int]
) -> None:
    visitor = table_of_four(visit, title, scheme)
    for kind, count in counts.items():
        pieces = found(visitor, kind)
        assert len(pieces) >= count
        drawn = differences(visitor, kind)
        assert [eyes for eyes in EYES if confused(pieces, drawn, eyes)], "they see too well"


def confused(pieces: list[Json], drawn: list[list[float]], eyes: str) -> int:
    """How many pairs of pieces these eyes cannot tell apart by their dyes; they have to by what is
    drawn on them."""
    dyes = [seen(piece["dye"], EYES[eyes]) for piece in pieces]
    for piece, dye in zip(pieces, dyes, strict=True):
        assert contrast(dye, seen(piece["mark"], EYES[eyes])) >= LEAST_CONTRAST, (eyes, piece)
    pairs = itertools.combinations(range(len(pieces)), 2)
    alike = [(one, other) for one, other in pairs if distance(dyes[one], dyes[other]) <= ALIKE]
    for one, other in alike:
        assert drawn[one][other] >= LEAST_DIFFERENCE, (eyes, pieces[one], pieces[other])
    return len(alike)


def test_signs_say_what_colours_say(visit: Visit) -> None:
    visitor = table_of_four(visit, "merkator", "light")
    visitor.page.click("[data-place=hamburg]")
    visitor.page.wait_for_selector(".place.chosen .sign")
    barred = visitor.page.locator(".place.barred")
    assert barred.count() > 0
    assert barred.locator(".sign").count() == barred.count()
    for row in visitor.page.query_selector_all(".contracts li:has(.cube)"):
        sign = row.query_selector("em use")
        assert sign is not None
        is_missing = "miss" in (row.get_attribute("class") or "")
        assert sign.get_attribute("href") == ("#i-no" if is_missing else "#i-check")
