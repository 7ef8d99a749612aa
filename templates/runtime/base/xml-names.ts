import { isAsciiNamePart, isNamePart, isNameStart } from "./xml-chars.js";

/** The offset after the Name (section 2.3) that begins at `at`; `at` itself when none does. Colons count as name characters. */
export function scanName(text: string, at: number): number {
  const first = text.codePointAt(at);
  if (first === undefined || !isNameStart(first)) return at;
  return scanNameParts(text, first > 0xffff ? at + 2 : at + 1);
}

/** The offset after the name characters that begin at `at`. */
export function scanNameParts(text: string, at: number): number {
  const end = text.length;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (!isAsciiNamePart(code)) return at;
      at++;
    } else {
      const codePoint = text.codePointAt(at) ?? 0;
      if (!isNamePart(codePoint)) return at;
      at += codePoint > 0xffff ? 2 : 1;
    }
  }
  return at;
}

/** True when a whole text is a Name: production 5 of XML 1.0. */
export function isXmlName(text: string): boolean {
  return text !== "" && scanName(text, 0) === text.length;
}

/** True when a whole text is an NCName, a name without colon: production 4 of Namespaces in XML. */
export function isNCName(text: string): boolean {
  return isXmlName(text) && !text.includes(":");
}

/** True when a whole text is a QName: an NCName, or two of them around one colon. Production 7 of Namespaces in XML. */
export function isQName(text: string): boolean {
  const colon = text.indexOf(":");
  return colon < 0 ? isXmlName(text) : isNCName(text.slice(0, colon)) && isNCName(text.slice(colon + 1));
}
