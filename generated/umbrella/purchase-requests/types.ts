// Generated from specs/purchase-requests/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-purchase-requests/types";
