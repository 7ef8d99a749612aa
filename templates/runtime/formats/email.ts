import { codeAt } from "./character-codes.js";
import { areInternationalLabels } from "./hostname.js";
import { hasIpv4Format, hasIpv6Format } from "./ip-formats.js";

/** RFC 5321, section 4.1.2: Mailbox. */
export function hasEmailFormat(text: string): boolean {
  return (
    text.length <= maxMailboxLength &&
    mailbox.test(text) &&
    (codeAt(text, text.length - 1) !== 0x5d || isAddressLiteral(text))
  );
}

/** RFC 6531, section 3.3: Mailbox with characters beyond ASCII, in any of the equivalent forms of Unicode. */
export function hasIdnEmailFormat(text: string): boolean {
  if (text.length > maxMailboxLength) return false;
  const at = text.lastIndexOf("@");
  const local = text
    .slice(0, at)
    .replace(/\\[^]|[^\0-\x7f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff]/g, (found) =>
      found.startsWith("\\") ? found : "_",
    );
  const domain = text.slice(at + 1);
  if (domain.startsWith("[")) return hasEmailFormat(`${local}@${domain}`);
  return at > 0 && hasEmailFormat(`${local}@x`) && areInternationalLabels(composed(domain).split("."));
}

/**
 * Returns the composed form of a string, as in labels (RFC 5890, section 2.3.2.1); compatibility characters stay
 * unchanged.
 */
function composed(text: string): string {
  const isStable = [...text].every((character) => character.normalize("NFC") === character);
  return isStable ? text.normalize("NFC") : text;
}

/**
 * In characters. Engines store a position for each part of a string; the 64 and 255 octets of section 4.5.3.1 are far
 * below.
 */
const maxMailboxLength = 1000;

/**
 * Dot-string or Quoted-string (RFC 5322, section 3.2.3, lists the characters); then sub-domains without a hyphen at
 * either end, or content in brackets.
 */
const mailbox =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"[ !#-[\]-~]*(?:\\[ -~][ !#-[\]-~]*)*")@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\w:.]*\])$/i;

/** Section 4.1.3: an IPv4 or IPv6 address in the brackets at the end. */
function isAddressLiteral(text: string): boolean {
  const address = text.slice(text.lastIndexOf("[") + 1, -1);
  return /^ipv6:/i.test(address) ? hasIpv6Format(address.slice(5)) : hasIpv4Format(address);
}
