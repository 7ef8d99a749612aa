// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-event-subscriptions";
