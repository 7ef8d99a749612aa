import {
  at,
  child,
  children,
  members,
  referred,
  textOf,
  variants,
  type Node,
  type OpenapiDocument,
} from "./openapi-document.js";
import { valuesOf } from "./openapi-values.js";
import { placeOfNode } from "./leaves-xsd.js";
import { openapiOf, xsdOf, type Specs } from "./specs.js";
import type { XsdDocument } from "./xsd-tree.js";
import {
  branchesOf,
  clears,
  contentOf,
  facetsOf,
  namedValues,
  typeOf,
  valueOfFacet,
  type Declared,
  type XsdType,
} from "./xsd-types.js";

/** Both sides of a contract that speaks XML. */
interface Pair {
  /** The bundle, whose schemas represent elements. */
  readonly openapi: OpenapiDocument;
  readonly xsd: XsdDocument;
  readonly problems: string[];
  readonly visited: Set<string>;
}

/** The property that holds the text of an element with attributes. */
const textProperty = "value";

/**
 * Differences between the JSON schemas of a bundled document and the XSD from which they are derived: properties,
 * required or repeated properties, values, lengths. Views have schemas of their own and are ignored.
 */
export function bundledProblems(specs: Specs, name: string, openapi: OpenapiDocument): readonly string[] {
  const written = openapiOf(specs, name);
  const xsd = xsdOf(specs, name);
  if (written === undefined || xsd === undefined) return [];
  const pair: Pair = { openapi, xsd, problems: [], visited: new Set() };
  for (const media of mediaWithElements(written.root)) {
    const element = textOf(media, "x-xsd-element")!.split("#")[1]!;
    const declaration = xsd.named.get(`element ${element}`);
    const schema = child(at(openapi, media.at), "schema");
    if (declaration === undefined) pair.problems.push(`${media.at}: There is no element "${element}".`);
    else if (schema === undefined) pair.problems.push(`${media.at}: There is no schema.`);
    else compare(pair, schema, typeOf(xsd, declaration), element);
  }
  return [...new Set(pair.problems)];
}

function mediaWithElements(node: Node): readonly Node[] {
  if (node.at === "#/components/x-errors") return [];
  const isWhole = child(node, "x-xsd-element") !== undefined && child(node, "x-xsd-view") === undefined;
  const own = isWhole ? [node] : [];
  return [...own, ...children(node).flatMap(mediaWithElements)];
}

function compare(pair: Pair, schema: Node, type: XsdType | undefined, path: string): void {
  const content = type === undefined ? [] : contentOf(pair.xsd, type);
  if (type === undefined || type.kind === "builtIn" || content.length === 0) {
    return type === undefined ? undefined : compareValues(pair, schema, type, path);
  }
  // Types that hold themselves are compared once.
  const key = `${referred(pair.openapi, schema).at(-1)!.at} ${placeOfNode(type.node)}`;
  if (pair.visited.has(key)) return;
  pair.visited.add(key);
  const schemas = variants(pair.openapi, schema);

  const properties = new Map(schemas.flatMap((each) => members(child(each, "properties"))));
  const declared = new Map(content.map((each) => [each.node.attributes.get("name") ?? "", each]));
  const hasText = branchesOf(pair.xsd, type).length > 0;
  const expected = [...declared.keys(), ...(hasText ? [textProperty] : [])];
  agree(pair, path, "members", [...properties.keys()], expected);
  const required = [...declared].filter(([, each]) => each.required).map(([name]) => name);
  const requiredByJson = schemas.flatMap((each) => children(child(each, "required")).map(({ value }) => String(value)));
  agree(pair, path, "required members", requiredByJson, [...required, ...(hasText ? [textProperty] : [])]);
  for (const [name, property] of properties) {
    const each = declared.get(name);
    if (each !== undefined) compareMember(pair, property, each, `${path}/${name}`);
    else if (hasText && name === textProperty) compareValues(pair, property, type, path);
  }
}

function compareMember(pair: Pair, property: Node, declared: Declared, path: string): void {
  const schemas = variants(pair.openapi, property);
  const isAttribute = schemas.some((each) => child(each, "xml", "attribute")?.value === true);
  if (isAttribute !== (declared.node.name === "attribute"))
    pair.problems.push(`${path}: One is an attribute, one is not.`);
  const takesNull = schemas.some((each) => child(each, "type")?.value === "null");
  if (takesNull !== (declared.node.attributes.get("nillable") === "true"))
    pair.problems.push(`${path}: One may be nil, one may not.`);
  const items = schemas.flatMap((each) => child(each, "items") ?? [])[0];
  if ((items !== undefined) !== declared.repeats) pair.problems.push(`${path}: One repeats, one does not.`);
  compare(pair, items ?? property, typeOf(pair.xsd, declared.node), path);
}

function compareValues(pair: Pair, schema: Node, type: XsdType, path: string): void {
  const schemas = variants(pair.openapi, schema);
  const branches = branchesOf(pair.xsd, type).filter((branch) => !clears(branch));
  const place = { kind: "schema", nodes: [{ ...schema, branch: "" }], required: undefined, passed: [] } as const;
  const named = valuesOf(pair.openapi, schemas, place).named.filter((value) => value !== "" && value !== null);
  agree(pair, path, "values", named.map(String), namedValues(branches).named);
  // A pattern may say the length as well.
  if (schemas.some((each) => child(each, "pattern") !== undefined)) return;
  for (const facet of ["minLength", "maxLength"]) {
    const values = schemas.flatMap((each) => child(each, facet) ?? []).map(({ value }) => String(value));
    const lengths = branches.flatMap((branch) => [...facetsOf(branch, facet), ...facetsOf(branch, "length")]);
    agree(pair, path, facet, values, lengths.map(valueOfFacet));
  }
}

function agree(pair: Pair, path: string, what: string, json: readonly string[], xsd: readonly string[]): void {
  const only = (these: readonly string[], those: readonly string[]): string =>
    these.filter((each) => !those.includes(each)).join(", ");
  if (only(json, xsd) !== "")
    pair.problems.push(`${path}: Of its ${what} only the JSON schema has ${only(json, xsd)}.`);
  if (only(xsd, json) !== "") pair.problems.push(`${path}: Of its ${what} only the XSD has ${only(xsd, json)}.`);
}
