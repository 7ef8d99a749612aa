import { dressed } from "./openapi-dress.js";
import {
  base,
  companions,
  minimalOf,
  oauth,
  referenceAt,
  referred,
  type Json,
  type JsonObject,
} from "./openapi-minimal.js";
import type { Place, Position, Step } from "./openapi-positions.js";

/** A string at a position. */
export interface Placed {
  readonly position: Position;
  /** A word that makes names around the position unique: "k17z". */
  readonly key: string;
  readonly text: string;
  /** True if any value is allowed: as a name and a property in an object, but not as a bare string. */
  readonly inValue: boolean;
}

/** One document with everything placed in it, and the RFC 6901 pointer of each. */
export interface PlacedDocument {
  readonly text: string;
  readonly pointers: ReadonlyMap<Placed, string>;
}

export function openapiDocument(version: string, all: readonly Placed[]): PlacedDocument {
  const document = plain({ openapi: version === "3.0" ? "3.0.3" : "3.1.0" });
  const pointers = new Map<Placed, string>();
  for (const placed of all) pointers.set(placed, put(document, placed));
  fill(document, minimalOf("root")?.("", "") ?? {});
  fill(document, base);
  return { text: JSON.stringify(document), pointers };
}

type Open = { [key: string]: unknown };
type Holder = Open | unknown[];

function put(document: Open, placed: Placed): string {
  const { way, kind } = placed.position;
  const { value, beside } = dressed(placed);
  const names: string[] = [];
  let holder: Holder = document;
  let outer: Holder = document;
  for (const [at, place] of way.entries()) {
    const isLast = at === way.length - 1;
    const isKey = isLast && kind === "key";
    const name: string = isKey
      ? chosenKey(place.step, placed)
      : stepKey(place.step, way[at - 1]?.step, way[at + 1]?.step, placed.key, holder);
    if (isLast) {
      // The siblings of a string are written first: the rest is filled in around it.
      const target: Holder = isKey && Object.keys(beside).length > 0 ? outer : holder;
      if (!Array.isArray(target)) fill(target, beside);
      set(holder, name, isKey ? leaf(place, way, placed.key) : value);
    } else if (!Object.hasOwn(holder, name)) {
      set(holder, name, way[at + 1]?.step.kind === "item" ? [] : {});
    }
    names.push(name);
    outer = holder;
    holder = (holder as Open)[name] as Holder;
  }
  complete(document, names, placed);
  const [holderPlace] = way.slice(-2, -1);
  if (kind === "key" && /^security-?requirement$/i.test(holderPlace?.name ?? ""))
    fill(document, { components: { securitySchemes: { [placed.text]: oauth } } });
  if (holderPlace?.name === "reference") fill(document, { components: referred(way.slice(0, -1), `to-${placed.key}`) });
  fill(document, { paths: companions(placed.position, placed.key, names[2] ?? "") });
  return names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Adds the required siblings of the next step to each object in the path. */
function complete(document: Open, names: readonly string[], { position, key }: Placed): void {
  let holder: Holder = document;
  for (const [at, { step }] of position.way.entries()) {
    const owner = at === 0 ? "root" : (position.way[at - 1]?.name ?? "");
    if (!Array.isArray(holder)) fill(holder, around(owner, step, key, position.way.slice(0, at)));
    holder = (holder as Open)[names[at] ?? ""] as Holder;
  }
}

function around(owner: string, step: Step, key: string, way: readonly Place[]): JsonObject {
  const make = minimalOf(owner);
  if (make === undefined) throw new Error(`Say in openapi-minimal.ts what "${owner}" needs.`);
  const isMethod = step.kind === "map" && step.pattern.includes("post");
  const member = step.kind === "member" ? step.name : isMethod ? "post" : "";
  if (owner.toLowerCase() === "reference")
    return step.kind === "map" || member === "$ref" ? {} : referenceAt(way, `to-${key}`);
  return make(member, key);
}

function stepKey(step: Step, before: Step | undefined, after: Step | undefined, key: string, holder: Holder): string {
  if (step.kind === "member") return step.name;
  if (step.kind === "item") return String((holder as unknown[]).length);
  const { pattern } = step;
  if (/^\^\\?\/$/.test(pattern)) return `/${key}`;
  if (pattern === "^\\$ref$") return "$ref";
  if (pattern === "^x-") return `x-${key}`;
  if (pattern.includes("post")) return "post";
  const holderName = before?.kind === "member" ? before.name : "";
  const next = after?.kind === "member" ? after.name : "";
  if (pattern.startsWith("^[1-5]")) return "200";
  if (holderName === "content") return next === "encoding" ? "multipart/form-data" : "application/json";
  return before?.kind === "item" ? "Base" : key;
}

function chosenKey(step: Step, { key, text }: Placed): string {
  const pattern = step.kind === "map" ? step.pattern : "";
  if (pattern === "^x-") return `x-${text}`;
  return /^\^\\?\/$/.test(pattern) ? `/${key}/${text}` : text;
}

/** The value under a key that holds a payload. */
function leaf({ name }: Place, way: readonly Place[], key: string): Json {
  const [owner] = way.slice(-2, -1);
  const holder = owner?.step.kind === "member" ? owner.step.name : "";
  if (holder === "mapping") return "#/components/schemas/Base";
  if (holder === "$vocabulary") return true;
  if (holder === "scopes" || owner?.name === "map-of-strings") return "S.";
  if (holder === "dependentRequired" || owner?.step.kind === "item") return [];
  return minimalOf(name)?.("", key) ?? "a";
}

/** Sets what is not there yet, in objects within objects. */
function fill(target: Open, wanted: JsonObject): void {
  for (const [key, value] of Object.entries(wanted)) {
    const known = Object.hasOwn(target, key) ? target[key] : undefined;
    if (known === undefined) set(target, key, copy(value));
    else if (isObject(known) && isObject(value)) fill(known, value);
  }
}

function copy(value: Json): unknown {
  if (Array.isArray(value)) return (value as readonly Json[]).map(copy);
  return isObject(value) ? plain(value) : value;
}

function plain(value: JsonObject): Open {
  const made: Open = {};
  for (const [key, member] of Object.entries(value)) set(made, key, copy(member));
  return made;
}

/** Also for "__proto__". */
function set(target: Holder, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function isObject(value: unknown): value is Open {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
