// Generated from specs/legacy-tokens/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-legacy-tokens/client";
