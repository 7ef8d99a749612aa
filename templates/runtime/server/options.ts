import type { SecuritySchemeTables } from "../http/operation.js";
import { needObject } from "./need-object.js";
import type { RefusalReply } from "./refusal.js";
import type { FreshValues, Refusal, ServerOperation, ServerRequest } from "./server-types.js";

/** Knowledge of an interface in generated code. */
export interface ServerDefinition {
  /** The interface's name: "purchase-requests"; also the realm that callers without a credential are told. */
  readonly name: string;
  /** Stands in front of every path of the contract: "" or "/v4". */
  readonly basePath: string;
  readonly operations: readonly ServerOperation[];
  readonly securitySchemes: SecuritySchemeTables;
  /** Shapes refusals the way the contract's own errors look; normally `problemDetails`. */
  readonly refusalReply?: (refusal: Refusal) => RefusalReply;
  /** The refusals that handlers of an operation are given, by the ids of rows of the contract's tables of errors. */
  readonly refusals?: (operationId: string) => object;
}

/** Limits of bodies, in bytes. */
export interface BodySettings {
  /** Longest body that is read whole; normally what the contract admits, and 256 kB where it sets no bound. */
  readonly maxBodyBytes?: number;
  /** Longest body that a handler reads as a stream; normally there is no limit. */
  readonly maxStreamBytes?: number;
}

/** Settings of a server that do not depend on its contract, but for the names of its operations. */
export interface ServerSettings<Operation extends string = string> extends BodySettings, FreshValues {
  /** Shapes every refusal instead of the contract's own way. When it throws, `problemDetails` answers. */
  readonly refusalReply?: (refusal: Refusal) => RefusalReply;
  /**
   * True, as it is unless given, when the results of handlers are checked. A status or media type without any writer is
   * refused in any case.
   */
  readonly validateResponses?: boolean;
  /** True where refusals show the values at fault to whoever sent them; normally they do not. */
  readonly showValues?: boolean;
  /** Limits of single operations, in place of those for all: `{ uploadReceipt: { maxBodyBytes: 10_000_000 } }`. */
  readonly limits?: { readonly [Name in Operation]?: BodySettings };
  /**
   * The fate of read-only members in a request: they are dropped, so that handlers see what their types say, or refused with
   * 400. Normally they are dropped. Write-only members never leave in an answer.
   */
  readonly readOnly?: "drop" | "refuse";
  /**
   * The fate of elements and attributes of an XML request that the XSD marks as not to be created or updated: they are
   * dropped, so that a document that was read can be sent back, or refused with 400. Normally they are dropped.
   */
  readonly cannotUpdate?: "drop" | "refuse";
  /** Stands in front of every path in place of the contract's own base path. */
  readonly basePath?: string;
  /** Told of every error that callers see as a 500; normally it writes a line to the console. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Told of every refusal before it is sent, and of the faults that led to it. Its own errors go to `onError`. */
  readonly onRefusal?: (refusal: Refusal, info: ErrorInfo) => void;
}

/** Settings with what implements an interface. Generated code gives `handlers` and `security` their types. */
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

/** The place at which an error happened. */
export interface ErrorInfo {
  /** Absent when no operation was found. */
  readonly operationId?: string;
  readonly request: ServerRequest;
}
