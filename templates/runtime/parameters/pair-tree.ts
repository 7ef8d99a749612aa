import { pointerPart } from "../json/pointer.js";
import type { Problem } from "../base/problem.js";
import { parameterFault, problemOf, repeatedFault } from "./fault.js";
import { setMember, type Members } from "./members.js";
import { singleValue, type ShapeNode } from "./shape.js";

/** The depth to which lists and objects may be nested by brackets. */
export const maxNesting = 64;

/** Pairs that were sent under names that begin alike: "a=1", "a[b]=2", "a[]=3". */
export interface PairNode {
  /** The values that were sent under exactly this name, in order. */
  readonly texts: string[];
  /** By the name in brackets; created on first use, since most nodes have none. */
  members: Map<string, PairNode> | undefined;
  /** Behind empty brackets that others follow: each pair is an item of its own. */
  appended: PairNode[] | undefined;
  /** True if a string follows empty brackets. */
  isList: boolean;
}

/** Begins a node of the tree of names in brackets. */
export function createPairNode(): PairNode {
  return { texts: [], members: undefined, appended: undefined, isList: false };
}

/** The keys in the brackets of a name behind its first `length` characters: "[b][0]" -> "b", "0". */
export function bracketKeys(name: string, length: number): readonly string[] {
  if (name.length === length) return [];
  const keys = name.slice(length + 1, -1).split("][", maxNesting + 1);
  if (keys.length <= maxNesting) return keys;
  throw parameterFault("http/too-deep", `Properties are nested deeper than the limit of ${maxNesting}.`);
}

/** True for a name that goes on in brackets behind its first `length` characters. */
export function isBracketed(name: string, length: number): boolean {
  return name.charCodeAt(length) === 0x5b && name.endsWith("]");
}

/** Adds a string at the path of its keys. */
export function addPair(root: PairNode, keys: readonly string[], text: string): void {
  // "a[]=1" repeats a name as "a=1" does, and says that there is a list.
  const isItem = keys.at(-1) === "";
  let node = root;
  for (const key of isItem ? keys.slice(0, -1) : keys) node = key === "" ? appendedNode(node) : memberNode(node, key);
  node.texts.push(text);
  if (isItem) node.isList = true;
}

/** Returns the node of a property; creates it if it is missing. */
export function memberNode(node: PairNode, name: string): PairNode {
  const known = node.members?.get(name);
  if (known !== undefined) return known;
  const member = createPairNode();
  (node.members ??= new Map<string, PairNode>()).set(name, member);
  return member;
}

function appendedNode(node: PairNode): PairNode {
  const item = createPairNode();
  (node.appended ??= []).push(item);
  return item;
}

/** Converts strings, and collects problems. */
export interface TreeReading {
  /** Converts a string to a value; throws a `ParameterFault` if it represents none. */
  readonly readText: (shape: ShapeNode, text: string) => unknown;
  readonly problems: Problem[];
}

/**
 * Returns the value of a node. A list accepts strings of one name, empty brackets and numbers in brackets, in the order
 * of the numbers: gaps between them are closed and take no memory. A value that does not match its shape still becomes
 * an object, a list or a string, for validation to name. Undefined if there is a problem.
 */
export function valueOfNode(node: PairNode, shape: ShapeNode, path: string, reading: TreeReading): unknown {
  try {
    const { texts, members, appended } = node;
    if (members === undefined && appended === undefined) return valueOfTexts(node, shape, path, reading);
    if (texts.length > 0) throw repeatedFault();
    const { items = shape } = shape;
    const isList = members === undefined || (shape.items !== undefined && [...members.keys()].every(isIndex));
    if (isList) {
      const inOrder = [...(members ?? [])].sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner);
      return [...inOrder, ...(appended ?? [])].map((inner, index) =>
        valueOfNode(inner, items, `${path}/${index}`, reading),
      );
    }
    if (appended !== undefined) {
      throw parameterFault("http/mixed-keys", "Named and empty brackets must not be mixed.");
    }
    return objectOf(members, shape.member ?? (() => items), path, reading);
  } catch (error) {
    reading.problems.push(problemOf(error, path));
    return undefined;
  }
}

function valueOfTexts({ texts, isList }: PairNode, shape: ShapeNode, path: string, reading: TreeReading): unknown {
  const [first = ""] = texts;
  if (texts.length === 1 && !isList && isWhole(first, shape)) return reading.readText(shape, first);
  const { items = isList ? shape : undefined } = shape;
  if (items === undefined) throw repeatedFault();
  return texts.map((text, index) => readItem(text, items, `${path}/${index}`, reading));
}

/** False for a string that is the only item of a list. */
function isWhole(text: string, shape: ShapeNode): boolean {
  if (shape.items === undefined || singleValue(shape, text) !== undefined) return true;
  if (text.startsWith("{")) return shape.member !== undefined;
  // JSON of a list is the whole list, unless its items are lists or strings.
  return text.startsWith("[") && !shape.items.takesText && shape.items.items === undefined;
}

function readItem(text: string, items: ShapeNode, path: string, { readText, problems }: TreeReading): unknown {
  try {
    return readText(items, text);
  } catch (error) {
    problems.push(problemOf(error, path));
    return undefined;
  }
}

function objectOf(
  nodes: ReadonlyMap<string, PairNode>,
  shapeOf: (name: string) => ShapeNode,
  path: string,
  reading: TreeReading,
): Members {
  const members: Members = {};
  for (const [name, inner] of nodes) {
    setMember(members, name, valueOfNode(inner, shapeOf(name), `${path}/${pointerPart(name)}`, reading));
  }
  return members;
}

/** Numbers as lists have them; "__proto__" and "01" are none. */
function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d{0,14})$/.test(key);
}
