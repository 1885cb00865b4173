# Everything a fresh machine needs is set up by the target that is asked for.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?= 8000
GAMES := river romans boru

.PHONY: run test lint evidence coverage bench journeys blind clean help

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(VENV)/run.stamp: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@

run: $(VENV)/run.stamp ## set up and serve on http://$(HOST):$(PORT)
	$(BIN)/sedzia serve --host $(HOST) --port $(PORT)

test: $(VENV)/dev.stamp chromium ## set up, check style, types and imports, run every test
	@$(MAKE) --no-print-directory -j 2 lint $(VENV)/clients.stamp
	$(BIN)/pytest -n 3 --dist worksteal  # many tests wait for processes: three share two cores

lint: $(VENV)/dev.stamp ## style, types, imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; }

# What makes clients of the API description, and what looks at the pages (axe), for the tests. The versions of the
# former do not go with those of the service.
$(VENV)/clients.stamp: tests/clients/package.json tests/clients/constraints.txt $(VENV)/run.stamp
	@command -v npm >/dev/null || { apt-get update -qq && apt-get install -y -qq nodejs npm; }
	$(PYTHON) -m venv $(VENV)/clients
	$(VENV)/clients/bin/pip install --quiet --constraint tests/clients/constraints.txt openapi-python-client
	cp tests/clients/package.json $(VENV)/clients/
	npm install --prefix $(VENV)/clients --no-package-lock --no-audit --no-fund --silent
	@touch $@

evidence: $(VENV)/dev.stamp ## every engine against the others over many positions (minutes)
	$(BIN)/python -m tests.evidence
	$(BIN)/python -m tests.api.soak

coverage: $(VENV)/run.stamp ## from rulebook section to rule to cases, into docs/coverage
	@mkdir -p docs/coverage
	@for game in $(GAMES); do $(BIN)/sedzia coverage $$game > docs/coverage/$$game.md || exit 1; done

bench: $(VENV)/dev.stamp ## side-by-side timings, as figures and ratios
	$(BIN)/python -m tests.bench

journeys: $(VENV)/dev.stamp chromium ## taps and seconds from an empty table to a ruling; PICTURES=docs/pages stores pictures
	$(BIN)/python -m tests.api.pages.journeys $(if $(PICTURES),--pictures $(PICTURES))

blind: $(VENV)/dev.stamp ## 40 rulings without their verdicts, to see whether a reader reaches them; key in blind-key.txt
	$(BIN)/python -m tests.blind $(BLIND)

clean: ## remove what the targets made
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
