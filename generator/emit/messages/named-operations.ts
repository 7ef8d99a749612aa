import type { InterfacePlan, NamedOperation, OperationMessages } from "../../plan/plan.js";

/** An operation whose messages are planned. */
export interface PlannedOperation extends NamedOperation {
  readonly messages: OperationMessages;
}

/** Operations, then webhooks and callbacks. */
export function allNamed(plan: InterfacePlan): readonly PlannedOperation[] {
  return [...served(plan), ...calledBack(plan)];
}

/** Operations that the interface's own side implements. */
export function served({ operations }: InterfacePlan): readonly PlannedOperation[] {
  return operations.filter(isPlanned);
}

/** Operations that the other side implements: an address is given for each call. */
export function calledBack({ webhooks, callbacks }: InterfacePlan): readonly PlannedOperation[] {
  return [...webhooks, ...callbacks].filter(isPlanned);
}

/** Operations that servers answer: those whose callers and requests they can check. */
export function answered({ contract }: InterfacePlan, named: readonly PlannedOperation[]): readonly PlannedOperation[] {
  return named.filter(({ operation }) => contract.unserved?.has(operation) !== true);
}

function isPlanned(operation: NamedOperation): operation is PlannedOperation {
  return operation.messages !== undefined;
}
