/** A fault of a payload, found by a validator, a decoder or a parser. */
export interface Problem {
  /**
   * The rule that is broken: the keyword of JSON Schema ("required"), the rule of XSD ("cvc-length-valid"), or of the
   * text itself ("json/syntax").
   */
  readonly code: string;
  /** One sentence for people. Values of the payload are cut to a safe length and have control characters escaped. */
  readonly message: string;
  /**
   * The place: an RFC 6901 pointer for JSON ("/lineItems/0/quantity"), element names with positions for XML
   * ("/Profile/Telephones/Telephone[2]"). "" is the whole payload.
   */
  readonly path: string;
  /**
   * The keyword that is broken, for JSON: an RFC 6901 pointer behind "#" into the contract
   * ("#/components/schemas/Order/properties/quantity/minimum"), behind the file's path from the contract's folder when it stands
   * in another one ("common.yaml#/components/schemas/Money/type"). A `$ref` with nothing beside it is passed in silence: a
   * reader of the pointer goes through it.
   */
  readonly schemaPath?: string;
  /** A short text for the value that the contract asks for. */
  readonly expected?: string;
  /** A short text for the value that was found. */
  readonly actual?: string;
  /** The number of schemas of a `oneOf` that the value fits, when it fits more than the one that it may. */
  readonly matches?: number;
  /** The number of elements of which one is missing: 1 when `expected` names the only one. */
  readonly lacking?: number;
  /** The stable name of a contract's own rule, when the problem breaks one. */
  readonly rule?: string;
  /** Line in the payload's text, from 1; present when the payload was read from text. */
  readonly line?: number;
  /** Column in the payload's text in UTF-16 code units, from 1. */
  readonly column?: number;
}

/**
 * The result of every validator, decoder and parameter reader. `truncated` says that there were more problems than the
 * limit.
 */
export type Result<T> = Success<T> | Failure;

/** A payload that keeps its contract. */
export interface Success<T> {
  readonly ok: true;
  /** The payload with its type. */
  readonly value: T;
}

/** A payload that breaks its contract. `problems` is never empty. */
export interface Failure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** True where there were more problems than the limit. */
  readonly truncated: boolean;
}

/** The number of problems after which a validator or decoder stops collecting. */
export const defaultMaxProblems = 100;
