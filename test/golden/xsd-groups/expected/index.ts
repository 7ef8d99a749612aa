// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export type * from "./types.js";
export * from "./codecs.js";
export type { Failure, Problem, Result, Success } from "../runtime/base.js";
