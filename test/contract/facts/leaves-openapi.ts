import type { Leaf } from "./leaf.js";
import {
  at,
  child,
  children,
  members,
  referred,
  textOf,
  written,
  type Node,
  type OpenapiDocument,
  type Operation,
} from "./openapi-document.js";
import { enumeratedBy } from "./openapi-values.js";
import { parametersOf } from "./openapi-places.js";
import { requirementsOf } from "./says-openapi.js";

/** The findings of a walk through a document, and the places it has been to. */
interface Walk {
  readonly document: OpenapiDocument;
  readonly leaves: Map<string, Leaf>;
  readonly visited: Set<string>;
}

const schemas = "#/components/schemas/";
const question = "x-open-question";
const pluralOf: Readonly<Record<string, string>> = { header: "headers", cookie: "cookies" };

/** The leaves of a document: what its operations reach, and schemas that nothing reaches. An XSD has those of its elements. */
export function leavesOfOpenapi(document: OpenapiDocument): readonly Leaf[] {
  const walk: Walk = { document, leaves: new Map(), visited: new Set() };
  for (const operation of document.operations.values()) ofOperation(walk, operation);
  for (const schema of children(child(document.root, "components", "schemas"))) {
    ofSchema(walk, schema, componentName(schema)!);
  }
  return [...walk.leaves.values()];
}

function ofOperation(walk: Walk, operation: Operation): void {
  const place = `${operation.id}()`;
  for (const requirement of requirementsOf(walk.document, operation)) {
    for (const scope of children(requirement).flatMap((scheme) => children(scheme))) {
      add(walk, "scope", scope, `${place}; with scope ${String(scope.value)}`);
    }
  }
  for (const parameter of parametersOf(walk.document, operation)) {
    const location = textOf(parameter, "in") ?? "";
    const inner = `${place}/${pluralOf[location] ?? location}/${quoted(textOf(parameter, "name") ?? "")}`;
    add(walk, "parameter", parameter, inner);
    ofSchema(walk, child(parameter, "schema"), inner);
  }
  const body = child(operation, "requestBody");
  if (body !== undefined) ofContent(walk, body, `${place}/request`);
  for (const [status, response] of members(child(operation, "responses"))) {
    add(walk, "status", response, `${place}; status ${status}`);
    ofResponse(walk, response, `${place}/${status}`);
  }
}

function ofResponse(walk: Walk, response: Node, place: string): void {
  for (const [name, header] of members(child(referred(walk.document, response).at(-1), "headers"))) {
    const inner = `${place}/headers/${quoted(name)}`;
    const declared = referred(walk.document, header).at(-1)!;
    add(walk, "header", declared, inner);
    ofSchema(walk, child(declared, "schema"), inner);
  }
  ofContent(walk, response, place);
}

function ofContent(walk: Walk, holder: Node, place: string): void {
  for (const [type, media] of members(child(referred(walk.document, holder).at(-1), "content"))) {
    add(walk, "media type", media, `${place}; media ${type}`);
    ofSchema(walk, child(media, "schema"), `${place}(${type})`);
  }
}

function ofSchema(walk: Walk, schema: Node | undefined, place: string): void {
  if (schema === undefined || walk.visited.has(schema.at)) return;
  walk.visited.add(schema.at);
  const target = referred(walk.document, schema)[1];
  if (target !== undefined) ofSchema(walk, target, componentName(target) ?? place);
  for (const value of enumeratedBy(schema)) {
    if (value.value !== null) add(walk, "value", value, `${place}; value ${written(value.value)}`);
  }
  for (const [name, property] of members(child(schema, "properties"))) {
    const inner = `${place}.${quoted(name)}`;
    add(walk, "property", property, inner);
    ofSchema(walk, property, inner);
  }
  ofSchema(walk, child(schema, "items"), `${place}[]`);
  ofSchema(walk, child(schema, "additionalProperties"), `${place}{}`);
  for (const key of ["allOf", "oneOf", "anyOf"]) {
    for (const part of children(child(schema, key))) ofSchema(walk, part, place);
  }
}

function add(walk: Walk, kind: Leaf["kind"], node: Node, place: string): void {
  if (walk.leaves.has(node.at)) return;
  // A response stands elsewhere as often as not; a type that a property refers to is another matter than the property.
  const declared = kind === "status" ? referred(walk.document, node) : [node];
  const open = declared.some((each) => isOpen(walk.document, each));
  walk.leaves.set(node.at, { kind, at: node.at, place, open });
}

/** True if a node or its parent has a mark for an unspecified behavior, except for the document itself. */
function isOpen(document: OpenapiDocument, node: Node): boolean {
  const keys = node.at.split("/").slice(1);
  return keys.some(
    (_, index) => child(at(document, ["#", ...keys.slice(0, index + 1)].join("/")), question) !== undefined,
  );
}

function componentName({ at }: Node): string | undefined {
  return at.startsWith(schemas) ? quoted(at.slice(schemas.length)) : undefined;
}

function quoted(name: string): string {
  return /^[^".[\]{}/()]+$/.test(name) ? name : `"${name}"`;
}
