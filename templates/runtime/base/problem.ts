/** A problem of a payload, found by a validator, a decoder or a parser. */
export interface Problem {
  /**
   * The violated rule: the keyword of JSON Schema ("required"), the rule of XSD ("cvc-length-valid"), or of the syntax
   * ("json/syntax").
   */
  readonly code: string;
  /** One sentence for people. Values of the payload are truncated to a safe length, with control characters escaped. */
  readonly message: string;
  /**
   * The path of the value: an RFC 6901 pointer for JSON ("/lineItems/0/quantity"), element names with positions for XML
   * ("/Profile/Telephones/Telephone[2]"). "" is the whole payload.
   */
  readonly path: string;
  /**
   * The violated keyword, for JSON: an RFC 6901 pointer after "#" into the spec
   * ("#/components/schemas/Order/properties/quantity/minimum"), after the path of the file from the spec folder if it
   * is in another file ("common.yaml#/components/schemas/Money/type"). A `$ref` without siblings is omitted: a reader
   * of the pointer follows it.
   */
  readonly schemaPath?: string;
  /** A short description of the expected value. */
  readonly expected?: string;
  /** A short description of the actual value. */
  readonly actual?: string;
  /** The number of schemas of a `oneOf` that the value matches, if it matches more than one. */
  readonly matches?: number;
  /** The number of elements of which one is missing: 1 if `expected` names the only one. */
  readonly lacking?: number;
  /** The stable name of the API's own rule, if the problem violates one. */
  readonly rule?: string;
  /** Line in the payload, from 1. Undefined if the payload was not read from text. */
  readonly line?: number;
  /** Column in the payload in UTF-16 code units, from 1. */
  readonly column?: number;
}

/** The result of every validator, decoder and parameter reader. `truncated`: there were more problems than the limit. */
export type Result<T> = Success<T> | Failure;

/** The result for a valid payload. */
export interface Success<T> {
  readonly ok: true;
  /** The payload with its type. */
  readonly value: T;
}

/** The result for an invalid payload. `problems` is never empty. */
export interface Failure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** True if there were more problems than the limit. */
  readonly truncated: boolean;
}

/** The number of problems after which a validator or decoder stops collecting. */
export const defaultMaxProblems = 100;
