"""Games of an edition that is no longer played with here. What was not kept of them is made by a
process that plays with that edition."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from fondaco.server.archive import Archive
from fondaco.server.live import LiveTable
from fondaco.server.store import Store
from fondaco.server.workers import Workers

SECONDS = 30.0  # that a chapter may take


async def keep_as_played(store: Store, live: LiveTable) -> None:
    """Keep all moments of a game with its own edition, if that is known by its hash."""
    title, (_, hash) = live.game.title, live.record.versions()
    printed = await store.moments.edition(title, hash)
    if printed is None:
        return
    with TemporaryDirectory() as folder:
        path = Path(folder, f"{hash}.toml")
        path.write_text(as_toml(json.loads(printed)), encoding="utf-8")
        workers = Workers(SECONDS, 1, {f"FONDACO_EDITION_{title.upper()}": str(path)})
        try:
            await Archive(store, workers).keep(live, is_all=True)
        finally:
            await workers.close()


def as_toml(tables: dict[str, object]) -> str:
    """An edition as a file that can be played with."""
    return "".join([f"{json.dumps(name)} = {_inline(value)}\n" for name, value in tables.items()])


def _inline(value: object) -> str:
    """Texts, numbers and truth are written as in JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{json.dumps(k)} = {_inline(v)}" for k, v in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([_inline(item) for item in value]) + "]"
    return json.dumps(value)
