import { hasIpv6Format } from "./ip.js";
import { isMadeOf, uriPart, uriParts, type UriPart } from "./uri-characters.js";

/** RFC 3986, section 3: a URI with its scheme. */
export function hasUriFormat(text: string): boolean {
  return hasScheme(text) && isReference(text, uri);
}

/** RFC 3986, section 4.1: a URI or a relative reference. */
export function hasUriReferenceFormat(text: string): boolean {
  return isReference(text, uri);
}

/** RFC 3987: an IRI with its scheme. */
export function hasIriFormat(text: string): boolean {
  return hasScheme(text) && isReference(text, iri);
}

/** RFC 3987: an IRI or a relative reference. */
export function hasIriReferenceFormat(text: string): boolean {
  return isReference(text, iri);
}

interface Grammar {
  readonly userinfo: UriPart;
  readonly regName: UriPart;
  readonly path: UriPart;
  readonly query: UriPart;
  readonly fragment: UriPart;
}

const uri: Grammar = /* @__PURE__ */ grammar(false);
const iri: Grammar = /* @__PURE__ */ grammar(true);
const future: UriPart = /* @__PURE__ */ futurePart();

function futurePart(): UriPart {
  return uriPart(uriParts.future, false);
}

function grammar(international: boolean): Grammar {
  return {
    userinfo: uriPart(uriParts.userinfo, international),
    regName: uriPart(uriParts.regName, international),
    path: uriPart(uriParts.path, international),
    query: uriPart(uriParts.query, international, international),
    fragment: uriPart(uriParts.query, international),
  };
}

/** The end of the scheme, where its colon is; -1 when there is none. Section 3.1. */
function schemeEnd(text: string): number {
  if (!/^[A-Za-z]/.test(text)) return -1;
  let at = 1;
  while (/[A-Za-z0-9+.-]/.test(text.charAt(at))) at += 1;
  return text.charAt(at) === ":" ? at : -1;
}

function hasScheme(text: string): boolean {
  return schemeEnd(text) !== -1;
}

function isReference(text: string, parts: Grammar): boolean {
  const [beforeFragment, fragment] = splitAt(text, "#");
  const [beforeQuery, query] = splitAt(beforeFragment, "?");
  if (fragment !== undefined && !isMadeOf(fragment, parts.fragment)) return false;
  if (query !== undefined && !isMadeOf(query, parts.query)) return false;
  const rest = beforeQuery.slice(schemeEnd(beforeQuery) + 1);
  if (!rest.startsWith("//")) {
    // Without a scheme, a colon in the first segment would make one (section 4.2).
    const firstSegment = splitAt(rest, "/")[0];
    if (rest === beforeQuery && firstSegment.includes(":")) return false;
    return isMadeOf(rest, parts.path);
  }
  const slash = rest.indexOf("/", 2);
  const authority = slash === -1 ? rest.slice(2) : rest.slice(2, slash);
  const path = slash === -1 ? "" : rest.slice(slash);
  return isAuthority(authority, parts) && isMadeOf(path, parts.path);
}

/** What stands before the first separator, and after it. */
function splitAt(text: string, separator: string): readonly [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Section 3.2. */
function isAuthority(text: string, parts: Grammar): boolean {
  const at = text.indexOf("@");
  if (at !== -1 && !isMadeOf(text.slice(0, at), parts.userinfo)) return false;
  const hostPort = text.slice(at + 1);
  const colon = hostPort.startsWith("[") ? hostPort.indexOf("]") + 1 : hostPort.indexOf(":");
  const hasColon = colon > 0 || hostPort.startsWith(":");
  const host = hasColon ? hostPort.slice(0, colon) : hostPort;
  const port = hasColon ? hostPort.slice(colon) : "";
  if (port !== "" && (!port.startsWith(":") || /[^0-9]/.test(port.slice(1)))) return false;
  return host.startsWith("[") ? isIpLiteral(host) : isMadeOf(host, parts.regName);
}

/** Section 3.2.2: an IPv6 address, or one of a version to come, in brackets. */
function isIpLiteral(host: string): boolean {
  if (!host.endsWith("]")) return false;
  const address = host.slice(1, -1);
  if (hasIpv6Format(address)) return true;
  const dot = address.indexOf(".");
  const rest = address.slice(dot + 1);
  return dot !== -1 && /^v[0-9a-f]+$/i.test(address.slice(0, dot)) && rest !== "" && !rest.includes("%") && isMadeOf(rest, future); // prettier-ignore
}
