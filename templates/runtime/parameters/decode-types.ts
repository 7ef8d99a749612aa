import type { ParameterValues } from "../http/operation.js";
import type { Problem } from "../base/problem.js";
import type { RequestHeaders } from "../http/headers.js";

/** The parts of a request that contain parameters. */
export interface ParameterSource {
  /** Values of the path variables, in the template's order, with percent-encoding. */
  readonly pathValues: readonly string[];
  /** The raw query, without "?"; "" if there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
}

/** The parameters of a request. A group is defined if the operation has parameters there, even if none was sent. */
export interface DecodedParameters {
  readonly values: ParameterValues;
  /** Problems of parameters that cannot be decoded; `values` omits such parameters. */
  readonly problems: readonly Problem[];
}

/** The parameters of one group: the fields of a form. */
export interface DecodedGroup {
  /** Values by name, without invalid ones. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** The value of JSON text, or the reason why it is invalid. */
export type JsonReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ParameterJsonFault };

/** The problem of a parameter that is JSON text. */
export interface ParameterJsonFault {
  /** The violated rule: `code` of the problem. */
  readonly code: string;
  readonly message: string;
}

/** Reads the JSON text of a parameter. */
export type ReadJson = (text: string) => JsonReading;
