import { methods } from "../../model/openapi-structure.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isObject, type JsonObject } from "./cursor.js";
import type { CheckedVersion } from "./meta-schema.js";

/** Larger parts of a document, in characters, are taken apart further. */
const maxPartLength = 500_000;

/** A document with one part of another one, and nothing else that could be wrong. */
export interface CheckedPart {
  /** The document, in which the part stands at its own place. */
  readonly value: JsonObject;
  /** True for a part that is not taken apart further, and not searched for more than its first error. */
  readonly isLarge: boolean;
}

/** The parts of a document that are checked alone: its head, each path item, webhook and component, and the parts of large path items. */
export function* checkedParts(document: JsonObject, version: CheckedVersion): Generator<CheckedPart, void> {
  const { components } = document;
  const maps = ["paths", "webhooks", "definitions", "parameters", "responses"].filter((key) => isObject(document[key]));
  const componentMaps = isObject(components) ? Object.keys(components).filter((key) => isObject(components[key])) : [];
  yield partOf({
    ...document,
    ...Object.fromEntries(maps.map((key) => [key, {}])),
    ...(isObject(components) && { components: without(components, componentMaps) }),
  });
  const bare = bareDocument(version);
  for (const key of maps) {
    for (const [name, value] of Object.entries(document[key] as JsonObject)) {
      const pieces = key === "paths" || key === "webhooks" ? piecesOfItem(value) : [value];
      for (const piece of pieces) yield partOf({ ...bare, [key]: { [name]: piece } });
    }
  }
  if (!isObject(components)) return;
  for (const key of componentMaps) {
    for (const [name, value] of Object.entries(components[key] as JsonObject))
      yield partOf({ ...bare, components: { [key]: { [name]: value } } });
  }
}

/** A document in which nothing is wrong. */
function bareDocument(version: CheckedVersion): JsonObject {
  const head = version === "2.0" ? { swagger: version } : { openapi: `${version}.0` };
  return { ...head, info: { title: "", version: "" }, paths: {} };
}

/** A path item as it is, or its operations one by one and what stands beside them. */
function* piecesOfItem(item: JsonValue): Generator<JsonValue, void> {
  if (!isObject(item) || !isLarge(item)) {
    yield item;
    return;
  }
  const operations = methods.filter((method) => isObject(item[method]));
  yield without(item, operations);
  for (const method of operations)
    for (const piece of piecesOfOperation(item[method] as JsonObject)) yield { [method]: piece };
}

/** An operation as it is, or its body and its responses one by one and what stands beside them. */
function* piecesOfOperation(operation: JsonObject): Generator<JsonObject, void> {
  if (!isLarge(operation)) {
    yield operation;
    return;
  }
  const { responses, requestBody, ...rest } = operation;
  const anyResponses = { default: { description: "" } };
  yield { ...rest, ...(responses !== undefined && { responses: isObject(responses) ? anyResponses : responses }) };
  if (requestBody !== undefined) yield { requestBody, responses: anyResponses };
  if (!isObject(responses)) return;
  for (const [status, response] of Object.entries(responses)) yield { responses: { [status]: response } };
}

function partOf(value: JsonObject): CheckedPart {
  return { value, isLarge: isLarge(value) };
}

function isLarge(value: JsonObject): boolean {
  return JSON.stringify(value).length > maxPartLength;
}

function without(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
