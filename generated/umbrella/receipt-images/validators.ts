// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-receipt-images/validators";
