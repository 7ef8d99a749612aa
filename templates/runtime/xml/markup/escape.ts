/** Characters that are written as references, or that XML may not allow. */
const notPlain = /[^\t\n\x20-\x25\x27-\x3b\x3d\x3f-\ud7ff\ue000-\ufffd]/;
/** The same in attributes, where quotes, tabs and line ends are written as references too. */
const notPlainInAttributes = /[^\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\ud7ff\ue000-\ufffd]/;

/** True for a text that is written as it is; most are. */
export function isPlainXmlText(text: string): boolean {
  return typeof text === "string" && !notPlain.test(text);
}

/** True for a text that is written as it is in an attribute. */
export function isPlainXmlAttribute(text: string): boolean {
  return typeof text === "string" && !notPlainInAttributes.test(text);
}

/** Text as the content of an element. A carriage return must be a reference, or a reader takes it for a line end. */
export function escapeXmlText(text: string): string {
  return escaped(text, textReference);
}

/** Text as an attribute's value in double quotes. Tabs and line ends must be references, or a reader takes them for spaces. */
export function escapeXmlAttribute(text: string): string {
  return escaped(text, attributeReference);
}

function escaped(text: string, referenceTo: (code: number) => string | undefined): string {
  let out = "";
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const reference = referenceTo(text.charCodeAt(at));
    if (reference === undefined) continue;
    out += text.slice(from, at) + reference;
    from = at + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

function textReference(code: number): string | undefined {
  if (code > 0x3e) return undefined;
  switch (code) {
    case 0x26:
      return "&amp;";
    case 0x3c:
      return "&lt;";
    case 0x3e:
      return "&gt;";
    case 0x0d:
      return "&#13;";
  }
  return undefined;
}

function attributeReference(code: number): string | undefined {
  if (code > 0x3e) return undefined;
  switch (code) {
    case 0x22:
      return "&quot;";
    case 0x09:
      return "&#9;";
    case 0x0a:
      return "&#10;";
  }
  return textReference(code);
}
