import type { Origin } from "../../diagnostics/origin.js";

/** A JSON value as it was written. Objects are plain records without a prototype; numbers that a double cannot hold were refused on loading. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/**
 * One schema of JSON Schema 2020-12, whole; OpenAPI 3.0's dialect is lowered into it on loading. There is one node
 * for each place in a spec, so nodes can be compared and remembered by identity. A graph may have cycles, through
 * `ref.target` and nowhere else.
 */
export interface JsonSchema {
  readonly origin: Origin;
  /** `true` and `false` as schemas (core, section 4.3.2). The other members are then absent. */
  readonly boolean?: boolean;
  /** `$ref`, resolved. Its siblings apply as well (core, section 8.2.3.1). */
  readonly ref?: SchemaRef;

  // Validation, section 6.1: any type. `types` has no duplicates and keeps the order of the spec.
  readonly types?: readonly JsonType[];
  readonly enum?: readonly JsonValue[];
  readonly const?: { readonly value: JsonValue };

  // Section 6.2: numbers.
  readonly multipleOf?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;

  // Section 6.3: strings. Lengths count Unicode code points.
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  /** Section 7; asserted. A format that the toolchain does not know is an annotation. */
  readonly format?: string;

  // Section 6.4 and core 10.3.1: arrays.
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly contains?: JsonSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly unevaluatedItems?: JsonSchema;

  // Section 6.5 and core 10.3.2: objects.
  readonly properties?: ReadonlyMap<string, JsonSchema>;
  readonly patternProperties?: ReadonlyMap<string, JsonSchema>;
  readonly additionalProperties?: JsonSchema;
  readonly unevaluatedProperties?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly maxProperties?: number;
  readonly minProperties?: number;
  readonly dependentRequired?: ReadonlyMap<string, readonly string[]>;
  readonly dependentSchemas?: ReadonlyMap<string, JsonSchema>;

  // Core, section 10.2: composition.
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  /** OpenAPI, Discriminator Object. An aid beside oneOf or anyOf: it never changes what is valid. */
  readonly discriminator?: Discriminator;

  // Annotations (validation, sections 8 and 9) and OpenAPI's own.
  readonly title?: string;
  readonly description?: string;
  readonly default?: { readonly value: JsonValue };
  readonly examples?: readonly JsonValue[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchema;
  /** Members that begin with "x-", as written. */
  readonly extensions?: ReadonlyMap<string, JsonValue>;
}

/** `$ref` as written, and the schema it names. */
export interface SchemaRef {
  readonly text: string;
  readonly target: JsonSchema;
}

export interface Discriminator {
  readonly propertyName: string;
  /** Value of the property -> schema; explicit mappings first, then the implied names of the branches. */
  readonly mapping: ReadonlyMap<string, JsonSchema>;
  readonly origin: Origin;
}

/** The schemas directly inside a schema; `ref` is not followed. */
export function subschemas(schema: JsonSchema): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  for (const keyword in schema) {
    switch (keyword) {
      case "items":
      case "contains":
      case "unevaluatedItems":
      case "additionalProperties":
      case "unevaluatedProperties":
      case "propertyNames":
      case "not":
      case "if":
      case "then":
      case "else":
      case "contentSchema": {
        const inner = schema[keyword];
        if (inner !== undefined) found.push(inner);
        break;
      }
      case "prefixItems":
      case "allOf":
      case "anyOf":
      case "oneOf":
        for (const inner of schema[keyword] ?? []) found.push(inner);
        break;
      case "properties":
      case "patternProperties":
      case "dependentSchemas":
        for (const inner of schema[keyword]?.values() ?? []) found.push(inner);
        break;
    }
  }
  return found;
}
