# Everything a fresh machine with Python and make needs is set up by these targets.
PYTHON ?= python3
# The command goes into bin/ here, what it needs into lib/dinotable/.
PREFIX ?= $(HOME)/.local
# postgresql brings the driver that servers on a PostgreSQL database need, train what `dinotable train` needs, mcp what `dinotable mcp` needs, reports what pictures of `dinotable balance` need.
EXTRAS ?=
# For working on Dinotable; the installed command has an environment of its own.
BIN := .venv/bin
# Where Python is told to keep nothing it has read, as in many containers, each of the hundreds of programs that tests start reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE
PLAIN := PYTHONPATH=src:.
# Compiled as hard as a release, and as `make install` does it: that takes less than half the time.
BUILT := PYTHONPATH=build/engine
INSTALLED := PYTHONPATH=build/installed
SOURCES := $(shell find src examples docs/rules -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.txt' -o -name '*.svg' -o -name '*.toml' -o -name '*.jsonl' -o -name 'weights.json')
WEB := $(shell find web/src web/words web/public -type f -not -path '*/generated/*') web/package-lock.json web/index.html $(wildcard docs/rules/*.md docs/positions/*.toml docs/figures.py)

# Under a minute: the rules, the core, the table and the ground; `make test` has everything.
QUICK := tests/core tests/docs/test_links.py tests/ground tests/rules tests/table tests/words

.PHONY: play install uninstall test test-plain test-server test-frameworks test-page quick check check-python check-page docs format gallery terminal-pictures story bench drill ladder lock packages chromium firefox postgresql clean

play: install
	@$(PREFIX)/lib/dinotable/bin/dinotable

install:
	@$(PYTHON) install.py --prefix "$(PREFIX)" --extras "$(EXTRAS)"

uninstall:
	@$(PYTHON) install.py --prefix "$(PREFIX)" --remove

# The engine's own suites run plain and compiled: the two agree on every hash. All else runs once, on the engine that people use.
# The server's suite runs on SQLite and then, without what has nothing to do with storage, on PostgreSQL.
# Servers wait more than they work: four share two cores well, and of programs that start others three. Browsers do not.
# What they leave of the processors goes to the plain engine, which waits for nobody.
# Each process takes neighbouring tests, which share servers and positions, and whoever is done first takes from the others.
ENGINE := tests/bots tests/conformance tests/records
test: .venv/.done
	@$(MAKE) --no-print-directory -j 2 -O build/installed/.done build/page/.done build/frameworks/.done packages check-python
	@$(MAKE) --no-print-directory -j 2 -O check-page test-page test-frameworks
	@$(MAKE) --no-print-directory -j 2 -O test-plain test-server
	$(INSTALLED) $(BIN)/pytest --dist worksteal -n 3 $(ENGINE) tests/browser tests/cli tests/docs tests/draw tests/lab tests/library tests/mcp tests/perft tests/programs tests/reference tests/table tests/terminal tests/ground/test_adding_a_game.py --ignore tests/conformance/test_agreement.py
	$(INSTALLED) $(BIN)/pytest --dist worksteal -n 2 --reruns 1 -rR tests/web

test-plain:
	$(PLAIN) nice -n 19 $(BIN)/pytest --dist worksteal -n 2 $(ENGINE) tests/core tests/ground tests/rules tests/words

test-server:
	$(INSTALLED) $(BIN)/pytest --dist worksteal -n 4 tests/server
	DINOTABLE_KILLS=3 $(INSTALLED) $(BIN)/pytest --dist worksteal -n 4 tests/server --database postgresql

test-frameworks:
	$(INSTALLED):. $(FRAMEWORKS)/pytest --dist worksteal -n 2 tests/frameworks --ignore tests/frameworks/test_rllib.py

# What the page works out, without a browser.
test-page: build/page/.done
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npx vitest run --silent

quick: .venv/.done
	$(BIN)/ruff check -q .
	$(PLAIN) $(BIN)/pytest --dist worksteal -n 2 -m "not slow" $(QUICK)

check: check-python check-page

check-python: .venv/.done
	$(BIN)/ruff check -q .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

check-page: build/page/.done
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npx svelte-check --fail-on-warnings --output machine

# A site that needs no network: open build/docs/index.html. Warnings are errors.
docs: .venv/.done
	@NO_MKDOCS_2_WARNING=1 $(PLAIN) $(BIN)/python -m mkdocs build -q --strict
	@echo "The documentation is in build/docs: open build/docs/index.html in a browser."

format: .venv/.done
	$(BIN)/ruff check -q --fix .
	$(BIN)/ruff format -q .

# Minutes: every game at typical moments, at four sizes, in both languages, light and dark, on one page of pictures.
gallery: build/engine/.done build/page/.done chromium
	@$(BUILT) $(BIN)/python -m tests.web.gallery

# Seconds: the full screen of the terminal, for docs/terminal.md.
terminal-pictures: build/engine/.done
	@$(BUILT):. $(BIN)/python -m tests.terminal.full.pictures

# Minutes: somebody's first ten minutes, a picture each half minute.
story: build/engine/.done build/page/.done chromium
	@$(BUILT) $(BIN)/python -m tests.web.story

bench: build/engine/.done
	$(BUILT) $(BIN)/python -m bench

# Hours, and resumable: every ladder into docs/published.json, docs/bots.md and each game's ladder.py, from the games kept in build/ladder,
# or where that is gone from what is published.
# For example: make ladder LADDER="--cpu-minutes 30", or LADDER=--help.
LADDER ?=
ladder: build/engine/.done
	$(BUILT) $(BIN)/python -m dinotable.lab.ladder $(LADDER)

# The long forms of what `make test` shows of the server, of fair loops and of reasons, every item of the page in every guise, and a site in a second browser: hours on two cores.
drill: build/engine/.done build/page/.done build/frameworks/.done packages
	DINOTABLE_KILLS=500 DINOTABLE_KILLS_AT_EACH_POINT=100 DINOTABLE_SCHEDULES=10000 DINOTABLE_ROUTE_POSITIONS=3000 \
	DINOTABLE_FRAMES=50000 DINOTABLE_EXAMPLES=300 DINOTABLE_WEEK_GAMES=30 DINOTABLE_ATTACK_SECONDS=60 \
	DINOTABLE_SHARED_KILLS=300 DINOTABLE_RACES=1000 DINOTABLE_SEAT_STOPS=99 DINOTABLE_APART_POSITIONS=300 \
	$(BUILT) $(BIN)/pytest tests/table tests/server tests/browser/test_worlds.py
	DINOTABLE_KILLS=100 DINOTABLE_KILLS_AT_EACH_POINT=20 DINOTABLE_FRAMES=50000 DINOTABLE_WEEK_GAMES=30 \
	$(BUILT) $(BIN)/pytest tests/server --database postgresql
	DINOTABLE_FAIR_GAMES=4800 DINOTABLE_REASON_POSITIONS=40000 DINOTABLE_CLAIM_POSITIONS=20000 $(BUILT) $(BIN)/pytest -n 2 tests/library/test_fair.py tests/reference
	$(call put,$(FRAMEWORKS),rllib.lock)
	DINOTABLE_RLLIB_MINUTES=5 DINOTABLE_FRAMEWORK_PLAYERS=all $(BUILT):. $(FRAMEWORKS)/pytest tests/frameworks
	DINOTABLE_FULL_DECISIONS=100000 DINOTABLE_SCREEN_POSITIONS=2000 $(BUILT) $(BIN)/pytest -n 2 tests/terminal/full
	DINOTABLE_PUZZLES=all $(BUILT) $(BIN)/pytest -n 2 tests/lab/test_puzzles.py
	DINOTABLE_GUISES=all $(BUILT) $(BIN)/pytest -n 2 tests/web/test_account.py tests/web/test_anywhere.py tests/web/test_full_disk.py tests/web/test_invited.py tests/web/test_people.py tests/web/test_replay.py tests/web/test_table.py tests/web/test_whole_games.py
	@$(MAKE) --no-print-directory firefox
	DINOTABLE_FIREFOX=yes $(BUILT) $(BIN)/pytest --reruns 1 -rR tests/web/test_firefox.py

# The locks name packages, versions and hashes, and no host: they install from whatever index a machine is set up with.
# What playing and what building need are parts of dev.lock, in the same versions.
LOCK := $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate
lock: .venv/.done
	$(LOCK) pyproject.toml --group dev -o requirements/dev.lock
	$(LOCK) --group uv -c requirements/dev.lock -o requirements/uv.lock
	$(LOCK) pyproject.toml -c requirements/dev.lock -o requirements/play.lock
	$(LOCK) pyproject.toml --extra postgresql -c requirements/dev.lock -o requirements/postgresql.lock
	$(LOCK) pyproject.toml --extra train -c requirements/dev.lock -o requirements/train.lock
	$(LOCK) pyproject.toml --extra reports -c requirements/dev.lock -o requirements/reports.lock
	$(LOCK) pyproject.toml --extra mcp -c requirements/dev.lock -o requirements/mcp.lock
	$(LOCK) --group build -c requirements/dev.lock -o requirements/build.lock
	$(LOCK) --group browser -c requirements/dev.lock -o requirements/browser.lock
	$(LOCK) pyproject.toml --group frameworks -c requirements/dev.lock -o requirements/frameworks.lock
	$(LOCK) pyproject.toml --group rllib -c requirements/frameworks.lock -o requirements/rllib.lock

# uv does in seconds what takes pip minutes, but looks only where it is told to itself: if it does not find all, pip goes.
pip = $(1)/pip install -q --no-compile --disable-pip-version-check -r requirements/$(2) 2>&1 | grep -v "^WARNING: Location" || true
put = $(BIN)/uv pip install -q --python $(1)/python --require-hashes -r requirements/$(2) 2>/dev/null || { $(call pip,$(1),$(2)); }

.venv/.done: requirements/dev.lock requirements/uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Dinotable needs Python 3.11 or newer; set PYTHON=…")'
	@echo "Setting up .venv with the tools for tests (once, half a minute) …"
	@$(PYTHON) -m venv .venv
	@$(call pip,$(BIN),uv.lock)
	@$(call put,$(BIN),dev.lock)
	@$(BIN)/python -c "import librt, rich, fluent.runtime"
	@touch $@

# PyTorch comes first and without a hash: which build it is, with or without graphics cards, depends on the machine's index.
FRAMEWORKS := build/frameworks/bin
build/frameworks/.done: .venv/.done requirements/frameworks.lock requirements/torch.txt
	@echo "Setting up build/frameworks with the frameworks that adapters are tested with (once, 1.3 GB) …"
	@$(PYTHON) -m venv build/frameworks
	@$(call pip,$(FRAMEWORKS),torch.txt)
	@$(call put,$(FRAMEWORKS),frameworks.lock)
	@$(FRAMEWORKS)/python -c "import gymnasium, librt, nbclient, pettingzoo, pyspiel, torch"
	@touch $@

build/engine/.done: LEVEL := 3
build/installed/.done: LEVEL := g
build/engine/.done build/installed/.done: .venv/.done hatch_build.py hatch_compile.py $(SOURCES)
	@echo "Compiling the engine (after each change of it) …"
	@$(BIN)/python hatch_build.py $(@D) $(LEVEL)
	@touch $@

build/page/.done: .venv/.done hatch_build.py requirements/browser.lock web/notice.txt web/compile.mjs web/runtime.py web/generate.py web/typescript.py web/wiretypes.py $(WEB) $(SOURCES)
	@echo "Building the page …"
	@$(BIN)/python hatch_build.py page build/page
	@touch $@

# One after the other: the package manager serves one at a time.
packages:
	@$(MAKE) --no-print-directory chromium
	@$(MAKE) --no-print-directory postgresql

# For the tests of the page: a real browser, and where there is one its shell without windows, which is faster.
chromium:
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || { echo "Installing chromium …"; \
	apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell >/dev/null; } || command -v chromium >/dev/null \
	|| { echo "The tests of the page need chromium: install it with your package manager."; exit 1; }

# For the drill alone: a second browser. Debian calls it by the name of its long support.
firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { echo "Installing Firefox …"; \
	apt-get update -qq && apt-get install -y -qq firefox-esr >/dev/null; } \
	|| { echo "The drill of the page needs Firefox: install it with your package manager."; exit 1; }

# For the tests of the server: a real database. Debian's package would run one of its own at once, which nobody here needs.
DEBIANS := /etc/postgresql-common/createcluster.conf
postgresql:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || { \
	echo "Installing PostgreSQL …"; \
	mkdir -p $(dir $(DEBIANS)) && { [ -e $(DEBIANS) ] || echo "create_main_cluster = false" > $(DEBIANS); } && \
	apt-get update -qq && apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold postgresql >/dev/null; } \
	|| { echo "The tests of the server need PostgreSQL: install it with your package manager."; exit 1; }

clean:
	rm -rf build dist .venv
