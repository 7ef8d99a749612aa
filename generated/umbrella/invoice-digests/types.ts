// Generated from specs/invoice-digests/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-invoice-digests/types";
