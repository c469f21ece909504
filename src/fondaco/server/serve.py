"""The command `fondaco serve`: a house that is open until it is told to stop."""

import asyncio
import errno
import logging
import signal
import socket
import threading
import webbrowser
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from types import FrameType

import uvicorn

import fondaco
from fondaco import Refused
from fondaco.server import gc_policy, wire
from fondaco.server.app import application
from fondaco.server.database import WriteFailed
from fondaco.server.founding import house_of, ties_at, use_edition
from fondaco.server.house import House
from fondaco.server.logs import JsonLines, PlainLines
from fondaco.server.patience import Patience
from fondaco.server.settings import Settings, check_safe, from_environment
from fondaco.server.websocket import MOST_BYTES

NOTICE_SECONDS = 3
DRAIN_SECONDS = 5
LOOK_SECONDS = 0.01  # whether all have gone
PING_SECONDS = 20.0
EVERYWHERE = (
    "",
    "0.0.0.0",
    "::",
)  # hosts that mean all addresses of this machine, and so are none to go to


def serve_house(args: Namespace) -> int:
    given = Settings(
        args.host,
        args.port,
        Path(args.data),
        args.database,
        args.public,
        bus=args.bus,
        idle_days=args.idle_days,
        changes=frozenset(args.change),
    )
    settings = from_environment(given)
    check_safe(settings)
    check_address(settings.host, settings.port)
    for named in args.edition:
        use_edition(named)
    write_logs(settings)
    run(house_of(settings), settings, args.open)
    return 0


def work_for_houses(args: Namespace) -> int:
    """Think for the bots of all houses at a bus, until it is told to stop."""
    PlainLines.install(logging.WARNING)
    for named in args.edition:
        use_edition(named)
    ties = ties_at(from_environment(Settings(bus=args.bus)).bus)
    from fondaco.server.shift import Shift  # needs what `ties_at` has looked for

    asyncio.run(Shift(ties.client, args.processes).work())
    return 0


def write_logs(settings: Settings) -> None:
    """In public for programs, and every request; at home for people, and only what is wrong."""
    if settings.public:
        JsonLines.install(logging.INFO)
    else:
        PlainLines.install(logging.WARNING)


def run(house: House, settings: Settings, show: bool = False) -> None:
    """Serve until a signal; `show` it in the browser."""
    config = uvicorn.Config(
        application(house, settings),
        host=settings.host,
        port=settings.port,
        http=Patience,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )
    try:
        OpenHouse(config, house, show).run()
    except SystemExit as failed:
        raise Refused(f"Cannot serve at {settings.host}:{settings.port}.") from failed


def check_address(host: str, port: int) -> None:
    """Refuse, with a reason, an address that this machine cannot serve at."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Refused(f"{host} is neither an address nor a name that is known here.") from None
    family, kind, number, _, address = found[0]
    with socket.socket(family, kind, number) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError as problem:
            raise Refused(why_not_there(problem, host, port)) from None


def why_not_there(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine."
    if problem.errno == errno.EADDRINUSE:
        return f"Port {port} is in use: end what uses it, or choose another one with --port."
    if problem.errno == errno.EACCES:
        return f"Port {port} is for the administrator of this machine: choose one above 1023."
    return f"Cannot serve at {host}:{port}: {problem.strerror}."


def reachable(host: str) -> str:
    """How a browser on this machine writes the host that a house listens at."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def show_in_browser(address: str) -> None:
    """Ask the desktop to show the house; where there is none, a person has to."""
    if not webbrowser.open(address):
        print(f"No browser could be opened from here: open {address} in yours.", flush=True)


class OpenHouse(uvicorn.Server):
    """A server that says where it is, and when it is going to stop."""

    def __init__(self, config: uvicorn.Config, house: House, show: bool) -> None:
        super().__init__(config)
        self.house = house
        self.show = show
        house.leave = lambda: self.handle_exit(signal.SIGTERM, None)
        self._leaving: asyncio.Task[None] | None = None
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._open()
        await super().startup(sockets)
        if self.should_exit:
            return
        gc_policy.calm()
        self._collecting = asyncio.create_task(gc_policy.Collector(self.house).run())
        port = self.servers[0].sockets[0].getsockname()[1]
        engine = "compiled" if fondaco.is_compiled() else "interpreted"
        address = f"http://{reachable(self.config.host)}:{port}"
        print(f"Fondaco is open at {address} (engine: {engine}).", flush=True)
        if self.config.host in EVERYWHERE:
            print(f"From other machines, use this machine's address and port {port}.", flush=True)
        print("Ctrl-C closes it; games are kept.", flush=True)
        if self.show:
            threading.Thread(target=show_in_browser, args=(address,), daemon=True).start()

    async def _open(self) -> None:
        """Open the house before anything else: whoever may not is told why, and nothing more."""
        try:
            await self.house.open()
        except WriteFailed as problem:
            raise Refused(str(problem)) from problem

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A planned stop is announced; Ctrl-C, or a second signal, stops at once."""
        if sig == signal.SIGTERM and self._leaving is None and self.started:
            loop = asyncio.get_event_loop()
            self._leaving = loop.create_task(self._leave())
        else:
            self.house.is_draining = True
            self.house.send_home()
            super().handle_exit(sig, frame)

    async def _leave(self) -> None:
        text = "The house is closing for a moment. Your game is kept and will go on by itself."
        self.house.is_draining = True
        self.house.announce(wire.Notice(text, NOTICE_SECONDS))
        await asyncio.sleep(NOTICE_SECONDS)
        await self.house.leasing.leave()
        await self._see_off()
        self.should_exit = True

    async def _see_off(self) -> None:
        """Send everybody home, and wait until they have gone: what is open when the server stops is
        closed in its own way. Whoever does not go in time is not waited for."""
        self.house.send_home()
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while any(room.audience.viewers for room in self.house.rooms.values()):
                    await asyncio.sleep(LOOK_SECONDS)
