import { hasIpv6Format } from "../formats/ip-formats.js";
import { notInLexicalSpace, textForm, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

const uriForm: ValueForm<string> = /* @__PURE__ */ formOfUris();

function formOfUris(): ValueForm<string> {
  return { ...textForm, key: (value) => `u${value}` };
}

/** Part 2, section 3.2.17. */
export const xsAnyURI: SimpleType<string> = {
  name: "xs:anyURI",
  form: uriForm,
  read(text, context) {
    const uri = collapseWhiteSpace(text);
    return isUriReference(uri) ? uri : notInLexicalSpace("xs:anyURI", uri, context);
  },
};

/**
 * True if a string becomes a URI reference (RFC 2396 with RFC 2732) after escaping the characters in XLink section 5.4.
 * Those are all that a URI does not allow except "%", "#", "[" and "]", so the remaining rules are about these.
 */
export function isUriReference(text: string): boolean {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return false;
  const fragment = text.indexOf("#");
  if (fragment >= 0 && text.includes("#", fragment + 1)) return false;
  const address = fragment < 0 ? text : text.slice(0, fragment);
  const scheme = /^([^:/?]*):/.exec(address);
  if (scheme === null) return hasBracketsInPlace(address);
  // A relative reference may not have a colon in its first segment, so the characters before the colon are a scheme,
  // and content must follow.
  if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme[1]!) || address.length === scheme[0].length) return false;
  const rest = address.slice(scheme[0].length);
  return rest.startsWith("/") ? hasBracketsInPlace(rest) : !/^[[\]]/.test(rest);
}

/** Brackets stand around an IPv6 address that is the host, and anywhere in a query: RFC 2732, section 3. */
function hasBracketsInPlace(address: string): boolean {
  const query = address.indexOf("?");
  const path = query < 0 ? address : address.slice(0, query);
  if (!/[[\]]/.test(path)) return true;
  const host = /^\/\/(?:[^/@[\]]*@)?\[([^\]]*)\](?::[0-9]*)?(?=\/|$)/.exec(path);
  return host !== null && hasIpv6Format(host[1]!) && !/[[\]]/.test(path.slice(host[0].length));
}
