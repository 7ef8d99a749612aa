import type { Contract, Operation } from "../../model/contract.js";
import { planInterface } from "../../plan/plan-interfaces.js";
import { methodPath, type NamedOperation } from "../../plan/plan.js";
import type { MethodSettings } from "../../settings/shape-settings.js";
import { changeAt, keywordOf, type ChangeFinding } from "../finding.js";
import { operationPosition } from "./compare-operation.js";
import { matchOperations } from "./match-operations.js";

/**
 * Methods of clients that stand elsewhere than before: in another group, or under another name in theirs. A method that is renamed with its
 * operation and stays in its group is a renamed operation, and is not told again.
 */
export function compareMethodPlaces(
  before: Contract,
  after: Contract,
  settings: MethodSettings,
): readonly ChangeFinding[] {
  if (settings.methods === "flat") return [];
  const [old, now] = [clientMethods(before, settings), clientMethods(after, settings)];
  return matchOperations(before.operations, after.operations).both.flatMap((pair) => {
    const [from, to] = [old.get(pair.before), now.get(pair.after)];
    if (from === undefined || to === undefined || methodPath(from) === methodPath(to)) return [];
    if (from.group === to.group && from.name !== to.name) return [];
    const data = { before: methodPath(from), after: methodPath(to) };
    const sides = keywordOf(pair, from.group === to.group ? "operationId" : "tags");
    return [changeAt(operationPosition(pair.before, "operation", "sent"), "operation/method-moved", sides, data)];
  });
}

/** The methods of a client by their operations. */
export function clientMethods(
  contract: Contract,
  { methods, naming }: MethodSettings,
): ReadonlyMap<Operation, NamedOperation> {
  const { operations } = planInterface(contract, "", { withMessages: true, methods, naming });
  return new Map(operations.map((named) => [named.operation, named]));
}
