// Generated from specs/notifications/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-notifications/types";
