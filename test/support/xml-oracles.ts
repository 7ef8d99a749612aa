import { ParseOption, XmlDocument, XmlParseError } from "libxml2-wasm";
import { SaxesParser } from "saxes";
import { isXmlSyntaxError } from "../../templates/runtime/xml/errors.js";
import { createXmlReader } from "../../templates/runtime/xml/markup/reader.js";
import { xmlnsNamespace } from "../../templates/runtime/base/xml-namespaces.js";

/** The reading of a document by a parser: one line for each event, or the reason of its refusal. */
export type XmlReading = { readonly events: readonly string[] } | { readonly refusal: string };

/** Our reader, with comments and instructions as events. */
export function readWithOurs(text: string): XmlReading {
  const reader = createXmlReader(text, { reportMisc: true });
  const events: string[] = [];
  try {
    for (;;) {
      switch (reader.next()) {
        case "start":
          events.push(`<${expanded(reader.namespace, reader.localName)}>`);
          for (let index = 0; index < reader.attributeCount; index++) {
            const name = expanded(reader.attributeNamespace(index), reader.attributeLocalName(index));
            events.push(`  ${name} = ${reader.attributeValue(index)}`);
          }
          break;
        case "end":
          events.push(`</${expanded(reader.namespace, reader.localName)}>`);
          break;
        case "text":
          events.push(`text ${reader.text}`);
          break;
        case "comment":
          events.push(`comment ${reader.text}`);
          break;
        case "instruction":
          events.push(`instruction ${reader.target} ${reader.text}`);
          break;
        case "done":
          return { events };
      }
    }
  } catch (error) {
    if (isXmlSyntaxError(error)) return { refusal: error.code };
    throw error;
  }
}

/** saxes with namespaces. CDATA sections are joined into the text, white space outside the root and empty text are left out. */
export function readWithSaxes(text: string): XmlReading {
  const parser = new SaxesParser({ xmlns: true });
  const events: string[] = [];
  let refusal: string | undefined;
  let depth = 0;
  let pending = "";
  const push = (event: string): void => {
    if (pending !== "") events.push(`text ${pending}`);
    pending = "";
    events.push(event);
  };
  const addText = (more: string): void => {
    if (depth > 0) pending += more;
  };
  parser.on("error", (error) => (refusal ??= error.message));
  parser.on("doctype", () => (refusal ??= "DOCTYPE"));
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("comment", (comment) => push(`comment ${comment}`));
  parser.on("processinginstruction", ({ target, body }) => push(`instruction ${target} ${body}`));
  parser.on("opentag", (tag) => {
    push(`<${expanded(tag.uri, tag.local)}>`);
    depth++;
    for (const { uri, local, value } of Object.values(tag.attributes)) {
      if (uri !== xmlnsNamespace) push(`  ${expanded(uri, local)} = ${value}`);
    }
  });
  parser.on("closetag", (tag) => {
    push(`</${expanded(tag.uri, tag.local)}>`);
    depth--;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    // saxes itself fails where a document ends after "<!".
    if (error instanceof RangeError) refusal ??= error.message;
    else throw error;
  }
  return refusal === undefined ? { events } : { refusal };
}

/**
 * The reason why libxml2 refuses a document, undefined when it accepts. The declared encoding does not count, the text
 * is decoded already.
 */
export function libxmlRefusal(text: string): string | undefined {
  return refusalOf(() => XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_IGNORE_ENC }));
}

/** The same for a document in bytes, in the encoding that it declares. */
export function libxmlRefusalOfBytes(bytes: Uint8Array): string | undefined {
  return refusalOf(() => XmlDocument.fromBuffer(bytes, { option: ParseOption.XML_PARSE_NO_XXE }));
}

function refusalOf(parse: () => XmlDocument): string | undefined {
  try {
    parse().dispose();
    return undefined;
  } catch (error) {
    if (error instanceof XmlParseError) return error.message.trim();
    throw error;
  }
}

function expanded(namespace: string, localName: string): string {
  return namespace === "" ? localName : `{${namespace}}${localName}`;
}
