import { isDigit, isHex, isLetter } from "./character-codes.js";
import { codeLength, isIprivate, isUcschar } from "./uri-code-points.js";

/** RFC 6570, section 2: literals, and expressions in braces. */
export function hasUriTemplateFormat(text: string): boolean {
  for (let at = 0; at < text.length;) {
    if (text.charAt(at) === "{") {
      const end = text.indexOf("}", at);
      if (end === -1 || !isExpression(text.slice(at + 1, end))) return false;
      at = end + 1;
      continue;
    }
    const length = literalLength(text, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** Returns the length of the literal character at an offset; 0 if it is not allowed there. Section 2.1. */
function literalLength(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  if (code === 0x25) return isPercentEncoded(text, at) ? 3 : 0;
  if (code < 0x80) return code <= 0x20 || code === 0x7f || '"<>\\^`{|}'.includes(text.charAt(at)) ? 0 : 1;
  if (!isUcschar(code) && !isIprivate(code)) return 0;
  return codeLength(text, at);
}

function isPercentEncoded(text: string, at: number): boolean {
  return text.charAt(at) === "%" && isHex(text.charCodeAt(at + 1)) && isHex(text.charCodeAt(at + 2));
}

/** Section 2.2: an operator and a list of variables. */
function isExpression(text: string): boolean {
  const hasOperator = /^[+#./;?&=,!@|]/.test(text);
  return text
    .slice(hasOperator ? 1 : 0)
    .split(",")
    .every(isVariable);
}

/** Sections 2.3 and 2.4: a name, and how much of its value is wanted. */
function isVariable(text: string): boolean {
  if (text.endsWith("*")) return isName(text.slice(0, -1));
  const colon = text.indexOf(":");
  if (colon === -1) return isName(text);
  return isName(text.slice(0, colon)) && /^[1-9][0-9]{0,3}$/.test(text.slice(colon + 1));
}

function isName(text: string): boolean {
  let sinceDot = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x2e && sinceDot > 0) {
      sinceDot = 0;
      at += 1;
    } else if (isLetter(code) || isDigit(code) || code === 0x5f) {
      sinceDot += 1;
      at += 1;
    } else if (isPercentEncoded(text, at)) {
      sinceDot += 1;
      at += 3;
    } else {
      return false;
    }
  }
  return sinceDot > 0;
}
