// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-identity/types";
