# Two commands matter: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
# Of the soak: small or full; one part of it, with so much to do, and which of it.
SIZE ?= full
PART ?=
COUNT ?=
SEED ?=
JOBS ?= 2
TORCH ?= torch==2.13.0
ROUNDS ?= 5
SECONDS ?= 2
BIN := .venv/bin
READY := .venv/.ready
PEERS := .venv-peers
LOCK := --quiet pyproject.toml --extra server --extra fast --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command 'make lock'

.PHONY: play test examples setup check services client screenshots bench bench-peers soak mutants wheel clean generate lock

play: client
	@$(BIN)/tinkertable play

# What is independent runs on both cores; the rules' own tests run once, under coverage.
test: client services
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal --ignore tests/games
	$(BIN)/coverage run -m pytest tests/games
	$(BIN)/coverage report

# The examples that need PyTorch, which is large and of which every machine wants another build.
examples: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check $(TORCH)
	$(BIN)/python -m pytest examples/learning/test_ppo.py

setup: $(READY)
	@echo "ready: $(BIN)/tinkertable"

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py --check
	$(BIN)/python -m tools.generate --check

# What follows from the code: the client's types, the tables of the protocol.
generate: client
	@$(BIN)/python -m tools.generate

# Exact versions with digests, for every platform: of all that is needed here, and of what a server
# needs. What the locks name already keeps its version.
lock: $(READY)
	@$(BIN)/pip install --quiet --disable-pip-version-check 'uv>=0.13'
	@$(BIN)/uv pip compile $(LOCK) --group dev --output-file requirements.lock
	@$(BIN)/uv pip compile $(LOCK) --constraint requirements.lock --output-file deploy/requirements.lock

services:
	@.ci/services

client: $(READY)
	@$(BIN)/python web/build.py

screenshots: client
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.recording

bench: $(READY)
	$(BIN)/python -m benchmarks.run

# Other libraries have an environment of their own.
bench-peers: $(READY) $(PEERS)/.ready
	@mkdir -p build
	$(BIN)/python -m benchmarks.peers --peers $(PEERS)/bin/python --out build/peers.jsonl \
		--rounds $(ROUNDS) --seconds $(SECONDS)
	$(BIN)/python -m benchmarks.peers.report build/peers.jsonl --write

$(PEERS)/.ready: benchmarks/peers/requirements.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

soak: client services
	$(BIN)/python -m pytest --soak $(SIZE) -vv --capture no --durations 0 --durations-min 1 \
		$(if $(PART),-m soak tests/soak/test_$(PART).py,-m 'soak or hypothesis') \
		$(if $(COUNT),--soak-count $(COUNT)) $(if $(SEED),--soak-seed $(SEED))

# Does some test fail for every small thing that is wrong in the rules? Hours on two cores; with
# `PART=gears/rules/ring.py` or `PART="--sample 100"` minutes.
mutants: $(READY)
	$(BIN)/python -m tools.mutation record
	$(BIN)/python -m tools.mutation run $(PART)

wheel: client
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist/*.whl

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed, $$($(PYTHON) --version) was found"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

clean:
	rm -rf .venv .venv-peers dist build
