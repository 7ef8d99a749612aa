import type { IdentityConstraint, IdentityPath, NameTest, QName } from "../../model/xml-schema/components.js";
import type { XmlTree } from "./xml-tree.js";

/** The result for: does an element satisfy its identity constraints? "unsure" if only the types of values could decide. */
export type Keeping = "kept" | "broken" | "unsure";

/** The values of the fields of one selected element; undefined for a missing field. */
type Row = readonly (string | undefined)[];

/**
 * Evaluates identity constraints of an element (XML Schema Part 1, section 3.11.4) by the strings of values only. Equal
 * strings are equal values; a string that might be another spelling of the same value makes the result unsure.
 */
export function keepsConstraints(tree: XmlTree, constraints: readonly IdentityConstraint[]): Keeping {
  const answers = constraints.map((constraint) => keeps(tree, constraint, constraints));
  return answers.find((answer) => answer === "broken") ?? answers.find((answer) => answer === "unsure") ?? "kept";
}

function keeps(tree: XmlTree, constraint: IdentityConstraint, all: readonly IdentityConstraint[]): Keeping {
  const rows = rowsOf(tree, constraint);
  if (rows === undefined) return "unsure";
  const whole = rows.filter(isWhole);
  if (constraint.kind === "keyref") {
    const referred = all.find(({ name }) => isSameName(name, constraint.refer));
    const keys = referred && rowsOf(tree, referred);
    if (whole.length === 0) return "kept";
    // An attribute that is not there may have a default value.
    if (keys?.every(isWhole) !== true) return "unsure";
    if (whole.some((row) => keys.every((key) => compareRows(row, key) === "other"))) return "broken";
    return whole.every((row) => keys.some((key) => compareRows(row, key) === "same")) ? "kept" : "unsure";
  }
  const pairs = whole.flatMap((row, at) => whole.slice(at + 1).map((other) => compareRows(row, other)));
  if (pairs.includes("same")) return "broken";
  return pairs.includes("maybe") || whole.length < rows.length ? "unsure" : "kept";
}

/** Maximum number of rows that are compared: examples are small. */
const maxRows = 300;

/** Returns the values that a constraint selects. Undefined if they are too many, or if a field has several values or child elements. */
function rowsOf(tree: XmlTree, { selector, fields }: IdentityConstraint): readonly Row[] | undefined {
  const selected = new Map(
    selector.flatMap((path) => reached({ tree, at: "" }, path)).map((scope) => [scope.at, scope]),
  );
  const rows = [...selected.values()].map((target) =>
    fields.map((field) => field.flatMap((path) => valuesAt(target, path))),
  );
  const isOdd = rows.some((row) => row.some((values) => values.length > 1 || values.includes(undefined)));
  return isOdd || rows.length > maxRows ? undefined : rows.map((row) => row.map(([value]) => value));
}

/** An element of a document with its position: the same tree may occur several times. */
interface Place {
  readonly tree: XmlTree;
  /** Positions of children from the root down: "/0/2". */
  readonly at: string;
}

function reached(from: Place, { anywhere, steps }: IdentityPath): readonly Place[] {
  let level: readonly Place[] = anywhere ? withAllInside(from) : [from];
  for (const step of steps) level = level.flatMap(elementsIn).filter(({ tree }) => fits(tree.name, step));
  return level;
}

function withAllInside(from: Place): readonly Place[] {
  const all = [from];
  for (const reachedScope of all) all.push(...elementsIn(reachedScope));
  return all;
}

function elementsIn({ tree: { children }, at }: Place): readonly Place[] {
  return children.flatMap((child, index) => (typeof child === "string" ? [] : [{ tree: child, at: `${at}/${index}` }]));
}

/** Returns the strings at the end of a path; undefined for an element with child elements. */
function valuesAt(target: Place, path: IdentityPath): readonly (string | undefined)[] {
  return reached(target, path).flatMap((end): readonly (string | undefined)[] => {
    const { attribute } = path;
    const { tree } = end;
    if (attribute !== undefined)
      return tree.attributes.flatMap(({ name, value }) => (fits(name, attribute) ? [value] : []));
    if (tree.isNil === true || elementsIn(end).length > 0) return [undefined];
    return [tree.children.filter((child) => typeof child === "string").join("")];
  });
}

function fits(name: QName, { namespace, local }: NameTest): boolean {
  return (local === undefined || local === name.local) && (namespace === undefined || namespace === name.namespace);
}

function isSameName(name: QName, other: QName | undefined): boolean {
  return name.local === other?.local && name.namespace === other.namespace;
}

function isWhole(row: Row): boolean {
  return row.every((value) => value !== undefined);
}

function compareRows(row: Row, other: Row): "same" | "maybe" | "other" {
  const answers = row.map((value, at) => compareTexts(value ?? "", other[at] ?? ""));
  if (answers.includes("other")) return "other";
  return answers.includes("maybe") ? "maybe" : "same";
}

/** Numbers, booleans, days, hexadecimal digits and names have several spellings. */
function compareTexts(one: string, other: string): "same" | "maybe" | "other" {
  if (one === other) return "same";
  const [a, b] = [one, other].map((text) => text.trim().split(/\s+/).join(" ").toLowerCase());
  const isPlain = [a, b].every(
    (text) => text !== undefined && /^[a-z ]+$/.test(text) && !/^(?:true|false)$/.test(text),
  );
  return isPlain && a !== b ? "other" : Number(a) !== Number(b) && isInteger(a) && isInteger(b) ? "other" : "maybe";
}

function isInteger(text: string | undefined): boolean {
  return text !== undefined && /^-?[0-9]{1,15}$/.test(text);
}
