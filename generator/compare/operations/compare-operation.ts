import type { Operation } from "../../model/contract.js";
import { camelCase } from "../../text/identifiers.js";
import { changeAt, keywordOf, type Finding, type Position } from "../finding.js";
import type { ValueDirection } from "../kind-of-change.js";
import { missingFrom } from "../pair-up.js";
import { compareBodies } from "./compare-bodies.js";
import { compareDeprecation } from "./compare-deprecation.js";
import { compareParameterSets, compareParameters } from "./compare-parameters.js";
import { compareResponses } from "./compare-responses.js";
import { compareRules } from "./compare-rules.js";
import { compareSecurity } from "./compare-security.js";
import { compareServers } from "./compare-servers.js";
import { operationLabel, usePart, pathParameterNames } from "./match-operations.js";
import type { SchemeNames } from "./scheme-names.js";

/** The way in which the requests of an operation travel; its answers travel the other way. */
export interface ComparedOperation {
  readonly kind: "operation" | "webhook" | "callback";
  /** The direction in which requests travel. */
  readonly requests: ValueDirection;
  /** The names of security schemes in both versions. */
  readonly schemes: SchemeNames;
}

/** The place of an operation, as its callers or receivers see it. */
export function operationPosition(
  operation: Operation,
  kind: ComparedOperation["kind"],
  requests: ValueDirection,
): Position {
  const name = operationLabel(operation);
  const where = kind === "operation" ? `"${name}"` : `the ${kind} "${name}"`;
  return { subject: name, where, uses: [{ direction: requests, text: name, part: usePart(operation) }] };
}

/** The way in which answers travel. */
export function answersTo(requests: ValueDirection): ValueDirection {
  return requests === "sent" ? "read" : "sent";
}

/** Changes between two versions of one operation. */
export function compareOperation(before: Operation, after: Operation, context: ComparedOperation): readonly Finding[] {
  const tags = keywordOf({ before, after }, "tags");
  const changePlace = { ...operationPosition(before, context.kind, context.requests), operations: { before, after } };
  return [
    ...compareIdentity(before, after, changePlace, context),
    ...compareDeprecation(before, after, changePlace),
    ...missingFrom(after.tags, before.tags).map((tag) => changeAt(changePlace, "operation/tag-added", tags, { tag })),
    ...missingFrom(before.tags, after.tags).map((tag) => changeAt(changePlace, "operation/tag-removed", tags, { tag })),
    ...compareRules(before, after, changePlace),
    ...compareParameters(before, after, changePlace, context.requests),
    ...compareParameterSets(before, after, changePlace, context.requests),
    ...compareBodies(before, after, changePlace, context.requests),
    ...compareResponses(before, after, changePlace, answersTo(context.requests)),
    ...compareSecurity(before, after, changePlace, context.schemes),
    ...compareOwnServers(before, after, changePlace),
  ];
}

/** Names, path and method. */
function compareIdentity(
  before: Operation,
  after: Operation,
  changePlace: Position,
  { kind }: ComparedOperation,
): readonly Finding[] {
  const sides = { before, after };
  const found: Finding[] = [];
  if (functionName(before) !== functionName(after)) {
    const data = { before: operationLabel(before), after: operationLabel(after) };
    found.push(changeAt(changePlace, "operation/renamed", keywordOf(sides, "operationId"), data));
  }
  if (before.method !== after.method) {
    const data = { before: before.method.toUpperCase(), after: after.method.toUpperCase() };
    found.push(changeAt(changePlace, "operation/method-changed", sides, data));
  }
  if (before.path !== after.path) found.push(...comparePaths(before, after, changePlace, kind));
  return found;
}

function comparePaths(
  before: Operation,
  after: Operation,
  changePlace: Position,
  kind: ComparedOperation["kind"],
): readonly Finding[] {
  const sides = { before, after };
  const data = { before: before.path, after: after.path };
  if (kind === "webhook") return [changeAt(changePlace, "webhook/renamed", sides, data)];
  if (kind === "callback") return [changeAt(changePlace, "webhook/address-changed", sides, data)];
  const names = pathParameterNames(after.path);
  const renamed = pathParameterNames(before.path).flatMap((name, index) => {
    const other = names[index];
    return other === undefined || other === name ? [] : [{ before: name, after: other }];
  });
  if (withoutNames(before.path) !== withoutNames(after.path)) {
    return [changeAt(changePlace, "operation/path-changed", sides, data)];
  }
  return renamed.map((pair) => changeAt(changePlace, "operation/template-renamed", sides, pair));
}

function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}

/** The name of an operation in the generated package: from operationId, or from method and path. */
function functionName({ operationId, method, path }: Operation): string {
  return operationId ?? camelCase(`${method} ${path}`);
}

/** The operation's own servers; where neither version has its own, those of the document are compared once for all. */
function compareOwnServers(before: Operation, after: Operation, changePlace: Position): readonly Finding[] {
  if (before.servers === undefined && after.servers === undefined) return [];
  return compareServers(before.servers ?? [], after.servers ?? [], changePlace);
}
