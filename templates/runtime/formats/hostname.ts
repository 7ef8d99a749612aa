import { codeAt, isDigit, isLetter } from "./character-codes.js";
import { isRightToLeft, satisfiesBidiRule } from "./bidi.js";
import { unicodeLabel, unicodeLabelCode } from "./idna-label.js";

const maxNameLength = 253;

/** RFC 1123, section 2.1, with labels that begin with "xn--" as RFC 5890 has them. */
export function hasHostnameFormat(text: string): boolean {
  if (text.length > maxNameLength) return false;
  for (let start = 0; ;) {
    const end = hostLabelEnd(text, start);
    if (end === -1 || end === text.length) return end !== -1;
    if (codeAt(text, end) !== 0x2e) return false;
    start = end + 1;
  }
}

/** RFC 5890, section 2.3.2.3. East Asian dots separate labels as well. */
export function hasIdnHostnameFormat(text: string): boolean {
  return text.length <= 2 * maxNameLength && internationalLength(text.split(/[.\u3002\uff0e\uff61]/)) <= maxNameLength;
}

/** True for labels of a name that are those of letters, digits and hyphens, or any of RFC 5890. */
export function areInternationalLabels(labels: readonly string[]): boolean {
  return internationalLength(labels) < Infinity;
}

/** The number of octets of a name in ASCII; infinite when it is malformed. One label from right to left has all of them obey the Bidi rule. */
function internationalLength(labels: readonly string[]): number {
  let length = -1;
  for (const label of labels) {
    const octets = labelLength(label);
    if (octets === 0) return Infinity;
    length += 1 + octets;
  }
  const shown = labels.map((label) => unicodeLabel(label) ?? label);
  return shown.some(isRightToLeft) && !shown.every(satisfiesBidiRule) ? Infinity : length;
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
  return isEncoded && unicodeLabel(text.slice(start, at)) === undefined ? -1 : at;
}
