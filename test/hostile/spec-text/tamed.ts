import { sortByVerdict, type Sorted } from "./accepted.js";
import type { Placed } from "./openapi-document.js";
import { wellFormed } from "./payloads.js";

/** Forms of a string for positions with a grammar of their own, from the wildest to the tamest. */
const ways: readonly ((text: string, mark: string) => string)[] = [
  (text) => text,
  // A regular expression that means the text.
  (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"),
  // A path or a server, whose braces would be variables.
  (text) => text.replace(/[{}]/g, ""),
  // A reference: neither a file nor a pointer.
  (text) => `#${encodeURIComponent(wellFormed(text))}`,
  // A media type: RFC 9110, section 5.6.2.
  (text) => `application/x-${text.replace(/[^!#$&^_.+\-'`|~A-Za-z0-9]/g, "")}+json`,
  // A name of a header.
  (text) => `${text.replace(/[^!#$%&'*+\-.^_`|~A-Za-z0-9]/g, "")}-`,
  // A name of a component.
  (text) => `${text.replace(/[^A-Za-z0-9._-]/g, ".")}-`,
  // An anchor.
  (_, mark) => `A-${mark}.-`,
];

/**
 * Finds the wildest accepted form of each string; a string without one is rejected, with the code of its first error.
 */
export async function sortWithTaming(version: string, all: readonly Placed[]): Promise<Sorted> {
  const documents: (readonly Placed[])[] = [];
  const codes = new Map<string, string>();
  const tried = new Set<string>();
  let rest = all;
  for (const say of ways) {
    const said = rest
      .map((placed) => ({ ...placed, text: say(placed.text, markOf(placed)) }))
      .filter(({ key, text }) => !tried.has(`${key} ${text}`));
    if (said.length === 0) continue;
    said.forEach(({ key, text }) => tried.add(`${key} ${text}`));
    const { documents: taken, refused } = await sortByVerdict(version, said);
    documents.push(...taken.filter((document) => document.length > 0));
    for (const [{ key }, code] of refused) if (!codes.has(key)) codes.set(key, code);
    const got = new Set(taken.flat().map(({ key }) => key));
    rest = rest.filter(({ key }) => !got.has(key));
  }
  return { documents, refused: new Map(rest.map((placed) => [placed, codes.get(placed.key) ?? ""])) };
}

/** The identifier that appears only in one string. */
export function markOf({ key }: { readonly key: string }): string {
  return `pwned_${key}`;
}
