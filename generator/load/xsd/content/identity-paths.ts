import type { IdentityPath, NameTest } from "../../../model/xml-schema/components.js";
import { isNCName } from "../../../../templates/runtime/base/xml-names.js";

/** The paths of a selector or a field, or the reason why a text is none. */
export type ParsedPaths =
  | { readonly ok: true; readonly paths: readonly IdentityPath[] }
  | { readonly ok: false; readonly reason: string };

/** The parts in which expressions are read: white space may stand around each. */
const tokenPattern = /\/\/|::|[./|@*:]|[^\s./|@*:][^\s/|@*:]*/gu;

/**
 * Parses the subset of XPath that selectors and fields are written in. Part 1, section 3.11.6. `lookup` gives the namespace of a
 * prefix; a name without one is in no namespace.
 */
export function parseIdentityPaths(
  text: string,
  kind: "selector" | "field",
  lookup: (prefix: string) => string | undefined,
): ParsedPaths {
  const paths: IdentityPath[] = [];
  for (const alternative of text.split("|")) {
    const path = parsePath(alternative, kind, lookup);
    if (typeof path === "string") return { ok: false, reason: path };
    paths.push(path);
  }
  return { ok: true, paths };
}

/** One path, or the reason why it is none. */
function parsePath(
  text: string,
  kind: "selector" | "field",
  lookup: (prefix: string) => string | undefined,
): IdentityPath | string {
  const tokens = text.match(tokenPattern) ?? [];
  if (tokens.length === 0) return "a path is missing";
  const anywhere = tokens[0] === "." && tokens[1] === "//";
  let at = anywhere ? 2 : 0;
  const steps: NameTest[] = [];
  for (;;) {
    if (tokens[at] === ".") {
      at += 1;
    } else {
      const isAttribute = tokens[at] === "@" || (tokens[at] === "attribute" && tokens[at + 1] === "::");
      if (isAttribute && kind === "selector") return "a selector selects elements, not attributes";
      if (isAttribute) at += tokens[at] === "@" ? 1 : 2;
      else if (tokens[at] === "child" && tokens[at + 1] === "::") at += 2;
      const read = nameTest(tokens, at, lookup);
      if (typeof read === "string") return read;
      at = read.end;
      if (isAttribute) {
        return at < tokens.length ? "an attribute must be the last step" : { anywhere, steps, attribute: read.test };
      }
      steps.push(read.test);
    }
    if (at === tokens.length) return { anywhere, steps };
    if (tokens[at] === "//") return '"//" is only allowed after the "." at the start of a path';
    if (tokens[at] !== "/") return `"${tokens[at] ?? ""}" is not expected there`;
    at += 1;
  }
}

/** "*", "p:*" or a qualified name; the reason where there is none. */
function nameTest(
  tokens: readonly string[],
  at: number,
  lookup: (prefix: string) => string | undefined,
): { readonly test: NameTest; readonly end: number } | string {
  const first = tokens[at];
  if (first === "*") return { test: {}, end: at + 1 };
  if (first === undefined) return "a name is missing at the end";
  if (!isNCName(first)) return `"${first}" is not expected there`;
  if (tokens[at + 1] !== ":") return { test: { namespace: "", local: first }, end: at + 1 };
  const namespace = lookup(first);
  if (namespace === undefined) return `prefix "${first}" is not declared`;
  const local = tokens[at + 2];
  if (local === "*") return { test: { namespace }, end: at + 3 };
  if (local === undefined || !isNCName(local)) return `a name is missing after "${first}:"`;
  return { test: { namespace, local }, end: at + 3 };
}
