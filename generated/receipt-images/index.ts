// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

export type * from "./types.js";
export type { components, operations, paths, webhooks } from "./paths.js";
export * from "./validators.js";
export * from "./codecs.js";
export * from "./client.js";
export * from "./server.js";
export type { Failure, Problem, Result, Success } from "@specwright/runtime/base";
