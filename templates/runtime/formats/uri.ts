import { hasIpv6Format } from "./ip.js";
import { isIprivate, isUcschar } from "./uri-characters.js";

/** RFC 3986, section 3: a URI with its scheme. */
export function hasUriFormat(text: string): boolean {
  return scheme.test(text) && isReference(text);
}

/** RFC 3986, section 4.1: a URI or a relative reference. */
export function hasUriReferenceFormat(text: string): boolean {
  return isReference(text);
}

/** RFC 3987: an IRI with its scheme. */
export function hasIriFormat(text: string): boolean {
  return scheme.test(text) && isReference(text, inAscii(text));
}

/** RFC 3987: an IRI or a relative reference. */
export function hasIriReferenceFormat(text: string): boolean {
  return isReference(text, inAscii(text));
}

/** Section 3.1. */
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** A character that stands nowhere in a reference, or a percent sign that encodes nothing. Section 2. */
const misfit = /[^\w!$&'()*+,;=:~.@/?#[\]%-]|%(?![\da-f]{2})/i;

/**
 * The parts of section 4.1, of characters that stand somewhere: a scheme, without which a colon in the first segment would make one;
 * the authority with its host or an address in brackets, or a path that does not look like one; path, query and fragment. Each run
 * ends at a character that it cannot have, so that the time is linear, and no run takes memory.
 */
const parts =
  /^(?:[a-z][a-z\d+.-]*:|(?![^/?#]*:))(?:\/\/(?:[^@/?#[\]]*@)?(?:\[[^[\]]*\]|[^:@/?#[\]]*)(?::\d*)?(?![^/?#])|(?!\/\/))[^?#[\]]*(?:\?[^#[\]]*)?(?:#[^#[\]]*)?$/i;

/** `ascii`: the same text with other characters in the place of those beyond ASCII that may stand there. */
function isReference(text: string, ascii: string = text): boolean {
  if (misfit.test(ascii) || !parts.test(ascii)) return false;
  const start = text.indexOf("[") + 1;
  if (start === 0) return true;
  // An address of IPv6 or of a version to come: section 3.2.2.
  const address = text.slice(start, text.indexOf("]"));
  return hasIpv6Format(address) || /^v[\da-f]+\.[\w!$&'()*+,;=:~.-]+$/i.test(address);
}

/** An IRI with "_" for each character that a URI cannot have; some of them stand in a query alone. RFC 3987, section 2.2. */
function inAscii(text: string): string {
  return text.replace(/^[^?#]+|\?[^#]*|#[^]*/g, (part) =>
    part.replace(/[^\0-\x7f]/gu, (character) => {
      const code = character.codePointAt(0)!;
      return isUcschar(code) || (part.startsWith("?") && isIprivate(code)) ? "_" : character;
    }),
  );
}
