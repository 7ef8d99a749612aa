import type { Contract, Operation } from "../../model/contract.js";
import { planInterface, nameInCode } from "../../plan/plan-interfaces.js";
import { methodPath, type NamedOperation } from "../../plan/plan.js";
import type { NameSettings } from "../../settings/shape-settings.js";
import { changeAt, keywordOf, type ChangeFinding, type Sides } from "../finding.js";
import { operationPosition } from "./compare-operation.js";
import { matchOperations } from "./match-operations.js";
import { memberOrigin } from "../../diagnostics/origin.js";
import { operationPagination, paginationKey } from "../../plan/pagination/operation-pagination.js";
import type { PlannedPagination } from "../../plan/pagination/pagination.js";
import { keysPointer } from "../../plan/pagination/schema-at-keys.js";
import type { ChangeId } from "../catalog.js";

/**
 * Methods of clients that stand elsewhere than before: in another group, or under another name in theirs. A method that is renamed with its
 * operation and stays in its group is a renamed operation, and is not told again.
 */
export function compareMethodPlaces(
  before: Contract,
  after: Contract,
  settings: NameSettings,
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
  { methods, naming }: NameSettings,
): ReadonlyMap<Operation, NamedOperation> {
  const { operations } = planInterface(contract, "", { withMessages: true, methods, naming });
  return new Map(operations.map((named) => [named.operation, named]));
}

/** The name of a client, and of all that is named with it, where the titles of both versions give it. */
export function compareClientNames(before: Contract, after: Contract): readonly ChangeFinding[] {
  const [old, now] = [clientOf(before), clientOf(after)];
  if (old === now) return [];
  const titlePlace = { subject: "title", where: "the title", uses: [] };
  const sides = { before: titleOf(before), after: titleOf(after) };
  return [changeAt(titlePlace, "interface/client-renamed", sides, { before: old, after: now })];
}

function clientOf(contract: Contract): string {
  return `create${nameInCode(contract, { isNamedByTitle: true })}Client`;
}

function titleOf({ openapi }: Contract): Parameters<typeof changeAt>[2]["before"] {
  return openapi && { origin: openapi.originOf("/info/title") };
}

/** Changes of pages, declared or recognized: clients have methods for them. */
export function comparePages(before: Contract, after: Contract, settings: NameSettings): readonly ChangeFinding[] {
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
