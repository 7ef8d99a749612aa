import type { BodyLimits } from "./body.js";
import type { ServerDefinition, ServerOptions } from "./options.js";
import type { ServerOperation } from "./server-types.js";

/** Maximum bytes of a body that is read whole, if neither a setting nor the API sets a limit: 256 kB. */
export const defaultMaxBodyBytes = 262_144;

/**
 * Returns the limits of an operation's bodies: its own settings, then those of the server, then those of the API.
 * Throws a `TypeError` for a limit that is not a number of bytes.
 */
export function limitsOf({ table, body }: ServerOperation, options: ServerOptions): BodyLimits {
  const { limits = {} } = options;
  const operationLimits = Object.hasOwn(limits, table.id) ? limits[table.id] : undefined;
  return {
    whole: checked(operationLimits?.maxBodyBytes ?? options.maxBodyBytes ?? body?.maxBytes ?? defaultMaxBodyBytes),
    stream: checked(operationLimits?.maxStreamBytes ?? options.maxStreamBytes ?? Number.POSITIVE_INFINITY),
    readOnly: options.readOnly ?? "drop",
    cannotUpdate: options.cannotUpdate ?? "drop",
    doctype: options.doctype ?? "reject",
  };
}

function checked(limit: number): number {
  // A value that is not a number would not limit anything either.
  if (typeof limit !== "number" || !(limit >= 0)) throw new TypeError("A limit for bodies must be a number of bytes.");
  return limit;
}

/** Throws a `TypeError` for limits of an operation that is not there: they would limit nothing. */
export function checkLimits({ name, operations }: ServerDefinition, { limits = {} }: ServerOptions): void {
  const known = new Set(operations.map(({ table }) => table.id));
  const unknown = Object.keys(limits).find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new TypeError(`"limits" names "${unknown}", which is not an operation of "${name}".`);
}
