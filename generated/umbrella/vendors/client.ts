// Generated from specs/vendors/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-vendors/client";
