import type { Contract, Operation } from "../model/contract.js";
import { isPlainReference } from "../model/json-schema/same-value.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { isIdentifier, pascalCase } from "../text/identifiers.js";
import { streamItems } from "./payload-encoding.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import { messageParts } from "./message-names.js";
import type { MessageSchemas } from "./message-schemas.js";
import type { Direction, NamedOperation, NamedSchema, SchemaViewNames } from "./plan.js";
import { SchemaTexts } from "./equal-schemas.js";
import { originKey } from "./origin-key.js";
import { constantValues } from "./enum-constants.js";
import type { TypeNaming } from "./type-naming.js";
import { reachableSchemas, schemaUses } from "./reachable.js";
import { receivedOnly, schemasWithViews } from "./views.js";
import { compareText } from "../text/in-order.js";

/** Ranks of `allocateNames`: names of the spec come first. XSD names rank between them (see xml-names.ts). */
export const nameRank = {
  /** Required by the configuration. */
  bound: -1,
  exact: 0,
  component: 1,
  xmlType: 2,
  xmlElement: 3,
  reference: 4,
  payload: 5,
  inner: 6,
  view: 7,
  message: 8,
} as const;

/** Names of inner objects grow with the way to them: 2,000 levels would cost 2,000 times 2,000 words. */
export const maxWishLength = 240;

interface Candidate {
  readonly schema: JsonSchema;
  /** Set if only one direction uses the schema, because it is inline in a request or a response. */
  readonly direction?: Direction;
  /** Set for a schema that is a part of a message itself, and not inside one. */
  readonly isMessagePart?: true;
  /** Set for an object that is inline in another schema. */
  readonly isInner?: true;
}

/** Options for the names of schemas. */
export interface NameOptions {
  /** Converts a name of the spec to the name of a type; PascalCase if undefined. */
  readonly typeName?: TypeNaming;
  /** True if inline enumerations have names, like inline objects. */
  readonly namesLists?: boolean;
}

/** Requests for names of JSON schemas, with the names that they would like. */
export function jsonNameRequests(
  contract: Contract,
  operations: readonly NamedOperation[],
  messages: ReadonlyMap<Operation, MessageSchemas> = new Map(),
  { typeName = pascalCase, namesLists = false }: NameOptions = {},
): readonly NameRequest<Candidate>[] {
  const uses = schemaUses(contract);
  const used = reachableSchemas(uses.map((use) => use.schema));
  // The objects of parameter groups are printed inline.
  const inPlace = new Set(
    [...messages.values()].flatMap(({ parameters }) => [...(parameters?.properties?.values() ?? [])]),
  );
  const components = [...contract.schemas].filter(([, schema]) => used.has(schema) || !isXmlOnly(contract, schema));
  const requests = new NameRequests(inPlace, namesLists);
  const operationNames = new Map(operations.map((named) => [named.operation, named.pascalName]));

  for (const [name, schema] of components) {
    requests.add(
      { schema },
      typeName(name),
      isIdentifier(name) && typeName(name) === name ? nameRank.exact : nameRank.component,
    );
  }
  // Types of the XSD have the unprefixed names, so that adding JSON renames nothing.
  for (const [name, schema] of contract.derived?.schemas ?? []) {
    if (used.has(schema)) requests.add({ schema }, `${typeName(name)}Json`, nameRank.component);
  }
  for (const use of uses) {
    const operationName = use.payload && operationNames.get(use.payload.operation);
    if (use.payload === undefined || operationName === undefined || isPlainReference(use.schema)) continue;
    requests.add(
      { schema: use.schema, direction: use.direction },
      `${operationName}${pascalCase(use.payload.role)}`,
      nameRank.payload,
    );
  }
  // A schema that only components refer to may hold itself as well, and a type that does needs a name.
  for (const schema of reachableSchemas([...used, ...components.map(([, schema]) => schema)])) {
    const target = schema.ref?.target;
    if (target !== undefined) requests.add({ schema: target }, typeName(lastName(target)), nameRank.reference);
  }
  for (const { schema, wish, direction } of messageParts(operations, messages)) {
    requests.add({ schema, direction, isMessagePart: true }, wish, nameRank.message);
  }
  return requests.withInner();
}

/** Collects requests for names: the first one of a schema counts. */
class NameRequests {
  private readonly requests: NameRequest<Candidate>[] = [];
  private readonly named = new Set<JsonSchema>();

  /** Objects of `inPlace` have no names, and lists of values have them only where `namesLists` is set. */
  constructor(
    private readonly inPlace: ReadonlySet<JsonSchema>,
    private readonly namesLists: boolean,
  ) {}

  add(owner: Candidate, wish: string, rank: number): void {
    if (this.named.has(owner.schema)) return;
    this.named.add(owner.schema);
    this.requests.push({ owner, wish: wish.slice(0, maxWishLength), rank, key: originKey(owner.schema.origin) });
  }

  /** Returns all requests, and those of inner schemas, which are named after the named schema that contains them. */
  withInner(): readonly NameRequest<Candidate>[] {
    // The list grows during the iteration.
    for (const { owner, wish } of this.requests) this.addInner(owner, owner.schema, wish);
    return this.requests;
  }

  private addInner(owner: Candidate, schema: JsonSchema, name: string): void {
    for (const [property, inner] of schema.properties ?? []) this.visit(owner, inner, `${name}${pascalCase(property)}`);
    if (schema.items !== undefined) this.visit(owner, schema.items, `${name}Item`);
    if (schema.additionalProperties !== undefined) this.visit(owner, schema.additionalProperties, `${name}Value`);
    for (const branch of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
      if (branch.properties !== undefined && !this.named.has(branch)) this.addInner(owner, branch, name);
    }
  }

  private visit(owner: Candidate, inner: JsonSchema, wish: string): void {
    if (this.named.has(inner)) return;
    const isObject = inner.properties !== undefined && inner.properties.size > 0 && !this.inPlace.has(inner);
    if (isObject || (this.namesLists && constantValues(inner) !== undefined)) {
      const { isMessagePart, ...rest } = owner;
      const rank = isMessagePart === true ? nameRank.message : nameRank.inner;
      this.add({ ...rest, schema: inner, isInner: true }, wish, rank);
    } else {
      this.addInner(owner, inner, wish);
    }
  }
}

/** Requests for names without duplicates among inline objects, and the owners of the names that duplicates use. */
export interface SharedRequests {
  readonly requests: readonly NameRequest<Candidate>[];
  /** An inline object that has the name of another one. */
  readonly sameAs: ReadonlyMap<JsonSchema, JsonSchema>;
}

/**
 * Returns one request for all equal inline objects of requests, or of responses. Large APIs repeat a form in each
 * operation that accepts it. The first source location determines the name.
 */
export function shareInner(contract: Contract, requests: readonly NameRequest<Candidate>[]): SharedRequests {
  const items = streamItems(contract);
  const texts = new SchemaTexts();
  const first = new Map<string, JsonSchema>();
  const sameAs = new Map<JsonSchema, JsonSchema>();
  for (const { owner } of [...requests].sort((a, b) => compareText(a.key, b.key))) {
    const { schema, direction, isInner, isMessagePart } = owner;
    if (isInner !== true || isMessagePart === true || direction === undefined || items.has(schema)) continue;
    const key = `${direction} ${texts.numberOf(schema)}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, schema);
    else sameAs.set(schema, known);
  }
  return { requests: requests.filter(({ owner }) => !sameAs.has(owner.schema)), sameAs };
}

/** Gives every named schema its views and the names that go with them. `areInnerTypes`: inline objects have types alone. */
export function nameSchemas(
  contract: Contract,
  requests: readonly NameRequest<Candidate>[],
  names: ReadonlyMap<unknown, string>,
  taken: Set<string>,
  areInnerTypes: boolean,
): readonly NamedSchema[] {
  const differing = schemasWithViews(reachableSchemas(requests.map((request) => request.owner.schema)));
  const viewRequests: NameRequest<Candidate>[] = [];
  for (const { owner, key } of requests) {
    if (owner.direction !== undefined || !differing.has(owner.schema)) continue;
    const wish = `${nameOf(names, owner)}Request`;
    viewRequests.push({ owner, wish, fallback: `${wish}View`, rank: nameRank.view, key });
  }
  // An omitted view keeps its name reserved, so that no other name depends on the direction of messages.
  const viewNames = allocateNames(viewRequests, taken);
  const unsent = receivedOnly(contract);
  const items = areInnerTypes ? streamItems(contract) : new Set<JsonSchema>();
  return requests
    .map(({ owner }): NamedSchema => {
      const name = nameOf(names, owner);
      const requestName = viewNames.get(owner);
      const kind = differing.has(owner.schema) ? (owner.direction ?? "response") : "both";
      const views = [schemaView(kind, name)];
      if (requestName !== undefined && !unsent.has(owner.schema)) views.push(schemaView("request", requestName));
      return {
        schema: owner.schema,
        views,
        ...(owner.isMessagePart === true && { isMessagePart: true }),
        ...(areInnerTypes && owner.isInner === true && !items.has(owner.schema) && { isTypeOnly: true }),
      };
    })
    .sort((a, b) => compareText(a.views[0]?.typeName ?? "", b.views[0]?.typeName ?? ""));
}

/** A view with the names of its functions. */
export function schemaView(kind: SchemaViewNames["kind"], typeName: string): SchemaViewNames {
  const bare = typeName.replace(/^_/, "");
  return {
    kind,
    typeName,
    guardName: `is${bare}`,
    validateName: `validate${bare}`,
    parseName: `parse${bare}`,
    codecName: `codecOf${bare}`,
  };
}

function nameOf(names: ReadonlyMap<unknown, string>, owner: Candidate): string {
  const name = names.get(owner);
  if (name === undefined) throw new Error("Every request for a name gets one.");
  return name;
}

/** True if a component is only the plain description of an XML payload, which the XSD names. */
function isXmlOnly(contract: Contract, schema: JsonSchema): boolean {
  return xmlPlainSchemas(contract).has(schema);
}

const plainSchemas = new WeakMap<Contract, Set<JsonSchema>>();

function xmlPlainSchemas(contract: Contract): Set<JsonSchema> {
  const known = plainSchemas.get(contract);
  if (known !== undefined) return known;
  const contents = contract.operations.flatMap((operation) => [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap((response) => response.content),
  ]);
  const roots = contents.flatMap(({ payload }) =>
    payload.kind === "xml" && payload.plainSchema !== undefined ? [payload.plainSchema] : [],
  );
  const reached = reachableSchemas(roots);
  plainSchemas.set(contract, reached);
  return reached;
}

/** Returns the last meaningful name in a schema's pointer: "/$defs/line/items" -> "line items". */
function lastName(schema: JsonSchema): string {
  if (schema.origin.kind !== "pointer") return "schema";
  const parts = schema.origin.pointer.split("/").slice(1);
  const start = parts.findLastIndex((part, index) => holders.has(parts[index - 1] ?? "") && !holders.has(part));
  const words = start === -1 ? parts : parts.slice(start);
  const fileName = schema.origin.file.path
    .split("/")
    .at(-1)
    ?.replace(/\.[^.]*$/, "");
  const kept = words.filter((word) => !/^\d+$/.test(word)).map((word) => word.replaceAll("~1", " "));
  return kept.length === 0 ? (fileName ?? "schema") : kept.join(" ");
}

const holders: ReadonlySet<string> = new Set(["properties", "$defs", "definitions", "schemas", "patternProperties"]);
