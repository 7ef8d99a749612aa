// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

export type * from "./types.js";
export type { components, operations, paths, webhooks } from "./paths.js";
export * from "./codecs.js";
export type { Failure, Problem, Result, Success } from "../runtime/base.js";
