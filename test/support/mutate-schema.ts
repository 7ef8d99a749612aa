import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import type { RandomJson } from "./random-schema.js";

type Plain = { readonly [key: string]: JsonValue };
type Change = (schema: Plain) => JsonValue;

/** The same schema with one or two random changes: some change the accepted values, others only their description. */
export function mutateSchema(schema: JsonValue, random: () => number, json: RandomJson): JsonValue {
  let changed = mutateOnce(schema, random, json);
  if (random() < 0.5) changed = mutateOnce(changed, random, json);
  return changed;
}

function mutateOnce(schema: JsonValue, random: () => number, json: RandomJson): JsonValue {
  const places: Plain[] = [];
  const { $defs = {}, ...plain } = asPlain(schema);
  collect(schema, places);
  // Definitions that nothing refers to change nothing.
  if (!JSON.stringify(plain).includes("$ref")) Object.values(asPlain($defs)).forEach((value) => forget(value, places));
  const chosenPlace = places[Math.floor(random() * places.length)];
  if (chosenPlace === undefined) return json.schema(1);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const changed = changeOne(chosenPlace, random, json);
    if (JSON.stringify(changed) !== JSON.stringify(chosenPlace)) return replace(schema, chosenPlace, changed);
  }
  return schema;
}

function changeOne(chosenPlace: Plain, random: () => number, json: RandomJson): JsonValue {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const keywords = Object.keys(chosenPlace).filter((key) => key !== "$defs");
  const without = (key: string): Plain =>
    Object.fromEntries(Object.entries(chosenPlace).filter(([otherKey]) => otherKey !== key));
  const changes: readonly Change[] = [
    // More keywords than before.
    (old) => ({ ...asPlain(json.schema(0)), ...old }),
    (old) => ({ ...old, ...asPlain(json.schema(0)) }),
    (old) => ({ ...old, required: [...new Set([...list(old["required"]), pick(["a", "b", "id"]) ?? "a"])] }),
    (old) => ({
      ...old,
      properties: { ...asPlain(old["properties"]), [pick(["a", "b", "new"]) ?? "a"]: json.schema(0) },
    }),
    // Fewer keywords than before.
    () => {
      const key = pick(keywords);
      return key === undefined ? true : without(key);
    },
    (old) => shortened(old, "required", 1, undefined),
    // Limits moved by one.
    (old) => {
      const key = pick(keywords.filter((keyword) => typeof old[keyword] === "number"));
      if (key === undefined) return old;
      const limit = (old[key] as number) + (random() < 0.5 ? 1 : -1);
      return {
        ...old,
        [key]: key === "multipleOf" ? Math.max(0.5, limit) : /imum/i.test(key) ? limit : Math.max(0, limit),
      };
    },
    (old) => shortened(old, "enum", random() < 0.5 ? 1 : 0, -1),
    (old) =>
      typeof old["type"] === "string" && old["type"] !== "null" ? { ...old, type: [old["type"], "null"] } : old,
    (old) => (old["type"] === "number" ? { ...old, type: "integer" } : old),
    (old) => (old["type"] === "integer" ? { ...old, type: "number" } : old),
    // The same in other words.
    (old) => withDefs(old, (plain) => ({ allOf: [plain] })),
    (old) => withDefs(old, (plain) => ({ anyOf: [plain, plain] })),
    (old) => withDefs(old, (plain) => ({ oneOf: [plain] })),
    (old) => Object.fromEntries(Object.entries(old).reverse()),
    (old) => (old["enum"] === undefined ? old : { ...old, enum: [...list(old["enum"])].reverse() }),
    (old) => {
      const { enum: values, ...others } = old;
      return values === undefined || others["oneOf"] !== undefined
        ? old
        : { ...others, oneOf: list(values).map((value) => ({ const: value })) };
    },
    (old) =>
      old["type"] === "integer" && typeof old["maximum"] === "number" && Number.isInteger(old["maximum"])
        ? { ...without("maximum"), exclusiveMaximum: old["maximum"] + 1 }
        : old,
    (old) => (old["anyOf"] === undefined ? old : { ...old, anyOf: [...list(old["anyOf"])].reverse() }),
    (old) => (old["allOf"] === undefined ? old : { ...old, allOf: [...list(old["allOf"])].reverse() }),
    (old) =>
      old["$ref"] !== "#/$defs/A" || Object.keys(old).length > 1 ? old : { allOf: [{ $ref: "#/$defs/A" }, true] },
  ];
  return (pick(changes) ?? ((old: Plain) => old))(chosenPlace);
}

/** With a shorter list; without one that would be empty. */
function shortened(old: Plain, key: string, start: number, end: number | undefined): Plain {
  const { [key]: values, ...others } = old;
  const left = list(values).slice(start, end);
  return left.length === 0 ? (key === "enum" ? old : others) : { ...others, [key]: left };
}

/** Definitions stay where references look for them. */
function withDefs({ $defs, ...plain }: Plain, change: (plain: Plain) => Plain): Plain {
  return $defs === undefined ? change(plain) : { ...change(plain), $defs };
}

const schemaLists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const schemaMaps = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
const schemaKeys = new Set(
  "items contains unevaluatedItems additionalProperties unevaluatedProperties propertyNames not if then else".split(
    " ",
  ),
);

/** The schemas in a schema, itself included. */
function collect(schema: JsonValue | undefined, places: Plain[]): void {
  if (!isPlain(schema)) return;
  places.push(schema);
  for (const [key, value] of Object.entries(schema)) {
    if (schemaKeys.has(key)) collect(value, places);
    else if (schemaLists.has(key)) list(value).forEach((value) => collect(value, places));
    else if (schemaMaps.has(key)) Object.values(asPlain(value)).forEach((value) => collect(value, places));
  }
}

function forget(schema: JsonValue, places: Plain[]): void {
  const inside: Plain[] = [];
  collect(schema, inside);
  places.splice(0, places.length, ...places.filter((chosenPlace) => !inside.includes(chosenPlace)));
}

function replace(value: JsonValue, old: Plain, changed: JsonValue): JsonValue {
  if (value === old) return changed;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((value) => replace(value, old, changed));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, value]) => [key, replace(value, old, changed)]));
}

function isPlain(value: JsonValue | undefined): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asPlain(value: JsonValue | undefined): Plain {
  return isPlain(value) ? value : {};
}

function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}
