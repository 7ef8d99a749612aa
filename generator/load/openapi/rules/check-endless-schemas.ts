import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { memberOrigin } from "../../../diagnostics/origin.js";
import { schemasInPlace, type JsonSchema } from "../../../model/json-schema/schema.js";

/** Reports each circle of schemas that check one value by checking it again (JSON Schema core, section 9.4.1). */
export function checkEndlessSchemas(schemas: readonly JsonSchema[], diagnostics: Diagnostics): void {
  const state = new Map<JsonSchema, "open" | "done">();
  for (const start of schemas) {
    if (state.has(start) || schemasInPlace(start).length === 0) continue;
    // A depth-first search with a stack of its own, since references make chains of any length.
    const stack = [{ schema: start, next: schemasInPlace(start), index: 0 }];
    state.set(start, "open");
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const child = top.next[top.index++];
      if (child === undefined) {
        state.set(top.schema, "done");
        stack.pop();
      } else if (schemasInPlace(child).length === 0) {
        continue;
      } else if (!state.has(child)) {
        state.set(child, "open");
        stack.push({ schema: child, next: schemasInPlace(child), index: 0 });
      } else if (state.get(child) === "open") {
        reportCircle(top.schema, child, diagnostics);
      }
    }
  }
}

function reportCircle(from: JsonSchema, to: JsonSchema, diagnostics: Diagnostics): void {
  const origin = from.ref?.target === to ? memberOrigin(from.origin, "$ref") : from.origin;
  const pointer = to.origin.kind === "pointer" ? to.origin.pointer : "";
  diagnostics.report("json-schema/endless", origin, { name: pointer.slice(pointer.lastIndexOf("/") + 1) || "#" });
}
