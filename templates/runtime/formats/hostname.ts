import { codeAt, isDigit, isLetter } from "./characters.js";
import { isAsciiLabel, unicodeLabelCode } from "./idna-label.js";

const longestName = 253;

/** RFC 1123, section 2.1, with labels that begin with "xn--" as RFC 5890 has them. */
export function hasHostnameFormat(text: string): boolean {
  if (text.length > longestName) return false;
  for (let start = 0; ;) {
    const end = hostLabelEnd(text, start);
    if (end === -1 || end === text.length) return end !== -1;
    if (codeAt(text, end) !== 0x2e) return false;
    start = end + 1;
  }
}

/** RFC 5890, section 2.3.2.3. The dots of East Asian texts separate labels as well. */
export function hasIdnHostnameFormat(text: string): boolean {
  if (text.length > 2 * longestName) return false;
  let length = -1;
  for (const label of text.split(/[.\u3002\uff0e\uff61]/)) {
    const octets = labelLength(label);
    if (octets === 0) return false;
    length += 1 + octets;
  }
  return length <= longestName;
}

/** A label of letters, digits and hyphens, or any label of RFC 5890. */
export function isInternationalLabel(label: string): boolean {
  return labelLength(label) > 0;
}

/** The number of octets of a label in ASCII; 0 when it is malformed. */
function labelLength(label: string): number {
  if (isAscii(label)) return hostLabelEnd(label, 0) === label.length ? label.length : 0;
  const code = unicodeLabelCode(label);
  return code === undefined ? 0 : code.length + 4;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/**
 * The offset at which the label of letters, digits and hyphens ends that begins at an offset; -1 when it is malformed.
 */
function hostLabelEnd(text: string, start: number): number {
  let at = start;
  let code = codeAt(text, at);
  if (code === 0x2d) return -1;
  for (; isLetter(code) || isDigit(code) || code === 0x2d; code = codeAt(text, at)) at += 1;
  if (at === start || at > start + 63 || codeAt(text, at - 1) === 0x2d) return -1;
  const isEncoded = text.startsWith("--", start + 2) && /^xn/i.test(text.slice(start, start + 2));
  return isEncoded && !isAsciiLabel(text.slice(start, at)) ? -1 : at;
}
