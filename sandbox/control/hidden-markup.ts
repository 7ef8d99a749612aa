import { hidden, isSecretName, isSecretMember } from "./secret-names.js";

/** A document of XML or HTML without the values of secret attributes, inputs and elements. */
export function hiddenMarkup(text: string): string {
  return hiddenElements(text.replace(/<[\w:.-]{1,80}(?:"[^"]*"?|'[^']*'?|[^<>"'])*/g, hiddenTag));
}

const attributeForm = /([\w:.-]{1,80})(\s*=\s*)("[^"]*"?|'[^']*'?|[^\s"'<>=]+)/g;

/** A start tag: `<Login password="...">`, `<input name="ticket" value="...">`. */
function hiddenTag(tag: string): string {
  const attributes = [...tag.matchAll(attributeForm)];
  const isSecretInput = attributes.some(
    ([, name, , value = ""]) => /^(?:name|id)$/i.test(name ?? "") && isSecretName(value.replace(/["']/g, "")),
  );
  return tag.replace(attributeForm, (whole, name: string, between: string) => {
    const isHidden = isSecretMember(name) || (isSecretInput && /^(?:value|content)$/i.test(name));
    return isHidden ? `${name}${between}"${hidden}"` : whole;
  });
}

/** The text of a document without the content of secret elements, up to the tag that ends each. */
function hiddenElements(text: string): string {
  const opening = /<([\w.:-]{1,80})(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?>/g;
  let hiddenText = "";
  let at = 0;
  for (let tag = opening.exec(text); tag !== null; tag = opening.exec(text)) {
    if (!isSecretMember(tag[1]!) || tag[0].endsWith("/>")) continue;
    const end = text.indexOf(`</${tag[1]!}`, opening.lastIndex);
    hiddenText += text.slice(at, opening.lastIndex) + hidden;
    if (end === -1) return hiddenText;
    at = opening.lastIndex = end;
  }
  return hiddenText + text.slice(at);
}
