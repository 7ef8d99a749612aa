import type { ParameterTable, ParameterValues, ValueShape } from "../http/operation.js";
import { pointerPart } from "../json/pointer.js";
import { parseJsonText } from "../json/text.js";
import { compileHeaders } from "./decode-headers.js";
import type { DecodedGroup, DecodedParameters, ParameterSource, ReadJson } from "./decode-types.js";
import { compileDefaults } from "./defaults.js";
import { problemOf } from "./fault.js";
import { setMember, type Members } from "./members.js";
import { createPairState } from "./pair-form.js";
import { compilePairs } from "./pair-handlers.js";
import { formDecoded, readCookiePairs, readQueryPairs } from "./read-pairs.js";
import { holdsDots } from "./path.js";
import { pathTextReader, percentDecoded } from "./read-text.js";
import type { Problem } from "../base/problem.js";

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
