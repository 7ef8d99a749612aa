import type { SecuritySchemeTables } from "../http/operation.js";
import { needObject } from "./need-object.js";
import type { RefusalReply } from "./refusal.js";
import type { FreshValues, Refusal, ServerOperation, ServerRequest } from "./server-types.js";

/** The properties of an API in generated code. */
export interface ServerDefinition {
  /** The name of the API: "purchase-requests"; also the realm in the challenge for callers without a credential. */
  readonly name: string;
  /** Prefix of every path of the API: "" or "/v4". */
  readonly basePath: string;
  readonly operations: readonly ServerOperation[];
  readonly securitySchemes: SecuritySchemeTables;
  /** Shapes refusals like the API's own errors. Default: `problemDetails`. */
  readonly refusalReply?: (refusal: Refusal) => RefusalReply;
  /** Returns the refusal functions for handlers of an operation, by the row ids of the API's error tables. */
  readonly refusals?: (operationId: string) => object;
}

/** Limits of bodies, in bytes. */
export interface BodySettings {
  /** Maximum bytes of a body that is read whole. Default: the limit of the API, or 256 kB if it sets none. */
  readonly maxBodyBytes?: number;
  /** Maximum bytes of a body that a handler reads as a stream. Default: no limit. */
  readonly maxStreamBytes?: number;
}

/** Settings of a server that only depend on the operation names of its API. */
export interface ServerSettings<Operation extends string = string> extends BodySettings, FreshValues {
  /** Shapes every refusal instead of the API's own errors. If it throws, `problemDetails` creates the response. */
  readonly refusalReply?: (refusal: Refusal) => RefusalReply;
  /**
   * True (default) if results of handlers are validated. A status or media type without a writer is always rejected.
   */
  readonly validateResponses?: boolean;
  /** True if refusals show the invalid values to the caller. Default: false. */
  readonly showValues?: boolean;
  /** Limits of single operations instead of the general ones: `{ uploadReceipt: { maxBodyBytes: 10_000_000 } }`. */
  readonly limits?: { readonly [Name in Operation]?: BodySettings };
  /**
   * Treatment of read-only properties in a request: they are dropped, so that handlers get the declared types, or
   * rejected with 400. Default: "drop". Write-only properties are never part of a response.
   */
  readonly readOnly?: "drop" | "refuse";
  /**
   * Treatment of elements and attributes of an XML request that the XSD excludes from creation or updates: they are
   * dropped, so that a document that was read can be sent back, or rejected with 400. Default: "drop".
   */
  readonly cannotUpdate?: "drop" | "refuse";
  /**
   * Treatment of a DOCTYPE in an XML request: rejected with 400, or accepted if it only names the root element. One with
   * declarations or an external subset is always rejected. Default: "reject".
   */
  readonly doctype?: "accept" | "reject";
  /** Prefix of every path, instead of the API's own base path. */
  readonly basePath?: string;
  /** Called with every error that callers see as a 500. Default: writes a line to the console. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called with every refusal before it is sent, and the problems that caused it. Its own errors go to `onError`. */
  readonly onRefusal?: (refusal: Refusal, info: ErrorInfo) => void;
}

/** Settings with the implementation of an API. Generated code adds the types of `handlers` and `security`. */
export interface ServerOptions extends ServerSettings {
  /** A method for each operation, by its name. */
  readonly handlers: object;
  /** A hook for each security scheme, by its name. */
  readonly security?: object;
}

/** Throws a `TypeError` for options that callers without types left out. */
export function checkOptions({ name }: ServerDefinition, options: unknown): asserts options is ServerOptions {
  needObject(options, "options with handlers", name);
  const { handlers, security } = options as Partial<ServerOptions>;
  needObject(handlers, 'an object of "handlers"', name);
  if (security !== undefined) needObject(security, 'an object of hooks as "security"', name);
}

/** The operation of an error. */
export interface ErrorInfo {
  /** Undefined if no operation was found. */
  readonly operationId?: string;
  readonly request: ServerRequest;
}
