import type { Contract, Operation } from "../model/contract.js";
import { valueAt } from "../model/json-pointer.js";
import { isRecord, type JsonRecord } from "../model/json-schema/json-kinds.js";

/** Operations without a security requirement, not even an empty one of their own or of the document. None if the document has no security schemes. */
export function operationsWithoutSecurity({ operations, openapi, securitySchemes }: Contract): readonly Operation[] {
  const document = openapi?.bundled;
  if (document === undefined || securitySchemes.size === 0 || document["security"] !== undefined) return [];
  return operations.filter(
    (operation) =>
      operation.security.length === 0 &&
      operation.hasUnreadableSecurity !== true &&
      writtenOperation(document, operation)?.["security"] === undefined,
  );
}

function writtenOperation(document: JsonRecord, { path, method }: Operation): JsonRecord | undefined {
  const paths = document["paths"];
  let item = paths !== undefined && isRecord(paths) ? paths[path] : undefined;
  // A path item may be a reference, also to another one.
  for (let steps = 0; steps < maxReferences && item !== undefined && isRecord(item); steps++) {
    const { [method]: found, $ref: reference } = item;
    if (found !== undefined) return isRecord(found) ? found : undefined;
    item = typeof reference === "string" ? valueAt(document, decodeURIComponent(reference.slice(1))) : undefined;
  }
  return undefined;
}

const maxReferences = 20;
