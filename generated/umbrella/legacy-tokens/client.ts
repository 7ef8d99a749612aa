// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-legacy-tokens/client";
