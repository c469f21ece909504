"""The installed app: it opens without a network, to look at; after an upgrade it is the new one."""

import json
import re
import shutil
from pathlib import Path

import pytest

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.inputs import by_clicking
from browser.installed import cut_off, installed, look_calmly, seen
from browser.test_screens import ALL, CONTRAST, out_of_place, serious
from fondaco.server import client
from fondaco.server.house import House
from houses import OpenHouse

BAND = ".offline-band"
FILES = "caches.keys().then((all) => all.filter((name) => name.startsWith('fondaco-files-')))"
GERMAN = """caches.keys().then(([name]) => caches.open(name)).then((files) => files.keys())
    .then((all) => all.filter(({url}) => url.includes("/assets/de-")).length)"""
STYLE = "renewed-abcd1234.css"


def test_it_opens_without_a_network_to_look_at(visit: Visit) -> None:
    anna = installed(visit)
    page = anna.page
    table = anna.open_table(["me", "random"])
    anna.wait_for_turn()
    anna.play(by_clicking, anna.choice())
    anna.until(lambda: (seen(anna, f"/api/tables/{table}") or {}).get("at") == anna.now["at"])
    at = anna.now["at"]
    cut_off(anna)
    anna.go(f"/tables/{table}")
    page.wait_for_selector(f'.table-screen[data-at="{at}"]')
    page.wait_for_selector(f"{BAND} >> text=You can look, but not play")
    assert page.query_selector_all(".possible, .bar .main[data-move]") == []
    assert serious(anna, ALL) == []
    anna.context.set_offline(False)
    anna.go("/you?language=de")
    page.wait_for_selector("text=Noch nicht zu Ende")
    anna.until(lambda: page.evaluate(GERMAN) == len(list(client.FOLDER.glob("assets/de-*.js"))))
    cut_off(anna)
    anna.go("/you")
    page.wait_for_selector(f"{BAND} >> text=Ansehen geht, spielen und ändern nicht")
    page.wait_for_selector(".tables li")
    assert serious(anna, ALL) == []
    page.emulate_media(color_scheme="dark")
    assert serious(anna, CONTRAST) == []
    page.set_viewport_size(PHONE)
    assert out_of_place(anna) == []
    anna.context.set_offline(False)
    page.wait_for_selector(f"{BAND} >> text=Das Haus ist wieder zu erreichen")
    page.click(f"{BAND} button")
    page.wait_for_selector(BAND, state="detached")
    look_calmly(anna)


def test_who_signs_out_leaves_nothing_to_look_at(visit: Visit) -> None:
    anna = installed(visit)
    anna.open_table(["me", "random"])
    anna.until(lambda: seen(anna, "/api/tables/" + anna.page.url.rpartition("/")[2]))
    anna.page.evaluate("fetch('/api/sign-out', {method: 'POST'})")
    names = "caches.keys().then((all) => all.includes('fondaco-seen'))"
    anna.until(lambda: not anna.page.evaluate(names))


def test_after_an_upgrade_the_new_version_is_there(
    visit: Visit, house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = installed(visit)
    [before] = anna.page.evaluate(FILES)
    newer = upgraded(tmp_path / "web")
    house.run(bring_style)
    monkeypatch.setattr(client, "FOLDER", newer)
    anna.go("/about")
    assert STYLE in anna.page.content()
    anna.until(lambda: before not in anna.page.evaluate(FILES))  # the new one has taken over
    cut_off(anna)
    anna.go("/about")
    anna.page.wait_for_selector(BAND)
    assert STYLE in anna.page.content()
    anna.page.wait_for_selector(".prose")
    look_calmly(anna)


async def bring_style(inside: House) -> None:
    await inside.store.assets.bring({STYLE: b"h1 { color: red }"}, 0)


def upgraded(folder: Path) -> Path:
    """The client as another build of it would be: with one file more."""
    shutil.copytree(client.FOLDER, folder)
    index = folder / "index.html"
    link = f'<link rel="stylesheet" href="/assets/{STYLE}"></head>'
    index.write_text(index.read_text().replace("</head>", link))
    worker = folder / client.WORKER
    text = worker.read_text()
    head = re.match(r"self\.BUILD=(.*?);\n", text)
    assert head is not None
    build = json.loads(head[1])
    renewed = {"id": "f" * 16, "assets": [*build["assets"], f"/assets/{STYLE}"]}
    worker.write_text(text.replace(head[1], json.dumps(renewed), 1))
    return folder
