import type { Random } from "../../support/random.js";
import type { Json, Members } from "./strictest-reading.js";

/** The number of operations in each document. */
export const operationCount = 50;

const wrongValues: readonly [Json, ...Json[]] = [
  ...([null, true, 5, -1, 1.5, "", "true", "no", "3", "admin", [], {}, ["admin"], [["admin"]]] as const),
  ...[
    ["admin", 5],
    [null],
    { admin: true },
    { oauth: "admin" },
    [{ oauth: "admin" }],
    { $ref: "#/components/schemas/Gone" },
  ],
];

type Draft = { [key: string]: Json };
type Path = readonly string[];

interface OperationDraft {
  readonly item: Members;
  readonly components: Members;
}

const inPath = { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[a-z]+$" } };
const count = { name: "count", in: "query", required: true, schema: { type: "integer", minimum: 1, maximum: 9 } };
const mode = { name: "X-Mode", in: "header", required: false, schema: { type: "string", enum: ["a", "b"] } };

const schema: Members = {
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 2, maxLength: 5, pattern: "^[a-z]+$" },
    secret: { type: "string", writeOnly: true },
    size: { type: "integer", minimum: 1, maximum: 9 },
    tags: { type: "array", maxItems: 2, items: { type: "string", minLength: 1 } },
  },
};

/** An operation with every part that restricts its callers; some of these are components with its number. */
function operationOf(at: number, random: Random): OperationDraft {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/S${at}` } } };
  const body: Members = { required: true, content };
  const isShared = random.chance(2);
  const security = random.pick<Json | undefined>([
    undefined,
    [{ [`oauth${at}`]: ["read", "admin"] }],
    [{ [`oauth${at}`]: ["admin"], [`key${at}`]: [] }],
    [{ [`oauth${at}`]: ["admin"] }, { [`key${at}`]: [] }],
  ]);
  const put: Members = {
    operationId: `op${at}`,
    ...(security !== undefined && { security }),
    parameters: [isShared ? { $ref: `#/components/parameters/P${at}` } : count, mode],
    requestBody: isShared ? { $ref: `#/components/requestBodies/B${at}` } : body,
    responses: { "200": { description: "Fine.", content } },
  };
  const scopes = { read: "r", admin: "a" };
  const flows = { clientCredentials: { tokenUrl: "https://x.example/t", scopes } };
  return {
    item: { parameters: [inPath], put },
    components: {
      schemas: { [`S${at}`]: schema },
      ...(isShared && { parameters: { [`P${at}`]: count }, requestBodies: { [`B${at}`]: body } }),
      securitySchemes: {
        [`oauth${at}`]: { type: "oauth2", flows },
        [`key${at}`]: { type: "apiKey", in: "header", name: `X-Key${at}` },
      },
    },
  };
}

function pathsIn(value: Json | undefined, path: Path): readonly Path[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]: [string, Json]) => pathsIn(member, [...path, key]))];
}

function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((found, key) => (found as Draft | undefined)?.[key], value);
}

/** Breaks one part: its value is replaced, or its key loses a letter. Returns what was done. */
function addFault(document: Draft, paths: readonly Path[], random: Random): string {
  const path = paths[random.below(paths.length)] ?? [];
  const holder = valueAt(document, path.slice(0, -1)) as Draft;
  const key = path.at(-1) ?? "";
  // An unknown keyword of a schema has no effect.
  if (!Array.isArray(holder) && random.chance(4) && !path.includes("schema") && !path.includes("schemas")) {
    const typo = key.length > 3 ? key.slice(0, 2) + key.slice(3) : `${key}s`;
    const { [key]: value = null } = holder;
    Reflect.deleteProperty(holder, key);
    holder[typo] = value;
    return `${path.join("/")} -> ${typo}`;
  }
  const value = structuredClone(random.pick(wrongValues));
  holder[key] = value;
  return `${path.join("/")} = ${JSON.stringify(value)}`;
}

/** Paths to the parts that restrict the callers of an operation; those of security and of marks occur several times. */
function restrictionsOf(at: number, document: Draft): readonly Path[] {
  const item = ["paths", `/o${at}/{id}`];
  const parts: readonly Path[] = [
    [...item, "parameters"],
    ...["security", "security", "parameters", "requestBody"].map((key) => [...item, "put", key]),
    ...[`oauth${at}`, `key${at}`].map((name) => ["components", "securitySchemes", name]),
    ...[["schemas", `S${at}`] as const, ["parameters", `P${at}`] as const, ["requestBodies", `B${at}`] as const].map(
      ([map, name]) => ["components", map, name],
    ),
  ];
  const found = parts.flatMap((path) => pathsIn(valueAt(document, path), path));
  const marks = found.filter((path) => path.at(-1)?.endsWith("Only") === true);
  return [...found, ...marks, ...marks, ...marks];
}

function merged(parts: readonly Members[]): Draft {
  const all: Draft = {};
  for (const part of parts)
    for (const [map, entries] of Object.entries(part))
      all[map] = { ...(all[map] as Draft | undefined), ...(entries as Draft) };
  return all;
}

/**
 * A document of OpenAPI 3.1 or 3.0 with a fault in each operation but the first: `faults` says which, by operation. Every fourth document has one in
 * its security as well, which is that of the first operation.
 */
export function faultyDocument(
  number: number,
  random: Random,
): { readonly document: Members; readonly faults: readonly (string | undefined)[] } {
  const made = Array.from({ length: operationCount }, (_, at) => operationOf(at, random));
  const whole: Members = {
    openapi: number % 2 === 0 ? "3.1.0" : "3.0.3",
    info: { title: "T", version: "1" },
    security: [{ oauth0: ["read"] }],
    paths: Object.fromEntries(made.map(({ item }, at) => [`/o${at}/{id}`, item])),
    components: merged(made.map(({ components }) => components)),
  };
  // Operations share no object: each has its own fault.
  const document = JSON.parse(JSON.stringify(whole)) as Draft;
  const faults = made.map((_, at) => (at === 0 ? undefined : addFault(document, restrictionsOf(at, document), random)));
  if (number % 4 === 3) faults[0] = addFault(document, pathsIn(document["security"], ["security"]), random);
  return { document, faults };
}
