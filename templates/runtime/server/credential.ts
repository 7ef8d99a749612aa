import type { SecuritySchemeTable } from "../http/operation.js";
import { parseBase64 } from "../base/base64.js";
import type { RequestHeaders } from "../http/headers.js";
import type { ServerRequest } from "./server-types.js";
import { utf8Text } from "../base/utf8.js";

/** Takes the credential of a scheme out of a request. */
export type ReadCredential = (request: ServerRequest) => FoundCredential;

/** A credential as hooks get it; or there is none; or there is one that does not follow its syntax. */
export type FoundCredential = { readonly value: unknown } | "missing" | "malformed";

/** OpenAPI, Security Scheme Object. */
export function credentialReader(scheme: SecuritySchemeTable): ReadCredential {
  switch (scheme.kind) {
    case "basic":
      return ({ headers }) => mapFound(authorization(headers, "basic"), readBasic);
    case "authorization": {
      const word = scheme.prefix.toLowerCase();
      const read = word === "bearer" ? readToken : readText;
      return ({ headers }) => mapFound(authorization(headers, word), read);
    }
    case "apiKey":
      return keyReader(scheme.in, scheme.name);
    case "mutualTLS":
      return () => noCredential;
  }
}

/** The connection is the credential: hooks find it in the request. */
const noCredential: FoundCredential = { value: undefined };

function mapFound(text: string | undefined, read: (text: string) => FoundCredential): FoundCredential {
  return text === undefined ? "missing" : read(text);
}

/**
 * True for several Authorization headers, since none of them takes precedence. They arrive as a list, or joined with
 * commas, as the Fetch API joins them. After a comma, a single header contains only parameters ("name=value") or
 * nothing, for an empty one. RFC 9110, section 11.4.
 */
export function isAuthorizedTwice({ authorization }: RequestHeaders): boolean {
  if (authorization === undefined) return false;
  if (typeof authorization !== "string") return authorization.length > 1;
  if (!authorization.includes(",")) return false;
  const [, ...others] = withoutQuotedTexts(authorization).split(",");
  return others.some((other) => !/^[ \t]*[!#$%&'*+\-.^_`|~\w]+[ \t]*=/.test(other));
}

/** A header with nothing in its quotes. Quotes that nothing ends hide nothing, and are looked through once. */
function withoutQuotedTexts(header: string): string {
  return header.replace(/"(?:[^"\\]|\\[^])*("?)/g, (found, end) => (end === "" ? found : '""'));
}

/**
 * The credential behind a scheme's word in the Authorization header; undefined when it names another scheme. RFC 9110,
 * section 11.6.2.
 */
function authorization(headers: RequestHeaders, word: string): string | undefined {
  const header = headers["authorization"];
  if (header === undefined) return undefined;
  // Several of them have been refused before.
  return typeof header === "string" && hasWord(header, word) ? header.slice(word.length).trim() : undefined;
}

function hasWord(header: string, word: string): boolean {
  const end = word.length;
  return header.slice(0, end).toLowerCase() === word && (header.length === end || header.charCodeAt(end) === space);
}

const space = 0x20;

/** RFC 6750, section 2.1: b64token. */
function readToken(text: string): FoundCredential {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0x3d) end -= 1;
  if (end === 0) return "malformed";
  for (let at = 0; at < end; at += 1) if (!isTokenCharacter(text.charCodeAt(at))) return "malformed";
  return { value: text };
}

/** Letters, digits and "-._~+/". */
function isTokenCharacter(code: number): boolean {
  const letter = code | 0x20;
  if (letter >= 0x61 && letter <= 0x7a) return true;
  return (code >= 0x2d && code <= 0x39) || code === 0x5f || code === 0x7e || code === 0x2b;
}

/** Credentials of other schemes than Bearer have a syntax of their own. */
function readText(text: string): FoundCredential {
  return text === "" ? "malformed" : { value: text };
}

/** RFC 7617, section 2. */
function readBasic(text: string): FoundCredential {
  const bytes = text === "" ? undefined : parseBase64(text);
  const pair = (bytes && utf8Text(bytes)) ?? "";
  const colon = pair.indexOf(":");
  if (colon === -1 || /[\0-\x1f\x7f]/.test(pair)) return "malformed";
  return { value: { username: pair.slice(0, colon), password: pair.slice(colon + 1) } };
}

function keyReader(location: "query" | "header" | "cookie", name: string): ReadCredential {
  switch (location) {
    case "header": {
      const key = name.toLowerCase();
      return ({ headers }) => oneOf(headerValues(headers, key));
    }
    case "query":
      return ({ query }) => oneOf(pairsNamed(query, "&", name, queryText, queryText));
    case "cookie":
      // Names as they are: "%5F%5FHost-a" is for any site to set, "__Host-a" is not (RFC 6265bis, section 4.1.3).
      return ({ headers }) =>
        oneOf(pairsNamed(headerValues(headers, "cookie").join(";"), ";", name, trimmed, cookieText));
  }
}

/** A key that is sent twice leaves open which one counts. */
function oneOf(found: readonly string[]): FoundCredential {
  const [first] = found;
  if (first === undefined || first === "") return found.length > 1 ? "malformed" : "missing";
  return found.length > 1 ? "malformed" : { value: first };
}

function headerValues(headers: RequestHeaders, key: string): readonly string[] {
  const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

/** The values of the pairs "name=value" with a name. */
function pairsNamed(
  text: string,
  separator: string,
  name: string,
  decodeName: (text: string) => string,
  decode: (text: string) => string,
): readonly string[] {
  if (text === "") return [];
  return text.split(separator).flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals === -1 || decodeName(pair.slice(0, equals)) !== name) return [];
    return [decode(pair.slice(equals + 1))];
  });
}

function queryText(raw: string): string {
  return decoded(raw.replaceAll("+", " "));
}

function trimmed(text: string): string {
  return text.trim();
}

/** RFC 6265, section 4.1.1; clients of this runtime send cookies percent-encoded. */
function cookieText(raw: string): string {
  const text = raw.trim();
  return decoded(text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text);
}

/** Malformed percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
