"""The client's own small tests, which need no page: run by the Node that Playwright brings."""

import subprocess

from playwright._impl._driver import compute_driver_executable

from browser.conftest import ROOT

WEB = ROOT / "web"


def test_units_of_the_client() -> None:
    node, _ = compute_driver_executable()
    command = [node, str(WEB / "node_modules" / "vitest" / "vitest.mjs"), "run"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
