// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

export * from "@specwright/travel-expense-travel-profile/validators";
