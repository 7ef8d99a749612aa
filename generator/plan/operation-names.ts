import { createHash } from "node:crypto";
import type { Operation } from "../model/contract.js";
import { camelCase, isIdentifier, isReservedWord, maxIdentifierLength } from "../text/identifiers.js";
import type { Naming } from "../settings/shape-settings.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import type { NamedOperation } from "./plan.js";
import { serversOfOperation } from "./name-servers.js";
import { typeNaming } from "./type-naming.js";

/** Names operations by operationId, or by method and path where there is none. */
export function nameOperations(operations: readonly Operation[], naming: Naming): readonly NamedOperation[] {
  const pathNames = namesByPath(operations, naming);
  const requests = operations.map((operation): NameRequest<Operation> => {
    const { operationId, method, path } = operation;
    const wish = operationId === undefined ? (pathNames.get(operation) ?? "") : operationName(operationId, naming);
    return {
      owner: operation,
      wish,
      ...(membersOfClients.has(wish) && { fallback: `${wish}Operation` }),
      rank: wish === operationId ? 0 : 1,
      key: `${path} ${method}`,
    };
  });
  const names = allocateNames(requests, new Set(membersOfClients));
  const typeName = typeNaming(naming);
  return operations.map((operation) => {
    const name = names.get(operation) ?? "";
    const servers = serversOfOperation(operation);
    return {
      operation,
      name,
      pascalName: typeName(name),
      methodName: name,
      ...(servers !== undefined && { servers }),
    };
  });
}

/**
 * The names of operations without operationId. GET /orders/{id} is "getOrdersId", unless another operation has that name too. Then both
 * get "getOrdersById", or a digest of the path at the end. No new path gets a name that another path had.
 */
function namesByPath(operations: readonly Operation[], naming: Naming): ReadonlyMap<Operation, string> {
  const unnamed = operations.filter(({ operationId }) => operationId === undefined);
  const counts = new Map<string, number>();
  const count = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { operationId } of operations) if (operationId !== undefined) count(operationName(operationId, naming));
  const names = new Map<Operation, string>();
  let ambiguous = unnamed;
  for (const nameOf of [pathName, variableName, digestName]) {
    for (const operation of ambiguous) {
      names.set(operation, nameOf(operation));
      count(nameOf(operation));
    }
    // A name that was ambiguous is given to none of them.
    ambiguous = unnamed.filter((operation) => (counts.get(names.get(operation) ?? "") ?? 0) > 1);
  }
  return names;
}

function pathName({ method, path }: Operation): string {
  return camelCase(`${method} ${path}`);
}

function variableName({ method, path }: Operation): string {
  return camelCase(`${method} ${path.replaceAll("{", " by ")}`);
}

function digestName(operation: Operation): string {
  const { method, path } = operation;
  const digest = createHash("sha256").update(`${method} ${path}`).digest("hex").slice(0, 8);
  return `${pathName(operation).slice(0, maxIdentifierLength - 9)}_${digest}`;
}

/**
 * Properties that the language calls implicitly: an object with a `then` cannot be awaited, and logging a client would
 * call its `toString` or `toJSON` and send a request.
 */
export const membersOfObjects: ReadonlySet<string> = new Set([
  ...["then", "toJSON"],
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Names that are not available for an operation of a client. */
export const membersOfClients: ReadonlySet<string> = new Set([
  ...["connection", "raw", "use", "withBaseUrl"],
  ...membersOfObjects,
]);

/** Returns the preferred name for an operationId: "list_todos" -> "listTodos", or as written if it is an identifier. */
export function operationName(operationId: string, naming: Naming): string {
  const isAsWanted = naming === "asWritten" ? isIdentifier(operationId) : /^[a-z][A-Za-z0-9]*$/.test(operationId);
  const isUsable = isAsWanted && !isReservedWord(operationId) && operationId !== "__proto__";
  return isUsable && operationId.length <= maxIdentifierLength ? operationId : camelCase(operationId);
}
