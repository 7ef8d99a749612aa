import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { memberOrigin, type Origin } from "../../../diagnostics/origin.js";
import type { Operation } from "../../../model/contract.js";

/** OpenAPI, Operation Object: an operationId names one operation among all of the document. Later ones are left out. */
export function checkOperationIds(operations: readonly Operation[], diagnostics: Diagnostics): void {
  const first = new Map<string, Origin>();
  const seen = new Set<Operation>();
  const open = [...operations];
  for (const operation of open) {
    // A callback that several operations refer to is one operation.
    if (seen.has(operation)) continue;
    seen.add(operation);
    for (const callback of operation.callbacks) open.push(callback);
    const id = operation.operationId;
    if (id === undefined) continue;
    const origin = memberOrigin(operation.origin, "operationId");
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, origin);
    else {
      const isSamePlace = areSamePlace(earlier, origin);
      const related = [{ message: "first defined at", origin: earlier }];
      diagnostics.report("openapi/duplicate-operation-id", origin, { id, isSamePlace }, related);
      if (!isSamePlace) Reflect.deleteProperty(operation, "operationId");
    }
  }
}

/** True where one place was met by two ways: by references of two paths to one item. */
function areSamePlace(one: Origin, other: Origin): boolean {
  return one.kind === "pointer" && other.kind === "pointer" && one.file === other.file && one.pointer === other.pointer;
}
