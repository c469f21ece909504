"""The client's types and its own small tests, which need no page: run by the Node of Playwright."""

import subprocess

import pytest
from playwright._impl._driver import compute_driver_executable

from browser.conftest import ROOT

WEB = ROOT / "web"


@pytest.mark.parametrize("command", ["typescript/bin/tsc --noEmit", "vitest/vitest.mjs run"])
def test_types_and_units_of_the_client(command: str) -> None:
    node, _ = compute_driver_executable()
    script, *arguments = command.split(" ")
    told = [node, str(WEB / "node_modules" / script), *arguments]
    done = subprocess.run(told, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
