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
 * True when a text becomes a URI reference (RFC 2396 with RFC 2732) once the characters that XLink section 5.4 names
 * are escaped. Those are all that a URI does not allow but "%", "#", "[" and "]", so the rules that remain are about
 * these.
 */
export function isUriReference(text: string): boolean {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return false;
  const fragment = text.indexOf("#");
  if (fragment >= 0 && text.includes("#", fragment + 1)) return false;
  const address = fragment < 0 ? text : text.slice(0, fragment);
  const scheme = /^([^:/?]*):/.exec(address);
  if (scheme === null) return hasBracketsInPlace(address);
  // A relative reference may not have a colon in its first segment, so what stands before the colon is a scheme, and something follows it.
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
