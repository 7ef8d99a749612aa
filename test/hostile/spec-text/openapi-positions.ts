import { rootNode, shapesOf, type Node, type Shape, type Version } from "./meta-schema.js";

/** One step from an object or array of a document to one of its values. */
export type Step =
  | { readonly kind: "member"; readonly name: string }
  /** A key of the author's choice; "" allows any. */
  | { readonly kind: "map"; readonly pattern: string }
  | { readonly kind: "item" };

/** A step, and the definition that describes what it leads to; "" when that has no definition of its own. */
export interface Place {
  readonly step: Step;
  readonly name: string;
}

/** Kinds of positions: text, any value, the key of a map, or a value of a closed set or of another type. */
export type PositionKind = "text" | "any" | "key" | "typed";

/** A position in a document that allows a string. */
export interface Position {
  /** "components.schemas.{}.pattern of schema", unique in its version. */
  readonly id: string;
  readonly version: Version;
  readonly way: readonly Place[];
  readonly kind: PositionKind;
}

/**
 * The extensions that the generator reads, and the positions of strings in them. `extensions.test.ts` compares this
 * with its source.
 */
export const extensions: readonly string[] = [
  "x-allow-any-text",
  "x-enum-varnames",
  "x-enumDescriptions",
  "x-enumNames",
  "x-errors",
  "x-open-question",
  "x-open-questions",
  "x-parameter-sets",
  "x-rules",
  "x-sandbox-choice",
  "x-sensitive",
  "x-stability",
  "x-sunset",
  "x-xsd-element",
  "x-xsd-view",
];

/** The extensions that are written into bundled documents and overlays, and read by nobody here. */
export const writtenExtensions: readonly string[] = [
  "x-nullable",
  "x-xsd-cannot-create",
  "x-xsd-cannot-update",
  "x-xsd-create",
  "x-xsd-update",
];

/** The extension of requests for tokens: a wrong value is an error. `token-requests.test.ts` has hostile ones. */
export const tokenExtensions: readonly string[] = ["x-token-request"];

/** The extensions of pages: a wrong value is an error. `pages.test.ts` has hostile ones. */
export const pageExtensions: readonly string[] = [
  "x-fern-pagination",
  "x-ms-pageable",
  "x-pagination",
  "x-redocly-pagination",
  "x-redoclyPagination",
  "x-speakeasy-pagination",
  "x-stainless-pagination-property",
];

/**
 * Every position in which a meta-schema allows a string: each property, map and item of each definition, for each
 * reference to the definition. Positions inside a definition are visited once, by the shortest path.
 */
export function openapiPositions(version: Version): readonly Position[] {
  const found = new Map<string, Position>();
  const expanded = new Set<string>();
  const queue: { readonly way: readonly Place[]; readonly shape: Shape }[] = [];
  visit([], shapesOf([rootNode(version)]), "");
  for (const { way, shape } of queue) expand(way, shape);
  return [...found.values()];

  function visit(way: readonly Place[], shapes: readonly Shape[], owner: string): void {
    addScalars(way, shapes, owner);
    for (const shape of shapes) queue.push({ way: renamed(way, shape.name), shape });
  }

  function expand(way: readonly Place[], { name, members, maps, items }: Shape): void {
    const isKnown = name !== "" && expanded.has(name);
    if (name !== "") expanded.add(name);
    for (const [member, nodes] of members) follow({ kind: "member", name: member }, nodes);
    if (items.length > 0) follow({ kind: "item" }, items);
    const patterns = new Map<string, readonly Node[]>(maps);
    if (name === "schema") patterns.set("^x-", []);
    for (const [pattern, nodes] of patterns) {
      const step: Step = { kind: "map", pattern };
      const target = shapesOf(nodes).find((shape) => shape.name !== "" && !/reference$/i.test(shape.name));
      if (!closedKeys.has(pattern)) add([...way, { step, name: target?.name ?? "" }], "key", name);
      follow(step, nodes);
      if (pattern !== "^x-") continue;
      for (const each of extensions) add([...way, { step: { kind: "member", name: each }, name: "" }], "any", name);
    }

    function follow(step: Step, nodes: readonly Node[]): void {
      const inner = [...way, { step, name: "" }];
      if (isKnown) addScalars(inner, shapesOf(nodes), name);
      else visit(inner, shapesOf(nodes), name);
    }
  }

  function addScalars(way: readonly Place[], shapes: readonly Shape[], owner: string): void {
    const kinds = new Set(shapes.flatMap(({ scalars }) => [...scalars]));
    for (const kind of ["any", "text", "typed"] as const) if (kinds.has(kind)) return add(way, kind, owner);
  }

  function add(way: readonly Place[], kind: PositionKind, owner: string): void {
    const suffix = `${owner === "" ? "" : ` of ${owner}`}${kind === "key" ? " (key)" : ""}`;
    const id = `${way.map(({ step }) => stepText(step)).join(".")}${suffix}`;
    if (!found.has(id)) found.set(id, { id, version, way, kind });
  }
}

/** Keys that are a closed list. */
const closedKeys: ReadonlySet<string> = new Set([
  "^\\$ref$",
  "^(get|put|post|delete|options|head|patch|trace)$",
  "^(schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems)$",
]);

function renamed(way: readonly Place[], name: string): readonly Place[] {
  const last = way.at(-1);
  return last === undefined || name === "" ? way : [...way.slice(0, -1), { ...last, name }];
}

function stepText(step: Step): string {
  switch (step.kind) {
    case "member":
      return step.name;
    case "map":
      return step.pattern === "" ? "*" : (shownPatterns[step.pattern] ?? `{${step.pattern}}`);
    case "item":
      return "[]";
  }
}

const shownPatterns: Readonly<Record<string, string>> = {
  "^\\$ref$": "$ref",
  "^(get|put|post|delete|options|head|patch|trace)$": "post",
  "^[a-zA-Z0-9\\.\\-_]+$": "*",
  "^x-": "x-*",
  "^/": "/*",
  "^\\/": "/*",
};
