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

/** True for a name under which a secret travels: a parameter, a field of a form, a member or an element. */
function isSecret(name: string): boolean {
  return /token|secret|password|ticket|^code$|^key$/i.test(name);
}

/** Headers without the values of credentials. */
export function hiddenHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const told = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    told.map(([name, value]) => [name, secretHeaders.has(name.toLowerCase()) ? hidden : [value].flat().join(", ")]),
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
  return text
    .replace(/"([^"\\]{1,80})"(\s{0,20}:\s{0,20})"(?:[^"\\]|\\.)*"?/g, (whole, name: string, between: string) =>
      isSecret(name) && name !== "token_type" ? `"${name}"${between}"${hidden}"` : whole,
    )
    .replace(/<([\w.:-]{1,80})>[^<]*/g, (whole, name: string) => (isSecret(name) ? `<${name}>${hidden}` : whole));
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
