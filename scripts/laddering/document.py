"""Writes what a title's games show into docs/strength.md, between the marks of its title."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import fondaco
from laddering import pictures
from laddering.participants import date_of_weights
from laddering.results import Part, chosen, parts, rated
from laddering.standing import Standing
from laddering.tables import in_markdown

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENT = ROOT / "docs" / "strength.md"


def write(title: str, standings: Sequence[Standing], document: Path = DOCUMENT) -> None:
    """Replace the part of a title; the rest of the document is people's."""
    drawn = _draw(title, standings, document.with_suffix(""))
    text = document.read_text()
    begin, end = f"<!-- {title} -->\n", f"<!-- end of {title} -->"
    found = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    section = begin + _section(title, standings, drawn) + end
    document.write_text(found.sub(lambda _: section, text))


def _of_calibration(title: str, folder: Path) -> set[Path]:
    """Pictures of that document which `make calibrate` draws."""
    return {folder / f"{title}-{kind}.svg" for kind in ("calibration", "seen")}


def _draw(title: str, standings: Sequence[Standing], folder: Path) -> dict[str, str]:
    """Draw into that folder what there is; the pictures by the headings they belong to."""
    name = fondaco.game(title).name
    folder.mkdir(exist_ok=True)
    for old in set(folder.glob(f"{title}-*.svg")) - _of_calibration(title, folder):
        old.unlink()
    drawn = _pictures(name, standings)
    for kind, svg in drawn.items():
        (folder / f"{title}-{_file(kind)}.svg").write_text(svg)
    return {kind: f"{folder.name}/{title}-{_file(kind)}.svg" for kind in drawn}


def _file(heading: str) -> str:
    return heading.lower().replace(" ", "-")


def _pictures(name: str, standings: Sequence[Standing]) -> dict[str, str]:
    found: dict[str, str] = {}
    ratings = rated(standings)
    if len(ratings) > 1:
        found["Ratings"] = pictures.of_ratings(name, ratings)
    duels = [one for one in chosen(standings, "against each other", "tournament") if one.lines]
    if duels:
        found["Against each other"] = pictures.of_shares(name, duels)
    seats = [one for one in chosen(standings, "balance", "one ply") if one.lines]
    if seats:
        found["Balance"] = pictures.of_seats(name, seats)
    return found


def _section(title: str, standings: Sequence[Standing], drawn: dict[str, str]) -> str:
    name = fondaco.game(title).name
    blocks = [f"## {name}", about(title, standings)]
    for part in parts(standings):
        blocks += _blocks(name, part, drawn)
    return "\n" + "\n\n".join(blocks) + "\n\n"


def _blocks(name: str, part: Part, drawn: dict[str, str]) -> list[str]:
    found = [f"### {name}: {part.heading[0].lower()}{part.heading[1:]}"]
    if part.heading in drawn:
        found.append(f"![{name}: {part.heading.lower()}]({drawn[part.heading]})")
    return [*found, in_markdown(part.head, part.rows)]


def about(title: str, standings: Sequence[Standing]) -> str:
    """With what, when and where the games were played."""
    game = fondaco.game(title)
    weights = date_of_weights(title)
    lines = [line for one in standings for line in one.lines]
    machines = sorted({str(line["machine"]) for line in lines})
    learned = f"weights of {weights}" if weights else "no weights yet"
    said = f"Rules {game.rules_version}, edition `{game.edition}`, {learned}; {len(lines):,} games"
    where = f", played on: {'; '.join(machines)}" if machines else ""
    return f"{said}{where}. Written on {datetime.now(UTC):%Y-%m-%d}."
