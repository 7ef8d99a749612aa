import { isInternationalLabel } from "./hostname.js";
import { hasIpv4Format, hasIpv6Format } from "./ip.js";

/** RFC 5321, section 4.1.2: Mailbox. */
export function hasEmailFormat(text: string): boolean {
  return isMailbox(text, (code) => code < 0x80, isSubdomain);
}

/** RFC 6531, section 3.3: Mailbox with characters beyond ASCII. */
export function hasIdnEmailFormat(text: string): boolean {
  return isMailbox(text, () => true, isInternationalLabel);
}

type CodeTest = (code: number) => boolean;

function isMailbox(text: string, isKnown: CodeTest, isLabel: (label: string) => boolean): boolean {
  const at = text.startsWith('"') ? quotedEnd(text, isKnown) : dotStringEnd(text, isKnown);
  if (at <= 0 || text.charAt(at) !== "@") return false;
  const domain = text.slice(at + 1);
  if (domain.startsWith("[") && domain.endsWith("]")) return isAddressLiteral(domain.slice(1, -1));
  return domain.split(".").every(isLabel);
}

/** Where Dot-string ends; -1 when it is malformed. */
function dotStringEnd(text: string, isKnown: CodeTest): number {
  let at = 0;
  let sinceDot = 0;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x2e && sinceDot > 0) sinceDot = 0;
    else if (isAtomText(code) && isKnown(code)) sinceDot += 1;
    else break;
  }
  return sinceDot > 0 ? at : -1;
}

/** RFC 5322, section 3.2.3: atext. */
function isAtomText(code: number): boolean {
  return code >= 0x80 || /[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]/.test(String.fromCharCode(code));
}

/** Where Quoted-string ends; -1 when it is malformed. */
function quotedEnd(text: string, isKnown: CodeTest): number {
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20 || code === 0x7f || !isKnown(code)) return -1;
    if (code === 0x5c) {
      at += 1;
      const escaped = text.charCodeAt(at);
      if (!(escaped >= 0x20 && escaped <= 0x7e)) return -1;
    }
  }
  return -1;
}

/** Section 4.1.2: sub-domain. */
function isSubdomain(label: string): boolean {
  return label !== "" && !/[^A-Za-z0-9-]/.test(label) && !label.startsWith("-") && !label.endsWith("-");
}

/** Section 4.1.3: an IPv4 or IPv6 address. */
function isAddressLiteral(text: string): boolean {
  return /^ipv6:/i.test(text) ? hasIpv6Format(text.slice(5)) : hasIpv4Format(text);
}
