"""A browser that has the service worker of a house."""

from browser.conftest import Visit
from browser.playing import Json, Visitor

STARTS = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def installed(visit: Visit, **settled: object) -> Visitor:
    """Somebody whose browser keeps what it has seen, from the next page on."""
    visitor = visit(service_workers="allow", **settled)
    visitor.go("/about")
    visitor.until(lambda: visitor.page.evaluate(STARTS))
    return visitor


def seen(visitor: Visitor, path: str) -> Json | None:
    """What the browser keeps of an answer of the house."""
    ask = """async (path) => {
        const found = await (await caches.open("fondaco-seen")).match(path);
        return found ? found.json() : null;
    }"""
    found: Json | None = visitor.page.evaluate(ask, path)
    return found


def cut_off(visitor: Visitor) -> None:
    """From now on there is no network."""
    visitor.context.set_offline(True)


def look_calmly(visitor: Visitor) -> None:
    """A browser notes in its console what it could not fetch."""
    visitor.troubles.clear()
