// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-purchase-requests/types";
