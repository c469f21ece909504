"""Processes that work for the house."""

import os
import subprocess
import sys
from pathlib import Path

from fondaco.server.workers import BEGIN, NICENESS

STANDS_IN = "import os\nprint(os.nice(0))\n"  # for the package: what a worker loads first


def test_a_worker_stands_back_before_it_loads_anything(tmp_path: Path) -> None:
    """To load it takes a tenth of a second of a core, for which people would have to wait."""
    server = tmp_path / "fondaco" / "server"
    server.mkdir(parents=True)
    (server.parent / "__init__.py").write_text(STANDS_IN)
    (server / "__init__.py").touch()
    (server / "worker.py").write_text("def main() -> None:\n    pass\n")
    begun = subprocess.run(
        [sys.executable, "-c", BEGIN],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert int(begun.stdout) == min(os.nice(0) + NICENESS, 19)
