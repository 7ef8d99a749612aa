// Generated from specs/identity/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-identity/types";
