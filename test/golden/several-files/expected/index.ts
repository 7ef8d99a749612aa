// Generated from openapi.yaml and common.yaml. Edit the specs, then run `specwright generate`.

export type * from "./types.js";
export type { components, operations, paths, webhooks } from "./paths.js";
export * from "./validators.js";
export type { Failure, Problem, Result, Success } from "../runtime/base.js";
