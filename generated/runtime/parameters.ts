import { type Problem, type Result, type Success, limitedFailure, setOwnProperty } from "./base.js";
import {
  type Check,
  type ObjectShape,
  type ParameterTable,
  type ParameterValues,
  type PayloadWriter,
  type PrimitiveShape,
  type RequestHeaders,
  type TextReader,
  type ValueShape,
  checked,
  httpProblem,
  primitiveOfText,
  unreadable,
  writtenType,
} from "./http.js";
import { parseJsonText, pointerPart } from "./json.js";

/** The parts of a request that hold parameters. */
export interface ParameterSource {
  /** What stands for each variable of the path template, in the template's order; as sent, with percent-encoding. */
  readonly pathValues: readonly string[];
  /** As sent, without "?"; "" when there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
}

/** The parameters of a request. A group is present when the operation has parameters there, even if none was sent. */
export interface DecodedParameters {
  readonly values: ParameterValues;
  /** What cannot be decoded; such parameters are absent in `values`. */
  readonly problems: readonly Problem[];
}

/** The parameters of one group: the fields of a form. */
export interface DecodedGroup {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** What JSON text says, or why it says nothing. */
export type JsonReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: JsonFault };

export interface JsonFault {
  readonly code: string;
  readonly message: string;
}

export type ReadJson = (text: string) => JsonReading;

const brand = "specwright/parameter-error";

/** Thrown for a value that cannot travel in its place: the reader would find another value, or none. */
export interface ParameterError extends Error {
  readonly brand: typeof brand;
  /** Always one, with code "http/unencodable-value" and a path such as "/query/mode". */
  readonly problems: readonly [Problem];
}

/** Whether a caught value is an encoder's own error, also when another copy of the runtime threw it. */
export function isParameterError(value: unknown): value is ParameterError {
  return value instanceof Error && (value as Partial<ParameterError>).brand === brand;
}

type NamedPlace = Pick<ParameterTable, "in" | "name">;

/** Where a parameter stands among the parameters of its operation: "/headers/x-trace". */
export function parameterPath({ in: place, name }: NamedPlace): string {
  return `/${place}${place === "header" || place === "cookie" ? "s" : ""}/${pointerPart(name)}`;
}

/** Throws the `ParameterError` for a parameter. */
export function refuseValue(parameter: NamedPlace, message: string): never {
  const path = parameterPath(parameter);
  throw Object.assign(new Error(message), { brand, problems: [{ code: "http/unencodable-value", message, path }] });
}

/** Thrown within decoders: a text that stands for no value at all. */
interface ParameterFault extends Error {
  readonly code: string;
}

export function parameterFault(code: string, message: string): ParameterFault {
  return Object.assign(new Error(message), { code });
}

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

/** Decoded values by name. */
export type Members = Record<string, unknown>;

/** Sets a member by a name that a request chose: "__proto__" is one like any other. */
export function setMember(members: Members, name: string, value: unknown): void {
  if (name === "__proto__") setOwnProperty(members, name, value);
  else members[name] = value;
}

/** Gives the value that a decoded text stands for. */
export type ReadText = (text: string) => unknown;

export function isPrimitiveShape(shape: ValueShape): shape is PrimitiveShape {
  return typeof shape === "string" || !("items" in shape || "members" in shape);
}

/** Reads one text by its shape. Where the shape asks for a list or an object the text stays, for validation to name. */
export function leafReader(shape: ValueShape): ReadText {
  if (shape === "string" || !isPrimitiveShape(shape)) return (text) => text;
  const isNumber = shape === "number" || shape.includes("number");
  return (text) => (isNumber && isShortInteger(text) ? Number(text) : primitiveOfText(text, shape));
}

/** Whether a text is a whole number that needs no closer look. */
function isShortInteger(text: string): boolean {
  if (text.length === 0 || text.length > 15 || (text.length > 1 && text.charCodeAt(0) === 0x30)) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

/** The shape of a member of an object. */
export function shapeOfMember(shape: ObjectShape, name: string): ValueShape {
  return Object.hasOwn(shape.members, name) ? (shape.members[name] ?? shape.others) : shape.others;
}

/** `decodeHeaders` where every header has shape "string" and no default: a few lines instead of the whole decoder. */
export function decodeTextHeaders(
  tables: readonly ParameterTable[],
  get: (name: string) => string | null | undefined,
): Success<Readonly<Record<string, unknown>>> {
  const texts = tables.map(({ name }) => [name, get(name.toLowerCase())] as const);
  // What this makes are own members all, "__proto__" too.
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
 * A text that a header is to hold. RFC 9110, section 5.5: no control characters, no white space at either end, nothing
 * beyond ISO 8859-1.
 */
export function fieldValue(table: ParameterTable, text: string): string {
  return /^([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/.test(text)
    ? text
    : refuseValue(table, "A header cannot hold this text.");
}

/** Gives the encoded text of a string, number, boolean or null, and refuses every other value. */
export type EncodePart = (value: unknown) => string;

/** What becomes of the values of one place, in order of the tables; absent ones are left out. */
export function encodeEach<T>(
  place: ParameterTable["in"],
  tables: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined = {},
  encode: (table: ParameterTable, value: unknown) => readonly T[],
): readonly T[] {
  const encoded: T[] = [];
  for (const table of tables) {
    const { name } = table;
    // Names such as "constructor" are found on every prototype.
    if (table.in !== place || values[name] === undefined || !Object.hasOwn(values, name)) continue;
    encoded.push(...encode(table, values[name]));
  }
  return encoded;
}

/** The text of a primitive value. Numbers are written as in JSON, with an exponent from 1e21 on and below 1e-6. */
export function primitiveText(table: ParameterTable, value: unknown): string {
  return typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)
    ? String(value)
    : refuseValue(table, "A value of this kind cannot travel.");
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

/** Whether a value has members; dates, maps and bytes are no such objects. */
export function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/**
 * The encoded parts of a value, still without delimiters: one of a primitive value, one of each item, one or two of
 * each member ("R=100", or "R" and "100"). RFC 6570, section 2.3 and 3.2.1; members that are undefined are left out. For
 * style "json" it is the JSON text; where JSON cannot hold the value, JSON.stringify throws a TypeError.
 */
export function partsOf(table: ParameterTable, value: unknown, encode: EncodePart): readonly string[] {
  if (table.style === "json") return [encode(JSON.stringify(value))];
  if (Array.isArray(value)) return value.map(encode);
  if (!isMembers(value)) return [encode(value)];
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    return table.explode ? `${encode(name)}=${encode(member)}` : [encode(name), encode(member)];
  });
}

/**
 * A path template with its variables replaced by texts that are encoded already. None may be missing or empty, or
 * consist of one or two dots: the path would be another one (RFC 3986, section 5.2.4).
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
      return refuseValue({ in: "path", name }, `A variable of the path may not be "${text}".`);
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

/** Gives the text that stands behind an encoded one; throws a URIError where it stands for none. */
export type Decode = (raw: string) => string;

/** The encoded parts of a list or an object; undefined when the text has not the form of its style. */
export type Split = (raw: string) => readonly string[] | undefined;

export function percentDecoded(raw: string): string {
  return raw.includes("%") ? decodeURIComponent(raw) : raw;
}

/** Reads a value that one text holds. A text that has not the form of its style stays a text, for validation to name. */
export function valueReader(shape: ValueShape, isKeyed: boolean, split: Split, decode: Decode): ReadText {
  if (isPrimitiveShape(shape)) {
    const leaf = leafReader(shape);
    return shape === "string" ? decode : (raw) => leaf(decode(raw));
  }
  if ("items" in shape) {
    const leaf = leafReader(shape.items);
    return (raw) => split(raw)?.map((part) => leaf(decode(part))) ?? decode(raw);
  }
  const members = isKeyed ? keyedMembers : alternatingMembers;
  return (raw) => {
    const parts = split(raw);
    return (parts && members(parts, shape, decode)) ?? decode(raw);
  };
}

/** "R=100", "G=200". */
function keyedMembers(parts: readonly string[], shape: ObjectShape, decode: Decode): Members | undefined {
  const members: Members = {};
  for (const part of parts) {
    const equals = part.indexOf("=");
    if (equals === -1) return undefined;
    addMember(members, shape, decode(part.slice(0, equals)), decode(part.slice(equals + 1)));
  }
  return members;
}

/** "R", "100", "G", "200". */
function alternatingMembers(parts: readonly string[], shape: ObjectShape, decode: Decode): Members | undefined {
  if (parts.length % 2 === 1) return undefined;
  const members: Members = {};
  for (let at = 0; at < parts.length; at += 2) {
    addMember(members, shape, decode(parts[at] ?? ""), decode(parts[at + 1] ?? ""));
  }
  return members;
}

/** Adds a member that has come as text. */
export function addMember(members: Members, shape: ObjectShape, name: string, text: string): void {
  if (Object.hasOwn(members, name)) throw repeatedFault();
  setMember(members, name, leafReader(shapeOfMember(shape, name))(text));
}

/** Reads a parameter whose text is JSON. */
export function jsonTextReader(decode: Decode, readJson: ReadJson): ReadText {
  return (raw) => {
    const result = readJson(decode(raw));
    if (result.ok === false) throw parameterFault(result.error.code, result.error.message);
    return result.value;
  };
}

/** Reads what stands for a variable of a path template. RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. */
export function pathTextReader(table: ParameterTable, readJson: ReadJson): ReadText {
  const { shape, explode } = table;
  switch (table.style) {
    case "json":
      return jsonTextReader(percentDecoded, readJson);
    case "label":
      return marked(
        ".",
        valueReader(shape, explode, (raw) => raw.split(explode ? "." : ","), percentDecoded),
      );
    case "matrix":
      return matrixReader(table);
    case "simple":
    case "form":
    case "spaceDelimited":
    case "pipeDelimited":
    case "deepObject":
      return valueReader(shape, explode, (raw) => raw.split(","), percentDecoded);
  }
}

/** A text behind its mark; without any text the parameter is absent. */
function marked(mark: string, read: ReadText): ReadText {
  return (raw) => {
    if (raw === "") return undefined;
    return raw.startsWith(mark) ? read(raw.slice(1)) : percentDecoded(raw);
  };
}

function matrixReader({ name, shape, explode }: ParameterTable): ReadText {
  const behindName = (part: string): string | undefined => {
    const equals = part.indexOf("=");
    const found = equals === -1 ? part : part.slice(0, equals);
    if (percentDecoded(found) !== name) return undefined;
    return equals === -1 ? "" : part.slice(equals + 1);
  };
  const single = !explode || isPrimitiveShape(shape);
  if (single) {
    const read = valueReader(shape, false, (raw) => raw.split(","), percentDecoded);
    return marked(";", (raw) => {
      const text = behindName(raw);
      return text === undefined ? `;${percentDecoded(raw)}` : read(text);
    });
  }
  const isList = "items" in shape;
  const split: Split = (raw) => {
    const parts = raw.split(";");
    if (!isList) return parts.map((part) => (part.includes("=") ? part : `${part}=`));
    const texts = parts.flatMap((part) => behindName(part) ?? []);
    return texts.length === parts.length ? texts : undefined;
  };
  return marked(";", valueReader(shape, true, split, percentDecoded));
}

/** Reads a header's text. Items of lists and objects lose the white space around them, as RFC 9110, section 5.6.1, says. */
export function headerTextReader({ style, shape, explode }: ParameterTable, readJson: ReadJson): ReadText {
  return style === "json"
    ? jsonTextReader(trimmed, readJson)
    : valueReader(shape, explode, (raw) => raw.split(","), trimmed);
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

/** How deeply members of a deepObject parameter may be nested. */
export const maxDeepMembers = 8;

/**
 * The pairs of style deepObject: "a[b]=1". The standard leaves nested values open; here members of members are
 * "a[b][c]=1", and a list of primitive values repeats its name: "a[b]=1&a[b]=2". Other lists are refused.
 */
export function deepPairs(table: ParameterTable, name: string, value: unknown, depth: number = 0): readonly string[] {
  const pair = (item: unknown): string => `${name}=${percentEncoded(table, item)}`;
  if (Array.isArray(value)) return value.map(pair);
  if (!isMembers(value)) return [pair(value)];
  if (depth === maxDeepMembers) refuseValue(table, `Members are nested deeper than the limit of ${maxDeepMembers}.`);
  return Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    if (/[[\]]/.test(key)) refuseValue(table, "The name of a member may not hold a bracket.");
    return deepPairs(table, `${name}%5B${percentEncoded(table, key)}%5D`, member, depth + 1);
  });
}

/**
 * Headers by style simple. OpenAPI, "Style Values". Texts travel as they are, not percent-encoded. Throws a
 * `ParameterError` for what a field cannot hold (RFC 9110, section 5.5: control characters, white space at either end,
 * characters beyond ISO 8859-1), and for an item of a list or object with the delimiter in it.
 */
export function encodeHeaders(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [name: string, value: string])[] {
  return encodeEach("header", parameters, values, (table, value) => {
    const isJson = table.style === "json";
    // What cannot be told from a delimiter: headers are not percent-encoded.
    const delimiter = table.explode && !Array.isArray(value) ? /[,=]/ : /,/;
    const parts = partsOf(table, value, (part) => {
      const text = primitiveText(table, part);
      if (!isJson && typeof value === "object" && delimiter.test(text)) {
        refuseValue(table, 'An item in a header may not hold "," or "=".');
      }
      return fieldValue(table, isJson ? asciiJson(text) : text);
    });
    return parts.length > 0 ? [[table.name, parts.join(",")]] : [];
  });
}

function asciiJson(text: string): string {
  return text.replace(/[^ -~]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * What a parameter becomes where it travels by name: "color=blue", or several such pairs, or none for an empty list or
 * object. RFC 6570, section 3.2.8. `name` is encoded already.
 */
export function pairsOf(
  table: ParameterTable,
  name: string,
  value: unknown,
  encode: EncodePart,
  delimiter: string = ",",
): readonly string[] {
  const parts = partsOf(table, value, encode);
  if (!table.explode && table.style !== "json") return parts.length === 0 ? [] : [`${name}=${parts.join(delimiter)}`];
  return isMembers(value) && table.style !== "json" ? parts : parts.map((part) => `${name}=${part}`);
}

/*
 * Encoders for places where every parameter is plain: of a primitive shape, and of the place's ordinary style (simple,
 * or form without reserved characters). They do what the encoders of all styles do for such parameters, in a quarter
 * of the code; a value that is a list or an object all the same is refused.
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

/** Whether a name belongs to a deepObject parameter: "filter[status]" to "filter". */
export function isDeepName(name: string, parameter: string): boolean {
  return name.charCodeAt(parameter.length) === 0x5b && name.endsWith("]") && name.startsWith(parameter);
}

/**
 * Takes a pair of style deepObject: "a[b][c]=1", or "a[b]=1" and "a[b]=2" for a list ("a[b][]=1" is understood too). A
 * name without brackets gives a text, for validation to name.
 */
export function setDeepMember(values: Members, table: ParameterTable, name: string, text: string): void {
  const keys = name === table.name ? [] : name.slice(table.name.length + 1, -1).split("][");
  if (keys.length > maxDeepMembers) {
    throw parameterFault("http/too-deep", `Members are nested deeper than the limit of ${maxDeepMembers}.`);
  }
  let members = values;
  let key = table.name;
  let shape: ValueShape = table.shape;
  for (const [index, next] of keys.entries()) {
    if (index === keys.length - 1 && next === "" && hasItems(shape)) break;
    members = innerMembers(members, key);
    key = next;
    shape = !isPrimitiveShape(shape) && "members" in shape ? shapeOfMember(shape, key) : "string";
  }
  setLeaf(members, key, shape, text);
}

function hasItems(shape: ValueShape): boolean {
  return !isPrimitiveShape(shape) && "items" in shape;
}

/** The object that is a member; made when there is none. */
function innerMembers(members: Members, key: string): Members {
  if (!Object.hasOwn(members, key)) setMember(members, key, {});
  const inner = members[key];
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) throw repeatedFault();
  return inner as Members;
}

function setLeaf(members: Members, key: string, shape: ValueShape, text: string): void {
  if (isPrimitiveShape(shape) || !("items" in shape)) {
    if (Object.hasOwn(members, key)) throw repeatedFault();
    setMember(members, key, leafReader(shape)(text));
    return;
  }
  if (!Object.hasOwn(members, key)) setMember(members, key, []);
  const items = members[key];
  if (!Array.isArray(items)) throw repeatedFault();
  items.push(leafReader(shape.items)(text));
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

function queryPairs(table: ParameterTable, value: unknown): readonly string[] {
  const name = percentEncoded(table, table.name);
  if (table.style === "deepObject") return deepPairs(table, name, value);
  const delimiter = delimiters[table.style] ?? ",";
  const isWhole = typeof value !== "object" || value === null;
  const encode: EncodePart = (part) => {
    const text = percentEncoded(table, part);
    // Spaces and pipes look the same as delimiters, whether encoded or not; commas do not.
    if (!isWhole && !table.explode && table.style in delimiters && text.includes(delimiter)) {
      refuseValue(table, `An item may not hold the delimiter "${decodeURIComponent(delimiter)}".`);
    }
    return table.allowReserved === true ? withReserved(text, isWhole) : text;
  };
  return pairsOf(table, name, value, encode, delimiter);
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/**
 * Reserved characters as they are, but for those that would end the value or mean something else in a query: "#", "[",
 * "]", "&", "+" (OpenAPI, `allowReserved`), and "," and "=" where they stand between the parts of the value.
 */
function withReserved(text: string, isWhole: boolean): string {
  return text.replace(isWhole ? /%(2[14789ACF]|3[ABDF]|40)/g : /%(2[14789AF]|3[ABF]|40)/g, decodeURIComponent);
}

/** What is decoded so far. */
export interface PairState {
  readonly values: Members;
  readonly problems: Problem[];
}

/** Takes one pair; `name` is decoded, `raw` is not. */
export type PairHandler = (state: PairState, name: string, raw: string) => void;

/** Who takes which pair. */
export interface PairHandlers {
  readonly byName: ReadonlyMap<string, PairHandler>;
  /** By the names of deepObject parameters, the longest first: one may begin like another ("a", "a[b]"). */
  readonly deep: readonly (readonly [parameter: string, PairHandler])[];
  /** Takes what nobody else takes: an exploded object with members that are not named. */
  readonly rest: PairHandler | undefined;
}

/** Prepares to take the pairs of a query, a form or cookies apart. `at` is the JSON pointer of the group. */
export function compilePairs(
  tables: readonly ParameterTable[],
  at: string,
  decode: Decode,
  readJson: ReadJson,
): PairHandlers {
  const byName = new Map<string, PairHandler>();
  const deep: (readonly [string, PairHandler])[] = [];
  const members = new Map<string, PairHandler>();
  let rest: PairHandler | undefined;
  for (const table of tables) {
    const handler = guarded(`${at}/${pointerPart(table.name)}`, pairHandler(table, decode, readJson));
    const { shape } = table;
    if (!isExplodedObject(table)) {
      byName.set(table.name, handler);
      if (table.style === "deepObject") deep.push([table.name, handler]);
    } else if (!isPrimitiveShape(shape) && "members" in shape) {
      for (const name of Object.keys(shape.members)) members.set(name, handler);
      if (shape.closed !== true) rest ??= handler;
    }
  }
  // A parameter of its own comes before a member of another that has the same name.
  for (const [name, handler] of members) if (!byName.has(name)) byName.set(name, handler);
  deep.sort(([a], [b]) => b.length - a.length);
  return { byName, deep, rest };
}

function isExplodedObject({ style, explode, shape }: ParameterTable): boolean {
  return explode && style !== "json" && style !== "deepObject" && !isPrimitiveShape(shape) && "members" in shape;
}

/** Makes a problem of what a handler throws. */
function guarded(path: string, handler: PairHandler): PairHandler {
  return (state, name, raw) => {
    try {
      handler(state, name, raw);
    } catch (error) {
      state.problems.push(problemOf(error, path));
    }
  };
}

function pairHandler(table: ParameterTable, decode: Decode, readJson: ReadJson): PairHandler {
  const { name: own, shape, style, explode } = table;
  if (style === "deepObject") {
    return ({ values }, name, raw) => setDeepMember(values, table, name, decode(raw));
  }
  if (style !== "json" && explode && !isPrimitiveShape(shape)) {
    if ("items" in shape) {
      const leaf = leafReader(shape.items);
      return ({ values }, _, raw) => {
        const item = leaf(decode(raw));
        ownOrNew<unknown[]>(values, own, () => []).push(item);
      };
    }
    return ({ values }, name, raw) => {
      const text = decode(raw);
      addMember(
        ownOrNew<Members>(values, own, () => ({})),
        shape,
        name,
        text,
      );
    };
  }
  const read = style === "json" ? jsonTextReader(decode, readJson) : delimitedReader(table, decode);
  return ({ values }, _, raw) => {
    if (Object.hasOwn(values, own)) throw repeatedFault();
    setMember(values, own, read(raw));
  };
}

/** Reads a value whose items stand in one text. */
function delimitedReader({ style, shape }: ParameterTable, decode: Decode): ReadText {
  const delimiter = style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : undefined;
  if (delimiter === undefined) return valueReader(shape, false, (raw) => raw.split(","), decode);
  // Encoded or not, the delimiter is the same.
  const read = valueReader(
    shape,
    false,
    (text) => text.split(delimiter),
    (text) => text,
  );
  return (raw) => read(decode(raw));
}

function ownOrNew<T>(values: Members, name: string, create: () => T): T {
  if (Object.hasOwn(values, name)) return values[name] as T;
  const created = create();
  setMember(values, name, created);
  return created;
}

/** How many pairs a query, a form or the cookies of a request may have. */
export const maxPairs = 1000;

/** The text behind a part of a query or form, where "+" is a space (application/x-www-form-urlencoded). */
export function formDecoded(raw: string): string {
  return percentDecoded(raw.includes("+") ? raw.replaceAll("+", " ") : raw);
}

/** Takes the pairs of a query or form apart. Pairs that nobody asks for are passed over. */
export function readQueryPairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, "&", state, at, (rawName, raw) => {
    const name = nameOf(rawName, formDecoded);
    if (name !== undefined) take(handlers, state, name, raw);
  });
}

/** Takes the pairs of a Cookie header apart. RFC 6265, section 4.2.1. Names are taken as they are, or percent-decoded. */
export function readCookiePairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, ";", state, at, (rawName, raw) => {
    const trimmed = rawName.trim();
    const name = handlers.byName.has(trimmed) ? trimmed : nameOf(trimmed, percentDecoded);
    // Browsers let no other site set "__Host-a", but "%5F%5FHost-a" they do (RFC 6265bis, section 4.1.3).
    if (name !== undefined && (name === trimmed || !/^__(?:host|secure)-/i.test(name)))
      take(handlers, state, name, unquoted(raw.trim()));
  });
}

/** One pass over the text, whatever is in it. */
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
        state.problems.push(httpProblem("http/too-many-parameters", `There are more than ${maxPairs} pairs.`, at));
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

function take(handlers: PairHandlers, state: PairState, name: string, raw: string): void {
  const handler = handlers.byName.get(name) ?? handlers.deep.find(([parameter]) => isDeepName(name, parameter))?.[1];
  (handler ?? handlers.rest)?.(state, name, raw);
}

/** Undefined for a name that cannot be decoded: nobody asks for it. */
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
 * What is encoded and then decoded is the same value. Where a style cannot carry a value, the encoders refuse it: "", "."
 * or ".." as a variable of a path; a space or pipe in an item where it delimits; "," in an item in a header, and "=" in
 * an exploded object there; white space at the ends of a header, and what ISO 8859-1 lacks; brackets in names of a
 * deepObject; lists and objects inside others but in styles "json" and deepObject. These losses remain:
 *
 * - An empty list or object is absent, but in style "json"; so is an empty one inside a deepObject.
 * - A string is read as another type where the shape allows that too: "5" with ["string", "number"].
 * - null is the text "null" where the shape does not allow null. -0 is 0.
 * - A member of an exploded object goes to the parameter that has its name; of two exploded objects with open ends the
 *   first takes members without a shape.
 * - Between two variables of one segment ("{a}-{b}") the first ends where the text between them first appears.
 */

/** Reads one group of a request's parameters. */
type ReadGroup = (source: ParameterSource, problems: Problem[]) => Members;

/**
 * Prepares to read the parameters of an operation whose path template is `path`. What the function gives is ready to be
 * validated: texts have become values by their shapes, absent parameters have their defaults. Problems, pointing at
 * "/query/mode" and the like: "http/percent-encoding", "http/path-variable", "http/repeated-parameter", "http/too-many-parameters",
 * "http/too-deep", and the codes of `parseJsonText`.
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
 * Prepares to read queries, or bodies of type application/x-www-form-urlencoded. `at` is the JSON pointer of the group:
 * "" lets problems point at "/<name>".
 */
export function compileQuery(tables: readonly ParameterTable[], at: string = ""): (text: string) => DecodedGroup {
  const handlers = compilePairs(tables, at, formDecoded, readStrictJson);
  const addDefaults = compileDefaults(tables);
  return (text) => {
    const state = { values: {}, problems: [] };
    if (text !== "") readQueryPairs(text, handlers, state, at);
    addDefaults?.(state.values);
    return state;
  };
}

/** `compileQuery` for a single text. */
export function decodeQuery(tables: readonly ParameterTable[], text: string): DecodedGroup {
  return compileQuery(tables)(text);
}

function inPlace(tables: readonly ParameterTable[], place: ParameterTable["in"]): readonly ParameterTable[] {
  return tables.filter((table) => table.in === place);
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

const leaving = 'A variable of the path may not be "." or "..", and may not hold NUL or a separator.';

/**
 * True for what becomes another path, or another file, once somebody puts it there: "." and ".." (RFC 3986, section
 * 5.2.4), NUL, "/" and "\\", percent-encoded or not.
 */
function leavesSegment(raw: string): boolean {
  return /^(?:\.|%2e){1,2}$|[/\\\0]|%(?:00|2f|5c)/i.test(raw);
}

function compileQueryGroup(tables: readonly ParameterTable[]): ReadGroup | undefined {
  if (tables.length === 0) return undefined;
  const handlers = compilePairs(tables, "/query", formDecoded, readStrictJson);
  const addDefaults = compileDefaults(tables);
  return ({ query }, problems) => {
    const values: Members = {};
    if (query !== "") readQueryPairs(query, handlers, { values, problems }, "/query");
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
  const handlers = compilePairs(tables, "/cookies", percentDecoded, readStrictJson);
  const addDefaults = compileDefaults(tables);
  return ({ headers }, problems) => {
    const values: Members = {};
    const sent = headers["cookie"];
    const text = typeof sent === "string" ? sent : (sent?.join("; ") ?? "");
    if (text !== "") readCookiePairs(text, handlers, { values, problems }, "/cookies");
    addDefaults?.(values);
    return values;
  };
}

const jsonLimits = { maxDepth: 64, maxLength: 1_048_576 };

const readStrictJson: ReadJson = (text) => parseJsonText(text, jsonLimits);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a form as application/x-www-form-urlencoded (WHATWG URL, section 5.2). Each property travels by its table, as
 * a query parameter would; others do not travel. `validate` also refuses values that cannot be encoded; without it,
 * `write` throws a ParameterError for them.
 */
export function formWriter<T>(
  mediaType: string,
  fields: readonly ParameterTable[],
  validate?: Check<T>,
): PayloadWriter<T> {
  // A space is "%20" or "+"; browsers write the latter.
  const encode = (form: T): string => encodeQuery(fields, form as unknown as Fields).replaceAll("%20", "+");
  return {
    mediaType,
    ...(validate && { validate: (value, options) => encodable(validate(value, options), encode) }),
    write: (form, chosen) => ({
      body: encode(form),
      contentType: writtenType(mediaType, chosen, "application/x-www-form-urlencoded"),
    }),
  };
}

function encodable<T>(result: Result<T>, encode: (form: T) => string): Result<T> {
  if (!result.ok) return result;
  if (typeof result.value !== "object" || result.value === null) return unreadable("type", "A form must be an object.");
  try {
    encode(result.value);
    return result;
  } catch (error) {
    if (!isParameterError(error)) throw error;
    // A field stands in the body itself, and not among the parameters of a query.
    const problems = error.problems.map((problem) => ({ ...problem, path: problem.path.replace(/^\/query/, "") }));
    return { ok: false, problems, truncated: false };
  }
}

/** Reads such a form. Fields that no table names are passed over; absent ones have their defaults. */
export function formReader<T>(
  mediaType: string,
  fields: readonly ParameterTable[],
  validate?: Check<T>,
): TextReader<T> {
  const decode = compileQuery(fields);
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
