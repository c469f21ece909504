"""What documents and client say of printed and reconstructed values is what editions say."""

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.core import edition, provenance

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"
EDITIONS = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
PLACES = [
    ROOT / "README.md",
    ROOT / "docs" / "editions.md",
    ROOT / "src" / "fondaco" / "server" / "templates" / "about.html",
]
TITLES = ["merkator", "merchants", "merv"]
each_title = pytest.mark.parametrize("title", TITLES)


def kinds_of(title: str) -> dict[str, list[provenance.Item]]:
    fondaco.game(title)  # reads its edition
    return provenance.items(edition.in_use(title).tables)


def reconstructed(title: str, kind: str, field: str) -> int:
    """Entries of a kind of which that is not known."""
    items = kinds_of(title)[kind]
    return sum(item.source(field) == provenance.RECONSTRUCTED for item in items)


def told(title: str, language: str) -> list[list[str]]:
    """What the client says is printed, and what is reconstructed."""
    text = (BOARDS / title / f"sources.{language}.ts").read_text(encoding="utf-8")
    lists = [re.findall(rf"{kind}: \[(.*?)\]", text, re.DOTALL) for kind in ("printed", "ours")]
    return [re.findall(r'"([^"]+)"', found) for [found] in lists]


@each_title
def test_all_say_the_same(title: str) -> None:
    for things in told(title, "en"):
        assert len(things) > 4
        for place in PLACES:
            assert "; ".join(things) in place.read_text(encoding="utf-8"), place
    assert [len(things) for things in told(title, "de")] == [len(t) for t in told(title, "en")]


@each_title
def test_values_are_counted(title: str) -> None:
    counts = provenance.counts([item for kind in kinds_of(title).values() for item in kind])
    row = " | ".join(str(counts[source]) for source in provenance.SOURCES)
    assert f"| {title} | {row} |" in EDITIONS


def test_the_figures_of_merchants_of_europe() -> None:
    count = {kind: len(items) for kind, items in kinds_of("merchants").items()}
    assert reconstructed("merchants", "short_hex", "terrain") == count["short_hex"] == 39
    assert (reconstructed("merchants", "main_hex", "terrain"), count["main_hex"]) == (55, 60)
    assert reconstructed("merchants", "main_city", "at") == count["main_city"]
    assert reconstructed("merchants", "main_city", "name") == 38
    assert reconstructed("merchants", "development_card", "effect") == count["development_card"]
    assert reconstructed("merchants", "development_card", "count") == count["development_card"]
    assert reconstructed("merchants", "development_card", "name") == count["development_card"] - 1
    assert reconstructed("merchants", "fixed_start", "cities") == count["fixed_start"]
    for language, figures in (("en", "all 39 hexes"), ("de", "alle 39 Felder")):
        ours = "; ".join(told("merchants", language)[1])
        assert ours.startswith(figures)
        assert re.search(r"\b55 (?:of the|der) 60\b.*\b38\b", ours)


def test_the_figures_of_merkator_and_merv() -> None:
    assert reconstructed("merkator", "location", "threshold") == 2
    assert (
        reconstructed("merkator", "bonus_card", "good")
        == len(kinds_of("merkator")["bonus_card"]) - 1
    )
    assert reconstructed("merkator", "building", "name") == 14
    assert reconstructed("merkator", "contract", "value") < len(kinds_of("merkator")["contract"])
    assert reconstructed("merv", "city", "cost") == 5
    assert reconstructed("merv", "hall", "color") == 2


def test_nothing_is_called_printed_that_is_not() -> None:
    [setup] = [one for one in fondaco.game("merchants").options if one.name == "setup"]
    assert "reconstructed" in setup.values["fixed"]
    assert "as printed" not in setup.values["fixed"]
