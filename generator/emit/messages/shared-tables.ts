import { statusKey } from "./statuses.js";
import type { Response } from "../../model/contract.js";
import { arrayText, objectLines, objectText, type LiteralProperties } from "../body/expression-texts.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";

/** The table of one response, and its key among those of an operation. */
export interface ResponseEntry {
  /** A status, a range or "default", as a member of an object is written. */
  readonly key: string;
  readonly text: string;
}

/** The entry of a response: its payloads, and its headers where they are checked. */
export function responseEntry(
  response: Response,
  content: readonly string[],
  headers: LiteralProperties = {},
): ResponseEntry {
  const members = { content: arrayText(content), ...headers };
  const isShort = headers["checkHeaders"] === undefined;
  return { key: statusKey(response), text: isShort ? objectText(members) : objectLines(members) };
}

/** A union of types, which has no value where there is none. */
export function unionText(members: readonly string[]): string {
  return members.length === 0 ? "never" : members.join(" | ");
}

/** The text of an operation's table of responses; what it shares with others is declared first. */
export type TableOfResponses = (entries: readonly ResponseEntry[]) => string;

/** Shorter ones read better in their places. */
const shortest = 80;

/** Tables of responses that stand more than once in a module become constants. `all` are those of all of its operations. */
export function shareTables(
  all: readonly (readonly ResponseEntry[])[],
  { name: wish, type }: { readonly name: string; readonly type: () => string },
  module: ModuleBuilder,
): TableOfResponses {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { text } of all.flat()) (seen.has(text) ? repeated : seen).add(text);
  const names = new Map<string, string>();
  return (entries) => objectLines(entries.map(({ key, text }) => `${key}: ${shared(text)}`));

  function shared(text: string): string {
    if (text.length < shortest || !repeated.has(text)) return text;
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = module.declare(wish);
    names.set(text, name);
    module.add(constant({ name, type: type(), initializer: text }));
    return name;
  }
}
