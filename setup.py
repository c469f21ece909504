"""Builds the wheel: the engine compiled by mypyc where that is possible, plain Python where not.

A compiled engine is kept in build/compiled, and taken from there while nothing changes of what it
is made of: who works on the server or the client need not wait for it.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, "scripts")
import client
from toolchain import lacking

KEPT = Path("build", "compiled")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
ENGINE = (  # under src/fondaco
    *("core", "games", "players"),
    *("log.py", "reading.py", "table.py", "opening.py", "versions.py"),
)
# Nobody replaces a function of the engine from outside, so that the compiler may inline them.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Compiled types could not be read back; who sets levels need not wait for a compiler.
NOT_COMPILED = ("__init__.py", "view_types.py", "levels.py")


def compile_side_by_side(compiler: Any, sources: list[str], *given: Any, **named: Any) -> list[str]:
    """What setuptools does one file after the other, on all cores: the engine has 200 files."""
    files = sorted(sources, key=os.path.getsize, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda file: compiler.compile_one([file], *given, **named), files)
        return [found for objects in made for found in objects]


class AllOrNothing(build_ext):
    """A compiler that fails leaves plain Python; half of the engine compiled would not import."""

    def build_extensions(self) -> None:
        self.compiler.compile_one = self.compiler.compile
        self.compiler.compile = partial(compile_side_by_side, self.compiler)
        super().build_extensions()

    def run(self) -> None:
        if not self.extensions:
            return
        if is_kept():
            shutil.copytree(KEPT, self.build_lib, dirs_exist_ok=True, ignore=not_compiled)
            return
        try:
            super().run()
            keep(Path(self.build_lib))
        except Exception as problem:
            print(f"fondaco: the engine stays interpreted, the C compiler failed: {problem}")
            for half in Path(self.build_lib).rglob("*" + SUFFIX):
                half.unlink()


def made_of() -> str:
    """Changes with what the compiled engine is made of, and with how it is compiled."""
    from mypy.version import __version__ as mypy

    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    rules = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["mypy"]
    digest = hashlib.sha256(str([sys.version, SUFFIX, mypy, flags, rules]).encode())
    for name in ["setup.py", *engine_sources()]:
        content = Path(name).read_bytes()
        digest.update(f"\n{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_kept() -> bool:
    stamp = KEPT / "made-of"
    return stamp.is_file() and stamp.read_text() == made_of()


def keep(built: Path) -> None:
    shutil.rmtree(KEPT, ignore_errors=True)
    for library in built.rglob("*" + SUFFIX):
        to = KEPT / library.relative_to(built)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, to)
    (KEPT / "made-of").write_text(made_of())


def not_compiled(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder, name).is_file() and not name.endswith(SUFFIX)]


def engine_sources() -> list[str]:
    found: list[Path] = []
    for name in ENGINE:
        part = Path("src/fondaco", name)
        found += part.rglob("*.py") if part.is_dir() else [part]
    return sorted(str(path) for path in found if path.name not in NOT_COMPILED)


def extensions(folder: str) -> list[Extension]:
    """The compiled engine: in wheels only, since a library in the tree would hide its source."""
    if "bdist_wheel" not in sys.argv:
        return []
    missing = lacking()
    if missing:
        print(f"fondaco: the engine stays interpreted, {missing}")
        return []
    if is_kept():
        print("fondaco: the engine is the compiled one of build/compiled")
        return [Extension("fondaco", [])]
    from mypyc.build import mypycify

    print("fondaco: the engine is compiled with mypyc")
    # Modules beside the engine may import packages that are not there while it is compiled.
    arguments = [f"--cache-dir={folder}/mypy", "--follow-imports=silent", *engine_sources()]
    found = mypycify(
        arguments, opt_level="3", multi_file=True, group_name="fondaco", target_dir=folder
    )
    for extension in found:
        extension.extra_compile_args += FLAGS
    return found


if {"sdist", "bdist_wheel"} & set(sys.argv):
    client.build()  # also into the sdist, so that installing from it needs no Node

# A fresh folder, so that nothing of an older build gets into the wheel.
with tempfile.TemporaryDirectory() as folder:
    setup(
        ext_modules=extensions(folder),
        cmdclass={"build_ext": AllOrNothing},
        options={"build": {"build_base": folder}, "egg_info": {"egg_base": folder}},
    )
