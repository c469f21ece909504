"""Games as Parquet, one row a decision: written by a command, read by a function.

python -m fondaco.lab.games play FOLDER merv --players factor,greedy --games 1000 [--ray [ADDRESS]]
python -m fondaco.lab.games logs FOLDER LOG ...

A folder gets a file for each stretch of games. The same command, given again, goes on where it was
stopped: a file that is there is whole.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fondaco
from fondaco import Refused
from fondaco.crews.crew import Crew, Failed
from fondaco.crews.processes import Processes
from fondaco.lab.decisions import SCHEMA
from fondaco.lab.recording import Stretch, played, told
from fondaco.lab.rivals import named
from fondaco.lab.wishes import Wishes, fewest, options_of

import pyarrow.compute  # isort: skip
import pyarrow.parquet  # isort: skip  (where it is missing, `decisions` has said so)

STRETCH = 20  # games of one file
Array = NDArray[Any]


def load(path: str | Path, columns: Sequence[str] | None = None) -> Any:
    """The decisions of a file, or of all files of a folder, as a table of Arrow."""
    table = pyarrow.parquet.read_table(path, columns=list(columns) if columns else None)
    return table.combine_chunks()


def arrays(title: str, decisions: Any) -> dict[str, Array]:
    """Those of one title for a learner: `observations`, `masks`, `moves` and `worth`, a row a
    decision; as environments show them."""
    game, decisions = fondaco.game(title), of_title(title, decisions)
    rows = decisions.num_rows
    return {
        "observations": many_hot(decisions["features"], rows, int(game.features.count)),
        "masks": many_hot(decisions["legal"], rows, len(game.moves)),
        "moves": decisions["move"].to_numpy().astype(np.int64),
        "worth": decisions["worth"].to_numpy(),
    }


def of_title(title: str, decisions: Any) -> Any:
    """The decisions of that title alone."""
    titles = decisions["title"].cast(pyarrow.string())
    if decisions.num_rows and title not in titles.unique().to_pylist():
        there = ", ".join(titles.unique().to_pylist())
        raise Refused(f"There are no decisions of {title!r} here, but of {there}.")
    return decisions.filter(pyarrow.compute.equal(titles, title)).combine_chunks()


def many_hot(column: Any, rows: int, width: int) -> Array:
    """A row of 0 and 1 for each list of numbers."""
    lists = column.combine_chunks()
    shown = np.zeros((rows, width), np.int8)
    shown[np.repeat(np.arange(rows), lists.value_lengths().to_numpy()), lists.flatten()] = 1
    return shown


def write(table: Any, path: Path) -> None:
    """Under its name there is a whole file, or none."""
    half = path.with_suffix(".half")
    pyarrow.parquet.write_table(table.cast(SCHEMA), half, compression="zstd")
    half.replace(path)


def stretches(wished: argparse.Namespace) -> Iterator[Stretch]:
    """What is still to be played."""
    names, options = tuple(seated(wished)), options_of(wished.options)
    end = wished.seed + wished.games
    for first in range(wished.seed, end, STRETCH):
        count = min(STRETCH, end - first)
        stretch = Stretch(wished.title, names, options, wished.steps, first, count)
        if not path_of(wished.folder, stretch.name(first)).is_file():
            yield stretch


def path_of(folder: Path, name: str) -> Path:
    """The file of a stretch, which is called by its first game."""
    return folder / f"{name}.parquet"


def play(wished: argparse.Namespace) -> None:
    names = seated(wished)
    Wishes(wished.title, len(names), wished.options)
    named(names, len(names))
    crew = crew_of(wished)
    try:
        work(crew, list(stretches(wished)), wished)
    finally:
        crew.dismiss()


def seated(wished: argparse.Namespace) -> list[str]:
    """A bot for each seat: they say how many there are."""
    return wished.players.split(",") if wished.players else ["greedy"] * fewest(wished.title)


def crew_of(wished: argparse.Namespace) -> Crew[Stretch, Any]:
    if not wished.ray:
        return Processes(played, wished.workers)
    from fondaco.crews.cluster import Cluster

    return Cluster(played, wished.ray)


def work(crew: Crew[Stretch, Any], waiting: list[Stretch], wished: argparse.Namespace) -> None:
    """Hand out stretches, and keep each as soon as it has been played."""
    done = wished.games - sum(stretch.games for stretch in waiting)
    if not waiting:
        print("All these games are there.", file=sys.stderr)
    while waiting or crew.under_way:
        while waiting and crew.has_room:
            crew.start(waiting.pop(0))
        for name, table in crew.finished():
            write(table, path_of(wished.folder, name))
            done += len(table["game"].unique())
            show(done, wished.games)


def show(done: int, games: int) -> None:
    filled = 20 * done // games
    end = "\n" if done == games or not sys.stderr.isatty() else ""
    line = f"\r[{'#' * filled}{'.' * (20 - filled)}] {done} of {games} games"
    print(line, end=end, file=sys.stderr, flush=True)


def keep_logs(wished: argparse.Namespace) -> None:
    for log in wished.logs:
        write(told(log.read_text()), wished.folder / f"{log.stem}.parquet")


def wishes(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m fondaco.lab.games", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(required=True)
    bots = commands.add_parser("play", help="bots play, and all their decisions are written down")
    bots.set_defaults(work=play)
    add = bots.add_argument
    add("folder", type=Path)
    add("title")
    add("--players", default="", help="a bot for each seat: factor,greedy; greedy, if not told")
    add("--games", type=int, default=100)
    add("--options", default="", help="as in solo:soloplay;level:easy")
    add("--steps", type=int, default=200, help="positions that a bot may judge for a decision")
    add("--seed", type=int, default=0, help="of the first game")
    add("--workers", type=int, default=os.cpu_count() or 1, help="processes; one a core")
    add("--ray", nargs="?", const="here", metavar="ADDRESS", help="on a Ray cluster, or here")
    logs = commands.add_parser("logs", help="the decisions of games that logs tell of")
    logs.set_defaults(work=keep_logs)
    logs.add_argument("folder", type=Path)
    logs.add_argument("logs", type=Path, nargs="+", metavar="LOG")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    wished = wishes(given)
    wished.folder.mkdir(parents=True, exist_ok=True)
    try:
        wished.work(wished)
    except (Failed, Refused) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
