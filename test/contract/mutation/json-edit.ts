/** JSON as it is altered. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export type Steps = readonly (string | number)[];

/** One alteration of a JSON document. */
export interface Edit {
  readonly operator: string;
  /** The value that is altered. */
  readonly steps: Steps;
  /** The position among several at the steps, for the name of the place. */
  readonly label?: string;
  readonly change: Change;
}

/** Alters a member of an object or item of an array. */
export type Change = (parent: JsonObject, key: string) => void;

export const drop: Change = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key]; // eslint-disable-line @typescript-eslint/no-dynamic-delete
};

export const set =
  (value: Json): Change =>
  (parent, key) => {
    parent[key] = value;
  };

/** Gives a member another name; it keeps its position. */
export const rename =
  (name: string): Change =>
  (parent, key) => {
    const members = Object.entries(parent);
    members.forEach(([each]) => drop(parent, each));
    for (const [each, value] of members) parent[each === key ? name : each] = value;
  };

/** Adds a member beside what is there. */
export const beside =
  (name: string, value: Json): Change =>
  (parent, key) => {
    (parent[key] as JsonObject)[name] = value;
  };

/** Adds an item to an array. */
export const append =
  (value: Json): Change =>
  (parent, key) => {
    (parent[key] as Json[]).push(value);
  };

/** The document with an edit; the one that is given stays as it is. */
export function edited(root: JsonObject, { steps, change }: Edit): JsonObject {
  const copy = structuredClone(root);
  const parent = steps.slice(0, -1).reduce<Json>((at, step) => (at as JsonObject)[step]!, copy);
  change(parent as JsonObject, String(steps.at(-1)));
  return copy;
}

/** A value of JSON as an object; an empty one where it is none. */
export function objectOf(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

export function arrayOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** A value of JSON as text; an empty one where it is none. */
export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

export function pointerOf(steps: Steps): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** A pointer with the names of parameters in place of their positions, which change with every edit of a spec. */
export function placeOf(root: JsonObject, { steps, label }: Pick<Edit, "steps" | "label">): string {
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
