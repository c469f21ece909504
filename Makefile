# Every target does its own set-up in this folder; nothing but Python 3.11+ and make is needed.
ENVIRONMENT := sh scripts/python.sh scripts/environments.py
TITLE ?= merkator
ARGS ?=
export PYTHON
unexport PYTHONPATH PYTHONHOME

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: ## open a house and show it in the browser: make play ARGS="--port 8001"
	@$(ENVIRONMENT) play
	@.venv/bin/fondaco serve --open $(ARGS)

terminal: ## play in the terminal: make terminal ARGS="--seats you,greedy"
	@$(ENVIRONMENT) play
	@.venv/bin/fondaco play $(TITLE) $(ARGS)

test: check ## check, then run the tests on both engines, and those in the browser
	@$(ENVIRONMENT) browser
	@.venv-dev/bin/python scripts/engines.py $(ARGS)

quick: ## what a change needs while it is written, in a minute: lint, and tests from src
	@$(ENVIRONMENT) check
	@.venv-dev/bin/python scripts/engines.py --quick $(ARGS)

steady: ## run tests again and again beside a busy core: make steady ARGS="--times 15 tests/server"
	@$(ENVIRONMENT) browser
	@.venv-dev/bin/python scripts/steady.py $(ARGS)

.PHONY: quick steady lint

browser: ## the tests of the client alone: whole games in Chromium, every screen
	@$(ENVIRONMENT) browser
	@.venv/bin/python -m pytest -p no:cacheprovider tests/browser $(ARGS)

shots: ## take pictures of every main screen into docs/shots
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests .venv/bin/python scripts/shots.py $(ARGS)

pace: ## measure the client: bytes, the first move, frames while cubes move
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests .venv/bin/python scripts/pace.py $(ARGS)

check: lint ## all that can be said of the code without running it

lint: ## format, types, imports, citations of what is Python
	@$(ENVIRONMENT) check
	@.venv-dev/bin/ruff format --check .
	@.venv-dev/bin/ruff check .
	@.venv-dev/bin/mypy $(wildcard src tests scripts examples)
	@PYTHONPATH=src .venv-dev/bin/lint-imports --no-logo
	@.venv-dev/bin/python scripts/citations.py

bench: ## measure the engine against catanatron
	@$(ENVIRONMENT) bench
	@.venv-bench/bin/python scripts/bench.py $(ARGS)

soak: ## play 100,000 random games and check every one
	@$(ENVIRONMENT) play
	@PYTHONPATH=tests .venv/bin/python scripts/soak.py $(ARGS)

load: ## measure a house under load: 2,000 and 5,000 sockets, looking back at games
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/trials/load.py $(ARGS)

crash: ## kill a house 50 times under load, fill its disk, play 200 games over a bad line
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/trials/crash.py $(ARGS)

leak: ## show 2,000 pairs of tables that differ in their secrets to every kind of viewer
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/leak.py $(ARGS)
	@$(ENVIRONMENT) check
	@PYTHONPATH=src:tests .venv-dev/bin/python scripts/trials/leak.py --toy $(ARGS)

fuzz: ## send a house 200,000 hostile messages and requests
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/fuzz.py $(ARGS)

record: ## let greedy play alone: Solitary, and against SoloPlay's AI
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/record.py $(ARGS)

wire: ## write web/src/wire.ts and docs/wire.md from the server's messages
	@$(ENVIRONMENT) check
	@PYTHONPATH=src .venv-dev/bin/python scripts/wire.py

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-* build .*_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help play terminal test browser shots pace check bench soak load crash leak fuzz record wire clean
.NOTPARALLEL:
