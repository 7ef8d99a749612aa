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
