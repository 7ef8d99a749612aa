import type { Operation, Tag } from "../model/contract.js";
import type { MethodPlace, Naming } from "../settings/shape-settings.js";
import { maxIdentifierLength, pascalCase, wordsOf } from "../text/identifiers.js";
import { compareText } from "../text/in-order.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import { membersOfClients, membersOfObjects, operationName } from "./operation-names.js";
import type { MethodGroup, NamedOperation } from "./plan.js";

/** Operations with the groups of their methods, and the list of groups. */
export interface MethodPlaces {
  readonly operations: readonly NamedOperation[];
  readonly groups: readonly MethodGroup[];
}

/** Additional inputs that determine the groups of methods. */
export interface PlaceOptions {
  readonly methods: MethodPlace;
  readonly naming: Naming;
  readonly tags: readonly Tag[];
  /** The API's name in identifiers. */
  readonly pascalName: string;
  /** Names of types that are taken; those of groups join them. */
  readonly taken: Set<string>;
}

/**
 * Puts the method of each operation into the group of its first tag, or into that of "issues" in "issues/list-for-repo" where it has
 * none. A name loses the group that it begins with, where something parts the two: "listForRepo".
 */
export function placeMethods(operations: readonly NamedOperation[], options: PlaceOptions): MethodPlaces {
  const { methods, naming, tags, pascalName, taken } = options;
  if (methods === "flat") return { operations, groups: [] };
  const tagOf = new Map(operations.map((named) => [named, groupTag(named.operation)]));
  const wishes = new Map<string, string>();
  for (const tag of tagOf.values()) if (tag !== undefined) wishes.set(operationName(tag, naming), tag);
  const requests = [...wishes].map(([wish, tag]): NameRequest<string> => {
    return { owner: wish, wish, fallback: `${wish}Operations`, rank: 0, key: tag };
  });
  const takenOnClient = new Set(membersOfClients);
  const groupNames = allocateNames(requests, takenOnClient);
  const typeNames = allocateNames(
    requests.map((request) => ({ ...request, wish: `${pascalName}${pascalCase(request.wish)}Methods` })),
    taken,
  );
  const groupOf = (named: NamedOperation): string | undefined => {
    const tag = tagOf.get(named);
    return tag === undefined ? undefined : groupNames.get(operationName(tag, naming));
  };
  const methodNames = new Map<NamedOperation, string>();
  for (const group of [undefined, ...groupNames.values()]) {
    const members = operations.filter((named) => groupOf(named) === group);
    const inside = members.map((named): NameRequest<NamedOperation> => {
      const { operation, name } = named;
      const wish = group === undefined ? name : wishedMethod(named, naming);
      return { owner: named, wish, fallback: name, rank: 0, key: `${operation.path} ${operation.method}` };
    });
    const names = allocateNames(inside, group === undefined ? takenOnClient : new Set(membersOfObjects));
    names.forEach((name, named) => methodNames.set(named, name));
  }
  const descriptions = new Map(tags.map(({ name, description }) => [name, description]));
  const groups = [...groupNames].map(([wish, name]): MethodGroup => {
    const description = descriptions.get(wishes.get(wish) ?? "");
    return { name, typeName: typeNames.get(wish) ?? "", ...(description !== undefined && { description }) };
  });
  return {
    operations: operations.map((named) => {
      const group = groupOf(named);
      return { ...named, methodName: methodNames.get(named) ?? named.name, ...(group !== undefined && { group }) };
    }),
    groups: groups.sort((a, b) => compareText(a.name, b.name)),
  };
}

function groupTag({ tags: [first], operationId = "" }: Operation): string | undefined {
  if (first !== undefined) return first;
  const slash = operationId.indexOf("/");
  return slash > 0 && slash <= maxIdentifierLength ? operationId.slice(0, slash) : undefined;
}

/** The name that an operation would like in its group: "listForRepo" for "issues/list-for-repo" with the tag "issues". */
export function wishedMethod({ operation, name }: NamedOperation, naming: Naming): string {
  const { operationId = "" } = operation;
  if (operationId.length > maxIdentifierLength) return name;
  const words = wordsOf(groupTag(operation) ?? "")
    .join(" ")
    .toLowerCase();
  for (const { index, 0: parting } of operationId.matchAll(/[^A-Za-z0-9]+/g)) {
    const rest = operationId.slice(index + parting.length);
    const isTag = wordsOf(operationId.slice(0, index)).join(" ").toLowerCase() === words;
    if (isTag && wordsOf(rest).length > 0) return operationName(rest, naming);
  }
  return operationId === "" ? name : operationName(operationId, naming);
}
