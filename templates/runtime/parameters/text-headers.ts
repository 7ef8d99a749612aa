import type { ParameterTable } from "../http/operation.js";
import type { Success } from "../base/problem.js";

/** `decodeHeaders` where every header has shape "string" and no default: a few lines instead of the whole decoder. */
export function decodeTextHeaders(
  tables: readonly ParameterTable[],
  get: (name: string) => string | null | undefined,
): Success<Readonly<Record<string, unknown>>> {
  const texts = tables.map(({ name }) => [name, get(name.toLowerCase())] as const);
  // The properties of this object are all own ones, "__proto__" too.
  return { ok: true, value: Object.fromEntries(texts.filter(([, text]) => typeof text === "string")) };
}
