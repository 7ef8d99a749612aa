import { byUrl } from "./by-url.js";
import type { PageStyle } from "./page-style.js";

/** Pages by the header Link, as `byUrl` does. RFC 8288. */
export function byLink(): PageStyle {
  return byUrl("link", nextLink);
}

/** A link and its parameters, behind the comma of the one before. */
const link = /[\s,]*<([^>]*)>((?:[^,"]|"(?:[^"\\]|\\[^])*"?)*)/y;

/** A quotedString string among the parameters of a link. */
const quotedString = /"(?:[^"\\]|\\[^])*"?/g;

/**
 * Returns the target of the first link with the relation "next" in a header Link. Undefined if it has none. Linear in
 * the length of the header. RFC 8288, section 3.
 */
export function nextLink(header: string): string | undefined {
  link.lastIndex = 0;
  for (let found; (found = link.exec(header));) {
    const [, target, rest = ""] = found;
    const parameters = rest.replace(quotedString, (text) => text.replace(/[";=]/g, " "));
    // A link with an anchor is one of another resource. The first parameter "rel" counts.
    const [, relations = ""] = /;\s*rel\s*=([^;]*)/i.exec(parameters) ?? [];
    if (/(?:^|\s)next(?:\s|$)/i.test(relations) && !/;\s*anchor\s*=/i.test(parameters)) return target;
  }
  return undefined;
}
