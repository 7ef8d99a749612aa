import { type Problem, type Result, type Success, limitedFailure, setOwnProperty } from "./base.js";
import {
  type Check,
  type FieldTable,
  type ParameterTable,
  type ParameterValues,
  type PartHeaders,
  type PayloadWriter,
  type PrimitiveShape,
  type RequestHeaders,
  type StyledParts,
  type TextReader,
  type ValueShape,
  checked,
  httpProblem,
  primitiveOfText,
  unreadablePayload,
  writtenType,
} from "./http.js";
import {
  type Outline,
  type OutlineRef,
  type TextType,
  itemOutlines,
  memberOutlines,
  outlinesOf,
  parseJsonText,
  pointerPart,
} from "./json.js";

/** The parts of a request that contain parameters. */
export interface ParameterSource {
  /** Values of the path variables, in the template's order, with percent-encoding. */
  readonly pathValues: readonly string[];
  /** The raw query, without "?"; "" if there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
}

/** The parameters of a request. A group is defined if the operation has parameters there, even if none was sent. */
export interface DecodedParameters {
  readonly values: ParameterValues;
  /** Problems of parameters that cannot be decoded; `values` omits such parameters. */
  readonly problems: readonly Problem[];
}

/** The parameters of one group: the fields of a form. */
export interface DecodedGroup {
  /** Values by name, without invalid ones. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** The value of JSON text, or the reason why it is invalid. */
export type JsonReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ParameterJsonFault };

/** The problem of a parameter that is JSON text. */
export interface ParameterJsonFault {
  /** The violated rule: `code` of the problem. */
  readonly code: string;
  readonly message: string;
}

/** Reads the JSON text of a parameter. */
export type ReadJson = (text: string) => JsonReading;

const brand = "specwright/parameter-error";

/** Thrown for a value that its location cannot represent: the recipient would read another value, or none. */
export interface ParameterError extends Error {
  readonly brand: typeof brand;
  /** Always one, with code "http/unencodable-value" and a path such as "/query/mode". */
  readonly problems: readonly [Problem];
}

/** True when a caught value is an encoder's own error, also when another copy of the runtime threw it. */
export function isParameterError(value: unknown): value is ParameterError {
  return value instanceof Error && (value as Partial<ParameterError>).brand === brand;
}

type NamedPlace = Pick<ParameterTable, "in" | "name">;

/** The path of a parameter among the parameters of its operation: "/headers/x-trace". */
export function parameterPath({ in: location, name }: NamedPlace): string {
  return `/${location}${location === "header" || location === "cookie" ? "s" : ""}/${pointerPart(name)}`;
}

/** Throws the `ParameterError` for a parameter. */
export function refuseValue(parameter: NamedPlace, message: string): never {
  const path = parameterPath(parameter);
  throw Object.assign(new Error(message), { brand, problems: [{ code: "http/unencodable-value", message, path }] });
}

/** Thrown within decoders for a string that represents no value. */
interface ParameterFault extends Error {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
}

/** The error of a parameter that cannot be read. */
export function parameterFault(code: string, message: string): ParameterFault {
  return Object.assign(new Error(message), { code });
}

/** The error of a parameter that is sent more than once. */
export function repeatedFault(): ParameterFault {
  return parameterFault("http/repeated-parameter", "The parameter is sent more than once.");
}

/** The problem behind what a decoder threw; anything else is thrown on. */
export function problemOf(error: unknown, path: string): Problem {
  if (error instanceof URIError) {
    return { code: "http/percent-encoding", message: "The percent-encoding is malformed or not UTF-8.", path };
  }
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return { code: error.code, message: error.message, path };
  }
  throw error;
}

/** Strings by name: `process.env`, or the pairs of a `FormData` or `URLSearchParams`, which may repeat a name. */
export type NamedTexts = Readonly<Record<string, unknown>> | Iterable<readonly [name: string, value: unknown]>;

/**
 * Converts an object of strings to the types that its schema names: "5" becomes 5 for a number; several strings of one
 * name become a list, and so does a single one if only a list is valid. Blank strings are omitted if no string is
 * valid, since forms send them; "on" is true if only a boolean is valid, as checkboxes send it. A string that matches
 * none of the types stays unchanged, and so do undeclared names. The argument is not modified; the result is not
 * validated.
 */
export function fromStrings(outline: OutlineRef, texts: NamedTexts): Record<string, unknown> {
  const { all } = outlinesOf({}, [outline]);
  const values = new Map<string, unknown[]>();
  for (const [name, value] of isPairs(texts) ? texts : Object.entries(texts)) {
    if (value === undefined) continue;
    const list = values.get(name) ?? [];
    values.set(name, list);
    list.push(...(Array.isArray(value) ? (value as readonly unknown[]) : [value]));
  }
  const members: (readonly [string, unknown])[] = [];
  for (const [name, list] of values) {
    const value = readMember(list, memberOutlines(all, name));
    if (value !== undefined) members.push([name, value]);
  }
  return Object.fromEntries(members);
}

function isPairs(texts: NamedTexts): texts is Iterable<readonly [string, unknown]> {
  return Symbol.iterator in texts;
}

/** Returns the value of a property with these occurrences. Undefined if it counts as missing. */
function readMember(list: readonly unknown[], refs: readonly OutlineRef[]): unknown {
  const { all } = outlinesOf(undefined, refs);
  const takesList = all.some(({ items, prefixItems }) => items !== undefined || prefixItems !== undefined);
  const isList = takesList && (list.length > 1 || !all.some(({ text }) => text !== undefined));
  if (!isList) return list.length === 1 ? readText(list[0], all) : list;
  const items = list.flatMap((text, index) => {
    const item = readText(text, outlinesOf(undefined, itemOutlines(all, index)).all);
    return item === undefined ? [] : [item];
  });
  return items;
}

/** Converts a string; returns other values (a file of a form) unchanged. */
function readText(text: unknown, outlines: readonly Outline[]): unknown {
  if (typeof text !== "string") return text;
  const types = new Set(outlines.flatMap(({ text: textTypes = [] }) => textTypes));
  if (types.size > 0 && !types.has("string")) {
    if (text === "") return types.has("null") ? null : undefined;
    if (text === "on" && isOnly("boolean", types)) return true;
  }
  return primitiveOfText(text, [...types]);
}

/** True if only one type is valid, except null. */
function isOnly(type: TextType, types: ReadonlySet<TextType>): boolean {
  return [...types].every((candidate) => candidate === type || candidate === "null") && types.has(type);
}

/** Decoded values by name. */
export type Members = Record<string, unknown>;

/** Sets a property with a name from a request: "__proto__" is an ordinary name. */
export function setMember(members: Members, name: string, value: unknown): void {
  if (name === "__proto__") setOwnProperty(members, name, value);
  else members[name] = value;
}

/** Converts a decoded string to its value. */
export type ReadText = (text: string) => unknown;

/** A shape that values are read by. */
export interface ShapeNode {
  /** Converts a string to one of its types; a string that matches none stays unchanged. */
  readonly leaf: ReadText;
  /** True if every string is a value. */
  readonly takesText: boolean;
  /** The shape of items. Undefined if the value cannot be a list. */
  readonly items: ShapeNode | undefined;
  /** Returns the shape of a property. Undefined if the value cannot be an object. */
  readonly member: ((name: string) => ShapeNode) | undefined;
}

/** True for shapes that are always one string, never a list or an object. */
export function isPrimitiveShape(shape: ValueShape): shape is PrimitiveShape {
  return shape !== "any" && (typeof shape === "string" || Array.isArray(shape));
}

/** True if the value can be a list. */
export function takesItems(shape: ValueShape): boolean {
  return shape === "any" || (typeof shape === "object" && "items" in shape);
}

/** True if the value can be an object. */
export function takesMembers(shape: ValueShape): boolean {
  return shape === "any" || (typeof shape === "object" && "members" in shape);
}

const asText: ReadText = (text) => text;

const anyNode: ShapeNode = {
  leaf: asText,
  takesText: true,
  get items() {
    return anyNode;
  },
  member: () => anyNode,
};

/** Prepares a shape; a recursive one becomes a node that refers to itself. */
export function compileShape(shape: ValueShape): ShapeNode {
  return compiled(shape, []);
}

/** `above` holds the nodes around the shape, the innermost last; it is as before when the shape is done. */
function compiled(shape: ValueShape, above: ShapeNode[]): ShapeNode {
  if (shape === "any") return anyNode;
  if (isPrimitiveShape(shape)) return { ...leafOf(shape), items: undefined, member: undefined };
  if ("above" in shape) return above[above.length - shape.above] ?? anyNode;
  const node: { -readonly [Key in keyof ShapeNode]: ShapeNode[Key] } = {
    ...leafOf(shape.text),
    items: undefined,
    member: undefined,
  };
  above.push(node);
  if ("members" in shape) {
    const members = new Map(Object.entries(shape.members).map(([name, member]) => [name, compiled(member, above)]));
    const others = compiled(shape.others, above);
    node.member = (name) => members.get(name) ?? others;
  }
  if (shape.items !== undefined) node.items = compiled(shape.items, above);
  above.pop();
  return node;
}

function leafOf(shape: PrimitiveShape | undefined): Pick<ShapeNode, "leaf" | "takesText"> {
  if (shape === undefined) return { leaf: asText, takesText: false };
  return { leaf: leafReader(shape), takesText: shape === "string" || shape.includes("string") };
}

/** Returns the value of a single string. Undefined if it must be a list or an object. */
export function singleValue({ leaf, takesText, items, member }: ShapeNode, text: string): unknown {
  const value = leaf(text);
  return takesText || typeof value !== "string" || (items === undefined && member === undefined) ? value : undefined;
}

/** Returns a function that converts a string to one of its types. */
export function leafReader(shape: PrimitiveShape): ReadText {
  if (shape === "string") return asText;
  const isNumber = shape === "number" || shape.includes("number");
  return (text) => (isNumber && isShortInteger(text) ? Number(text) : primitiveOfText(text, shape));
}

/** True if a string is an integer that is short enough to be exact. */
function isShortInteger(text: string): boolean {
  if (text.length === 0 || text.length > 15 || (text.length > 1 && text.charCodeAt(0) === 0x30)) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

/** Returns the shape of an item of a list, or of a property of an object, as declared. */
export function innerShape(shape: ValueShape, name: string | undefined): ValueShape {
  if (typeof shape === "string" || isPrimitiveShape(shape) || "above" in shape) return "any";
  if (name === undefined) return shape.items ?? "any";
  if (!("members" in shape)) return "any";
  return Object.hasOwn(shape.members, name) ? (shape.members[name] ?? shape.others) : shape.others;
}

/** `decodeHeaders` where every header has shape "string" and no default: a few lines instead of the whole decoder. */
export function decodeTextHeaders(
  tables: readonly ParameterTable[],
  get: (name: string) => string | null | undefined,
): Success<Readonly<Record<string, unknown>>> {
  const texts = tables.map(({ name }) => [name, get(name.toLowerCase())] as const);
  // The properties of this object are all own ones, "__proto__" too.
  return { ok: true, value: Object.fromEntries(texts.filter(([, text]) => typeof text === "string")) };
}

/** Prepares to give absent parameters their defaults; each time a copy, since handlers may change what they get. */
export function compileDefaults(tables: readonly ParameterTable[]): ((values: Members) => void) | undefined {
  const defaults = tables.flatMap(({ name, default: value }) => {
    if (value === undefined) return [];
    if (typeof value !== "object") return [{ name, copy: () => value }];
    const text = JSON.stringify(value);
    return [{ name, copy: (): unknown => JSON.parse(text) }];
  });
  if (defaults.length === 0) return undefined;
  return (values) => {
    for (const { name, copy } of defaults) if (!Object.hasOwn(values, name)) setMember(values, name, copy());
  };
}

/**
 * Returns a value for a header. RFC 9110, section 5.5: no control characters, no white space at either end, nothing
 * outside ISO 8859-1.
 */
export function fieldValue(table: ParameterTable, text: string): string {
  return /^([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/.test(text)
    ? text
    : refuseValue(table, "No header can contain it.");
}

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

/** Gives the encoded text of a string, number, boolean or null, and refuses every other value. `isJson`: the text is JSON. */
export type EncodePart = (value: unknown, isJson: boolean) => string;

/**
 * Encodes the values of one location (path, query, headers, cookies) in order of the tables; absent ones are left out.
 */
export function encodeEach<T>(
  location: ParameterTable["in"],
  tables: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined = {},
  encode: (table: ParameterTable, value: unknown) => readonly T[],
): readonly T[] {
  const encoded: T[] = [];
  for (const table of tables) {
    const { name } = table;
    // Names such as "constructor" are found on every prototype.
    if (table.in !== location || values[name] === undefined || !Object.hasOwn(values, name)) continue;
    encoded.push(...encode(table, values[name]));
  }
  return encoded;
}

/** The text of a primitive value. Numbers are written as in JSON, with an exponent from 1e21 on and below 1e-6. */
export function primitiveText(table: ParameterTable, value: unknown): string {
  return typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)
    ? String(value)
    : refuseValue(table, "This type of value cannot be sent.");
}

/** Percent-encodes all but unreserved characters. RFC 3986, section 2.3. */
export function percentEncoded(table: ParameterTable, value: unknown): string {
  const text = primitiveText(table, value);
  if (/^[\w.~-]*$/.test(text)) return text;
  try {
    return encodeURIComponent(text).replace(
      /[!'()*]/g,
      (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    return refuseValue(table, "Half of a surrogate pair cannot be encoded.");
  }
}

/** True if a value is a plain object; dates, maps and bytes are not. */
export function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/**
 * Fills a path template with encoded strings. None may be missing or empty, or consist of one or two dots: that would
 * be another path (RFC 3986, section 5.2.4).
 */
export function filledPath(template: string, texts: ReadonlyMap<string, string>): string {
  let path = "";
  let from = 0;
  for (let start = template.indexOf("{"); start !== -1; start = template.indexOf("{", from)) {
    const end = template.indexOf("}", start);
    if (end === -1) break;
    const name = template.slice(start + 1, end);
    const text = texts.get(name) ?? "";
    // "%2E" is a dot for everyone who normalizes paths (section 6.2.2.2).
    if (text.length < 7 && /^(\.|%2E){0,2}$/i.test(text)) {
      return refuseValue({ in: "path", name }, `A path variable cannot be "${text}".`);
    }
    path += template.slice(from, start) + text;
    from = end + 1;
  }
  return path + template.slice(from);
}

/** True for "." and "..", and for a list or an object with one of them in it, however deep. */
export function holdsDots(value: unknown): boolean {
  if (typeof value === "string") return value === "." || value === "..";
  return typeof value === "object" && value !== null && Object.values(value).some(holdsDots);
}

/*
 * Lists and objects inside lists and objects, if a style has no names for brackets: the standard does not define them.
 * Here each is JSON text instead of its part. If a part allows both, a string that begins like JSON is written as a
 * JSON string, so that it is read as the same string.
 */

const likeJson = /^["[{]/;

/** Returns the string for a value in its part: JSON for a list or an object, any other value unchanged. */
export function partValue(shape: ValueShape, value: unknown): { readonly value: unknown; readonly isJson: boolean } {
  if (Array.isArray(value) || isMembers(value)) return { value: JSON.stringify(value), isJson: true };
  const isMistakable = typeof value === "string" && !isPrimitiveShape(shape) && likeJson.test(value);
  return isMistakable ? { value: JSON.stringify(value), isJson: true } : { value, isJson: false };
}

/** Reads a part of a list or an object. */
export function partReader(node: ShapeNode, readJson: ReadJson): ReadText {
  if (node.items === undefined && node.member === undefined) return node.leaf;
  return (text) => (likeJson.test(text) ? jsonOrText(node, text, readJson) : node.leaf(text));
}

/** Reads the text of a whole value: JSON where it can only be a list or an object, as forms of other clients have it. */
export function wholeText(node: ShapeNode, text: string, readJson: ReadJson): unknown {
  const single = singleValue(node, text);
  if (single !== undefined) return single;
  return /^[[{]/.test(text) ? jsonOrText(node, text, readJson) : text;
}

function jsonOrText({ takesText }: ShapeNode, text: string, readJson: ReadJson): unknown {
  const result = readJson(text);
  if (result.ok === false) {
    if (takesText) return text;
    throw parameterFault(result.error.code, result.error.message);
  }
  return result.value;
}

/** True if a list or an object is allowed inside a list or an object of this shape. */
export function hasStructuresInside(shape: ValueShape): boolean {
  if (shape === "any") return true;
  if (isPrimitiveShape(shape) || "above" in shape) return false;
  const members = "members" in shape ? [...Object.values(shape.members), shape.others] : [];
  return [...members, shape.items ?? "string"].some((inner) => !isPrimitiveShape(inner));
}

/** Splits a header at commas, except commas inside JSON text. Always one pass. */
export function splitAroundJson(raw: string, isKeyed: boolean): readonly string[] {
  const parts: string[] = [];
  for (let start = 0; ;) {
    const from = isKeyed ? keyEnd(raw, start) : start;
    const value = firstCharacter(raw, from);
    const comma = raw.indexOf(",", isJsonAt(raw, value) ? jsonEnd(raw, value) : from);
    parts.push(raw.slice(start, comma === -1 ? raw.length : comma));
    if (comma === -1) return parts;
    start = comma + 1;
  }
}

/** Returns the offset of the value after "="; the start itself if the part has no "=". */
function keyEnd(raw: string, start: number): number {
  for (let at = start; at < raw.length; at += 1) {
    if (raw[at] === ",") return start;
    if (raw[at] === "=") return at + 1;
  }
  return start;
}

function firstCharacter(raw: string, start: number): number {
  let at = start;
  while (raw[at] === " " || raw[at] === "\t") at += 1;
  return at;
}

function isJsonAt(raw: string, at: number): boolean {
  return raw[at] === "{" || raw[at] === "[" || raw[at] === '"';
}

/** The end of JSON text that begins at `start`; the end of all where it does not end. */
function jsonEnd(raw: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < raw.length; at += 1) {
    const character = raw[at];
    if (isText) {
      if (character === "\\") at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (!isText && depth <= 0) return at + 1;
  }
  return raw.length;
}

/** A name with its value, neither of them encoded. */
export type Pair = readonly [name: string, value: unknown];

/**
 * The pairs of a value that is nested by brackets: "a[b]=1", "a[b][0][c]=2", as qs and Stripe write them. OpenAPI has style
 * deepObject for objects, and leaves open what is nested in them.
 */
export function nestedPairs(table: ParameterTable, name: string, value: unknown, depth: number = 0): readonly Pair[] {
  if (depth > maxNesting) refuseValue(table, `Properties are nested deeper than the limit of ${maxNesting}.`);
  if (Array.isArray(value)) {
    return Array.from(value as readonly unknown[], (item, index) => {
      const pairs = nestedPairs(table, `${name}[${index}]`, item, depth + 1);
      // The items behind it would move up.
      return pairs.length === 0 ? refuseValue(table, "An empty list or object cannot be an item of a list.") : pairs;
    }).flat();
  }
  if (!isMembers(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    if (key === "" || /[[\]]/.test(key))
      refuseValue(table, "The name of a property must not be empty or contain a bracket.");
    return nestedPairs(table, `${name}[${key}]`, member, depth + 1);
  });
}

/*
 * Encoders for locations in which every parameter is plain: of a primitive shape, and of the location's default style
 * (simple, or form without reserved characters). They encode such parameters like the general encoders, in a quarter of
 * the code; a list or an object is rejected.
 */

type Values = Readonly<Record<string, unknown>> | undefined;

/** `encodePath` for plain parameters. */
export function encodePlainPath(template: string, parameters: readonly ParameterTable[], values: Values): string {
  const texts = encodeEach("path", parameters, values, (table, value) => [
    [table.name, percentEncoded(table, value)] as const,
  ]);
  return filledPath(template, new Map(texts));
}

/** `encodeQuery` for plain parameters. */
export function encodePlainQuery(parameters: readonly ParameterTable[], values: Values): string {
  return encodeEach("query", parameters, values, (table, value) => [
    `${percentEncoded(table, table.name)}=${percentEncoded(table, value)}`,
  ]).join("&");
}

/** `encodeHeaders` for plain parameters. */
export function encodePlainHeaders(
  parameters: readonly ParameterTable[],
  values: Values,
): readonly (readonly [name: string, value: string])[] {
  return encodeEach("header", parameters, values, (table, value) => [
    [table.name, fieldValue(table, primitiveText(table, value))],
  ]);
}

/** `encodeCookies` for plain parameters. */
export function encodePlainCookies(parameters: readonly ParameterTable[], values: Values): string {
  return encodeEach("cookie", parameters, values, (table, value) => [
    `${table.name}=${percentEncoded(table, value)}`,
  ]).join("; ");
}

/**
 * Returns the pairs of a value whose items or properties are serialized by name: "color=blue&color=black",
 * "R=100&G=200", none for an empty list or object. RFC 6570, section 3.2.8. With `hasBrackets` nested values have names
 * with brackets, and a list that contains any of them has the numbers of its items; without it they are JSON text.
 */
export function explodedPairs(table: ParameterTable, value: unknown, hasBrackets: boolean): readonly Pair[] {
  const { name, style, shape } = table;
  if (style === "json") return [[name, JSON.stringify(value)]];
  if (style === "deepObject") return nestedPairs(table, name, value);
  const whole = (key: string, inner: ParameterTable["shape"], item: unknown): readonly Pair[] =>
    hasBrackets ? nestedPairs(table, key, item) : [[key, partValue(inner, item).value]];
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    if (hasBrackets && items.some(isNested)) return nestedPairs(table, name, items);
    return Array.from(items, (item) => whole(name, innerShape(shape, undefined), item)).flat();
  }
  if (!isMembers(value)) return whole(name, shape, value);
  return Object.entries(value).flatMap(([key, member]) =>
    member === undefined ? [] : whole(key, innerShape(shape, key), member),
  );
}

function isNested(item: unknown): boolean {
  return Array.isArray(item) || isMembers(item);
}

/** True if each item or property of a value is serialized by name. */
export function isExplodedValue({ style, explode }: ParameterTable): boolean {
  return explode || style === "json" || style === "deepObject";
}

/** Decodes a string; throws a URIError if it is not a valid encoding. */
export type Decode = (raw: string) => string;

/** The encoded parts of a list or an object; undefined when the text has not the form of its style. */
export type Split = (raw: string) => readonly string[] | undefined;

/** Decodes percent-encoding. RFC 3986, section 2.1. */
export function percentDecoded(raw: string): string {
  return raw.includes("%") ? decodeURIComponent(raw) : raw;
}

/** Rules by which the text of a value is taken apart and read. */
interface TextForm {
  readonly split: Split;
  readonly decode: Decode;
  readonly readJson: ReadJson;
  /** Properties are "R=100", "G=200", not "R", "100", "G", "200". */
  readonly isKeyed: boolean;
}

/**
 * Reads a value from one string. A string that does not have the form of its style stays a string, for validation to
 * name.
 */
export function textValueReader(shape: ValueShape, { split, decode, readJson, isKeyed }: TextForm): ReadText {
  // An undescribed value is a string: its commas may be part of it.
  if (shape === "any" || isPrimitiveShape(shape)) {
    const leaf = leafReader(shape === "any" ? "string" : shape);
    return shape === "string" ? decode : (raw) => leaf(decode(raw));
  }
  const node = compileShape(shape);
  const { items, member } = node;
  const whole: ReadText = (raw) => node.leaf(decode(raw));
  if (items !== undefined) {
    const readItem = partReader(items, readJson);
    return (raw) => {
      const parts = split(raw);
      if (parts === undefined) return whole(raw);
      // A single part is a string, if the shape allows one.
      const single = parts.length === 1 ? singleValue(node, decode(raw)) : undefined;
      return single ?? parts.map((part) => readItem(decode(part)));
    };
  }
  if (member === undefined) return whole;
  const add = (members: Members, name: string, part: string): void => {
    if (Object.hasOwn(members, name)) throw repeatedFault();
    setMember(members, name, partReader(member(name), readJson)(part));
  };
  return (raw) => {
    const parts = split(raw);
    const pairs = parts && (isKeyed ? keyedParts(parts) : alternatingParts(parts));
    if (pairs === undefined) return whole(raw);
    const members: Members = {};
    for (const [name, part] of pairs) add(members, decode(name), decode(part));
    return members;
  };
}

type TextPairs = readonly (readonly [name: string, text: string])[];

/** "R=100", "G=200". */
function keyedParts(parts: readonly string[]): TextPairs | undefined {
  if (parts.some((part) => !part.includes("="))) return undefined;
  return parts.map((part) => {
    const equals = part.indexOf("=");
    return [part.slice(0, equals), part.slice(equals + 1)];
  });
}

/** "R", "100", "G", "200". */
function alternatingParts(parts: readonly string[]): TextPairs | undefined {
  if (parts.length % 2 === 1) return undefined;
  return Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at] ?? "", parts[2 * at + 1] ?? ""]);
}

/** Reads a parameter whose content is JSON text. */
export function jsonTextReader(decode: Decode, readJson: ReadJson): ReadText {
  return (raw) => {
    const result = readJson(decode(raw));
    if (result.ok === false) throw parameterFault(result.error.code, result.error.message);
    return result.value;
  };
}

/** Reads the raw value of a path variable. RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. */
export function pathTextReader(table: ParameterTable, readJson: ReadJson): ReadText {
  const { shape, explode } = table;
  const form = { decode: percentDecoded, readJson, isKeyed: explode };
  switch (table.style) {
    case "json":
      return jsonTextReader(percentDecoded, readJson);
    case "label":
      return marked(
        ".",
        textValueReader(shape, { ...form, split: explode ? (raw) => raw.split(".") : commaSplit(table) }),
      );
    case "matrix":
      return matrixReader(table, readJson);
    case "simple":
    case "form":
    case "spaceDelimited":
    case "pipeDelimited":
    case "deepObject":
      return textValueReader(shape, { ...form, split: commaSplit(table) });
  }
}

/** Takes percent-encoded text apart at its commas. An encoded comma is data if a part may contain one. */
export function commaSplit({ commaFree }: ParameterTable): Split {
  const comma = commaFree === true ? /,|%2c/i : ",";
  return (raw) => raw.split(comma);
}

/** Reads a string after its mark; an empty string means that the parameter is missing. */
function marked(mark: string, read: ReadText): ReadText {
  return (raw) => {
    if (raw === "") return undefined;
    return raw.startsWith(mark) ? read(raw.slice(1)) : percentDecoded(raw);
  };
}

function matrixReader(table: ParameterTable, readJson: ReadJson): ReadText {
  const { name, shape, explode } = table;
  const behindName = (part: string): string | undefined => {
    const equals = part.indexOf("=");
    const found = equals === -1 ? part : part.slice(0, equals);
    if (percentDecoded(found) !== name) return undefined;
    return equals === -1 ? "" : part.slice(equals + 1);
  };
  const form = { decode: percentDecoded, readJson };
  if (!explode || isPrimitiveShape(shape)) {
    const read = textValueReader(shape, { ...form, split: commaSplit(table), isKeyed: false });
    return marked(";", (raw) => {
      const text = behindName(raw);
      return text === undefined ? `;${percentDecoded(raw)}` : read(text);
    });
  }
  const isList = takesItems(shape);
  const split: Split = (raw) => {
    const parts = raw.split(";");
    if (!isList) return parts.map((part) => (part.includes("=") ? part : `${part}=`));
    const texts = parts.flatMap((part) => behindName(part) ?? []);
    return texts.length === parts.length ? texts : undefined;
  };
  return marked(";", textValueReader(shape, { ...form, split, isKeyed: true }));
}

/** Reads a header's text. Items of lists and objects lose the white space around them, as RFC 9110, section 5.6.1, says. */
export function headerTextReader({ style, shape, explode }: ParameterTable, readJson: ReadJson): ReadText {
  if (style === "json") return jsonTextReader(trimmed, readJson);
  const split: Split = hasStructuresInside(shape) ? (raw) => splitAroundJson(raw, explode) : (raw) => raw.split(",");
  return textValueReader(shape, { split, decode: trimmed, readJson, isKeyed: explode });
}

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/**
 * Returns the encoded parts of a value, without delimiters: one for a primitive value, one for each item, one or two
 * for each property ("R=100", or "R" and "100"). RFC 6570, section 2.3 and 3.2.1; undefined properties are omitted, and
 * nested lists and objects are JSON text. For style "json" it is the JSON text of the whole value; if JSON cannot
 * represent the value, JSON.stringify throws a TypeError.
 */
export function encodedParts(table: ParameterTable, value: unknown, encode: EncodePart): readonly string[] {
  if (table.style === "json") return [encode(JSON.stringify(value), true)];
  if (Array.isArray(value)) {
    const shape = innerShape(table.shape, undefined);
    return Array.from(value as readonly unknown[], (item) => encodedPart(shape, item, encode));
  }
  if (!isMembers(value)) return [encode(value, false)];
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    const parts = [encode(name, false), encodedPart(innerShape(table.shape, name), member, encode)] as const;
    return table.explode ? parts.join("=") : parts;
  });
}

function encodedPart(shape: ParameterTable["shape"], item: unknown, encode: EncodePart): string {
  const part = partValue(shape, item);
  return encode(part.value, part.isJson);
}

/** Gives a header's text by its name in lower case; a list when it was sent several times. */
export type GetHeader = (name: string) => string | readonly string[] | null | undefined;

/**
 * The headers of a response, as values by their names in the contract; problems point at "/<name>". JSON in a header
 * is read by the platform's own parser.
 */
export function decodeHeaders(
  tables: readonly ParameterTable[],
  get: GetHeader,
): Result<Readonly<Record<string, unknown>>> {
  const value: Members = {};
  const problems: Problem[] = [];
  compileHeaders(tables, "", parseJson)(get, value, problems);
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems, truncated: false };
}

/** Prepares to read the headers of many messages. `at` is the JSON pointer of the group. */
export function compileHeaders(
  tables: readonly ParameterTable[],
  at: string,
  readJson: ReadJson,
): (get: GetHeader, values: Members, problems: Problem[]) => void {
  const readers = tables.map((table) => ({
    name: table.name,
    key: table.name.toLowerCase(),
    path: `${at}/${pointerPart(table.name)}`,
    isSingle: table.style === "json" || isPrimitiveShape(table.shape),
    read: headerTextReader(table, readJson),
  }));
  const addDefaults = compileDefaults(tables);
  return (get, values, problems) => {
    for (const { name, key, path, isSingle, read } of readers) {
      const sent = get(key);
      if (sent === undefined || sent === null) continue;
      try {
        if (typeof sent !== "string" && sent.length > 1 && isSingle) throw repeatedFault();
        setMember(values, name, read(typeof sent === "string" ? sent : sent.join(",")));
      } catch (error) {
        problems.push(problemOf(error, path));
      }
    }
    addDefaults?.(values);
  };
}

function parseJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: "json/syntax", message: "The text is not valid JSON." } };
  }
}

/**
 * A Cookie header's value by style form: "a=1; b=2"; "" when there is none. Values are percent-encoded, which leaves
 * only characters that RFC 6265, section 4.1.1, allows, and the comma between items; names are the contract's own.
 * Items of an exploded list or object are cookies of their own, with JSON text where they are nested. Throws a `ParameterError` for a value that cannot be
 * encoded.
 */
export function encodeCookies(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  return encodeEach("cookie", parameters, values, cookiesOf).join("; ");
}

function cookiesOf(table: ParameterTable, value: unknown): readonly string[] {
  const encode = (part: unknown): string => percentEncoded(table, part);
  if (isExplodedValue(table)) {
    return explodedPairs(table, value, false).map(
      ([name, part]) => `${name === table.name ? name : encode(name)}=${encode(part)}`,
    );
  }
  const parts = encodedParts(table, value, encode);
  return parts.length === 0 ? [] : [`${table.name}=${parts.join(",")}`];
}

/**
 * Encodes headers in style simple. OpenAPI, "Style Values". Strings are sent without percent-encoding. Throws a
 * `ParameterError` for values that a field cannot contain (RFC 9110, section 5.5: control characters, white space at
 * either end, characters outside ISO 8859-1), and for an item of a list or object that contains the delimiter. Nested
 * lists and objects are JSON text.
 */
export function encodeHeaders(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [name: string, value: string])[] {
  return encodeEach("header", parameters, values, (table, value) => {
    // Strings that look like a delimiter or nested JSON: headers are not percent-encoded.
    const delimiter = table.explode && !Array.isArray(value) ? /[,=]/ : /,/;
    const isNested = hasStructuresInside(table.shape);
    const parts = encodedParts(table, value, (part, isJson) => {
      const text = primitiveText(table, part);
      if (isJson) return fieldValue(table, asciiJson(text));
      if (typeof value === "object" && (delimiter.test(text) || (isNested && /^["[{]/.test(text)))) {
        refuseValue(table, 'An item in a header must not contain "," or "=", or look like JSON next to JSON.');
      }
      return fieldValue(table, text);
    });
    return parts.length > 0 ? [[table.name, parts.join(",")]] : [];
  });
}

function asciiJson(text: string): string {
  return text.replace(/[^ -~]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Fills a path template with its variables, percent-encoded: "/orders/{id}" -> "/orders/7". OpenAPI, "Style Values";
 * RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. Throws a `ParameterError` for a value that is missing or cannot be
 * encoded, and for one that would make its segment "", "." or "..": those refer to another path.
 */
export function encodePath(
  template: string,
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  const texts = encodeEach("path", parameters, values, (table, value) => {
    const text = expanded(table, value);
    if (table.spansSegments === true) return [[table.name, withSegments(table, text)] as const];
    if (table.anyText !== true && holdsDots(value)) {
      return refuseValue({ in: "path", name: table.name }, 'A path variable cannot contain "." or "..".');
    }
    return [[table.name, text] as const];
  });
  return filledPath(template, new Map(texts));
}

/** An encoded text whose slashes part segments. Only the last may be empty: others, and dots, would lead to another path. */
function withSegments({ name }: ParameterTable, text: string): string {
  const segments = text.split("%2F");
  if (segments.some((segment, index) => /^\.{1,2}$/.test(segment) || (segment === "" && index < segments.length - 1)))
    return refuseValue(
      { in: "path", name },
      'A path segment cannot be "." or "..", and only the last one can be empty.',
    );
  return segments.join("/");
}

function expanded(table: ParameterTable, value: unknown): string {
  const encode = (part: unknown): string => percentEncoded(table, part);
  if (table.style === "matrix") {
    const pairs = table.explode
      ? explodedPairs(table, value, false).map(([name, part]) => [encode(name), encode(part)] as const)
      : joined(encode(table.name), encodedParts(table, value, encode));
    return pairs.map(([name, text]) => (text === "" ? `;${name}` : `;${name}=${text}`)).join("");
  }
  const parts = encodedParts(table, value, encode);
  if (table.style !== "label") return parts.join(",");
  if (parts.length === 0) return "";
  // Dots are unreserved; only encoded ones differ from the dots between the items.
  return table.explode ? parts.map((part) => `.${part.replaceAll(".", "%2E")}`).join("") : `.${parts.join(",")}`;
}

/** One pair of all parts, or none when there are none. */
function joined(name: string, parts: readonly string[]): readonly (readonly [name: string, text: string])[] {
  return parts.length === 0 ? [] : [[name, parts.join(",")]];
}

/**
 * A query without its "?"; "" when there is none. OpenAPI, "Style Values"; RFC 6570, section 3.2.8. Spaces are "%20",
 * so that `replaceAll("%20", "+")` makes an application/x-www-form-urlencoded body of it. Throws a `ParameterError` for
 * a value that cannot be encoded.
 */
export function encodeQuery(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  return encodeEach("query", parameters, values, queryPairs).join("&");
}

/** The encoded pairs of one parameter, or of one field of a form: "a=1", "a%5Bb%5D=2". */
export function queryPairs(table: ParameterTable, value: unknown): readonly string[] {
  const isFree = table.allowReserved === true;
  const isWhole = typeof value !== "object" || value === null;
  if (isExplodedValue(table)) {
    return explodedPairs(table, value, true).map(([name, part]) => {
      const text = percentEncoded(table, part);
      return `${percentEncoded(table, name)}=${isFree ? withReserved(text, isWhole) : text}`;
    });
  }
  const delimiter = delimiters[table.style] ?? ",";
  const encode: EncodePart = (part, isJson) => {
    const text = percentEncoded(table, isJson ? withoutDelimiters(String(part)) : part);
    // Spaces and pipes look the same as delimiters, whether encoded or not; commas do not.
    if (!isWhole && table.style in delimiters && text.includes(delimiter)) {
      refuseValue(table, `An item cannot contain the delimiter "${decodeURIComponent(delimiter)}".`);
    }
    return isFree ? withReserved(text, isWhole) : text;
  };
  const parts = encodedParts(table, value, encode);
  return parts.length === 0 ? [] : [`${percentEncoded(table, table.name)}=${parts.join(delimiter)}`];
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/** JSON text in which spaces and pipes are escaped: outside of strings it has none. */
function withoutDelimiters(json: string): string {
  return json.replaceAll(" ", "\\u0020").replaceAll("|", "\\u007c");
}

/**
 * Keeps reserved characters, except the ones that end the value or have another meaning in a query: "#", "[", "]", "&",
 * "+" (OpenAPI, `allowReserved`), and "," and "=" between the parts of the value.
 */
function withReserved(text: string, isWhole: boolean): string {
  return text.replace(isWhole ? /%(2[14789ACF]|3[ABDF]|40)/g : /%(2[14789AF]|3[ABF]|40)/g, decodeURIComponent);
}

/** Values that are already decoded. */
export interface PairState {
  /** Values by the names of parameters. */
  readonly values: Members;
  readonly problems: Problem[];
  /** Pairs of lists and objects that are not complete yet, by their parameter. */
  readonly trees: Map<object, PairNode>;
}

/** Begins the reading of a form's pairs. */
export function createPairState(values: Members, problems: Problem[]): PairState {
  return { values, problems, trees: new Map() };
}

/** Reading of the pairs of one place. */
export interface PairForm {
  /** The JSON pointer of the group. */
  readonly at: string;
  readonly decode: Decode;
  readonly readJson: ReadJson;
  /** True if nested values use names with brackets; false if they are JSON text. */
  readonly hasBrackets: boolean;
  /** The shape of undeclared values; without it they are ignored. */
  readonly others?: ValueShape | undefined;
}

/** Takes the pairs of one parameter, or of one field of a form. */
export interface PairTaker {
  /** Names of pairs that are its own, without brackets. */
  readonly names: readonly string[];
  /** Names go on in brackets. */
  readonly hasBrackets: boolean;
  /** Accepts pairs of any name: additional properties. */
  readonly takesRest: boolean;
  /** Such names go on in brackets as well. */
  readonly nestsRest: boolean;
  /** Takes one pair; brackets of its name count from `length` on. `name` is decoded, `raw` is not. */
  take(state: PairState, name: string, length: number, raw: string): void;
  /** Converts the collected pairs to a value. */
  readonly finish?: (state: PairState) => void;
}

/** True for an object whose properties are serialized under their own names. */
export function isExplodedObject(table: ParameterTable | undefined): boolean {
  return table !== undefined && table.style !== "deepObject" && isExploded(table) && takesMembers(table.shape);
}

/** True for lists and objects with one pair per item or property. */
function isExploded({ style, explode, shape }: ParameterTable): boolean {
  return style === "deepObject" || (explode && style !== "json" && !isPrimitiveShape(shape));
}

/** Takes the pairs of a parameter. */
export function takerOf(table: ParameterTable, form: PairForm): PairTaker {
  const { name: parameterName, shape } = table;
  const path = `${form.at}/${pointerPart(parameterName)}`;
  if (!isExploded(table)) return singleTaker(table, path, form);
  const { hasBrackets } = form;
  const node = compileShape(shape);
  const isObject = isExplodedObject(table);
  const members = isObject && typeof shape === "object" && "members" in shape ? shape : undefined;
  const names = new Set(Object.keys(members?.members ?? {}));
  // A value that may also be a list or a string then uses the parameter's own name.
  const hasOwn = !isObject || (!names.has(parameterName) && (takesItems(shape) || hasText(shape)));
  return {
    names: hasOwn ? [...names, parameterName] : [...names],
    hasBrackets,
    takesRest: isObject && members?.closed !== true,
    nestsRest: hasBrackets && !isPrimitiveShape(members?.others ?? "any"),
    take: (state, name, length, raw) => {
      withProblem(state.problems, path, () => {
        const base = name.slice(0, length);
        const keys = hasBrackets ? bracketKeys(name, length) : [];
        const text = form.decode(raw);
        const tree = treeOf(state, table);
        addPair(hasOwn && base === parameterName ? tree : memberNode(tree, base), keys, text);
      });
    },
    finish: (state) => {
      const tree = state.trees.get(table);
      if (tree !== undefined)
        setValue(state, parameterName, (problems) => valueOfNode(tree, node, path, { ...readTexts(form), problems }));
    },
  };
}

/** Takes values whose names no table has; each is a value of its own. */
export function othersTaker(shape: ValueShape, form: PairForm): PairTaker {
  const node = compileShape(shape);
  const pathOf = (name: string): string => `${form.at}/${pointerPart(name)}`;
  return {
    names: [],
    hasBrackets: form.hasBrackets,
    takesRest: true,
    nestsRest: form.hasBrackets && !isPrimitiveShape(shape),
    take: (state, name, length, raw) => {
      const base = name.slice(0, length);
      withProblem(state.problems, pathOf(base), () => {
        const keys = bracketKeys(name, length);
        const text = form.decode(raw);
        addPair(memberNode(treeOf(state, node), base), keys, text);
      });
    },
    finish: (state) => {
      for (const [name, inner] of state.trees.get(node)?.members ?? []) {
        const path = pathOf(name);
        setValue(state, name, (problems) => valueOfNode(inner, node, path, { ...readTexts(form), problems }));
      }
    },
  };
}

/** Takes the one pair of a value that is a single text. */
function singleTaker(table: ParameterTable, path: string, form: PairForm): PairTaker {
  const { name: parameterName, style } = table;
  const read = style === "json" ? jsonTextReader(form.decode, form.readJson) : delimitedReader(table, form);
  return {
    names: [parameterName],
    hasBrackets: false,
    takesRest: false,
    nestsRest: false,
    take: ({ values, problems }, _, __, raw) => {
      withProblem(problems, path, () => {
        if (Object.hasOwn(values, parameterName)) throw repeatedFault();
        setMember(values, parameterName, read(raw));
      });
    },
  };
}

/** Reads a value whose items share one string. */
function delimitedReader(table: ParameterTable, { decode, readJson }: PairForm): ReadText {
  const { style, shape } = table;
  const delimiter = style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : undefined;
  const form = { readJson, isKeyed: false };
  if (delimiter === undefined) return textValueReader(shape, { ...form, split: commaSplit(table), decode });
  // Encoded or not, the delimiter is the same.
  const read = textValueReader(shape, { ...form, split: (text) => text.split(delimiter), decode: (text) => text });
  return (raw) => read(decode(raw));
}

function hasText(shape: ValueShape): boolean {
  return typeof shape === "object" && "text" in shape;
}

function readTexts({ hasBrackets, readJson }: PairForm): Pick<TreeReading, "readText"> {
  return hasBrackets
    ? { readText: (shape, text) => wholeText(shape, text, readJson) }
    : { readText: (shape, text) => partReader(shape, readJson)(text) };
}

function treeOf({ trees }: PairState, key: object): PairNode {
  const known = trees.get(key);
  if (known !== undefined) return known;
  const tree = createPairNode();
  trees.set(key, tree);
  return tree;
}

function setValue({ values, problems }: PairState, name: string, value: (problems: Problem[]) => unknown): void {
  const found: Problem[] = [];
  const read = value(found);
  if (found.length === 0) setMember(values, name, read);
  problems.push(...found);
}

function withProblem(problems: Problem[], path: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    problems.push(problemOf(error, path));
  }
}

/** Headers of a part of a multipart form, written and read as those of a message. OpenAPI, Encoding Object, `headers`. */
export function partHeaders(tables: readonly ParameterTable[], check?: Check): PartHeaders {
  return {
    write: (values) => encodeHeaders(tables, values),
    read: (get) => decodeHeaders(tables, get),
    ...(check && { check }),
  };
}

/** Handlers of pairs by their names. */
export interface PairHandlers {
  /** By the whole name of a pair. */
  readonly byName: ReadonlyMap<string, PairTaker>;
  /** By the name before brackets: "filter" accepts "filter[status]". */
  readonly byBase: ReadonlyMap<string, PairTaker>;
  /** The length of the longest key of `byBase`. */
  readonly maxBaseLength: number;
  /** Accepts the remaining pairs: values of an object with additional properties. */
  readonly rest: PairTaker | undefined;
  readonly takers: readonly PairTaker[];
}

/** Prepares to take the pairs of a query, a form or cookies apart. */
export function compilePairs(tables: readonly ParameterTable[], form: PairForm): PairHandlers {
  const takers = tables.map((table) => takerOf(table, form));
  const isOwn = (_: PairTaker, index: number): boolean => !isExplodedObject(tables[index]);
  const byName = new Map<string, PairTaker>();
  // A parameter takes precedence over another parameter's property of the same name.
  for (const taker of new Set([...takers.filter(isOwn), ...takers])) {
    for (const name of taker.names) if (!byName.has(name)) byName.set(name, taker);
  }
  const byBase = new Map([...byName].filter(([, { hasBrackets }]) => hasBrackets));
  const others = form.others === undefined ? undefined : othersTaker(form.others, form);
  return {
    byName,
    byBase,
    maxBaseLength: [...byBase.keys()].reduce((length, name) => Math.max(length, name.length), 0),
    rest: others ?? takers.find(({ takesRest }) => takesRest),
    takers: others === undefined ? takers : [...takers, others],
  };
}

/** Passes a pair to its taker; `raw` is not decoded yet. False if none accepts it. */
export function takePair(handlers: PairHandlers, state: PairState, name: string, raw: string): boolean {
  const named = handlers.byName.get(name);
  if (named !== undefined) {
    named.take(state, name, name.length, raw);
    return true;
  }
  // The longest name first: one may begin like another ("a", "a[b]"). None is longer than those of the contract.
  const { byBase, maxBaseLength, rest } = handlers;
  if (byBase.size > 0 && name.endsWith("]")) {
    for (let at = name.lastIndexOf("[", maxBaseLength); at > 0; at = name.lastIndexOf("[", at - 1)) {
      const taker = byBase.get(name.slice(0, at));
      if (taker === undefined) continue;
      taker.take(state, name, at, raw);
      return true;
    }
  }
  if (rest === undefined) return false;
  const bracket = name.indexOf("[");
  const isNested = rest.nestsRest && bracket > 0 && isBracketed(name, bracket);
  rest.take(state, name, isNested ? bracket : name.length, raw);
  return true;
}

/** Converts the collected pairs to values. */
export function finishPairs({ takers }: PairHandlers, state: PairState): void {
  for (const { finish } of takers) finish?.(state);
}

/** The largest number of pairs in a query, a form or the cookies of a request. */
export const maxPairs = 1000;

/** The text behind a part of a query or form, where "+" is a space (application/x-www-form-urlencoded). */
export function formDecoded(raw: string): string {
  return percentDecoded(raw.includes("+") ? raw.replaceAll("+", " ") : raw);
}

/** Reads the pairs of a query or form. Unknown pairs are ignored. */
export function readQueryPairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, "&", state, at, (rawName, raw) => {
    const name = nameOf(rawName, formDecoded);
    if (name !== undefined) takePair(handlers, state, name, raw);
  });
  finishPairs(handlers, state);
}

/** Reads the pairs of a Cookie header. RFC 6265, section 4.2.1. Names may be percent-encoded. */
export function readCookiePairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, ";", state, at, (rawName, raw) => {
    const trimmed = rawName.trim();
    const name = handlers.byName.has(trimmed) ? trimmed : nameOf(trimmed, percentDecoded);
    // Browsers let no other site set "__Host-a", but "%5F%5FHost-a" they do (RFC 6265bis, section 4.1.3).
    if (name !== undefined && (name === trimmed || !/^__(?:host|secure)-/i.test(name)))
      takePair(handlers, state, name, unquoted(raw.trim()));
  });
  finishPairs(handlers, state);
}

/** Always reads the string in one pass. */
function readPairs(
  text: string,
  separator: string,
  state: PairState,
  at: string,
  pair: (name: string, raw: string) => void,
): void {
  let equals = -1;
  let count = 0;
  for (let start = 0; start < text.length;) {
    let end = text.indexOf(separator, start);
    if (end === -1) end = text.length;
    if (end > start) {
      count += 1;
      if (count > maxPairs) {
        state.problems.push(
          httpProblem("http/too-many-parameters", `The number of pairs exceeds the limit of ${maxPairs}.`, at),
        );
        return;
      }
      if (equals < start) {
        equals = text.indexOf("=", start);
        if (equals === -1) equals = text.length;
      }
      const nameEnd = Math.min(equals, end);
      pair(text.slice(start, nameEnd), text.slice(nameEnd + 1, end));
    }
    start = end + 1;
  }
}

/** Undefined for a name that cannot be decoded: it matches no parameter. */
function nameOf(raw: string, decode: (raw: string) => string): string | undefined {
  try {
    return decode(raw);
  } catch {
    return undefined;
  }
}

function unquoted(raw: string): string {
  return raw.length > 1 && raw.startsWith('"') && raw.endsWith('"') ? raw.slice(1, -1) : raw;
}

/*
 * A value that is encoded and then decoded stays the same. Encoders reject a value that a style cannot represent: "",
 * "." or ".." as a variable of a path; a space or pipe in an item if it delimits; "," in an item in a header, and "="
 * in an exploded object there; white space at the ends of a header, and characters outside ISO 8859-1; brackets in
 * names of values that are nested by brackets, and an empty list or object as an item of a list. Nested lists and
 * objects, which the standard does not define, are written in brackets if each value has a name (queries, forms), and
 * as JSON text in other locations. These exceptions remain:
 *
 * - An empty list or object is absent, except in style "json"; so is an empty one inside an object.
 * - A string is read as another type if the shape allows that too: "5" with ["string", "number"]; so is a list of one
 *   item if the shape allows a single item.
 * - null is the string "null" if the shape does not allow null. -0 is 0.
 * - A property of an exploded object goes to the parameter that has its name; of two exploded objects that allow
 *   additional properties, the first gets properties without a shape.
 * - Between two variables of one segment ("{a}-{b}") the first ends at the first occurrence of the literal between
 *   them.
 */

/** Reads one group of a request's parameters. */
type ReadGroup = (source: ParameterSource, problems: Problem[]) => Members;

/**
 * Prepares a reader for the parameters of an operation whose path template is `path`. The result is ready for
 * validation: strings are converted by their shapes, missing parameters have their defaults. Problems, with paths such
 * as "/query/mode": "http/percent-encoding", "http/path-variable", "http/repeated-parameter",
 * "http/too-many-parameters", "http/too-deep", and the codes of `parseJsonText`.
 */
export function compileParameters(
  tables: readonly ParameterTable[],
  path: string,
): (source: ParameterSource) => DecodedParameters {
  const readPath = compilePath(inPlace(tables, "path"), path);
  const readQuery = compileQueryGroup(inPlace(tables, "query"));
  const readHeaders = compileHeaderGroup(inPlace(tables, "header"));
  const readCookies = compileCookies(inPlace(tables, "cookie"));
  return (source) => {
    const problems: Problem[] = [];
    const values: { -readonly [Group in keyof ParameterValues]: ParameterValues[Group] } = {};
    if (readPath !== undefined) values.path = readPath(source, problems);
    if (readQuery !== undefined) values.query = readQuery(source, problems);
    if (readHeaders !== undefined) values.headers = readHeaders(source, problems);
    if (readCookies !== undefined) values.cookies = readCookies(source, problems);
    return { values, problems };
  };
}

/**
 * Prepares a reader for queries, or bodies of type application/x-www-form-urlencoded. `at` is the JSON pointer of the
 * group: with "" problems have the path "/<name>". `others` is the shape of undeclared values; without it they are
 * ignored.
 */
export function compileQuery(
  tables: readonly ParameterTable[],
  at: string = "",
  others?: ValueShape,
): (text: string) => DecodedGroup {
  const handlers = compilePairs(tables, { ...queryForm, at, others });
  const addDefaults = compileDefaults(tables);
  return (text) => {
    const state = createPairState({}, []);
    if (text !== "") readQueryPairs(text, handlers, state, at);
    addDefaults?.(state.values);
    return { values: state.values, problems: state.problems };
  };
}

/** `compileQuery` for a single text. */
export function decodeQuery(tables: readonly ParameterTable[], text: string): DecodedGroup {
  return compileQuery(tables)(text);
}

function inPlace(tables: readonly ParameterTable[], location: ParameterTable["in"]): readonly ParameterTable[] {
  return tables.filter((table) => table.in === location);
}

function compilePath(tables: readonly ParameterTable[], template: string): ReadGroup | undefined {
  if (tables.length === 0) return undefined;
  const variables = Array.from(template.matchAll(/\{([^{}]*)\}/g), (match) => match[1]);
  const readers = tables.map((table) => ({
    name: table.name,
    index: variables.indexOf(table.name),
    at: `/path/${pointerPart(table.name)}`,
    read: pathTextReader(table, readStrictJson),
    anyText: table.anyText === true,
  }));
  return ({ pathValues }, problems) => {
    const values: Members = {};
    for (const { name, index, at, read, anyText } of readers) {
      const raw = pathValues[index];
      if (raw === undefined) continue;
      if (!anyText && leavesSegment(raw)) {
        problems.push({ code: "http/path-variable", message: leaving, path: at });
        continue;
      }
      try {
        const value = read(raw);
        if (!anyText && holdsDots(value)) problems.push({ code: "http/path-variable", message: leaving, path: at });
        else if (value !== undefined) setMember(values, name, value);
      } catch (error) {
        problems.push(problemOf(error, at));
      }
    }
    return values;
  };
}

const leaving =
  'A path variable cannot be "." or "..", and must not contain a separator, a line break, or a control character other than a tab.';

/**
 * True for a value that changes the path, file name, header or log line that contains it: "." and ".." (RFC 3986, section
 * 5.2.4), "/", "\\", U+2028, U+2029, control characters but tabs, and bidirectional controls (UAX #9, section 2), percent-encoded or not.
 */
function leavesSegment(raw: string): boolean {
  return (
    /^(?:\.|%2e){1,2}$|[/\\\p{Bidi_Control}\u2028\u2029]|[^\P{Cc}\t]/iu.test(raw) ||
    /%(?:0[0-8a-f]|1[\da-f]|7f|c2%[89][\da-f]|2f|5c|d8%9c|e2%80%(?:8[ef]|a[89a-e])|e2%81%a[6-9])/i.test(raw)
  );
}

function compileQueryGroup(tables: readonly ParameterTable[]): ReadGroup | undefined {
  if (tables.length === 0) return undefined;
  const handlers = compilePairs(tables, { ...queryForm, at: "/query" });
  const addDefaults = compileDefaults(tables);
  return ({ query }, problems) => {
    const values: Members = {};
    if (query !== "") readQueryPairs(query, handlers, createPairState(values, problems), "/query");
    addDefaults?.(values);
    return values;
  };
}

function compileHeaderGroup(tables: readonly ParameterTable[]): ReadGroup | undefined {
  if (tables.length === 0) return undefined;
  const read = compileHeaders(tables, "/headers", readStrictJson);
  return ({ headers }, problems) => {
    const values: Members = {};
    read((name) => (Object.hasOwn(headers, name) ? headers[name] : undefined), values, problems);
    return values;
  };
}

function compileCookies(tables: readonly ParameterTable[]): ReadGroup | undefined {
  if (tables.length === 0) return undefined;
  const form = { at: "/cookies", decode: percentDecoded, readJson: readStrictJson, hasBrackets: false };
  const handlers = compilePairs(tables, form);
  const addDefaults = compileDefaults(tables);
  return ({ headers }, problems) => {
    const values: Members = {};
    const sent = headers["cookie"];
    const text = typeof sent === "string" ? sent : (sent?.join("; ") ?? "");
    if (text !== "") readCookiePairs(text, handlers, createPairState(values, problems), "/cookies");
    addDefaults?.(values);
    return values;
  };
}

const jsonLimits = { maxDepth: 64, maxLength: 1_048_576 };

/** Reads JSON in a parameter. */
export const readStrictJson: ReadJson = (text) => parseJsonText(text, jsonLimits);

const queryForm = { decode: formDecoded, readJson: readStrictJson, hasBrackets: true };

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a form as application/x-www-form-urlencoded (WHATWG URL, section 5.2). Each property travels by its table, as
 * a query parameter would; `others` is the shape of properties without a table, which do not travel without it.
 * The writer's check also refuses values that cannot be encoded; `write` throws a ParameterError for them.
 */
export function formWriter<T>(
  mediaType: string,
  fields: readonly FieldTable[],
  validate?: Check<T>,
  others?: ValueShape,
): PayloadWriter<T> {
  const tables = fields.map(queryTable);
  const names = new Set(fields.map(({ name }) => name));
  const encode = (form: T): string => {
    const values = form as unknown as Fields;
    const named = encodeQuery(tables, values);
    const free = others === undefined ? [] : freePairs(values, names, others);
    // A space is "%20" or "+"; browsers write the latter.
    return [...(named === "" ? [] : [named]), ...free].join("&").replaceAll("%20", "+");
  };
  return {
    mediaType,
    validate: (value, options) => encodable(validate?.(value, options) ?? { ok: true, value: value as T }, encode),
    write: (form, chosen) => ({
      body: encode(form),
      contentType: writtenType(mediaType, chosen, "application/x-www-form-urlencoded"),
    }),
  };
}

/** The table of a field as that of the parameter that it travels as. */
export function queryTable(field: FieldTable): ParameterTable {
  return { in: "query", style: "form", explode: true, ...field };
}

/** Returns the pairs of undeclared properties. */
function freePairs(values: Fields, names: ReadonlySet<string>, shape: ValueShape): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || names.has(name)) return [];
    const style = isMembers(value) ? "deepObject" : "form";
    const table: ParameterTable = { name, in: "query", style, explode: true, shape };
    if (!isPrimitiveShape(shape) && (name === "" || /[[\]]/.test(name))) {
      refuseValue(table, "The name of a field with nested values cannot be empty or contain a bracket.");
    }
    return queryPairs(table, value);
  });
}

function encodable<T>(result: Result<T>, encode: (form: T) => string): Result<T> {
  if (!result.ok) return result;
  if (typeof result.value !== "object" || result.value === null)
    return unreadablePayload("type", "A form must be an object.");
  try {
    encode(result.value);
    return result;
  } catch (error) {
    if (!isParameterError(error)) throw error;
    // A field is part of the body itself, not of the query parameters.
    const problems = error.problems.map((problem) => ({ ...problem, path: problem.path.replace(/^\/query/, "") }));
    return { ok: false, problems, truncated: false };
  }
}

/** Reads such a form. Undeclared fields have the shape `others`, or are ignored; missing ones have their defaults. */
export function formReader<T>(
  mediaType: string,
  fields: readonly FieldTable[],
  validate?: Check<T>,
  others?: ValueShape,
): TextReader<T> {
  const decode = compileQuery(fields.map(queryTable), "", others);
  return {
    mediaType,
    wants: "text",
    read: (text, options) => {
      const { values, problems } = decode(text);
      if (problems.length === 0) return checked(values, validate, options);
      return limitedFailure(problems, false, options.maxProblems);
    },
  };
}

/**
 * Writes and reads parts of a multipart form in parameter styles. OpenAPI, Encoding Object, `style`: names and strings
 * are those of a query, but without percent-encoding.
 */
export function styledParts(tables: readonly ParameterTable[]): StyledParts {
  const form = { at: "", decode: (raw: string) => raw, readJson: readStrictJson, hasBrackets: true };
  const handlers = compilePairs(tables, form);
  return {
    names: tables.map(({ name }) => name),
    write: (values) => encodeEach("query", tables, values, pairsOf),
    read: () => {
      const state = createPairState({}, []);
      return {
        take: (name, text) => takePair(handlers, state, name, text),
        finish: () => {
          finishPairs(handlers, state);
          return { values: state.values, problems: state.problems };
        },
      };
    },
  };
}

function pairsOf(table: ParameterTable, value: unknown): readonly (readonly [name: string, text: string])[] {
  if (isExplodedValue(table)) {
    return explodedPairs(table, value, true).map(([name, part]) => [name, primitiveText(table, part)]);
  }
  const delimiter = partDelimiters[table.style] ?? ",";
  const parts = encodedParts(table, value, (part) => {
    const text = primitiveText(table, part);
    return typeof value === "object" && text.includes(delimiter)
      ? refuseValue(table, `An item cannot contain the delimiter "${delimiter}".`)
      : text;
  });
  return parts.length === 0 ? [] : [[table.name, parts.join(delimiter)]];
}

const partDelimiters: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };
