"""What deploy/ says fits the house: its commands, settings, figures, and the steps of its image."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from fondaco.cli import parser
from fondaco.server.metrics import Metrics

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text()
NGINX = (DEPLOY / "nginx.conf").read_text()
OURS = ("serve", "worker")


def commands() -> list[list[str]]:
    found = [json.loads(words) for words in re.findall(r"^ +command: (\[.*\])$", COMPOSE, re.M)]
    found.append(
        json.loads(re.findall(r"^CMD (.*)$", (DEPLOY / "Dockerfile").read_text(), re.M)[0])
    )
    return [words for words in found if words[0] in OURS]


def test_its_commands_are_ours() -> None:
    for words in commands():
        assert callable(parser().parse_args(words).command)
    assert {words[0] for words in commands()} == set(OURS)


def test_its_settings_are_known() -> None:
    known = (ROOT / "src" / "fondaco" / "server" / "settings.py").read_text()
    named = set(re.findall(r"FONDACO_\w+", COMPOSE))
    assert len(named) > 4
    assert [name for name in named if f'"{name}"' not in known] == []


def test_the_dashboard_shows_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana" / "fondaco.json").read_text())
    asked = " ".join([target["expr"] for panel in board["panels"] for target in panel["targets"]])
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text().decode(), re.M))
    spread = [name for name, kind in kinds.items() if kind == "histogram"]
    there = {*kinds, *[f"{name}_{part}" for name in spread for part in ("bucket", "count")]}
    named = set(re.findall(r"fondaco_\w+", asked))
    assert len(named) > 10
    assert named - there == set()


def test_every_process_is_watched_and_gets_its_tables() -> None:
    houses = set(re.findall(r"^  (house\d): \*house$", COMPOSE, re.M))
    assert len(houses) > 1
    assert set(re.findall(r"server (\w+):8000", NGINX)) == houses
    assert set(re.findall(r'"(\w+):8000"', (DEPLOY / "prometheus.yml").read_text())) == houses


def test_who_may_say_where_people_come_from_is_the_proxy_and_who_watches_is_prometheus() -> None:
    for service, setting in (("proxy", "PROXIES"), ("prometheus", "WATCHERS")):
        [at] = re.findall(rf"^  {service}:.*?ipv4_address: ([\d.]+)", COMPOSE, re.M | re.S)
        assert re.search(rf"FONDACO_{setting}: {re.escape(at)}(/32)?$", COMPOSE, re.M)


def test_the_database_shares_a_network_with_the_house_alone() -> None:
    """And so does the bus, with workers: what goes there is not encrypted."""
    begins = r"^(?:  |x-)(house|worker|proxy|postgres|valkey|prometheus|grafana):"
    _, *parts = re.split(begins, COMPOSE.partition("\nvolumes:")[0], flags=re.M)
    on = {
        name: found[1].split(", ")
        for name, text in zip(parts[::2], parts[1::2], strict=True)
        if (found := re.search(r"^ +networks: \[(.*)\]$", text, re.M))
    }
    assert {name for name, nets in on.items() if "store" in nets} == {"house", "postgres"}
    assert {name for name, nets in on.items() if "bus" in nets} == {"house", "worker", "valkey"}
    assert on["postgres"] == ["store"]
    assert on["valkey"] == ["bus"]
    for net in ("store", "bus"):
        assert f"  {net}: {{ internal: true }}" in COMPOSE


def test_its_nginx_is_that_of_the_documents() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    [documented] = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    assert lines(documented) - lines(NGINX) == set()


def lines(nginx: str) -> set[str]:
    """Without names, addresses and files, which are others here."""
    other = ("server_name", "server ", "ssl_certificate", "access_log", "error_log", "#")
    return {line.strip() for line in nginx.splitlines() if not line.strip().startswith(other)}


@pytest.fixture(scope="module")
def tried() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tried", DEPLOY / "try.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_image_is_not_run_by_root_and_every_step_can_be_tried(
    tried: ModuleType, tmp_path: Path
) -> None:
    image = tried.Image(tmp_path, [])
    steps = tried.instructions((DEPLOY / "Dockerfile").read_text())
    for word, rest in steps:
        if word not in ("FROM", "RUN", "COPY"):
            tried.take(image, {}, word, rest)
    assert image.user == "fondaco"
    assert image.entry == ["/opt/fondaco/bin/fondaco"]
    assert [word for word, _ in steps].count("FROM") == 2


def test_what_the_image_is_built_from_is_there(tried: ModuleType, tmp_path: Path) -> None:
    tried.context(tmp_path)
    assert (tmp_path / "src" / "fondaco" / "cli.py").is_file()
    assert not list(tmp_path.rglob("node_modules"))
