// Generated from specs/travel-profile/openapi.yaml and specs/travel-profile/travel-profile.xsd. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-travel-profile/codecs";
