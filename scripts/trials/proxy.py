"""nginx before several processes of a house, with the configuration of deploy/; but without TLS,
which would cost those who make the load as much as nginx, and with paths of its own."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from served import allow_sockets, free_port, is_heard

CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"
TO_HTTPS = r"    server \{\n        listen 80;.*?\n    \}\n\n"
HOUSES = r"( +server house\d.*?\n)+"
TLS = r" +ssl_.*?\n"
KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # what nginx has folders for
OPEN_SECONDS = 10.0


def configuration(port: int, houses: list[str], folder: Path) -> str:
    """That of deploy/, for these houses and this port."""
    text = CONFIGURATION.read_text()
    servers = "".join(
        [f"        server {house} max_fails=1 fail_timeout=5s;\n" for house in houses]
    )
    paths = "".join([f"    {kept}_temp_path {folder}/{kept};\n" for kept in KEPT])
    for pattern, instead in (
        (TO_HTTPS, ""),
        (HOUSES, servers),
        (TLS, ""),
        (r"listen 443 ssl http2;", f"listen 127.0.0.1:{port};"),
        (r"access_log /dev/stdout fondaco;", "access_log off;"),
        (r"http \{\n", f"http {{\n{paths}"),
    ):
        text, count = re.subn(pattern, instead, text, flags=re.DOTALL if pattern == TO_HTTPS else 0)
        assert count, f"deploy/nginx.conf has no {pattern}"
    return f"daemon off;\npid {folder}/pid;\n{text}"


def is_here() -> bool:
    return shutil.which("nginx") is not None


@contextmanager
def nginx(houses: list[str], folder: Path) -> Iterator[str]:
    """Run it; host and port where it listens."""
    allow_sockets()
    folder.mkdir()
    port = free_port()
    path = folder / "nginx.conf"
    path.write_text(configuration(port, houses, folder))
    process = subprocess.Popen(["nginx", "-c", str(path), "-e", str(folder / "error.log")])
    try:
        end = time.monotonic() + OPEN_SECONDS
        while not is_heard(port):
            assert process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < end, "nginx does not begin"
            time.sleep(0.02)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
