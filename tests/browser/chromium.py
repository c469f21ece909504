"""Debian's Chromium, without a screen."""

import shutil

from playwright.sync_api import ViewportSize

from environments import CHROMIUM
from fondaco.server import client

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A screen is drawn in few large pieces by one thread: a page is a twelfth less work. (What measures
# frames does without.)
FRUGAL = [
    "--default-tile-width=1536",
    "--default-tile-height=1024",
    "--num-raster-threads=1",
]


def chromium_path() -> str:
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    assert found, f"Chromium is missing: apt-get install {CHROMIUM[0]}"
    assert client.is_built(), "The client is not built: python3 scripts/client.py"
    return found[0]
