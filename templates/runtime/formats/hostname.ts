import { isAsciiLabel, isUnicodeLabel } from "./idna-label.js";
import { encodePunycode } from "./punycode.js";

const longestName = 253;

/** RFC 1123, section 2.1, with labels that begin with "xn--" as RFC 5890 has them. */
export function hasHostnameFormat(text: string): boolean {
  return text.length <= longestName && text.split(".").every(isHostLabel);
}

/** RFC 5890, section 2.3.2.3. The dots of East Asian texts separate labels as well. */
export function hasIdnHostnameFormat(text: string): boolean {
  if (text.length > 2 * longestName) return false;
  let length = -1;
  for (const label of text.split(/[.\u3002\uff0e\uff61]/)) {
    if (!isInternationalLabel(label)) return false;
    length += 1 + (isAscii(label) ? label.length : 4 + (encodePunycode(label) ?? label).length);
  }
  return length <= longestName;
}

/** A label of letters, digits and hyphens, or any label of RFC 5890. */
export function isInternationalLabel(label: string): boolean {
  return isAscii(label) ? isHostLabel(label) : isUnicodeLabel(label);
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

function isHostLabel(label: string): boolean {
  if (label.length === 0 || label.length > 63 || label.startsWith("-") || label.endsWith("-")) return false;
  if (/[^A-Za-z0-9-]/.test(label)) return false;
  return !/^xn--/i.test(label) || isAsciiLabel(label);
}
