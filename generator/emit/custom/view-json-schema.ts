import { isHiddenIn } from "../../model/json-schema/is-hidden.js";
import { keywordRows, type KeywordShape } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { typeNameFor, type Direction, type InterfacePlan } from "../../plan/plan.js";

/** Maximum nesting and number of schemas in the view of one type: others are a `$comment`. */
const maxDepth = 500;
const maxSchemas = 50_000;

/**
 * Returns the keywords of a schema that decide validity, as JSON Schema 2020-12. References, and subschemas with types of
 * their own, are `{ $ref: "#/$defs/Order" }` with the name of the type. Properties that only the other direction has are
 * marked with `readOnly` or `writeOnly`, and not required.
 */
export function viewJsonSchema(plan: InterfacePlan, schema: JsonSchema, direction: Direction): JsonValue {
  let schemas = 0;
  return viewInside(schema, 0);

  function view(subschema: JsonSchema, depth: number): JsonValue {
    const named = plan.schemaName(subschema);
    if (named !== undefined) return { $ref: `#/$defs/${typeNameFor(named, direction, plan.answers)}` };
    schemas += 1;
    return depth > maxDepth || schemas > maxSchemas ? { $comment: "not shown" } : viewInside(subschema, depth);
  }

  function viewInside(subschema: JsonSchema, depth: number): JsonValue {
    if (subschema.boolean !== undefined) return subschema.boolean;
    const hidden = hiddenProperties(subschema);
    const required = subschema.required?.filter((name) => !hidden.has(name));
    const entries = keywordRows.flatMap(([name, { role, shape, written = name }]): readonly [string, JsonValue][] => {
      const value = name === "required" ? required : subschema[name];
      if (role !== undefined || value === undefined || name === "ref") return [];
      return [[written, viewValue(shape, value, depth + 1)]];
    });
    const mark = direction === "request" ? "readOnly" : "writeOnly";
    if (isHiddenIn(direction, subschema)) entries.push([mark, true]);
    if (subschema.ref === undefined) return Object.fromEntries(entries);
    const target = view(subschema.ref.target, depth + 1);
    // A target without a type of its own is repeated here.
    return isReference(target)
      ? { ...target, ...Object.fromEntries(entries) }
      : {
          ...Object.fromEntries(entries),
          allOf: [target, ...(subschema.allOf ?? []).map((one) => view(one, depth + 1))],
        };
  }

  function hiddenProperties({ properties = new Map<string, JsonSchema>() }: JsonSchema): ReadonlySet<string> {
    return new Set([...properties].flatMap(([name, property]) => (isHiddenIn(direction, property) ? [name] : [])));
  }

  function viewValue(shape: KeywordShape, value: unknown, depth: number): JsonValue {
    const inner = (subschema: JsonSchema): JsonValue => view(subschema, depth);
    switch (shape) {
      case "schema":
        return inner(value as JsonSchema);
      case "schemas":
        return (value as readonly JsonSchema[]).map(inner);
      case "schemasByName":
      case "schemasByPattern":
        return Object.fromEntries(
          [...(value as ReadonlyMap<string, JsonSchema>)].map(([name, subschema]) => [name, inner(subschema)]),
        );
      case "namesByName":
        return Object.fromEntries(value as ReadonlyMap<string, readonly string[]>);
      case "value":
        return (value as NonNullable<JsonSchema["const"]>).value;
      default:
        return structuredClone(value) as JsonValue;
    }
  }
}

function isReference(value: JsonValue): value is { readonly $ref: string } {
  return typeof value === "object" && value !== null && "$ref" in value;
}
