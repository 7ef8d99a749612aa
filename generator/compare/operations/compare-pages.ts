import { memberOrigin } from "../../diagnostics/origin.js";
import type { Contract, Operation } from "../../model/contract.js";
import { operationPagination, paginationKey } from "../../plan/pagination/operation-pagination.js";
import type { PlannedPagination } from "../../plan/pagination/pagination.js";
import { keysPointer } from "../../plan/pagination/schema-at-keys.js";
import { methodPath } from "../../plan/plan.js";
import type { MethodSettings } from "../../settings/shape-settings.js";
import type { ChangeId } from "../catalog.js";
import { changeAt, type ChangeFinding, type Sides } from "../finding.js";
import { clientMethods } from "./compare-method-places.js";
import { operationPosition } from "./compare-operation.js";
import { matchOperations } from "./match-operations.js";

/** Changes of pages, declared or recognized: clients have methods for them. */
export function comparePages(before: Contract, after: Contract, settings: MethodSettings): readonly ChangeFinding[] {
  const pagesOf = (operation: Operation, contract: Contract): PlannedPagination | undefined =>
    operationPagination(operation, contract, settings.pagination).planned;
  const changed = matchOperations(before.operations, after.operations).both.flatMap((pair) => {
    const [old, now] = [pagesOf(pair.before, before), pagesOf(pair.after, after)];
    const words = { before: old && pagesText(old), after: now && pagesText(now) };
    return words.before === words.after ? [] : [{ pair, old, now, words }];
  });
  if (changed.length === 0) return [];
  const methods = { before: clientMethods(before, settings), after: clientMethods(after, settings) };
  return changed.map(({ pair, old, now, words: { before: from, after: to } }) => {
    const version = now === undefined ? "before" : "after";
    const named = methods[version].get(pair[version]);
    const data = { ...(from && { before: from }), ...(to && { after: to }), method: named ? methodPath(named) : "" };
    const id: ChangeId = `operation/pages-${old === undefined ? "added" : now === undefined ? "removed" : "changed"}`;
    const sides = { before: declarationOf(pair.before, old), after: declarationOf(pair.after, now) };
    return changeAt(operationPosition(pair.before, "operation", "sent"), id, sides, data);
  });
}

/** The facts that consumers notice: the meaning of their cursors, and the list of items. */
function pagesText({ pagination: { style, items }, declaration: { parameter } }: PlannedPagination): string {
  const source =
    style === "link" ? "the header Link" : style === "url" ? "URLs in responses" : `${style} "${parameter}"`;
  return `${source} (items ${items.length === 0 ? "in the body" : `at "${keysPointer(items)}"`})`;
}

/** The source location of a declaration; that of the operation for a guess and a setting. */
function declarationOf(operation: Operation, pages: PlannedPagination | undefined): Sides["before"] {
  const word = pages?.declaredBy ?? paginationKey;
  return operation.extensions.has(word) ? { origin: memberOrigin(operation.origin, word) } : operation;
}
