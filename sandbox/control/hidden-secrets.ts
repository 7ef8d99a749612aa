/** Stands where a secret stood. */
const hidden = "***";

/** Headers that carry credentials. */
const secretHeaders = new Set([
  "authorization",
  "cookie",
  "set-cookie",
  "x-consumerkey",
  "sandbox-control-key",
  "location",
]);

/** True for the name of a parameter, or of a field of a form, under which a secret travels. */
function isSecret(name: string): boolean {
  return /token|secret|password|ticket|^code$|^key$/i.test(name);
}

/** The same of a member or an element: a code is one of errors there, and a ticket one of travel. */
function isSecretMember(name: string): boolean {
  return /token|secret|password/i.test(name) && name !== "token_type";
}

/** Headers without the values of credentials. */
export function hiddenHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const presentHeaders = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    presentHeaders.map(([name, value]) => [
      name,
      secretHeaders.has(name.toLowerCase()) ? hidden : [value].flat().join(", "),
    ]),
  );
}

/** A path with its query, without the values of secrets. */
export function hiddenTarget(path: string, query: string): string {
  return query === "" ? path : `${path}?${hiddenForm(query)}`;
}

/** The text of a body without the values of secrets; a form, JSON, or XML that is cut off is read as far as it can be. */
export function hiddenBody(text: string, mediaType: string): string {
  if (/x-www-form-urlencoded/i.test(mediaType)) return hiddenForm(text);
  // Members and elements are found by their names, since the text may end in the middle of one.
  const members = text.replace(
    /"([^"\\]{1,80})"(\s{0,20}:\s{0,20})(?:"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*)/g,
    (whole, name: string, between: string) => (isSecretMember(name) ? `"${name}"${between}"${hidden}"` : whole),
  );
  return hiddenElements(members);
}

/** The text of a document without what stands in elements of secrets, up to the tag that ends each. */
function hiddenElements(text: string): string {
  const opening = /<([\w.:-]{1,80})(?:\s[^<>]*)?>/g;
  let hiddenText = "";
  let at = 0;
  for (let tag = opening.exec(text); tag !== null; tag = opening.exec(text)) {
    if (!isSecretMember(tag[1]!) || tag[0].endsWith("/>")) continue;
    const end = text.indexOf(`</${tag[1]!}`, opening.lastIndex);
    hiddenText += text.slice(at, opening.lastIndex) + hidden;
    if (end === -1) return hiddenText;
    at = opening.lastIndex = end;
  }
  return hiddenText + text.slice(at);
}

function hiddenForm(text: string): string {
  return text
    .split("&")
    .map((field) => {
      const [name = "", ...rest] = field.split("=");
      return rest.length > 0 && isSecret(decoded(name)) ? `${name}=${hidden}` : field;
    })
    .join("&");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
