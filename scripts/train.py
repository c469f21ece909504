"""Train the net of a title: `make train TITLE=merv ARGS="--minutes 10"`.

Actors play games of the net with itself on all cores but two, one process watches how it plays, and
the learner takes every position a few times. A checkpoint is written every minute; the next run
goes on from it, or from the net of the package where there is none. With --ray the actors are on
all machines of a Ray cluster.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from training.actors import act, watch
from training.course import Training

SAID_EVERY = 15.0
PUBLISHED_EVERY = 4.0
KEPT_EVERY = 60.0


def run(given: argparse.Namespace) -> None:
    training = Training(given)
    context = multiprocessing.get_context("spawn")
    is_taught, done = context.Event(), context.Event()
    if training.teaching > 0:
        is_taught.set()
    newest = training.folder / "newest.net"
    training.publish(newest)
    seed = given.seed + int(training.before)
    watching = (training.title, seed, newest, training.log, done)
    workers = [context.Process(target=watch, args=watching, daemon=True)]
    if given.ray:
        from training.on_ray import FarActors

        far = FarActors(training.title, seed, newest, is_taught, given.ray)
        sent: Any = far
        several = far.count
    else:
        sent = context.Queue(maxsize=256)
        several = given.actors or max(1, (os.cpu_count() or 2) - 2)
        for number in range(several):
            acting = (training.title, number, seed, newest, is_taught, sent, done)
            workers.append(context.Process(target=act, args=acting, daemon=True))
    for worker in workers:
        worker.start()
    where = f" on Ray ({given.ray})" if given.ray else ""
    print(f"{training.title}: {several} actors{where}, learner on {training.device}", flush=True)
    training.began = time.monotonic()  # actors may be far, and take their time to come
    try:
        _loop(training, sent, newest, is_taught)
    except KeyboardInterrupt:
        print("stopped")
    finally:
        done.set()
        training.keep()
        for worker in workers:
            worker.terminate()
        if given.ray:
            sent.dismiss()


def _loop(training: Training, sent: Any, newest: Path, is_taught: Any) -> None:
    said = published = kept = 0.0
    while training.spent < training.seconds:
        training.take(sent)
        training.learn()
        if is_taught.is_set() and training.spent > training.teaching:
            is_taught.clear()
        if training.spent - published > PUBLISHED_EVERY:
            published = training.spent
            training.publish(newest)
        if training.spent - said > SAID_EVERY:
            said = training.spent
            print(report(training), flush=True)
        if training.spent - kept > KEPT_EVERY:
            kept = training.spent
            training.keep()


def report(training: Training) -> str:
    rate = training.games / max(1.0, training.before + training.spent)
    told = [
        f"{training.spent:5.0f} s  {training.games:7} games ({rate:.0f}/s)",
        f"{training.positions:9} positions, {training.steps} steps, loss {training.last_loss:.4f}",
    ]
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    if training.log.is_file():
        for line in training.log.read_text().splitlines()[-400:]:
            one = json.loads(line)
            found[one["mode"]].append(one)
    for mode, all_ in sorted(found.items()):
        last = all_[-40:]
        worth = sum(one["worth"] for one in last) / len(last)
        points = sum(one["points"] for one in last) / len(last)
        told.append(f"[{mode}] {worth:.2f} / {points:.1f} ({len(last)})")
    return "  ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--folder", default="build/training")
    parser.add_argument("--actors", type=int, default=0, help="processes that play")
    on_ray = "they play on a Ray cluster, or on one that is made here; one a core but one"
    parser.add_argument("--ray", nargs="?", const="here", metavar="ADDRESS", help=on_ray)
    parser.add_argument(
        "--teaching", type=float, help="seconds that greedy plays; at the very beginning a minute"
    )
    parser.add_argument(
        "--lessons", type=int, default=0, help="games of greedy that a new net studies first"
    )
    parser.add_argument("--start", type=Path, help="a net to begin with, instead of the package's")
    parser.add_argument("--rate", type=float, help="at which a run that goes on begins to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="not with the net that is there")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
