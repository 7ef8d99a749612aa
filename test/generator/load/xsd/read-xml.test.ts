import { describe, expect, it } from "vitest";
import type { SourceFile } from "../../../../generator/diagnostics/origin.js";
import { readXml } from "../../../../generator/load/xsd/read-xml.js";
import type { XmlElement } from "../../../../generator/load/xsd/xml-tree.js";
import { createXmlReader } from "../../../../templates/runtime/xml/reader.js";

function file(text: string): SourceFile {
  return { path: "a.xsd", text, language: "xml", locate: () => ({ start: 0, end: 0 }) };
}

/** The tree as the events that the strict reader has, with places. */
function eventsOfTree(element: XmlElement): string[] {
  const { origin } = element;
  const attributes = element.attributes.map(
    (one) =>
      ` {${one.namespace}}${one.local}@${one.origin.start}:${one.valueOrigin.start}=${JSON.stringify(one.value)}`,
  );
  const inner = element.children.flatMap((child) =>
    child.kind === "text" ? [JSON.stringify(child.text)] : eventsOfTree(child),
  );
  const name = `{${element.namespace}}${element.prefix}:${element.local}`;
  return [`<${name}@${origin.start}-${origin.end}${attributes.join("")}`, ...inner, `>${name}`];
}

function eventsOfReader(text: string): string[] {
  const reader = createXmlReader(text);
  const events: string[] = [];
  for (let event = reader.next(); event !== "done"; event = reader.next()) {
    const name = `{${reader.namespace}}${reader.prefix}:${reader.localName}`;
    if (event === "text") events.push(JSON.stringify(reader.text));
    else if (event === "end") events.push(`>${name}`);
    else {
      const attributes = Array.from({ length: reader.attributeCount }, (_, at) => {
        const value = JSON.stringify(reader.attributeValue(at));
        const places = `${reader.attributeOffset(at)}:${reader.attributeValueOffset(at)}`;
        return ` {${reader.attributeNamespace(at)}}${reader.attributeLocalName(at)}@${places}=${value}`;
      });
      events.push(`<${name}@${reader.offset}-${reader.endOffset}${attributes.join("")}`);
    }
  }
  return events;
}

describe("readXml", () => {
  it.each([
    ["nested elements", `<a><b/><c><d/></c><b/></a>`],
    ["text with its white space", `<a> x <b>\n\ty</b>\n</a>`],
    ["text around comments and instructions", `<a>x<!-- " -->y<?p don't?>z<b/><?q "?></a>`],
    ["a declaration, a comment and an instruction outside", `<?xml version="1.0"?><!-- ' --><?p '?>\n<a/>\n<!-- " -->`],
    ["CDATA sections beside text", `<a>x<![CDATA[<b>&amp;]]>&amp;y<![CDATA[]]></a>`],
    ["references in text", `<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#13;</a>`],
    ["references in attributes", `<a b="&lt;&gt;&amp;&quot;&apos;&#65;&#x41;&#10;" c='"'/>`],
    ["white space in attributes", `<a b=" x\ty\nz " c = "1"\n\td\t=\t'2' />`],
    ["carriage returns", `<a b="x\r\ny\rz">\r\n<b\r\nc="1"/>\r</a>`],
    ["a tag's end in an attribute value", `<a b="/>" c="a > b"><d e='/'/></a>`],
    ["namespaces", `<p:a xmlns:p="u" xmlns="v" p:x="1" x="2"><b xmlns=""><c xmlns:p="w"><p:d/></c></b><b/></p:a>`],
    ["names that objects have a meaning for", `<constructor __proto__="1"><__proto__ toString="2">x</__proto__></constructor>`], // prettier-ignore
    ["names outside ASCII", `<Größe maß="1"><名前/></Größe>`],
    ["an end tag with white space", `<a ><b >x</b\n></a >`],
  ])("has the events of the strict reader: %s", (_, text) => {
    expect(eventsOfTree(readXml(file(text)))).toEqual(eventsOfReader(text));
  });

  it("keeps the prefixes in scope", () => {
    const root = readXml(file(`<a xmlns:p="u"><b xmlns:q="v" xmlns="w"/></a>`));
    const [child] = root.children as XmlElement[];
    expect([...(child?.namespaces ?? [])].filter(([prefix]) => prefix !== "xml")).toEqual([
      ["", "w"],
      ["p", "u"],
      ["q", "v"],
    ]);
  });

  it.each(["<a>", "<a></b>", "<a b=1/>", "<!DOCTYPE a><a/>", "<p:a/>", "<a/><b/>", ""])("refuses %j", (text) => {
    expect(() => readXml(file(text))).toThrow();
  });
});
