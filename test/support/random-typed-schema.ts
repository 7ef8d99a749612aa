import type { JsonValue } from "../../generator/model/json-schema/schema.js";

type Plain = { readonly [key: string]: JsonValue };

/** Draws schemas, and values for them. */
export interface RandomTyped {
  /** A schema as people write them: a type, and keywords that say something about it. */
  schema(depth: number): Plain;
  /** A value that a schema probably accepts, or one a little beside it. */
  value(schema: JsonValue, definitions: Plain, depth: number): JsonValue;
}

const names = ["a", "b", "c", "id"];
const words = ["a", "b", "abc", "abcd", "x-1", "", "é😀"];
const patterns = ["^a", "c$", "^[a-c]+$", "^[a-c]*$", "b"];
const formats = ["date", "uuid", "ipv4", "email"];
const formatted = ["2024-01-31", "00000000-0000-4000-8000-000000000000", "1.2.3.4", "a@b.example"];

/** `isOld`: only what OpenAPI 3.0 has words for. */
export function createRandomTyped(random: () => number, isOld: boolean): RandomTyped {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const chance = (probability: number): boolean => random() < probability;
  const maybe = (probability: number, make: () => Plain): Plain => (chance(probability) ? make() : {});
  const some = (): readonly string[] => names.filter(() => chance(0.5));

  const byType: readonly ((depth: number) => Plain)[] = [
    () => ({ type: "boolean" }),
    () => ({
      type: pick(["integer", "number"]),
      ...maybe(0.4, () => ({ minimum: below(4) })),
      ...maybe(0.4, () => ({ maximum: 3 + below(4) })),
      ...maybe(0.15, () => ({ multipleOf: pick([2, 3, 0.5]) })),
    }),
    () => ({
      type: "string",
      ...maybe(0.25, () => ({ minLength: below(3) })),
      ...maybe(0.25, () => ({ maxLength: 1 + below(5) })),
      ...maybe(0.2, () => ({ pattern: pick(patterns) })),
      ...maybe(0.15, () => ({ format: pick(formats) })),
    }),
    () => ({ type: "string", enum: [...new Set([pick(words), pick(words), pick(words)])] }),
    (depth) => ({
      type: "array",
      items: schema(depth - 1),
      ...maybe(0.3, () => ({ minItems: below(3) })),
      ...maybe(0.3, () => ({ maxItems: 1 + below(3) })),
      ...maybe(0.2, () => ({ uniqueItems: true })),
      ...maybe(isOld ? 0 : 0.1, () => ({ prefixItems: [schema(depth - 1)] })),
    }),
    object,
    object,
    (depth) => ({ [pick(["oneOf", "anyOf", "allOf"])]: [schema(depth - 1), schema(depth - 1)] }),
    (depth) => ({ oneOf: ["x", "y", "z"].slice(0, 2 + below(2)).map((kind) => tagged(kind, depth - 1)) }),
    () => ({ $ref: pick(["#/$defs/A", "#/$defs/B"]) }),
  ];

  function object(depth: number): Plain {
    const properties = Object.fromEntries(some().map((name) => [name, property(depth - 1)]));
    return {
      type: "object",
      properties,
      ...maybe(0.6, () => ({
        required: [...new Set([...Object.keys(properties).filter(() => chance(0.6)), pick(names)])],
      })),
      ...maybe(0.3, () => ({ additionalProperties: chance(0.6) ? false : schema(depth - 1) })),
      ...maybe(0.1, () => ({ minProperties: below(3) })),
      ...maybe(0.1, () => ({ maxProperties: 1 + below(3) })),
      ...maybe(isOld ? 0 : 0.1, () => ({ patternProperties: { [pick(patterns)]: schema(depth - 1) } })),
      ...maybe(isOld ? 0 : 0.1, () => ({ propertyNames: { maxLength: 1 + below(3) } })),
      ...maybe(isOld ? 0 : 0.1, () => ({ dependentRequired: { [pick(names)]: [pick(names)] } })),
      ...maybe(isOld ? 0 : 0.1, () => ({ if: { required: [pick(names)] }, then: { required: [pick(names)] } })),
      ...maybe(0.1, () => ({ not: { required: [pick(names)] } })),
    };
  }

  function property(depth: number): Plain {
    const made = schema(depth);
    return made["$ref"] === undefined && chance(0.1) ? { ...made, [pick(["readOnly", "writeOnly"])]: true } : made;
  }

  function tagged(kind: string, depth: number): Plain {
    return {
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind }, ...asPlain(object(depth)["properties"]) },
    };
  }

  function schema(depth: number): Plain {
    const made = pick(depth <= 0 ? byType.slice(0, 4) : byType)(depth);
    if (typeof made["type"] !== "string" || !chance(0.1)) return made;
    return { ...made, type: [made["type"], "null"] };
  }

  function value(wanted: JsonValue, definitions: Plain, depth: number): JsonValue {
    const plain = asPlain(wanted);
    if (depth < -3 || chance(0.04)) return pick<JsonValue>([null, true, 1, "a", [], {}]);
    const inner = (each: JsonValue | undefined): JsonValue => value(each ?? {}, definitions, depth - 1);
    if (typeof plain["$ref"] === "string") return inner(definitions[plain["$ref"].slice("#/$defs/".length)]);
    if (plain["const"] !== undefined) return plain["const"];
    if (Array.isArray(plain["enum"]) && chance(0.9)) return pick(plain["enum"] as readonly JsonValue[]);
    const branches = plain["oneOf"] ?? plain["anyOf"] ?? plain["allOf"];
    if (Array.isArray(branches) && plain["type"] === undefined)
      return value(pick(branches as readonly JsonValue[]), definitions, depth);
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

  return { schema, value };
}

function asPlain(value: JsonValue | undefined): Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Plain) : {};
}
