/** OpenAPI, format "byte"; RFC 4648, section 4: base64 with padding and without line breaks. */
export function hasByteFormat(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  for (let at = 0; at < text.length - padding; at += 1) {
    if (!isBase64(text.charCodeAt(at))) return false;
  }
  return true;
}

function isBase64(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2f;
}
