// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-notifications/validators";
