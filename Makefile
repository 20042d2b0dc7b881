# Everything runs in a virtual environment that the first command makes.
#   make play    the playground, no account needed        make run     the bot on Discord
#   make test    the whole check: format, lint, types,    make bench   figures for docs/performance.md
#                import rules, tests
#   make invite  the link that adds it to a server
#   make golden  write the golden records and pictures anew    make lock   pin the dependencies anew

# The newest Python that runs and can make an environment; a name alone may be pyenv's or a stub.
PYTHON ?= $(or $(shell for name in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$name -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$name && break; done),python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play run invite test check bench golden lock format clean

play: $(READY)
	@$(BIN)/python -m bot playground

run: $(READY)
	@$(BIN)/python -m bot run

invite: $(READY)
	@$(BIN)/python -m bot invite

test check: $(READY)
	@$(BIN)/python -m tests.check

bench: $(READY)
	@$(BIN)/python -m pytest tests/bench -o addopts= --benchmark-quiet -q

golden: $(READY)
	$(BIN)/python -m tests.engines
	$(BIN)/python -m tests.render.golden
	$(BIN)/python -m tests.render.battleoflits_golden
	$(BIN)/python docs/pictures.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --extra dev -c requirements.txt pyproject.toml -o requirements-dev.txt

$(READY): requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fireside needs Python 3.11 or newer; name one: make PYTHON=/path/to/python3.11")'
	@echo "Making the environment in $(VENV), once; this takes a minute or two …"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $(READY)

clean:
	rm -rf $(VENV) .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
