"""Draws the icons of the installed app from web/public/icon.svg, in Chromium, into web/public.

Usage: icons.py, with tests/ on the path of Python. Each picture says what it was made of, so that
a test finds one that is older than the drawing.
"""

import hashlib
import io
import re
import sys
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Page, sync_playwright

from browser.chromium import FLAGS, chromium_path

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
DRAWING = FOLDER / "icon.svg"
MADE_OF = "made of"
RED = "#922b21"
SAFE = 0.74  # of the drawing's size: no mask cuts into it
ALL = '<rect width="32" height="32" fill="{fill}"/>{drawn}'
# By file: its size, and what is drawn of the drawing.
PICTURES = {
    "icon-192.png": (192, "{whole}"),
    "icon-512.png": (512, "{whole}"),
    "icon-180.png": (180, ALL),
    "icon-maskable-512.png": (
        512,
        '<rect width="32" height="32" fill="{fill}"/>'
        '<g transform="translate(16 16) scale({safe}) translate(-16 -16)">{drawn}</g>',
    ),
    "badge.png": (96, "{drawn}"),
}


def key() -> str:
    """Changes with the drawing, and with how the pictures are made of it."""
    return hashlib.sha256(DRAWING.read_bytes() + Path(__file__).read_bytes()).hexdigest()


def drawing_of(name: str) -> str:
    whole = DRAWING.read_text()
    inside = whole[whole.index(">") + 1 : whole.rindex("</svg>")]
    drawn = re.sub(r"<rect[^>]*/>", "", inside)
    shape = PICTURES[name][1].format(whole=inside, drawn=drawn, fill=RED, safe=SAFE)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{shape}</svg>'


def picture(page: Page, name: str) -> None:
    size = PICTURES[name][0]
    page.set_viewport_size({"width": size, "height": size})
    style = "<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    page.set_content(style + drawing_of(name))
    found = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    note = PngInfo()
    note.add_text(MADE_OF, key())
    found.save(FOLDER / name, optimize=True, pnginfo=note)


def main() -> int:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_page()
        for name in PICTURES:
            picture(page, name)
            print(f"{name}: {(FOLDER / name).stat().st_size} bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
