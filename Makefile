# Every target does its own set-up in this folder; nothing but Python 3.11+ and make is needed.
ENVIRONMENT := sh scripts/python.sh scripts/environments.py
TITLE ?= merkator
ARGS ?=
ON_RAY = $(filter --ray%,$(ARGS))
export PYTHON
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: ## open a house and show it in the browser: make play ARGS="--port 8001"
	@$(ENVIRONMENT) play
	@.venv/bin/fondaco serve --open $(ARGS)

terminal: ## play in the terminal: make terminal ARGS="--seats you,journeyman"
	@$(ENVIRONMENT) play
	@.venv/bin/fondaco play $(TITLE) $(ARGS)

test: ## check, and run the tests on both engines, and those in the browser
	@$(ENVIRONMENT) check
	@$(ENVIRONMENT) browser
	@.venv-dev/bin/python scripts/engines.py $(ARGS)

quick: ## what a change needs while it is written: lint, and the fast tests from src
	@$(ENVIRONMENT) check
	@.venv-dev/bin/python scripts/engines.py --quick $(ARGS)

steady: ## run tests again and again beside a busy core: make steady ARGS="--times 15 tests/server"
	@$(ENVIRONMENT) browser
	@.venv-dev/bin/python scripts/steady.py $(ARGS)

browser: ## the tests of the client alone: whole games in Chromium, every screen
	@$(ENVIRONMENT) browser
	@.venv/bin/python -m pytest -p no:cacheprovider tests/browser $(ARGS)

companion: ## enter two recorded games at a phone as people would, in both languages, to their ends
	@$(ENVIRONMENT) browser
	@FONDACO_WHOLE=1 .venv/bin/python -m pytest -p no:cacheprovider tests/browser/test_companion.py $(ARGS)

shots: ## take pictures of every main screen into docs/shots
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests .venv/bin/python scripts/shots.py $(ARGS)

tour: ## look at every decision of ten games of each title on screens of six sizes, and count what is missing; goes on where it stopped
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests .venv/bin/python scripts/tour.py --progress build/tour.jsonl $(ARGS)

icons: ## draw the icons of the installed app from web/public/icon.svg
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests .venv/bin/python scripts/icons.py

pace: ## measure the client: bytes of the first load, the first move, frames while cubes move
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests .venv/bin/python scripts/pace.py $(ARGS)

check: lint ## lint, then the client's types, style and small tests, and the site of the documents
	@.venv-dev/bin/python scripts/client_checks.py
	@PYTHONPATH=src .venv-dev/bin/python scripts/docs.py

lint: ## format, types, imports, citations, shape and sizes of what is Python
	@$(ENVIRONMENT) check
	@.venv-dev/bin/ruff format --check .
	@.venv-dev/bin/ruff check .
	@.venv-dev/bin/mypy $(wildcard src tests scripts examples deploy)
	@PYTHONPATH=src .venv-dev/bin/lint-imports --no-logo
	@.venv-dev/bin/python scripts/citations.py
	@.venv-dev/bin/python scripts/copies.py --check
	@.venv-dev/bin/python scripts/shape.py
	@.venv-dev/bin/python scripts/sizes.py
	@PYTHONPATH=src .venv-dev/bin/python scripts/features.py --check
	@PYTHONPATH=src .venv-dev/bin/python scripts/nets.py
	@PYTHONPATH=src .venv-dev/bin/python scripts/lesson_files.py

bench: ## measure the engine against catanatron
	@$(ENVIRONMENT) bench
	@.venv-bench/bin/python scripts/bench.py $(ARGS)

soak: ## play 100,000 random games and check every one; goes on where it stopped
	@$(ENVIRONMENT) play
	@PYTHONPATH=tests .venv/bin/python scripts/soak.py --progress build/soak.jsonl $(ARGS)

load: ## measure a house under load: 2,000 and 5,000 sockets; ARGS="--behind 4": processes behind nginx
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/load.py $(ARGS)

beside: ## measure what people feel of 30 tables of bots, hints and accounts beside their own tables
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/trials/beside.py $(ARGS)

crash: ## kill a house 50 times under load, and one of two processes, fill its disk, play 200 games over a bad line
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/crash.py $(ARGS)

rolling: ## upgrade two processes on one PostgreSQL, one after the other, while people play
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/rolling.py $(ARGS)

telling: ## measure what it costs to tell other processes of every commit: NOTIFY against Valkey
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/telling.py $(ARGS)

scale: ## measure what a move, a socket and a row cost with several processes: see docs/scale.md
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/scale.py $(ARGS)

siege: ## attack a house in every way that was found, and measure what others feel of it
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/trials/siege.py $(ARGS)

leak: ## show 10,000 pairs of tables of each title, which differ in their secrets, to all who can look
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/leak.py $(ARGS)
	@$(ENVIRONMENT) check
	@PYTHONPATH=src:tests .venv-dev/bin/python scripts/trials/leak.py --toy $(ARGS)

blind: ## show levels and hints 2,000 pairs of positions of each title that a seat cannot tell apart, accounts 100 of games
	@$(ENVIRONMENT) play
	@PYTHONPATH=tests .venv/bin/python scripts/trials/blind.py $(ARGS)
	@PYTHONPATH=tests .venv/bin/python scripts/trials/blind_hints.py $(ARGS)
	@PYTHONPATH=tests .venv/bin/python scripts/trials/blind_accounts.py

blunders: ## count how many planted blunders are marked, and how many choices of a Patrician are blamed
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/trials/blunders.py $(ARGS)

reasons: ## recompute the facts of 1,000 reasons of hints of each title
	@$(ENVIRONMENT) play
	@PYTHONPATH=tests .venv/bin/python scripts/trials/reasons.py $(ARGS)

lessons: ## play every lesson to its end in Chromium, in both languages, at desk and phone
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests:scripts .venv/bin/python scripts/trials/lessons.py $(ARGS)

axe: ## let axe look at every screen in Chromium, in both languages, at desk and phone, by day and by night
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests:scripts .venv/bin/python scripts/trials/axe.py $(ARGS)

teacher: ## go through hints, accounts, learning and the analysis board of every title in Chromium, in both languages, at desk and phone
	@$(ENVIRONMENT) browser
	@PYTHONPATH=tests:scripts .venv/bin/python scripts/trials/teaching.py $(ARGS)

puzzles: ## look for puzzles of a title, and check older ones: make puzzles TITLE=merv; goes on where it stopped
	@$(ENVIRONMENT) play
	@.venv/bin/fondaco puzzle $(TITLE) --file src/fondaco/puzzles/data/$(TITLE).json $(ARGS)

calibrate: ## fit the chances to win to games, into docs/strength.md: make calibrate TITLE=merv; goes on where it stopped
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/calibrate.py $(if $(filter file,$(origin TITLE)),,$(TITLE)) $(ARGS)

fuzz: ## send a house 200,000 hostile messages and requests
	@$(ENVIRONMENT) test
	@PYTHONPATH=tests .venv/bin/python scripts/trials/fuzz.py $(ARGS)

lab: ## the official tests of PettingZoo, Gymnasium and OpenSpiel for all titles and seats
	@$(ENVIRONMENT) lab
	@FONDACO_LAB=whole .venv-lab/bin/python -m pytest -p no:cacheprovider tests/lab $(ARGS)

follies: ## count what a person would laugh at in games of each level: make follies ARGS="merv --games 5"
	@$(ENVIRONMENT) play
	@.venv/bin/python scripts/follies.py $(ARGS)

speeds: ## measure the lab against catanatron's environment of Gymnasium: see docs/lab.md
	@$(ENVIRONMENT) lab
	@.venv-lab/bin/python scripts/lab_speeds.py $(ARGS)

ladder: ## how strong the bots are, into docs/strength.md: make ladder TITLE=merv ARGS="--pace full"; ARGS=--ray
	@$(ENVIRONMENT) $(if $(ON_RAY),lab,play)
	@.venv$(if $(ON_RAY),-lab)/bin/python scripts/ladder.py $(if $(filter file,$(origin TITLE)),,$(TITLE)) $(ARGS)

smoke: ## a training in small: whether what learns still learns
	@$(ENVIRONMENT) train
	@.venv-train/bin/python -W ignore scripts/smoke.py

train: ## train the net of a title: make train TITLE=merv ARGS="--minutes 30"; goes on where it stopped
	@$(ENVIRONMENT) train$(if $(ON_RAY),-ray)
	@.venv-train/bin/python scripts/train.py $(TITLE) $(ARGS)

features: ## write docs/features.md: what the games tell a learner of a position
	@$(ENVIRONMENT) check
	@PYTHONPATH=src .venv-dev/bin/python scripts/features.py

copies: ## write how each state is copied, from the fields it declares
	@$(ENVIRONMENT) check
	@.venv-dev/bin/python scripts/copies.py

wire: ## write docs/wire.md and the browser's types from the server's messages and the games' views
	@$(ENVIRONMENT) check
	@PYTHONPATH=src .venv-dev/bin/python scripts/wire.py

docs: ## build the site of the documents, the rules and the Python API into build/site
	@$(ENVIRONMENT) check
	@PYTHONPATH=src .venv-dev/bin/python scripts/docs.py

dist: ## build sdist and wheel into dist, and try both in environments of their own
	@$(ENVIRONMENT) release
	@.venv-release/bin/python scripts/dist.py

lock: ## write requirements.lock anew: make lock ARGS=--upgrade
	@$(ENVIRONMENT) release
	@.venv-release/bin/python scripts/lock.py $(ARGS)

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-* build dist .*_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help play terminal test quick steady browser companion shots tour icons pace check lint bench soak load beside crash rolling telling scale siege leak blind blunders reasons calibrate lessons puzzles fuzz lab speeds follies ladder smoke train features copies wire docs dist lock teacher axe clean
.NOTPARALLEL:
