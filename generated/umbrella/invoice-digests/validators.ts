// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-invoice-digests/validators";
