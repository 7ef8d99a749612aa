// Generated from specs/event-subscriptions/openapi.yaml. Edit the spec, then run `make generate`.

export * from "@specwright/travel-expense-event-subscriptions/server";
