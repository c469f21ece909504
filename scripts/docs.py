"""Builds the site of the documents into build/site: README, docs/, the rules of each game in our
own words, and the Python API from its docstrings. A warning is an error; without a change since
the last time there is nothing to do.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from api_page import API, api_page
from fondaco.games.shelf import TITLES
from rule_pages import rule_page, rules_of

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PAGES = BUILD / "docs"
SITE = BUILD / "site"
CONFIG = BUILD / "mkdocs.yml"
STAMP = BUILD / "site-made-of"
PICTURES = ("docs/shots", "docs/strength")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
HEADING = re.compile(r"^# (.+)$", re.MULTILINE)
OUTSIDE = re.compile(r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="?(?:https?:)?//[^>]*>')
# Documents beside docs/, and their places on the site.
BESIDE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "LICENSE": "license.md",
}


def main() -> int:
    if STAMP.is_file() and SITE.is_dir() and STAMP.read_text() == key():
        return 0
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(PAGES, ignore_errors=True)
    write_pages()
    CONFIG.write_text(json.dumps(settings(), indent=1))
    if not (built() and is_self_contained()):
        return 1
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}")
    STAMP.write_text(key())
    return 0


def documents() -> dict[str, str]:
    """Every document of the project, and its place on the site."""
    inside = sorted((ROOT / "docs").rglob("*.md"))
    names = [str(path.relative_to(ROOT)) for path in inside]
    return BESIDE | {name: name.removeprefix("docs/") for name in names}


def sources() -> list[Path]:
    """What the site is made of."""
    own = [*Path(__file__).parent.glob("*_page*.py"), Path(__file__), ROOT / "mkdocs.yml"]
    rules = [path for title in TITLES for path in rules_of(title)]
    modules = [ROOT / "src" / f"{name.replace('.', '/')}.py" for name in API]
    packages = [ROOT / "src" / name.replace(".", "/") / "__init__.py" for name in API]
    code = [path for path in modules + packages if path.is_file()]
    texts = [ROOT / name for name in documents()]
    return own + rules + code + texts + pictures() + [ROOT / "requirements.lock"]


def pictures() -> list[Path]:
    """Only files: beside the pictures of the ladder lies a folder with its games."""
    found = (path for folder in PICTURES for path in sorted((ROOT / folder).iterdir()))
    return [path for path in found if path.is_file()]


def key() -> str:
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def write_pages() -> None:
    for source, target in documents().items():
        write(target, relinked((ROOT / source).read_text(), source, target))
    for title in TITLES:
        write(f"rules/{title}.md", rule_page(title))
    write("decisions/index.md", decisions_page())
    write("api.md", api_page())
    for path in pictures():
        copy = PAGES / path.relative_to(ROOT / "docs")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def write(name: str, text: str) -> None:
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def relinked(text: str, source: str, target: str) -> str:
    """The text with its links as they are on the site; a file that is not there is only named."""
    places = documents() | {"docs/decisions": "decisions/index.md"}

    def link(found: re.Match[str]) -> str:
        mark, words, path, anchor = found.groups(default="")
        meant = os.path.normpath(Path(source).parent / path)
        if not (ROOT / meant).exists():
            return found[0]
        if meant.startswith(tuple(f"{folder}/" for folder in PICTURES)):
            place = meant.removeprefix("docs/")
        elif meant in places:
            place = places[meant]
        else:
            return words if meant in words else f"{words} (`{meant}`)"
        return f"{mark}[{words}]({os.path.relpath(place, Path(target).parent)}{anchor})"

    return LINK.sub(link, text)


def heading(name: str) -> str:
    found = HEADING.search((PAGES / name).read_text())
    assert found is not None, f"{name} has no heading"
    return found[1].replace("`", "")


def decisions() -> list[str]:
    return sorted(str(path.relative_to(PAGES)) for path in (PAGES / "decisions").glob("0*.md"))


def decisions_page() -> str:
    rows = [f"- [{heading(name)}]({Path(name).name})" for name in decisions()]
    return "\n".join(["# Decisions", "", "Choices with their reasons and figures.", "", *rows, ""])


def settings() -> dict[str, object]:
    """What mkdocs.yml says, and the navigation."""
    inside = [name for name in documents().values() if "/" not in name]
    guides = [name for name in inside if name not in BESIDE.values()]
    project = [name for name in BESIDE.values() if name != "index.md"]
    nav: list[dict[str, object]] = [
        {"Fondaco": "index.md"},
        {"Rules": [f"rules/{title}.md" for title in TITLES]},
        {"Python": "api.md"},
        {"Guides": guides},
        {"Decisions": ["decisions/index.md", *decisions()]},
        {"Project": project},
    ]
    places = {"docs_dir": str(PAGES), "site_dir": str(SITE)}
    return {"INHERIT": str(ROOT / "mkdocs.yml"), **places, "nav": nav}


def built() -> bool:
    """Whether mkdocs built the site without a warning; what it says is shown if not."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(CONFIG)]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stderr, file=sys.stderr)
    return done.returncode == 0


def is_self_contained() -> bool:
    """Whether no page fetches anything from elsewhere."""
    pages = {path: OUTSIDE.findall(path.read_text()) for path in SITE.rglob("*.html")}
    for path, found in pages.items():
        for tag in found:
            print(f"{path.relative_to(SITE)} fetches from elsewhere: {tag}", file=sys.stderr)
    return not any(pages.values())


if __name__ == "__main__":
    sys.exit(main())
