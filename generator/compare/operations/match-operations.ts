import type { UsePart } from "../change.js";
import type { Operation } from "../../model/contract.js";
import { pairUp, type Pairing } from "../pair-up.js";

/**
 * Operations of two versions that answer the same requests, then those that have the same operationId. Names of path
 * parameters do not matter: OpenAPI, Paths Object, "templated paths with the same hierarchy but different templated
 * names" are identical.
 */
export function matchOperations(before: readonly Operation[], after: readonly Operation[]): Pairing<Operation> {
  return pairUp(before, after, [
    ({ method, path }) => `${method} ${pathShape(path)}`,
    ({ operationId }) => operationId,
  ]);
}

/** Webhooks, by name, then by operationId. */
export function matchWebhooks(before: readonly Operation[], after: readonly Operation[]): Pairing<Operation> {
  return pairUp(before, after, [({ method, path }) => `${method} ${path}`, ({ operationId }) => operationId]);
}

/** Callbacks of one operation: by address, by operationId, then by method where it leaves no choice. */
export function matchCallbacks(before: readonly Operation[], after: readonly Operation[]): Pairing<Operation> {
  return pairUp(before, after, [
    ({ method, path }) => `${method} ${path}`,
    ({ operationId }) => operationId,
    ({ operationId, method }) => (operationId === undefined ? method : undefined),
  ]);
}

/** A text that two templates share when they match the same requests. */
export function pathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}

/** The names in braces, in order. */
export function pathParameterNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
}

/** The name of an operation in reports: "POST /orders (createOrder)". */
export function operationTitle({ operationId, method, path }: Operation): string {
  const request = `${method.toUpperCase()} ${path}`;
  return operationId === undefined ? request : `${request} (${operationId})`;
}

/** The label of an operation in fingerprints: its operationId, or method and path. */
export function operationLabel({ operationId, method, path }: Operation): string {
  return operationId ?? `${method.toUpperCase()} ${path}`;
}

/** An operation as rules for levels, and readers of a report, find it. */
export function usePart(operation: Operation): UsePart {
  const { path, tags, extensions } = operation;
  const stability = extensions.get("x-stability");
  return {
    operation: operationTitle(operation),
    path,
    tags,
    ...(typeof stability === "string" && { stability }),
  };
}
