"""How a house is run, and whether that is safe in public."""

import os
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from fondaco import Refused

LEAST_SECRET = 32
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Settings(Struct, frozen=True):
    """What `fondaco serve` was told, by its options and by the environment."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("fondaco-data")
    database: str = ""
    public: bool = False
    bus: str = ""  # between several processes, if not the database
    origin: str = ""  # how people reach a public house: https://...
    secret: str = ""
    proxies: str = "127.0.0.1"  # who may say where a request came from
    watchers: str = ""  # who may read figures from other machines: networks
    idle_days: int = 90  # after which a table that nobody touches ends; 0: never
    changes: frozenset[str] = frozenset()  # what differs on purpose from who served last

    @property
    def cookie(self) -> str:
        """The name of the cookie; `__Host-` binds it to this host and to https."""
        return "__Host-fondaco" if self.public else "fondaco"

    def origins(self, host: str) -> list[str]:
        """The origins that a page of ours may have."""
        return [self.origin] if self.public else [f"http://{host}", f"https://{host}"]

    def is_own_host(self, host: str) -> bool:
        """Whether a request was meant for us: a foreign name that leads here is a trick."""
        name = name_in(host)
        if self.public:
            return name == urlsplit(self.origin).hostname
        return name in (*LOOPBACK, self.host) or name.replace(".", "").isdigit() or ":" in name


def name_in(host: str) -> str:
    """The name of a host without its port; nothing, if it is not one."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    return name_in(host) in LOOPBACK


def from_environment(settings: Settings) -> Settings:
    """The settings that are too secret, or too long, for a command line."""
    return Settings(
        settings.host,
        settings.port,
        settings.data,
        settings.database or os.environ.get("FONDACO_DATABASE", ""),
        settings.public,
        settings.bus or os.environ.get("FONDACO_BUS", ""),
        os.environ.get("FONDACO_ORIGIN", "").rstrip("/"),
        os.environ.get("FONDACO_SECRET", ""),
        os.environ.get("FONDACO_PROXIES", "127.0.0.1"),
        checked_networks(os.environ.get("FONDACO_WATCHERS", "")),
        settings.idle_days,
        settings.changes,
    )


def checked_networks(text: str) -> str:
    """Networks with commas between, such as 10.0.0.0/24; not everybody."""
    try:
        if any(ip_network(part.strip()).prefixlen == 0 for part in text.split(",") if part.strip()):
            raise ValueError("that is everybody")
    except ValueError as problem:
        raise Refused(f"FONDACO_WATCHERS is no list of networks: {problem}.") from problem
    return text


def check_bus(url: str) -> None:
    """Refuse what is no address of a bus."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        what = f"not {url.partition(':')[0]}:..." if url else "such as redis://127.0.0.1:6379"
        raise Refused(f"--bus, or FONDACO_BUS, is the address of a Valkey or Redis, {what}")


def check_safe(settings: Settings) -> None:
    """Refuse to serve the public without what makes that safe."""
    if not settings.public:
        return
    missing = [text for is_missing, text in _needs(settings) if is_missing]
    if missing:
        raise Refused("A public Fondaco needs:\n" + "\n".join([f"  - {text}" for text in missing]))


def _needs(settings: Settings) -> list[tuple[bool, str]]:
    return [
        (
            not is_origin(settings.origin),
            "FONDACO_ORIGIN, the address that people type, such as https://play.example.org: "
            "cookies are sent over https only, and pages of other origins are turned away"
            + _mended(settings.origin),
        ),
        (
            len(settings.secret) < LEAST_SECRET or len(set(settings.secret)) < 10,
            f"FONDACO_SECRET, at least {LEAST_SECRET} letters that nobody can guess: seat links "
            "are signed with it (python3 -c 'import secrets; print(secrets.token_hex(32))')",
        ),
        (
            trusts_everybody(settings.proxies),
            "FONDACO_PROXIES without * and /0: the addresses of your own proxies, which tell us "
            "where a request came from",
        ),
    ]


def trusts_everybody(proxies: str) -> bool:
    """Whether anybody at all may say where a request came from."""
    return any("*" in one or one.strip().endswith("/0") for one in proxies.split(","))


def _mended(origin: str) -> str:
    """What to write instead, where only https:// is missing."""
    meant = f"https://{origin.removeprefix('http://')}"
    return f" (not {origin!r}: write {meant}, with https://)" if is_origin(meant) else ""


def is_origin(text: str) -> bool:
    """Whether browsers would name a house like that: https, a host, and a port if it is unusual."""
    try:
        split = urlsplit(text)
        port = split.port
    except ValueError:
        return False
    return bool(split.hostname) and port != 443 and text == _origin(split.hostname, port)


def _origin(host: str | None, port: int | None) -> str:
    return f"https://{host}" if port is None else f"https://{host}:{port}"
