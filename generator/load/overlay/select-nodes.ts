import { createRequire } from "node:module";
import type * as JsonPath from "jsonpath-rfc9535";
import type * as Parser from "jsonpath-rfc9535/parser";
import type { JsonValue } from "../../model/json-schema/schema.js";

/** Characters of a target. */
export const maxTargetLength = 2_000;

/** Steps that a target may take: the values that it passes, at worst. */
export const maxTargetSteps = 20_000_000;

/** Steps that all targets of a document's overlays may take together. */
export const maxOverlaySteps = 200_000_000;

/** The keys that lead to a node, from the root on. */
export type NodePath = readonly (string | number)[];

/** The nodes that a target selects, each once, in order; or the reason why there are none to be had. */
export type Selection = { readonly ways: readonly NodePath[] } | { readonly reason: string };

/** The size of a document, for estimates. */
export interface DocumentSize {
  /** The number of values in it, itself included. */
  readonly values: number;
  /** Levels of lists and objects inside each other. */
  readonly depth: number;
}

/**
 * Runs an RFC 9535 JSONPath over a value. Its cost is estimated before: a query that could take more steps than the limit is
 * refused, and so is one with a pattern, which a backtracking matcher would run.
 */
export function selectNodes(
  value: JsonValue,
  target: string,
  size: DocumentSize,
  budget: { steps: number },
): Selection {
  if (target.length > maxTargetLength) return { reason: `it has more than ${maxTargetLength} characters` };
  const { exec, parse } = library();
  try {
    const query = parse(target);
    if (hasPattern(query)) return { reason: "match() and search() are not supported" };
    const steps = stepsOf(query, size);
    budget.steps -= steps;
    if (steps > maxTargetSteps || budget.steps < 0)
      return { reason: "it may take too many steps in a document of this size" };
    const ways = new Map<string, NodePath>();
    exec(value as never, target, (_, path) => {
      const way = path.map((key) => (typeof key === "number" ? key : plainKey(key)));
      ways.set(JSON.stringify(way), way);
    });
    return { ways: [...ways.values()] };
  } catch (error) {
    return { reason: faultOfSyntax(error, target) ?? textOf(error) };
  }
}

/** The library, which has fifty modules: most runs have no overlay. */
function library(): Pick<typeof JsonPath, "exec"> & { readonly parse: typeof Parser.default } {
  const require = createRequire(import.meta.url);
  const { exec } = require("jsonpath-rfc9535") as typeof JsonPath;
  const { default: parse } = require("jsonpath-rfc9535/parser") as typeof Parser;
  return { exec, parse };
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}

/** The words for a target that the grammar of RFC 9535 does not know; undefined for another error. */
function faultOfSyntax(error: unknown, target: string): string | undefined {
  const { location } = error as { readonly location?: { readonly start?: { readonly offset?: unknown } } };
  const offset = location?.start?.offset;
  if (typeof offset !== "number") return undefined;
  const found = String.fromCodePoint(target.codePointAt(offset) ?? 0);
  if (offset >= target.length) return "it is incomplete";
  const suggestion = /\w$/.test(target.slice(0, offset)) && found === "-" ? ", unless in brackets: ['a-b']" : "";
  return `"${found}" is not expected at character ${offset + 1}${suggestion}`;
}

type Node = Readonly<Record<string, unknown>>;

/** The parts of a query, whatever they are called. */
function partsOf(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  return typeof node === "object" && node !== null ? [node as Node] : [];
}

function inside(node: Node): readonly Node[] {
  return Object.values(node).flatMap(partsOf);
}

function hasPattern(query: object): boolean {
  const open: Node[] = [query as Node];
  for (const node of open) {
    if (node["type"] === "FunctionExpr" && (node["name"] === "match" || node["name"] === "search")) return true;
    open.push(...inside(node));
  }
  return false;
}

/**
 * Steps at worst. A descendant segment passes all values; each further one passes each of them once for every value around it. Several
 * selectors in one pair of brackets may select the same. A filter runs at each value that is passed; one that begins at the root
 * passes the whole document again.
 */
function stepsOf(query: object, { values, depth }: DocumentSize): number {
  const open: { readonly node: Node; readonly at: number }[] = [{ node: query as Node, at: 1 }];
  let steps = 0;
  for (const { node, at } of open) {
    let passed = at;
    const isQuery = node["type"] === "JsonPathQuery" || node["type"] === "AbsSingularQuery";
    const isRelative = node["type"] === "RelQuery" || node["type"] === "RelSingularQuery";
    if (isQuery || isRelative) {
      const segments = partsOf(node["segments"]);
      let descents = 0;
      let branches = 1;
      for (const segment of segments) {
        if (segment["type"] === "DescendantSegment") descents += 1;
        branches *= Math.max(1, partsOf((segment["node"] as Node | undefined)?.["selectors"]).length);
      }
      const isWide = /"(?:WildcardSelector|SliceSelector|FilterSelector)"/.test(JSON.stringify(segments));
      // All values below each of the values together: each counts once for every value around it.
      const reach = descents > 0 || isWide ? (isQuery ? values : depth) : segments.length + 1;
      passed = at * reach * depth ** Math.max(0, descents - 1) * branches;
      steps += passed;
    }
    for (const part of inside(node)) open.push({ node: part, at: passed });
  }
  return steps;
}

/** A key as the document has it: those of normalized paths are escaped (RFC 9535, section 2.7). */
function plainKey(key: string): string {
  return key.replace(/\\(u[0-9a-f]{4}|.)/g, (_, escape: string) =>
    escape.length > 1 ? String.fromCharCode(parseInt(escape.slice(1), 16)) : (escapes[escape] ?? escape),
  );
}

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
