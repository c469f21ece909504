"""Looks at one game of each title on screens of six sizes, and counts what is missing there: exits
that are no buttons, words that are cut or covered, lit things that cannot be clicked or lead
nowhere, things that cannot be asked about, an empty prospect.

Usage: tour.py [--decisions N] [--every N] [--sizes S,..] [--clicked S,..] [--language de]
               [--pictures FOLDER] [TITLE ...]
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.bar_tour import SEATS, SIZES, Tour, steady_tokens
from browser.chromium import FLAGS, chromium_path
from houses import opened


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    options.add_argument("titles", nargs="*", default=list(SEATS))
    options.add_argument("--decisions", type=int, default=60)
    options.add_argument("--every", type=int, default=1)
    options.add_argument("--sizes", default=",".join(SIZES))
    options.add_argument("--clicked", default="1280x800", help="where lit things are clicked")
    options.add_argument("--language", default="en-GB")
    options.add_argument("--pictures", type=Path, help="also take pictures of the last decision")
    wanted = options.parse_args()
    found = 0
    with (
        tempfile.TemporaryDirectory() as place,
        opened(Path(place), token=steady_tokens()) as house,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for title in wanted.titles:
            tour = Tour(
                chromium,
                house.person(),
                title,
                wanted.sizes.split(","),
                wanted.language,
                wanted.clicked.split(","),
            )
            tour.go_on(wanted.decisions, wanted.every)
            found += report(tour, wanted.pictures)
            tour.close()
        chromium.close()
    return 1 if found else 0


def report(tour: Tour, pictures: Path | None) -> int:
    """Print what was counted; how much that is."""
    counts = ", ".join(f"{kind} {count}" for kind, count in sorted(tour.counts.items()))
    print(f"{tour.title}: {tour.looked} decisions, {len(tour.screens)} sizes: {counts}", flush=True)
    for line in tour.told:
        print(f"  {line}")
    if pictures is not None:
        for size, screen in tour.screens.items():
            screen.page.screenshot(path=pictures / f"{tour.title}-{size}.png")
    return sum(tour.counts.values())


if __name__ == "__main__":
    raise SystemExit(main())
