import { hasIpv6Format } from "./ip-formats.js";
import { isIprivate, isUcschar } from "./uri-code-points.js";

/** RFC 3986, section 3: a URI with its scheme. */
export function hasUriFormat(text: string): boolean {
  return isReference(text, uri);
}

/** RFC 3986, section 4.1: a URI or a relative reference. */
export function hasUriReferenceFormat(text: string): boolean {
  return isReference(text, uriReference);
}

/** RFC 3987: an IRI with its scheme. */
export function hasIriFormat(text: string): boolean {
  return isReference(text, uri, inAscii(text));
}

/** RFC 3987: an IRI or a relative reference. */
export function hasIriReferenceFormat(text: string): boolean {
  return isReference(text, uriReference, inAscii(text));
}

/**
 * Section 3: scheme, authority with its host or an address in brackets, or a path that does not look like one; path,
 * query and fragment. "%" matches any percent-encoded octet. Each run ends at a character that it cannot contain, so
 * that the time is linear, and no run takes memory.
 */
const uri =
  /^[A-Za-z][A-Za-z\d+.-]*:(?:\/\/(?:[!$-.0-;=A-Z_a-z~]*@)??(?:\[[^[\]]*\]|[!$-.0-9;=A-Z_a-z~]*)(?::\d*)?(?![^/?#])|(?!\/\/))[!$-;=@-Z_a-z~]*(?:\?[!$-;=?-Z_a-z~]*)?(?:#[!$-;=?-Z_a-z~]*)?$/;

const uriReference: RegExp = /* @__PURE__ */ withOptionalScheme(uri);

/** A colon in the first segment of a relative reference would make a scheme: section 4.2. */
function withOptionalScheme({ source }: RegExp): RegExp {
  return new RegExp(`(?:${source.replace(":", ":|^(?![^/?#]*:))")}`);
}

/** `ascii`: the same string with ASCII characters instead of the allowed ones outside ASCII. */
function isReference(text: string, expression: RegExp, ascii: string = text): boolean {
  return expression.test(ascii) && !(text.includes("%") && /%(?![\dA-Fa-f]{2})/.test(text)) && hasAddress(text);
}

/** Section 3.2.2: an address of IPv6 or of a version to come, where there are brackets. */
function hasAddress(text: string): boolean {
  const start = text.indexOf("[") + 1;
  if (start === 0) return true;
  const address = text.slice(start, text.indexOf("]"));
  return hasIpv6Format(address) || /^v[\da-f]+\.[\w!$&'()*+,;=:~.-]+$/i.test(address);
}

/**
 * Replaces each character of an IRI that a URI cannot contain with "_"; some of them are allowed only in a query. RFC
 * 3987, section 2.2.
 */
function inAscii(text: string): string {
  return text.replace(/^[^?#]+|\?[^#]*|#[^]*/g, (part) =>
    part.replace(/[^\0-\x7f]/gu, (character) => {
      const code = character.codePointAt(0)!;
      return isUcschar(code) || (part.startsWith("?") && isIprivate(code)) ? "_" : character;
    }),
  );
}
