import { isHiddenIn } from "../../../model/json-schema/is-hidden.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { valueDirections, type ValueDirection } from "../../kind-of-change.js";
import { patched, type KeywordChange } from "../keyword-finding.js";

/** True if values of a direction do not have a property. */
export function isHidden(property: JsonSchema, direction: ValueDirection): boolean {
  return isHiddenIn(direction === "sent" ? "request" : "response", property);
}

/** The directions in which both versions of a property are sent. */
export function visibleDirections(old: JsonSchema, now: JsonSchema): ReadonlySet<ValueDirection> {
  return new Set(valueDirections.filter((direction) => !isHidden(old, direction) && !isHidden(now, direction)));
}

/** A changed mark: the earlier property with the new mark, and its levels. */
type Mark = Pick<KeywordChange, "id" | "atLeast" | "codeLevels"> & { readonly property: JsonSchema };

const marks = [
  { keyword: "readOnly", name: "read-only", direction: "sent" },
  { keyword: "writeOnly", name: "write-only", direction: "read" },
] as const;

/** OpenAPI, Schema Object: readOnly and writeOnly. A member that one side fills in is not asked of the other. */
export function compareMarks(old: JsonSchema, now: JsonSchema, isRequired = false): readonly Mark[] {
  return marks.flatMap(({ keyword, name, direction }): readonly Mark[] => {
    const [was, is] = [isHidden(old, direction), isHidden(now, direction)];
    if (was === is) return [];
    const property = patched(old, { [keyword]: is });
    // Nothing tells if somebody still counts on it.
    if (is) return [{ id: `schema/${name}-added`, property, atLeast: { [direction]: "warning" } }];
    const codeLevels = direction === "sent" && isRequired ? { sent: "breaking" as const } : {};
    return [{ id: `schema/${name}-removed`, property, atLeast: { [direction]: "info" }, codeLevels }];
  });
}
