/** JSON that an edit may change. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
/** An object that an edit may change. */
export interface JsonObject {
  [key: string]: Json;
}

/** Keys and indexes from the root of a document to a value. */
export type JsonPath = readonly (string | number)[];

/** One alteration of a JSON document. */
export interface JsonEdit {
  /** The name of the alteration: "maximum+1". */
  readonly operator: string;
  /** The value that is altered. */
  readonly steps: JsonPath;
  /** Distinguishes edits with the same steps. */
  readonly label?: string;
  /** The alteration of that value. */
  readonly change: MutatedValue;
}

/** An alteration of a value: of a property of an object, or of an item of an array. */
export type MutatedValue =
  | { readonly kind: "drop" }
  | { readonly kind: "set"; readonly value: Json }
  /** The property keeps its position. */
  | { readonly kind: "rename"; readonly name: string }
  /** Adds a property to the object, or replaces it. */
  | { readonly kind: "add"; readonly name: string; readonly value: Json }
  /** Adds an item to the array. */
  | { readonly kind: "append"; readonly value: Json };

/** Removes the value. */
export const drop: MutatedValue = { kind: "drop" };
/** Replaces the value. */
export const set = (value: Json): MutatedValue => ({ kind: "set", value });
/** Gives the property another name. */
export const rename = (name: string): MutatedValue => ({ kind: "rename", name });
/** Adds a property to the value, or replaces it. */
export const add = (name: string, value: Json): MutatedValue => ({ kind: "add", name, value });
/** Adds an item to the value. */
export const append = (value: Json): MutatedValue => ({ kind: "append", value });

/** Returns a copy of a document with an edit. Objects and arrays that stay as they are, are shared. */
export function edited(root: JsonObject, { steps, change }: Pick<JsonEdit, "steps" | "change">): JsonObject {
  return editedAt(root, steps, change) as JsonObject;
}

function editedAt(value: Json, [step = "", ...rest]: JsonPath, change: MutatedValue): Json {
  const copy = Array.isArray(value) ? [...value] : Object.assign(Object.create(null) as JsonObject, value);
  if (rest.length > 0) return put(copy, step, editedAt(valueBehind(value, [step]) ?? null, rest, change));
  const old = valueBehind(value, [step]) ?? null;
  switch (change.kind) {
    case "drop":
      return Array.isArray(copy) ? copy.filter((_, at) => at !== Number(step)) : renamed(copy, String(step), undefined);
    case "set":
      return put(copy, step, change.value);
    case "rename":
      return renamed(objectOf(copy), String(step), change.name);
    case "add":
      return put(copy, step, put(Object.assign(Object.create(null) as JsonObject, old), change.name, change.value));
    case "append":
      return put(copy, step, [...arrayOf(old), change.value]);
  }
}

function put(holder: JsonObject | Json[], step: string | number, value: Json): JsonObject | Json[] {
  (holder as JsonObject)[step] = value;
  return holder;
}

/** Returns a copy with another name of a property, or without the property. */
function renamed(holder: JsonObject, from: string, to: string | undefined): JsonObject {
  const copy = Object.create(null) as JsonObject;
  for (const [key, value] of Object.entries(holder)) {
    const name = key === from ? to : key;
    if (name !== undefined) copy[name] = value;
  }
  return copy;
}

/** The value at some steps; undefined if there is none. */
export function valueBehind(root: Json, steps: JsonPath): Json | undefined {
  return steps.reduce<Json | undefined>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as JsonObject)[step]
        : undefined,
    root,
  );
}

/** The value if it is an object; otherwise an empty object. */
export function objectOf(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The value if it is an array; otherwise an empty array. */
export function arrayOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a string; otherwise "". */
export function documentText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The RFC 6901 pointer of some steps. */
export function pointerOf(steps: JsonPath): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** A pointer with the names of parameters instead of their positions, which change with every edit of a spec. */
export function placeOf(root: JsonObject, { steps, label }: Pick<JsonEdit, "steps" | "label">): string {
  let at: Json | undefined = root;
  const named = steps.map((step) => {
    const list = Array.isArray(at);
    at = (at as JsonObject | undefined)?.[step];
    if (!list) return step;
    const { name, $ref } = objectOf(at);
    if (typeof name === "string") return name;
    return typeof $ref === "string" ? $ref.slice($ref.lastIndexOf("/") + 1) : typeof at === "string" ? at : step;
  });
  return pointerOf(named) + (label === undefined ? "" : ` ${label}`);
}
