# Two commands do everything: `make run` and `make test`. Each sets up what it needs in ./.venv first.
VENV := .venv
PY := $(VENV)/bin/python
APP := $(VENV)/bin/interview-app
READY := $(VENV)/.ready
.DEFAULT_GOAL := help
.PHONY: help run test test-long test-pythons coverage mutants docs constraints demo bench bench-extraction screenshots bundle catalogues language clean

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*##/ { printf "%-20s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt packaging/set_up.sh
	@bash packaging/set_up.sh

run: $(READY) ## open the window; without a display, run the demo instead
	@bash packaging/run.sh

test: $(READY) ## everything a change must pass: lint, types, architecture, unit, contract, GUI, end to end, bounded fuzz
	@bash packaging/test.sh

test-long: $(READY) ## the long forms: more examples, every crash point of the whole interview
	@INTERVIEW_APP_LONG=1 bash packaging/test.sh

test-pythons: $(READY) ## the tests on every Python that is installed here (nox)
	@$(PY) -m pip install -q -c constraints.txt nox && $(VENV)/bin/nox

coverage: $(READY) ## which lines the tests reach; files of packaging/covered.txt stay covered whole, and a red test stays red
	@QT_QPA_PLATFORM=offscreen $(PY) -m coverage run --source interview_app -m pytest -q; tests=$$?; \
	  mkdir -p out/coverage && $(PY) -m coverage json -q -o out/coverage/coverage.json \
	  && $(PY) -m coverage html -q -d out/coverage/html && $(PY) packaging/covered.py out/coverage/coverage.json && exit $$tests

mutants: $(READY) ## change check, store and interview and tell what no test notices; SAMPLE=600 SEED=1 for so many (hours for all), ONLY="name*"
	@$(PY) -m pip install -q -c constraints.txt -e '.[mutants]' && QT_QPA_PLATFORM=offscreen $(PY) packaging/mutants.py \
	  $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only "$(ONLY)")

docs: $(READY) ## the pages of docs/ as a site in ./out/docs
	@$(PY) -m pip install -q -c constraints.txt -e '.[docs]' && $(VENV)/bin/mkdocs build -q

constraints: $(READY) ## pin what pip would install today and write its hashes; UPGRADE=1 takes newer versions
	@$(PY) packaging/constraints.py $(if $(UPGRADE),--upgrade)

demo: $(READY) ## the scripted interview over the sample résumés, with files and pictures in ./out/demo
	@$(APP) demo --out out/demo

bench: $(READY) ## the figures of docs/benchmarks.md, as ratios in one run
	@$(PY) -m benchmarks --write $(if $(CORPUS),--corpus "$(CORPUS)")

bench-extraction: $(READY) ## CORPUS=folder: read it, score it, write the table
	@$(PY) -m benchmarks.extraction --corpus "$(CORPUS)"

screenshots: $(READY) ## pictures of every screen, light and dark, 1x and 2x, in ./out/screenshots
	@$(PY) -m benchmarks.screenshots --out out/screenshots

bundle: $(READY) ## a folder (and on macOS an .app) that starts without Python, in ./dist
	@$(VENV)/bin/pyinstaller --noconfirm --clean --log-level WARN build_app.spec
	@$(PY) packaging/smoke.py dist/interview-app

catalogues: $(READY) ## extract, update and compile the translations
	@$(PY) packaging/catalogues.py

language: $(READY) ## check and compile resources/language
	@$(PY) packaging/language_data.py

clean: ## remove what was made, the virtual environment too
	@rm -rf $(VENV) build dist out mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis
