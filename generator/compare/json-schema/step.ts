import type { Origin } from "../../diagnostics/origin.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { Versions } from "../versions.js";

/** The way from a schema to one inside. */
export type ChangeStep =
  | { readonly kind: "member"; readonly name: string }
  | { readonly kind: "item" }
  | { readonly kind: "position"; readonly index: number }
  /** Members without a name of their own. */
  | { readonly kind: "others" }
  | { readonly kind: "pattern"; readonly pattern: string }
  /** A schema for the same value: a branch. */
  | {
      readonly kind: "branch";
      readonly name: string;
      /** Both versions of the branch of a choice. */
      readonly versions?: Versions<JsonSchema>;
    };

/** The text of a step in the subject of a change: ".lines", "[]". */
export function stepText(step: ChangeStep): string {
  switch (step.kind) {
    case "member":
      return `.${step.name}`;
    case "item":
      return "[]";
    case "position":
      return `[${step.index}]`;
    case "others":
      return ".*";
    case "pattern":
      return `./${step.pattern}/`;
    case "branch":
      return step.name === "" ? "" : `|${step.name}`;
  }
}

/** The schema of values that hold a value at the end of a way; undefined where that cannot be said. */
export function holderOf(value: JsonValue, way: readonly ChangeStep[], origin: Origin): JsonSchema | undefined {
  let schema: JsonSchema = { origin, const: { value } };
  for (const step of [...way].reverse()) {
    switch (step.kind) {
      case "member":
        schema = memberSchema(step.name, schema, origin);
        break;
      case "others":
        schema = memberSchema("extra", schema, origin);
        break;
      case "item":
        schema = { origin, types: ["array"], contains: schema };
        break;
      case "position": {
        const open: JsonSchema = { origin, boolean: true };
        const prefixItems = [...Array<JsonSchema>(step.index).fill(open), schema];
        schema = { origin, types: ["array"], minItems: prefixItems.length, prefixItems };
        break;
      }
      case "pattern":
        return undefined;
      case "branch":
        break;
    }
  }
  return schema;
}

function memberSchema(name: string, schema: JsonSchema, origin: Origin): JsonSchema {
  return { origin, types: ["object"], required: [name], properties: new Map([[name, schema]]) };
}
