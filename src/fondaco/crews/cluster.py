"""A crew on Ray: all cores of this machine, or of every machine of a cluster.

A process or a machine that dies takes no job with it: Ray gives it to another one. What the jobs
are made of is sent along, except for Fondaco itself, which every machine has installed.
"""

import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from fondaco.crews.crew import Failed

try:
    import ray
    from ray.exceptions import RayError
except ModuleNotFoundError as missing:
    raise ImportError("Clusters need Ray: pip install 'fondaco[ray]'") from missing

Job = TypeVar("Job")
Done = TypeVar("Done")

HERE = "here"  # instead of an address: a Ray of this machine alone, for as long as it is needed
PATIENCE = 10.0  # seconds until a cluster must have answered
DEATHS = 5  # of processes, until a job is not given to another one
INSTALLED = ("site-packages", "dist-packages")


class Cluster(Generic[Job, Done]):
    """As many jobs at a time as the cluster has cores; machines may come and go meanwhile."""

    def __init__(self, work: Callable[[Job], Done], address: str = HERE) -> None:
        join(address, brought(work.__module__))
        self._work: Any = ray.remote(num_cpus=1, max_retries=DEATHS)(work)
        self._busy: dict[Any, Job] = {}

    @property
    def has_room(self) -> bool:
        return len(self._busy) < max(1, cores())

    @property
    def under_way(self) -> list[Job]:
        return list(self._busy.values())

    def start(self, job: Job) -> None:
        self._busy[self._work.remote(job)] = job

    def finished(self) -> list[Done]:
        ended, _ = ray.wait(list(self._busy), num_returns=1)
        return [self._result(one) for one in ended]

    def _result(self, ended: Any) -> Done:
        job = self._busy.pop(ended)
        try:
            result: Done = ray.get(ended)
        except RayError as trouble:
            raise Failed(f"This failed: {job}\n{trouble}") from None
        return result

    def dismiss(self) -> None:
        for job in self._busy:
            ray.cancel(job, force=True)
        ray.shutdown()


def join(address: str, modules: list[str]) -> None:
    """Begin to use a cluster, or one that is made here and ends with this process."""
    where = "on this machine" if address == HERE else f"at {address}"
    try:
        knock(address)
        ray.init(
            address="local" if address == HERE else address,
            runtime_env={"py_modules": modules} if modules else {},  # Ray stumbles over none
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except Exception as trouble:  # Ray has no kind of its own for a start that came to nothing
        raise Failed(f"There is no Ray {where}: {trouble}") from trouble


def knock(address: str) -> None:
    """Fail at once where nobody answers: Ray itself would ask for many minutes. What is no
    `host:port` is a word of Ray's own."""
    host, _, port = address.rpartition(":")
    if port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), PATIENCE).close()


def cores() -> int:
    """How many there are now, on all machines."""
    return int(ray.cluster_resources().get("CPU", 0))


def brought(module: str) -> list[str]:
    """The folder of a package of jobs that no machine has installed: it is sent to all of them."""
    package = sys.modules[module.partition(".")[0]]
    folder = Path(package.__file__ or "").parent
    is_installed = package.__name__ == "fondaco" or any(part in INSTALLED for part in folder.parts)
    return [] if is_installed else [str(folder)]
