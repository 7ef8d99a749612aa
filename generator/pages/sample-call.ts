import type { MediaTypeObject, Parameter } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { InterfacePlan, NamedOperation } from "../plan/plan.js";
import type { PayloadSamples } from "./payload-samples.js";

/** An operation with a valid value for each required part of its requests. */
export interface SampleCall {
  readonly plan: InterfacePlan;
  readonly named: NamedOperation;
  /** The required parameters, and those of the first set, without credentials. */
  readonly values: ReadonlyMap<Parameter, JsonValue>;
  /** The media type of the body: the first one with a known payload. Undefined if none is sent. */
  readonly media?: MediaTypeObject | undefined;
  readonly samples: PayloadSamples;
  /** The path from which generated modules are imported: "@acme/apis/orders". */
  readonly importPath: string;
}
