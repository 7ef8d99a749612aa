import type { ParameterTable } from "./http-operation.js";
import { setMember, type Members } from "./parameter-members.js";
import type { Success } from "./problem.js";

/** `decodeHeaders` where every header has shape "string" and no default: a few lines instead of the whole decoder. */
export function decodeTextHeaders(
  tables: readonly ParameterTable[],
  get: (name: string) => string | null | undefined,
): Success<Readonly<Record<string, unknown>>> {
  const value: Members = {};
  for (const { name } of tables) {
    const text = get(name.toLowerCase());
    if (typeof text === "string") setMember(value, name, text);
  }
  return { ok: true, value };
}
