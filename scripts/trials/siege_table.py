"""The rows of a siege: figures, their bars, and the figures of an older version beside them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct

from figures import Spread, spread
from siege_attacks import Measure
from siege_band import Tally
from siege_watch import Felt

ALONE = "a moment of a long game, alone"
MOMENT_MS = 30.0
HEALTH_MS = 50.0
PERSON_MS = 100.0
BEFORE = Path(__file__).parent / "siege_before.json"
VERSION = "import fondaco; print(fondaco.__version__)"
HEADS = [
    "attack",
    "before",
    "bar",
    "now",
    "/healthz p50/p99/max",
    "person p50/p99/max",
    "machine",
    "answers",
]


class Row(Struct, frozen=True):
    """What one attack has done, in milliseconds."""

    name: str
    health: Spread
    person: Spread
    tally: Tally
    moment: Spread | None = None
    lateness: float = 0.0  # p99 of those who watched: what the machine alone costs
    faults: list[str] = []
    measure: Measure | None = None  # of what the attack itself has counted

    @classmethod
    def of(
        cls,
        name: str,
        felt: Felt,
        tally: Tally,
        times: list[float] | None = None,
        measure: Measure | None = None,
    ) -> "Row":
        health, person = spread(felt.health), spread(felt.moves)
        moment = spread(times) if times else None
        late = spread(felt.lateness).p99
        return cls(name, health, person, tally, moment, late, felt.faults, measure)

    @property
    def figure(self) -> str:
        """What its bar is about."""
        if self.moment is not None:
            return f"{self.moment.p50:.0f} / {self.moment.p99:.0f} ms"
        if self.measure is not None:
            return f"{self.tally.counted:,.0f} {self.measure.unit}"
        return f"{self.health.p99:.0f} + {self.person.p99:.0f} ms"

    @property
    def bar(self) -> str:
        if self.moment is not None:
            return f"{MOMENT_MS:.0f} ms"
        if self.measure is not None:
            return f"{self.measure.bar:.0f} {self.measure.unit}"
        return f"{HEALTH_MS:.0f} + {PERSON_MS:.0f} ms"

    def missed(self) -> list[str]:
        """The bars that were missed."""
        found = {
            f"a moment: p99 {self.moment.p99 if self.moment else 0:.0f} ms": (
                self.moment is not None and self.moment.p99 > MOMENT_MS
            ),
            f"/healthz: p99 {self.health.p99:.0f} ms": self.health.p99 > HEALTH_MS,
            f"the person: p99 {self.person.p99:.0f} ms": self.person.p99 > PERSON_MS,
            f"{self.tally.failed} requests failed": self.tally.failed > 0,
            f"{self.tally.cut} requests were not answered": self.tally.cut > 0,
            f"others met {self.faults[:3]}": bool(self.faults),
            self.figure: self.measure is not None and self.tally.counted > self.measure.bar,
        }
        return [f"{self.name}: {bar}" for bar, is_missed in found.items() if is_missed]


def table(rows: list[Row], known: dict[str, Any]) -> list[str]:
    """All rows, in columns."""
    figures: dict[str, str] = known.get("figures", {})
    lines = [HEADS, *[_cells(row, figures.get(row.name, "-")) for row in rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    found = [
        " | ".join([cell.ljust(width) for cell, width in zip(line, widths, strict=True)]).rstrip()
        for line in lines
    ]
    version = known.get("version", "not noted")
    return [*found, f"before: Fondaco {version}", "machine: how late those who watched were, p99"]


def _cells(row: Row, earlier: str) -> list[str]:
    felt = [_three(row.health), _three(row.person), f"{row.lateness:.0f} ms"]
    return [row.name, earlier, row.bar, row.figure, *felt, str(row.tally)]


def _three(found: Spread) -> str:
    return f"{found.p50:.1f} / {found.p99:.0f} / {found.most:.0f} ms"


def before() -> dict[str, Any]:
    """The figures of an older version, if there are any."""
    return dict(json.loads(BEFORE.read_text())) if BEFORE.exists() else {}


def attacked_house(python: str) -> str:
    """What was attacked; its version does not change with each commit."""
    version = _told_by([python, "-c", VERSION])
    here = ["git", "-C", str(BEFORE.parent), "rev-parse", "--short", "HEAD"]
    commit = _told_by(here) if python == sys.executable else ""
    return f"now: Fondaco {version}" + (f", of a clone at {commit}" if commit else f", {python}")


def _told_by(command: list[str]) -> str:
    """What a program says; nothing, where it is not there or has nothing to say."""
    try:
        said = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""


def note(rows: list[Row], version: str) -> None:
    """Remember the figures of a version, by what it is to be called."""
    known = before()
    figures = {**known.get("figures", {}), **{row.name: row.figure for row in rows}}
    found = {"version": version, "figures": figures}
    BEFORE.write_text(json.dumps(found, indent=2) + "\n")
