import type { ParameterTable } from "../http/operation.js";
import { isMembers, partsOf, type EncodePart } from "./parts.js";

/**
 * What a parameter becomes where it travels by name: "color=blue", or several such pairs, or none for an empty list or
 * object. RFC 6570, section 3.2.8. `name` is encoded already.
 */
export function pairsOf(
  table: ParameterTable,
  name: string,
  value: unknown,
  encode: EncodePart,
  delimiter: string = ",",
): readonly string[] {
  const parts = partsOf(table, value, encode);
  if (!table.explode && table.style !== "json") return parts.length === 0 ? [] : [`${name}=${parts.join(delimiter)}`];
  return isMembers(value) && table.style !== "json" ? parts : parts.map((part) => `${name}=${part}`);
}
