// Generated from specs/loyalty/openapi.yaml and specs/loyalty/loyalty.xsd. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-loyalty/client";
