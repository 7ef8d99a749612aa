// Generated from specs/company-tokens/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-company-tokens";
