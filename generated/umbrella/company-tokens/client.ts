// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-company-tokens/client";
