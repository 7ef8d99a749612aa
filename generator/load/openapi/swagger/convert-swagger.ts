import { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";
import { escapePointerPart } from "../../../diagnostics/origin.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { isArray, isObject, type Cursor, type JsonObject } from "../cursor.js";
import { prepareSwagger, type KeptMembers, type PreparedSwagger, type SwaggerContext } from "./prepare-swagger.js";
import { createSwaggerPlaces } from "./swagger-places.js";

/** A document of Swagger 2.0 as one of OpenAPI 3.0. */
export interface ConvertedDocument {
  readonly value: JsonValue;
  /** The pointer, in the document as it was written, of what a pointer of the converted one names. */
  writtenPointer(pointer: string): string;
}

/**
 * Converts a document of Swagger 2.0 to OpenAPI 3.0 by `@scalar/openapi-upgrader`, which is given a copy in which everything that it
 * stumbles over was taken out or brought into an easier form. An error where it cannot be converted.
 */
export function convertSwagger(root: Cursor, context: SwaggerContext): ConvertedDocument | Error {
  const { value, kept, sources } = prepareSwagger(root, context);
  try {
    const converted = upgraded(value);
    for (const part of kept) putBack(converted, part);
    finish(converted, sources);
    return { value: converted, writtenPointer: createSwaggerPlaces(root.value as JsonObject, sources) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * A file without a version that a document of Swagger 2.0 refers to for schemas: the one schema that it is, or schemas by name.
 * Anything else in it stays as it is.
 */
export function convertSchemas(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const isSchema = ["type", "properties", "allOf", "items", "$ref", "enum"].some((key) => Object.hasOwn(value, key));
  if (!isSchema && !Object.values(value).every(isObject)) return value;
  const { components } = upgraded({ swagger: "2.0", definitions: isSchema ? { schema: value } : value });
  const schemas = isObject(components) ? components["schemas"] : undefined;
  return (isSchema && isObject(schemas) ? schemas["schema"] : schemas) ?? value;
}

/** Stands for the type "file" while the library runs: it looks for the surroundings of that type in time that grows without bound. */
const fileType = "\0file";

type Draft = Record<string, JsonValue>;

function upgraded(document: JsonObject): Draft {
  // The library changes what it is given: a part that an alias names twice must be two.
  // A parameter called "file" keeps its name, which becomes that of a member.
  const source = copyOf(document, (text, key) => (key === "type" && text === "file" ? fileType : text));
  const converted = upgradeFromTwoToThree(source) as JsonValue;
  // A schema that it puts under several media types stays one.
  return copyOf(converted, (text) => (text === fileType ? "file" : text), new Map()) as Draft;
}

/** A copy whose members are all own ones, with some texts put in place of others; parts in `known` are copied once. Documents are not deep. */
function copyOf(
  value: JsonValue | undefined,
  text: (value: string, key: string) => string,
  known?: Map<object, JsonValue>,
  ownKey = "",
): JsonValue {
  if (typeof value === "string") return text(value, ownKey);
  if (typeof value !== "object" || value === null) return value ?? null;
  const copied = known?.get(value);
  if (copied !== undefined) return copied;
  // A member without a value is one that the library leaves out.
  const isThere = ([, inner]: readonly [string, JsonValue | undefined]): boolean => inner !== undefined;
  const copy = isArray(value)
    ? value.map((item) => copyOf(item, text, known))
    : Object.fromEntries(
        Object.entries(value)
          .filter(isThere)
          .map(([key, inner]) => [key, copyOf(inner, text, known, key)]),
      );
  known?.set(value, copy);
  return copy;
}

/** Gives an object of the converted document the members that the library was not shown. */
function putBack(document: Draft, { way, members }: KeptMembers): void {
  let at: JsonValue | undefined = document;
  for (const key of way) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  if (!isObject(at)) return;
  const descriptor = { configurable: true, enumerable: true, writable: true };
  for (const [key, value] of Object.entries(members)) Object.defineProperty(at, key, { ...descriptor, value });
}

/**
 * Corrects errors of the library: forms that need not be sent though some of their members must, empty lists of required members, and headers
 * in reverse.
 */
function finish(document: Draft, sources: PreparedSwagger["sources"]): void {
  const operations = entriesIn(document["paths"]).flatMap(([path, item]) =>
    entriesIn(item).map(([method, operation]) => ({
      pointer: `/paths/${escapePointerPart(path)}/${method}`,
      operation,
    })),
  );
  for (const { pointer, operation } of operations) {
    const { requestBody: body } = operation;
    if (!isObject(body) || sources.get(pointer)?.form.size === 0) continue;
    for (const [, { schema }] of entriesIn(body["content"])) {
      if (!isObject(schema) || !isArray(schema["required"])) continue;
      const [form, whole]: readonly Draft[] = [schema, body];
      if (schema["required"].length === 0) delete form?.["required"];
      else if (whole !== undefined) whole["required"] = true;
    }
  }
  const responses = operations.flatMap(({ operation }) => entriesIn(operation["responses"]));
  for (const [, response] of [...responses, ...entriesIn(member(document["components"], "responses"))]) {
    const { headers } = response;
    if (isObject(headers)) response["headers"] = Object.fromEntries(Object.entries(headers).reverse());
  }
}

function member(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(value) ? value[key] : undefined;
}

function entriesIn(value: JsonValue | undefined): readonly (readonly [string, Draft])[] {
  return isObject(value) ? Object.entries(value).filter((entry): entry is [string, Draft] => isObject(entry[1])) : [];
}
