import {
  append,
  arrayOf,
  add,
  drop,
  objectOf,
  rename,
  set,
  documentText,
  type JsonEdit,
  type Json,
  type JsonObject,
  type JsonPath,
} from "./json-edit.js";

/** The alterations of one schema; those within it are of schemas of their own. JSON Schema 2020-12, validation. */
export function schemaEdits(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  return [
    ...types(schema, steps),
    ...values(schema, steps),
    ...bounds(schema, steps),
    ...members(schema, steps),
    ...branches(schema, steps),
    ...marks(schema, steps),
  ];
}

const otherType: Readonly<Record<string, string>> = {
  string: "integer",
  integer: "string",
  number: "string",
  boolean: "string",
  array: "object",
  object: "string",
};

function types(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const { type, $ref } = schema;
  const at = [...steps, "type"];
  const edits: JsonEdit[] = [];
  if (typeof $ref === "string") edits.push({ operator: "ref-retype", steps, change: set(retyped(schema)) });
  if (typeof type === "string") {
    edits.push({ operator: "type-change", steps: at, change: set(otherType[type] ?? "string") });
    edits.push({ operator: "type-drop", steps: at, change: drop });
    if (type === "integer") edits.push({ operator: "type-widen", steps: at, change: set("number") });
    if (type === "number") edits.push({ operator: "type-narrow", steps: at, change: set("integer") });
  }
  arrayOf(type).forEach((name, index) => {
    edits.push({ operator: "type-drop-one", steps: [...at, index], change: drop });
    if (name !== "null") {
      edits.push({
        operator: "type-change",
        steps: [...at, index],
        change: set(otherType[documentText(name)] ?? "string"),
      });
    }
  });
  return edits;
}

/** A schema with another type: a string becomes a number, all other types a string. */
function retyped({ $ref: _, ...rest }: JsonObject): Json {
  return { ...rest, type: "integer" };
}

function values(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const edits: JsonEdit[] = [];
  const listed = arrayOf(schema["enum"]);
  const at = [...steps, "enum"];
  listed.forEach((value, index) => {
    if (listed.length > 1)
      edits.push({ operator: "enum-drop", steps: [...at, index], change: drop, label: label(value) });
    edits.push({ operator: "enum-alter", steps: [...at, index], change: set(altered(value)), label: label(value) });
  });
  if (listed.length > 0) edits.push({ operator: "enum-add", steps: at, change: append(altered(altered(listed[0]!))) });
  for (const key of ["const", "default"]) {
    const value = schema[key];
    if (value === undefined) continue;
    edits.push({ operator: `${key}-alter`, steps: [...steps, key], change: set(altered(value)) });
    edits.push({ operator: `${key}-drop`, steps: [...steps, key], change: drop });
  }
  const { format, pattern } = schema;
  if (typeof format === "string") {
    edits.push({ operator: "format-drop", steps: [...steps, "format"], change: drop });
    edits.push({ operator: "format-change", steps: [...steps, "format"], change: set(otherFormat(format)) });
  }
  if (typeof pattern === "string") {
    edits.push({ operator: "pattern-drop", steps: [...steps, "pattern"], change: drop });
    edits.push({ operator: "pattern-alter", steps: [...steps, "pattern"], change: set(otherPattern(pattern)) });
  }
  return edits;
}

const label = (value: Json): string => (typeof value === "string" ? "" : JSON.stringify(value));

/** A value of the same kind that is another. */
export function altered(value: Json): Json {
  switch (typeof value) {
    case "string":
      return `${value}X`;
    case "number":
      return value + 1;
    case "boolean":
      return !value;
    default:
      return value === null ? "null" : Array.isArray(value) ? [...value, "X"] : { ...value, x: "X" };
  }
}

function otherFormat(format: string): string {
  const others: Readonly<Record<string, string>> = {
    "date-time": "date",
    date: "date-time",
    int32: "int64",
    int64: "int32",
    uuid: "uri",
  };
  return others[format] ?? "uuid";
}

/** Changes a count in a pattern by one; a pattern without one requires one more character. */
export function otherPattern(pattern: string): string {
  const counted = pattern.replace(/\{(\d+)(?:,(\d*))?\}/, (_, least: string, most?: string) => {
    if (most === undefined) return `{${Number(least) + 1}}`;
    return most === "" ? `{${Number(least) + 1},}` : `{${least},${Number(most) + 1}}`;
  });
  if (counted !== pattern) return counted;
  return pattern.endsWith("$") ? `${pattern.slice(0, -1)}~$` : `${pattern}~`;
}

const bounded = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength"];
const counted = ["minItems", "maxItems", "minProperties", "maxProperties"];

function bounds(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  return [...bounded, ...counted].flatMap((key): readonly JsonEdit[] => {
    const value = schema[key];
    if (typeof value !== "number") return [];
    const at = [...steps, key];
    const less: readonly JsonEdit[] =
      value > 0 || ["minimum", "maximum"].includes(key)
        ? [{ operator: `${key}-1`, steps: at, change: set(value - 1) }]
        : [];
    return [
      { operator: `${key}+1`, steps: at, change: set(value + 1) },
      ...less,
      { operator: `${key}-drop`, steps: at, change: drop },
    ];
  });
}

function members(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const edits: JsonEdit[] = [];
  const required = arrayOf(schema["required"]);
  required.forEach((_, index) => {
    edits.push({ operator: "required-drop", steps: [...steps, "required", index], change: drop });
  });
  const properties = Object.keys(objectOf(schema["properties"]));
  for (const name of properties) {
    const at = [...steps, "properties", name];
    edits.push({ operator: "property-drop", steps: at, change: drop });
    edits.push({ operator: "property-rename", steps: at, change: rename(`${name}X`) });
    if (required.includes(name)) continue;
    edits.push(
      schema["required"] === undefined
        ? { operator: "required-add", steps, change: add("required", [name]), label: name }
        : { operator: "required-add", steps: [...steps, "required"], change: append(name), label: name },
    );
  }
  for (const key of ["additionalProperties", "unevaluatedProperties", "propertyNames"]) {
    const value = schema[key];
    if (value === undefined) continue;
    edits.push({ operator: `${key}-flip`, steps: [...steps, key], change: set(value === false) });
    if (value !== true) edits.push({ operator: `${key}-drop`, steps: [...steps, key], change: drop });
  }
  if (schema["items"] !== undefined) edits.push({ operator: "items-drop", steps: [...steps, "items"], change: drop });
  if (schema["uniqueItems"] === true) {
    edits.push({ operator: "uniqueItems-drop", steps: [...steps, "uniqueItems"], change: drop });
  }
  return edits;
}

function branches(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  return ["oneOf", "anyOf", "allOf"].flatMap((key): readonly JsonEdit[] => {
    const parts = arrayOf(schema[key]);
    if (parts.length < 2) return parts.map(() => ({ operator: `${key}-drop`, steps: [...steps, key], change: drop }));
    return parts.map((_, index) => ({ operator: `${key}-drop`, steps: [...steps, key, index], change: drop }));
  });
}

function marks(schema: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const other: Readonly<Record<string, string>> = { readOnly: "writeOnly", writeOnly: "readOnly" };
  return ["readOnly", "writeOnly", "deprecated"].flatMap((key): readonly JsonEdit[] => {
    if (schema[key] !== true) return [];
    const dropped: JsonEdit = { operator: `${key}-drop`, steps: [...steps, key], change: drop };
    const swapped = other[key];
    return swapped === undefined
      ? [dropped]
      : [dropped, { operator: `${key}-swap`, steps: [...steps, key], change: rename(swapped) }];
  });
}
