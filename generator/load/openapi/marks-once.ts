import type { JsonValue } from "../../model/json-schema/schema.js";
import { isMarkKey } from "../../model/marks.js";
import { isArray, isObject, type JsonObject } from "./cursor.js";
import { fieldOf, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import type { OpenApiVersion } from "./version.js";

/**
 * A document whose named rules, questions and choices stand with their texts where they come first, and with their names alone
 * after that, as `fillMarks` wants them. One whose text is not that of the first keeps its own.
 */
export function marksOnce(document: JsonObject, version: OpenApiVersion): JsonObject {
  const texts = new Map<string, JsonValue>();
  return copy(document, "document") as JsonObject;

  function copy(value: JsonValue, kind: ObjectKind): JsonValue {
    if (!isObject(value)) return value;
    // Members beside a reference, which walks pass over, give nobody a text.
    const isPassed = Object.hasOwn(value, "$ref") && kind !== "pathItem" && !(kind === "schema" && version === "3.1");
    if (isPassed && kind !== "plain") return value;
    return mapped(value, (content, key) => {
      if (isMarkKey(key) && kind !== "callback") return pointed(content, key);
      const field = fieldOf(kind, key);
      return field === undefined ? content : copyField(content, field);
    });
  }

  function copyField(value: JsonValue, { shape, kind, extensible }: Field): JsonValue {
    if (shape === "one") return copy(value, kind);
    if (shape === "list") return isArray(value) ? value.map((item) => copy(item, kind)) : value;
    if (!isObject(value)) return value;
    return mapped(value, (content, key) => {
      if (extensible !== true || !key.startsWith("x-")) return copy(content, kind);
      return isMarkKey(key) ? pointed(content, key) : content;
    });
  }

  function pointed(mark: JsonValue, key: string): JsonValue {
    if (isArray(mark)) return mark.map((item) => pointed(item, key));
    const { name, text, ...others } = isObject(mark) ? mark : {};
    if (typeof name !== "string" || text === undefined) return mark;
    const id = `${key} ${name}`;
    if (texts.get(id) === text) return { name, ...others };
    if (!texts.has(id)) texts.set(id, text);
    return mark;
  }
}

/** An object with other contents; its names, which a spec has chosen, are members whatever they are. */
function mapped(value: JsonObject, change: (content: JsonValue, key: string) => JsonValue): JsonObject {
  const result = Object.create(null) as Record<string, JsonValue>;
  for (const [key, content] of Object.entries(value)) result[key] = change(content, key);
  return result;
}
