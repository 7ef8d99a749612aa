import type { Problem } from "../base/problem.js";

/** Thrown within decoders for a string that represents no value. */
interface ParameterFault extends Error {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
}

/** The error of a parameter that cannot be read. */
export function parameterFault(code: string, message: string): ParameterFault {
  return Object.assign(new Error(message), { code });
}

/** The error of a parameter that is sent more than once. */
export function repeatedFault(): ParameterFault {
  return parameterFault("http/repeated-parameter", "The parameter is sent more than once.");
}

/** The problem behind what a decoder threw; anything else is thrown on. */
export function problemOf(error: unknown, path: string): Problem {
  if (error instanceof URIError) {
    return { code: "http/percent-encoding", message: "The percent-encoding is malformed or not UTF-8.", path };
  }
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return { code: error.code, message: error.message, path };
  }
  throw error;
}
