import { areInternationalLabels } from "./hostname.js";
import { hasIpv4Format, hasIpv6Format } from "./ip.js";

/** RFC 5321, section 4.1.2: Mailbox. */
export function hasEmailFormat(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return at > 0 && localPart.test(text.slice(0, at)) && (domainName.test(domain) || isAddressLiteral(domain));
}

/** RFC 6531, section 3.3: Mailbox with characters beyond ASCII, in the one form of Unicode that RFC 6532, section 3.1 asks for. */
export function hasIdnEmailFormat(text: string): boolean {
  if (text.normalize("NFC") !== text) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at).replace(/\\[^]|[^\0-\x7f]/g, (found) => (found.startsWith("\\") ? found : "_"));
  const domain = text.slice(at + 1);
  return at > 0 && localPart.test(local) && (isAddressLiteral(domain) || areInternationalLabels(domain.split(".")));
}

/** Dot-string, no part of which is empty, or Quoted-string. RFC 5322, section 3.2.3, has the characters. */
const localPart = /^(?:(?!\.|.*\.(?:\.|$))[\w!#$%&'*+/=?^`{|}~.-]+|"[ !#-[\]-~]*(?:\\[ -~][ !#-[\]-~]*)*")$/;

/** Sub-domains with dots between them: none is empty, and none begins or ends with a hyphen. Section 4.1.2. */
const domainName = /^(?!.*(?:\.[.-]|-\.))[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** Section 4.1.3: an IPv4 or IPv6 address in brackets. */
function isAddressLiteral(domain: string): boolean {
  if (!domain.startsWith("[") || !domain.endsWith("]")) return false;
  const address = domain.slice(1, -1);
  return /^ipv6:/i.test(address) ? hasIpv6Format(address.slice(5)) : hasIpv4Format(address);
}
