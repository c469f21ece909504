"""The set-up of the local environments notices what the wheel is made of."""

import os
import shutil
from pathlib import Path

import pytest

import client
import environments


@pytest.mark.parametrize("name", ["a.py", "a.toml", "templates/a.html", "static/a.css"])
def test_the_wheel_is_made_anew_when_something_of_it_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for settings in ("pyproject.toml", "setup.py"):
        shutil.copy(environments.ROOT / settings, tmp_path)
    source = tmp_path / "src" / name
    source.parent.mkdir(parents=True)
    source.write_text("one")
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    monkeypatch.setattr(client, "key", lambda: "")  # the web client has a key of its own
    before = environments.engine_key()
    assert environments.engine_key() == before
    source.write_text("two")
    assert environments.engine_key() != before


def test_chromium_is_asked_for_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"apt-get": "/usr/bin/apt-get"}
    monkeypatch.setattr(shutil, "which", there.get)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(
        environments.Trouble,
        match="su -c 'apt-get update && apt-get install -y chromium-headless-shell'",
    ):
        environments.prepare_browser()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(environments.Trouble, match="need Chromium: install it"):
        environments.prepare_browser()


def test_who_is_root_gets_it_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"apt-get": "/usr/bin/apt-get"}
    said: list[str] = []
    monkeypatch.setattr(shutil, "which", there.get)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr(client, "has_packages", lambda: True)
    monkeypatch.setattr(
        environments, "stage", lambda log, title, *command: said.append(command[-1])
    )
    environments.prepare_browser()
    assert said == ["apt-get update && apt-get install -y chromium-headless-shell"]


def test_packages_of_the_client_come_back_with_a_new_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "built").write_text("key")
    (tmp_path / "made-of").write_text("key")
    monkeypatch.setattr(environments, "WHEELS", tmp_path)
    monkeypatch.setattr(client, "STAMP", tmp_path / "made-of")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(client, "has_packages", lambda: True)
    environments.prepare_browser()
    assert (tmp_path / "built").is_file()
    monkeypatch.setattr(client, "has_packages", lambda: False)
    environments.prepare_browser()
    assert not (tmp_path / "built").is_file()
    assert not (tmp_path / "made-of").is_file()
