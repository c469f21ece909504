"""A slice of `make beside`: people play while bots think in the same house.

The bar is that of a machine that does much else beside; `make beside` has the true one.
"""

from pathlib import Path

import pytest

import beside

pytestmark = pytest.mark.trial

SLOW_MS = 1500.0
TRIAL = beside.Trial(people=3, bots=4, rate=20, seconds=2, warm_up=1)


def test_moves_are_acknowledged_soon_beside_bots_that_think(tmp_path: Path) -> None:
    found = beside.measured(TRIAL, tmp_path / "data", with_bots=True)
    assert found.bot_moves > 0
    assert found.sample.refused == 0
    assert len(found.sample.answers) >= 0.9 * found.sample.offered
    assert found.p99 < SLOW_MS
