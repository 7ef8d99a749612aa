import type { ParameterTable } from "../http/operation.js";
import { setMember, type Members } from "./members.js";

/** Prepares to give absent parameters their defaults; each time a copy, since handlers may change what they get. */
export function compileDefaults(tables: readonly ParameterTable[]): ((values: Members) => void) | undefined {
  const defaults = tables.flatMap(({ name, default: value }) => {
    if (value === undefined) return [];
    if (typeof value !== "object") return [{ name, copy: () => value }];
    const text = JSON.stringify(value);
    return [{ name, copy: (): unknown => JSON.parse(text) }];
  });
  if (defaults.length === 0) return undefined;
  return (values) => {
    for (const { name, copy } of defaults) if (!Object.hasOwn(values, name)) setMember(values, name, copy());
  };
}
