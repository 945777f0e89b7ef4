# Two commands do everything: `make play` and `make test`. Both install what they need into .venv, once.
# Versions come from constraints.txt, the ones that were tested.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt

GAME ?= cryo

.PHONY: help play quick test test-slow check constraints bench bench-server soak soak-server mutants reports browser clean

help:
	@echo "make play          play in the browser, alone or with others (installs first, once)"
	@echo "make quick         lint, types, the engine and one game (GAME=cryo): under two minutes"
	@echo "make test          everything that must be true: lint, types, all tests"
	@echo "make test-slow     what takes longer: the lowest and newest versions of dependencies, the package, long trials"
	@echo "make check         ruff, mypy --strict, imports point down, no secrets, known holes"
	@echo "make bench         random play and forks beside other engines, as ratios"
	@echo "make bench-server  how much the server carries, beside boardgame.io"
	@echo "make soak          thousands of games in every form, and soak-server: some hours of patience"
	@echo "make soak-server   a hundred crashes, a hundred thousand bad inputs, floods, half an hour of load"
	@echo "make mutants       break the rules of a game (GAME=cryo) or of all in small ways: tests must notice each"
	@echo "make constraints   constraints.txt with the newest releases of all dependencies"
	@echo "make reports       make the balance reports of all games again, GAMES=200 at each kind of table"
	@echo "make clean         remove .venv and everything that was built"

play: $(VENV)/.play
	@$(BIN)/holdfast serve

quick: $(VENV)/.quick
	@echo "Checking style and types, then the engine and $(GAME) ..."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy $(addprefix src/holdfast/,engine games bots terminal server) tests/engine tests/games/$(GAME)
	@$(BIN)/python -m pytest -n 2 tests/test_house.py tests/engine tests/games/toolkit tests/games/$(GAME)
	@$(BIN)/python -m pytest -n 2 tests/contract -k $(GAME)

test: check browser
	@echo "Running all tests ..."
	@$(BIN)/python -m pytest -n 2 --dist worksteal

test-slow: $(VENV)/.test browser
	@echo "Running the slow tests ..."
	@$(BIN)/python -m pytest -n 2 --dist worksteal --slow

check: $(VENV)/.test $(VENV)/.js
	@echo "Checking style, types and the direction of imports ..."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python checks/javascript.py
	@$(BIN)/python -m pytest tests/test_house.py -p no:cacheprovider
	@$(BIN)/python checks/secrets_in_files.py
	@$(BIN)/python checks/audit.py

bench: $(VENV)/.bench
	@$(BIN)/python benchmarks/run.py

bench-server: $(VENV)/.test
	@PYTHONPATH=tests $(BIN)/python benchmarks/server_load.py

mutants: $(VENV)/.test
	@for game in $(if $(filter command line,$(origin GAME)),$(GAME),$$($(BIN)/python -c 'from holdfast.games import NAMES; print(*NAMES)')); do \
		$(BIN)/python checks/mutants.py $$game || failed=1; done; exit $${failed:-0}

soak: $(VENV)/.test
	@for game in $$($(BIN)/python -c 'from holdfast.games import NAMES; print(*NAMES)'); do \
		$(BIN)/python checks/mutants.py $$game --sample 20 || exit 1; done
	@$(BIN)/python benchmarks/soak.py
	@$(BIN)/python benchmarks/soak_simulate.py
	@$(BIN)/python benchmarks/soak_environments.py
	@$(MAKE) --no-print-directory soak-server

GAMES ?= 200

reports: $(VENV)/.test
	@for game in $$($(BIN)/python -c 'from holdfast.games import NAMES; print(*NAMES)'); do echo "Playing $$game ..."; \
		$(BIN)/holdfast balance $$game --games $(GAMES) --workers 2 --out docs/balance/$$game.html || exit 1; done

# A new environment, so that nothing old is written down. What an index calls 2.13.0+cpu is 2.13.0 for everybody else.
constraints:
	@rm -rf .venv-newest && $(PYTHON) -m venv .venv-newest
	@.venv-newest/bin/python -m pip install --quiet --disable-pip-version-check '.[test,check,bench]'
	@{ sed -n '/^#/p' constraints.txt; .venv-newest/bin/python -m pip freeze --exclude holdfast-games | \
		sed 's/+cpu//' | sort -f; } > constraints.new && mv constraints.new constraints.txt
	@rm -rf .venv-newest

soak-server: $(VENV)/.test
	@PYTHONPATH=tests $(BIN)/python benchmarks/soak_server.py

clean:
	rm -rf $(VENV) .holdfast .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

# The browser tests drive the system's Chromium.

CHROMIUM := for name in chromium chromium-browser google-chrome; do command -v $$name; done | grep -q .

browser:
	@$(CHROMIUM) || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium ..." && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || true
	@$(CHROMIUM) || { echo "The browser tests need Chromium and none was found. Install it, for example with"; \
		echo "  sudo apt-get install chromium     (Debian, Ubuntu)"; \
		echo "  sudo dnf install chromium         (Fedora)"; \
		echo "  brew install --cask chromium      (macOS)"; \
		echo "and run make test again."; exit 1; }

# What each command needs. A stamp is renewed when pyproject.toml or constraints.txt changes.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Holdfast needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Holdfast ..."
	@$(PIP) -e .
	@touch $@

$(VENV)/.quick: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Holdfast and what its quick tests need ..."
	@$(PIP) -e '.[quick,check]'
	@touch $@ $(VENV)/.play

$(VENV)/.test: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Holdfast and what its tests need ..."
	@$(PIP) -e '.[test,check]'
	@touch $@ $(VENV)/.play $(VENV)/.quick

$(VENV)/.js: checks/node/package-lock.json | $(VENV)/.test
	@echo "Installing what checks the JavaScript ..."
	@$(BIN)/python checks/javascript.py --install
	@touch $@

$(VENV)/.bench: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Holdfast and the engines it is measured beside ..."
	@$(PIP) -e '.[bench]'
	@touch $@ $(VENV)/.play
