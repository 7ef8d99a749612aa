/** Characters that are written as references, or that XML may not allow. */
const notPlain = /[^\t\n\x20-\x25\x27-\x3b\x3d\x3f-\ud7ff\ue000-\ufffd]/;

/** True for a text that is written as it is; most are. */
export function isPlainXmlText(text: string): boolean {
  return typeof text === "string" && !notPlain.test(text);
}

/** Text as the content of an element. A carriage return must be a reference, or a reader takes it for a line end. */
export function escapeXmlText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, referenceTo) : text;
}

/** Text as an attribute's value in double quotes. Tabs and line ends must be references, or a reader takes them for spaces. */
export function escapeXmlAttribute(text: string): string {
  return /[&<>"\t\n\r]/.test(text) ? text.replace(/[&<>"\t\n\r]/g, referenceTo) : text;
}

function referenceTo(character: string): string {
  switch (character) {
    case "&":
      return "&amp;";
    case "<":
      return "&lt;";
    case ">":
      return "&gt;";
    case '"':
      return "&quot;";
  }
  return `&#${character.charCodeAt(0)};`;
}
