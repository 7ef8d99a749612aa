// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

export type * from "./types.js";
export type { components, operations, paths, webhooks } from "./paths.js";
export * from "./validators.js";
export * from "./client.js";
export * from "./server.js";
export type { Failure, Problem, Result, Success } from "@specwright/runtime/base";
