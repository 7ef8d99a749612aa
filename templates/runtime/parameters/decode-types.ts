import type { ParameterValues } from "../http/operation.js";
import type { Problem } from "../base/problem.js";
import type { RequestHeaders } from "../http/headers.js";

/** The parts of a request that hold parameters. */
export interface ParameterSource {
  /** Values of the variables of the path template, in the template's order; as sent, with percent-encoding. */
  readonly pathValues: readonly string[];
  /** As sent, without "?"; "" when there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
}

/** The parameters of a request. A group is present when the operation has parameters there, even if none was sent. */
export interface DecodedParameters {
  readonly values: ParameterValues;
  /** Faults of parameters that cannot be decoded; such parameters are absent in `values`. */
  readonly problems: readonly Problem[];
}

/** The parameters of one group: the fields of a form. */
export interface DecodedGroup {
  /** Values by name, faulty ones left out. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** The value of JSON text, or the reason why it has none. */
export type JsonReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: JsonFault };

/** The fault of a parameter that is JSON text. */
export interface JsonFault {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
  readonly message: string;
}

/** Reads the JSON text of a parameter. */
export type ReadJson = (text: string) => JsonReading;
