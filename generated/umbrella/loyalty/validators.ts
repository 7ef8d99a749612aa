// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-loyalty/validators";
