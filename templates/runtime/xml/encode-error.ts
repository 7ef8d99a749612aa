import type { Problem } from "../base/problem.js";
import { fittingProblem } from "../base/problem-limits.js";

/** The largest depth of elements in an encoder and a validator: as deep as a decoder reads by default. */
export const maxXmlDepth = 256;

const encodeErrorBrand = "specwright/xml-encode-error";

/** Thrown by an encoder for a value that no document can hold: of another type, nested too deeply, or with a character that XML does not allow. */
export interface XmlEncodeError extends Error {
  readonly brand: typeof encodeErrorBrand;
  /** Element names with positions, as in a Problem. */
  readonly path: string;
  /** The same as a problem, with code "http/unencodable-value". */
  readonly problems: readonly [Problem];
}

/** True when a caught value is an encoder's own error, also when another copy of the runtime threw it. */
export function isXmlEncodeError(value: unknown): value is XmlEncodeError {
  try {
    return value instanceof Error && (value as Partial<XmlEncodeError>).brand === encodeErrorBrand;
  } catch {
    // A proxy that throws.
    return false;
  }
}

/** The error of a value that cannot be written as XML. */
export function xmlEncodeError(message: string, path: string): XmlEncodeError {
  const problem = fittingProblem({ code: "http/unencodable-value", message, path });
  const prefix = problem.path === "" ? "" : `${problem.path}: `;
  return Object.assign(new Error(prefix + problem.message), {
    brand: encodeErrorBrand,
    path: problem.path,
    problems: [problem],
  } as const);
}
