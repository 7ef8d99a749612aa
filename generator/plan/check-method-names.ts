import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { memberOrigin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { MethodPlace, Naming } from "../settings/shape-settings.js";
import { placeMethods, wishedMethod } from "./method-places.js";
import { nameOperations, operationName } from "./operation-names.js";
import { methodPath } from "./plan.js";

/** Reports operations whose methods cannot have the name of the operationId because it is already used. */
export function checkMethodNames(
  { operations, openapi }: Contract,
  diagnostics: Diagnostics,
  { naming, methods }: { readonly naming: Naming; readonly methods: MethodPlace },
): void {
  const named = nameOperations(operations, naming);
  const tags = openapi?.tags ?? [];
  const placed = placeMethods(named, { methods, naming, tags, pascalName: "", taken: new Set() });
  for (const operation of placed.operations) {
    const { operationId } = operation.operation;
    if (operationId === undefined) continue;
    const wished = operation.group === undefined ? operationName(operationId, naming) : wishedMethod(operation, naming);
    if (wished === operation.methodName) continue;
    const data = {
      operation: operationId,
      name: methodPath(operation),
      wished: methodPath({ ...operation, methodName: wished }),
    };
    diagnostics.report("plan/taken-method-name", memberOrigin(operation.operation.origin, "operationId"), data);
  }
}
