// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export type * from "./types.js";
export type { components, operations, paths, webhooks } from "./paths.js";
export * from "./validators.js";
export type { Failure, Problem, Result, Success } from "../runtime/base.js";
