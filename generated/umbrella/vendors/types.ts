// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-vendors/types";
