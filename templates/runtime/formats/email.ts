import { codeAt, isDigit, isLetter } from "./characters.js";
import { areInternationalLabels } from "./hostname.js";
import { hasIpv4Format, hasIpv6Format } from "./ip.js";

/** RFC 5321, section 4.1.2: Mailbox. */
export function hasEmailFormat(text: string): boolean {
  const at = localPartEnd(text, 0x7f);
  return at !== -1 && (isAddressLiteral(text, at + 1) || isDomain(text, at + 1));
}

/** RFC 6531, section 3.3: Mailbox with characters beyond ASCII, in the one form of Unicode that RFC 6532, section 3.1 asks for. */
export function hasIdnEmailFormat(text: string): boolean {
  const at = localPartEnd(text, 0xffff);
  if (at === -1 || text.normalize("NFC") !== text) return false;
  return isAddressLiteral(text, at + 1) || areInternationalLabels(text.slice(at + 1).split("."));
}

/**
 * The offset of the "@" behind the local part; -1 when that is malformed. `last`: the last code unit that it may have.
 */
function localPartEnd(text: string, last: number): number {
  const end = codeAt(text, 0) === 0x22 ? quotedEnd(text, last) : dotStringEnd(text, last);
  return codeAt(text, end) === 0x40 ? end : -1;
}

/** The offset at which Dot-string ends; -1 when it is malformed. */
function dotStringEnd(text: string, last: number): number {
  let start = 0;
  for (let at = 0; ; at += 1) {
    const code = codeAt(text, at);
    if (code === 0x2e && at > start) start = at + 1;
    else if (!(isAtomText(code) && code <= last)) return at > start ? at : -1;
  }
}

/** RFC 5322, section 3.2.3: atext. */
function isAtomText(code: number): boolean {
  return isLetter(code) || isDigit(code) || code >= 0x80 || "!#$%&'*+-/=?^_`{|}~".includes(String.fromCharCode(code));
}

/** The offset at which Quoted-string ends; -1 when it is malformed. */
function quotedEnd(text: string, last: number): number {
  for (let at = 1; at < text.length; at += 1) {
    const code = codeAt(text, at);
    if (code === 0x22) return at + 1;
    if (code < 0x20 || code === 0x7f || code > last) return -1;
    if (code === 0x5c) {
      at += 1;
      const escaped = codeAt(text, at);
      if (!(escaped >= 0x20 && escaped <= 0x7e)) return -1;
    }
  }
  return -1;
}

/** True when the rest of a text is sub-domains with dots between them. Section 4.1.2. */
function isDomain(text: string, from: number): boolean {
  let before = 0x2e;
  for (let at = from; ; at += 1) {
    const code = codeAt(text, at);
    const isEnd = code === 0x2e || at === text.length;
    // Neither end of a label is a hyphen, and no label is empty.
    if (isEnd || code === 0x2d ? before === 0x2e || (isEnd && before === 0x2d) : !isLetter(code) && !isDigit(code))
      return false;
    if (at === text.length) return true;
    before = code;
  }
}

/** Section 4.1.3: an IPv4 or IPv6 address in brackets. */
function isAddressLiteral(text: string, from: number): boolean {
  if (codeAt(text, from) !== 0x5b || !text.endsWith("]")) return false;
  const address = text.slice(from + 1, -1);
  return /^ipv6:/i.test(address) ? hasIpv6Format(address.slice(5)) : hasIpv4Format(address);
}
