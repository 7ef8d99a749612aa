import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import { createDraws, type Draws } from "./random-draws.js";

type Plain = { readonly [key: string]: JsonValue };

/** Draws schemas, and values for them. */
export interface RandomTyped {
  /** A schema as people write them: a type, and keywords that say something about it. */
  schema(depth: number): Plain;
  /** A value that a schema probably accepts, or one that is nearly valid. */
  value(schema: JsonValue, definitions: Plain, depth: number): JsonValue;
}

const names = ["a", "b", "c", "id"];
const words = ["a", "b", "abc", "abcd", "x-1", "", "é😀"];
const patterns = ["^a", "c$", "^[a-c]+$", "^[a-c]*$", "b"];
const formats = ["date", "uuid", "ipv4", "email"];
const formatted = ["2024-01-31", "00000000-0000-4000-8000-000000000000", "1.2.3.4", "a@b.example"];

/** `isOld`: only what OpenAPI 3.0 has words for. */
export function createRandomTyped(random: () => number, isOld: boolean): RandomTyped {
  const draws = createDraws(random);
  const schemas = new TypedSchemas(draws, isOld);
  return {
    schema: (depth) => schemas.schema(depth),
    value: (schema, definitions, depth) => typedValue(draws, schema, definitions, depth),
  };
}

/** Schemas as people write them. */
class TypedSchemas {
  private readonly byType: readonly ((depth: number) => Plain)[];

  constructor(
    private readonly draws: Draws,
    private readonly isOld: boolean,
  ) {
    this.byType = [
      () => ({ type: "boolean" }),
      () => ({
        type: this.draws.pick(["integer", "number"]),
        ...this.maybe(0.4, () => ({ minimum: this.draws.below(4) })),
        ...this.maybe(0.4, () => ({ maximum: 3 + this.draws.below(4) })),
        ...this.maybe(0.15, () => ({ multipleOf: this.draws.pick([2, 3, 0.5]) })),
      }),
      () => ({
        type: "string",
        ...this.maybe(0.25, () => ({ minLength: this.draws.below(3) })),
        ...this.maybe(0.25, () => ({ maxLength: 1 + this.draws.below(5) })),
        ...this.maybe(0.2, () => ({ pattern: this.draws.pick(patterns) })),
        ...this.maybe(0.15, () => ({ format: this.draws.pick(formats) })),
      }),
      () => ({
        type: "string",
        enum: [...new Set([this.draws.pick(words), this.draws.pick(words), this.draws.pick(words)])],
      }),
      (depth) => ({
        type: "array",
        items: this.schema(depth - 1),
        ...this.maybe(0.3, () => ({ minItems: this.draws.below(3) })),
        ...this.maybe(0.3, () => ({ maxItems: 1 + this.draws.below(3) })),
        ...this.maybe(0.2, () => ({ uniqueItems: true })),
        ...this.maybe(this.isOld ? 0 : 0.1, () => ({ prefixItems: [this.schema(depth - 1)] })),
      }),
      (depth) => this.object(depth),
      (depth) => this.object(depth),
      (depth) => ({ [this.draws.pick(["oneOf", "anyOf", "allOf"])]: [this.schema(depth - 1), this.schema(depth - 1)] }),
      (depth) => ({
        oneOf: ["x", "y", "z"].slice(0, 2 + this.draws.below(2)).map((kind) => this.tagged(kind, depth - 1)),
      }),
      () => ({ $ref: this.draws.pick(["#/$defs/A", "#/$defs/B"]) }),
    ];
  }

  schema(depth: number): Plain {
    const made = this.draws.pick(depth <= 0 ? this.byType.slice(0, 4) : this.byType)(depth);
    if (typeof made["type"] !== "string" || !this.draws.chance(0.1)) return made;
    return { ...made, type: [made["type"], "null"] };
  }

  private object(depth: number): Plain {
    const properties = Object.fromEntries(this.someNames().map((name) => [name, this.property(depth - 1)]));
    return {
      type: "object",
      properties,
      ...this.maybe(0.6, () => ({
        required: [
          ...new Set([...Object.keys(properties).filter(() => this.draws.chance(0.6)), this.draws.pick(names)]),
        ],
      })),
      ...this.maybe(0.3, () => ({ additionalProperties: this.draws.chance(0.6) ? false : this.schema(depth - 1) })),
      ...this.maybe(0.1, () => ({ minProperties: this.draws.below(3) })),
      ...this.maybe(0.1, () => ({ maxProperties: 1 + this.draws.below(3) })),
      ...this.maybe(this.isOld ? 0 : 0.1, () => ({
        patternProperties: { [this.draws.pick(patterns)]: this.schema(depth - 1) },
      })),
      ...this.maybe(this.isOld ? 0 : 0.1, () => ({ propertyNames: { maxLength: 1 + this.draws.below(3) } })),
      ...this.maybe(this.isOld ? 0 : 0.1, () => ({
        dependentRequired: { [this.draws.pick(names)]: [this.draws.pick(names)] },
      })),
      ...this.maybe(this.isOld ? 0 : 0.1, () => ({
        if: { required: [this.draws.pick(names)] },
        then: { required: [this.draws.pick(names)] },
      })),
      ...this.maybe(0.1, () => ({ not: { required: [this.draws.pick(names)] } })),
    };
  }

  private property(depth: number): Plain {
    const made = this.schema(depth);
    return made["$ref"] === undefined && this.draws.chance(0.1)
      ? { ...made, [this.draws.pick(["readOnly", "writeOnly"])]: true }
      : made;
  }

  private tagged(kind: string, depth: number): Plain {
    return {
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind }, ...asPlain(this.object(depth)["properties"]) },
    };
  }

  private maybe(probability: number, make: () => Plain): Plain {
    return this.draws.chance(probability) ? make() : {};
  }

  private someNames(): readonly string[] {
    return names.filter(() => this.draws.chance(0.5));
  }
}

function typedValue(draws: Draws, wanted: JsonValue, definitions: Plain, depth: number): JsonValue {
  const { below, pick, chance } = draws;
  const plain = asPlain(wanted);
  if (depth < -3 || chance(0.04)) return pick<JsonValue>([null, true, 1, "a", [], {}]);
  const inner = (part: JsonValue | undefined): JsonValue => typedValue(draws, part ?? {}, definitions, depth - 1);
  if (typeof plain["$ref"] === "string") return inner(definitions[plain["$ref"].slice("#/$defs/".length)]);
  if (plain["const"] !== undefined) return plain["const"];
  if (Array.isArray(plain["enum"]) && chance(0.9)) return pick(plain["enum"] as readonly JsonValue[]);
  const branches = plain["oneOf"] ?? plain["anyOf"] ?? plain["allOf"];
  if (Array.isArray(branches) && plain["type"] === undefined)
    return typedValue(draws, pick(branches as readonly JsonValue[]), definitions, depth);
  const type = Array.isArray(plain["type"]) ? pick(plain["type"] as readonly JsonValue[]) : plain["type"];
  switch (typeof type === "string" ? type : "") {
    case "boolean":
      return chance(0.5);
    case "integer":
      return below(9) - 1;
    case "number":
      return pick([below(9) - 1, below(9) / 2, 0.25]);
    case "string":
      return pick(typeof plain["format"] === "string" ? formatted : words);
    case "array":
      return Array.from({ length: below(4) }, () => inner(plain["items"]));
    case "object": {
      const properties = asPlain(plain["properties"]);
      const required = (plain["required"] ?? []) as readonly string[];
      const chosen = new Set([
        ...Object.keys(properties).filter(() => chance(0.5)),
        ...required.filter(() => chance(0.95)),
      ]);
      if (chance(0.15)) chosen.add(pick([...names, "extra"]));
      return Object.fromEntries([...chosen].map((name) => [name, inner(properties[name])]));
    }
    default:
      return pick<JsonValue>([null, true, 1, "a", "abc", [], {}]);
  }
}

function asPlain(value: JsonValue | undefined): Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Plain) : {};
}
