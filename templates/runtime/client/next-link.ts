/** A link and its parameters, behind the comma of the one before. */
const link = /[\s,]*<([^>]*)>((?:[^,"]|"(?:[^"\\]|\\[^])*"?)*)/y;

/** A parameter of a link: its name, and its value as a quoted string or as a token. */
const parameter = /;\s*([^\s=;"]+)\s*(?:=\s*(?:"((?:[^"\\]|\\[^])*)"?|([^\s;"]*)))?/g;

/**
 * Returns the target of the first link with the relation "next" in a header Link. Undefined if it has none. Linear in
 * the length of the header. RFC 8288, section 3.
 */
export function nextLink(header: string): string | undefined {
  link.lastIndex = 0;
  for (let found = link.exec(header); found; found = link.exec(header)) {
    const [, target, rest = ""] = found;
    let relations: string | undefined;
    let isOfOther = false;
    for (const [, name = "", quoted, token = ""] of rest.matchAll(parameter)) {
      // The first of several relations counts. A link with an anchor is one of another resource.
      if (/^rel$/i.test(name)) relations ??= quoted ?? token;
      isOfOther ||= /^anchor$/i.test(name);
    }
    if (!isOfOther && relations?.toLowerCase().split(/\s+/).includes("next")) return target;
  }
  return undefined;
}
