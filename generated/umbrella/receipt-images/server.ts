// Generated from specs/receipt-images/openapi.yaml and specs/receipt-images/receipt-images.xsd. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-receipt-images/server";
