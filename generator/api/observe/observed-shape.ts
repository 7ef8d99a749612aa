import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import type { JsonType, JsonValue } from "../../model/json-schema/schema.js";
import { compareText } from "../../text/in-order.js";
import { isPlainName } from "./is-plain-name.js";

/** The types of observed values, without the values. */
export class ObservedShape {
  private readonly types = new Set<JsonType>();
  private readonly properties = new Map<string, ObservedShape>();
  private items: ObservedShape | undefined;

  /** Adds a value. Nested values are added up to a depth, and properties up to a number. */
  add(value: JsonValue, depth = 0): void {
    this.types.add(typeOf(value));
    if (depth >= maxDepth) return;
    if (isList(value)) {
      this.items ??= new ObservedShape();
      for (const item of value) this.items.add(item, depth + 1);
    } else if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const known = this.properties.get(name);
        if (known === undefined && (this.properties.size > maxProperties || !isPlainName(name))) continue;
        const shape = known ?? new ObservedShape();
        this.properties.set(name, shape);
        shape.add(inner, depth + 1);
      }
    }
  }

  /** A schema of the values: nothing is required, and numbers need not be integers. */
  schema(dialect: DocumentDialect): { readonly [keyword: string]: JsonValue } {
    const rest = [...this.types].filter((type) => type !== "null").sort(compareText);
    // A value that was always null may be anything at another time.
    const types = rest.length > 0 && this.types.has("null") ? [...rest, "null" as const] : rest;
    const isNullable = rest.length < types.length;
    // Before OpenAPI 3.1, a schema has one type.
    const type = dialect === "3.1" ? types : rest;
    const isMany = dialect !== "3.1" && rest.length > 1;
    const [only] = type;
    return {
      ...(only !== undefined && !isMany && { type: type.length === 1 ? only : type }),
      ...(isNullable && !isMany && nullableMark[dialect]),
      // OpenAPI 3.0 requires items of an array.
      ...(types.includes("array") && !isMany && { items: this.items?.schema(dialect) ?? {} }),
      ...(this.properties.size > 0 &&
        this.properties.size <= maxProperties &&
        !isMany && { properties: this.propertySchemas(dialect) }),
    };
  }

  private propertySchemas(dialect: DocumentDialect): { readonly [name: string]: JsonValue } {
    const sorted = [...this.properties].sort(([a], [b]) => compareText(a, b));
    return Object.fromEntries(sorted.map(([name, shape]) => [name, shape.schema(dialect)]));
  }
}

/** The version of OpenAPI that a document is written in, as far as schemas differ. */
export type DocumentDialect = "2.0" | "3.0" | "3.1";

/** The keywords that allow null next to a type. In OpenAPI 3.1, it is a type. */
export const nullableMark: Readonly<Record<DocumentDialect, { readonly [keyword: string]: JsonValue }>> = {
  "2.0": { "x-nullable": true },
  "3.0": { nullable: true },
  "3.1": {},
};

function typeOf(value: JsonValue): JsonType {
  if (value === null) return "null";
  return isList(value) ? "array" : (typeof value as "boolean" | "number" | "string" | "object");
}

/** Maximum nesting depth of values whose types are written. */
const maxDepth = 20;

/** Properties of an undeclared object. More are keys of a dictionary, which are data. */
const maxProperties = 200;
