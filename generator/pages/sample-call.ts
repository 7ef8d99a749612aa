import type { MediaTypeObject, Parameter } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { InterfacePlan, NamedOperation } from "../plan/plan.js";
import type { SentBody } from "./sent-body.js";

/** An operation with a valid value for each required part of its requests. */
export interface SampleCall {
  readonly plan: InterfacePlan;
  readonly named: NamedOperation;
  /** The required parameters, and those of the first set, without credentials. */
  readonly values: ReadonlyMap<Parameter, JsonValue>;
  /** The first media type with a known payload, and its body. Undefined if none is sent. */
  readonly sent?: { readonly media: MediaTypeObject; readonly body: SentBody } | undefined;
  /** The path from which generated modules are imported: "@acme/apis/orders". */
  readonly importPath: string;
}
