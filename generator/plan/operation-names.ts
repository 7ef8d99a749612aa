import type { Operation } from "../model/contract.js";
import { camelCase, isIdentifier, isReservedWord, maxIdentifierLength, pascalCase } from "../text/identifiers.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import type { NamedOperation } from "./plan.js";

/** Names operations by operationId, as written where that is an identifier; by method and path where there is none. */
export function nameOperations(operations: readonly Operation[]): readonly NamedOperation[] {
  const requests = operations.map((operation): NameRequest<Operation> => {
    const { operationId, method, path } = operation;
    const wish = operationId === undefined ? camelCase(`${method} ${path}`) : operationName(operationId);
    return {
      owner: operation,
      wish,
      ...(membersOfClients.has(wish) && { fallback: `${wish}Operation` }),
      rank: wish === operationId ? 0 : 1,
      key: `${path} ${method}`,
    };
  });
  const names = allocateNames(requests, new Set(membersOfClients));
  return operations.map((operation) => {
    const name = names.get(operation) ?? "";
    return { operation, name, pascalName: pascalCase(name) };
  });
}

/**
 * Members that clients have beside their operations, and those that the language calls by itself: an object with a
 * `then` could not be awaited, and a client that is written into a log would have its `toString` or `toJSON` called and
 * send a request.
 */
const membersOfClients: ReadonlySet<string> = new Set([
  ...["connection", "raw", "withBaseUrl", "then", "toJSON"],
  ...Object.getOwnPropertyNames(Object.prototype),
]);

function operationName(operationId: string): string {
  const isUsable = isIdentifier(operationId) && !isReservedWord(operationId) && operationId !== "__proto__";
  return isUsable && operationId.length <= maxIdentifierLength ? operationId : camelCase(operationId);
}
