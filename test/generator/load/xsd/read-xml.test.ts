import { describe, expect, it } from "vitest";
import type { SourceFile } from "../../../../generator/diagnostics/origin.js";
import { readXml } from "../../../../generator/load/xsd/xml/read-xml.js";
import type { XmlElement } from "../../../../generator/load/xsd/xml/xml-tree.js";
import { createXmlReader } from "../../../../templates/runtime/xml/markup/reader.js";

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
    [
      "names that objects have a meaning for",
      `<constructor __proto__="1"><__proto__ toString="2">x</__proto__></constructor>`,
    ],
    ["names outside ASCII", `<Größe maß="1"><名前/></Größe>`],
    ["an end tag with white space", `<a ><b >x</b\n></a >`],
  ])("has the events of the strict reader: %s", (_, text) => {
    expect(eventsOfTree(readXml(file(text)))).toEqual(eventsOfReader(text));
  });

  it("passes over a DOCTYPE, expands its entities and gives the root its attributes", () => {
    const doctype = `<?xml version="1.0"?>\n<!-- > --><!DOCTYPE s:a PUBLIC "-//X" "http://127.0.0.1:9/x.dtd" [
      <!ENTITY ns 'urn:"a"'> <!ENTITY twice "&ns;&#38;amp;&ns;"> <!ENTITY % p ''> <!ENTITY e SYSTEM "e.xml">
      <!ATTLIST s:a xmlns:s CDATA #FIXED "urn:s" b (x|y) 'x' c CDATA #IMPLIED> <!-- ]> --> <?p ]> ?> <!ELEMENT s:a (b, "]>")>
    ]>`;
    const text = `${doctype}<s:a b="y"><b c='&twice;'>&ns;<![CDATA[&ns;]]></b></s:a>`;
    const root = readXml(file(text));
    expect(root).toMatchObject({ namespace: "urn:s", local: "a", attributes: [{ local: "b", value: "y" }] });
    const [child] = root.children as XmlElement[];
    expect(child?.attributes[0]?.value).toBe('urn:"a"&urn:"a"');
    expect(child?.children).toEqual([{ kind: "text", text: 'urn:"a"&ns;' }]);
    expect(child?.origin).toMatchObject({ start: text.indexOf("<b c") });
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

  it.each([
    ['<!DOCTYPE a [<!ENTITY e SYSTEM "e.xml"><!ENTITY e "later">]><a>&e;</a>', "is external, and is never fetched"],
    ['<!DOCTYPE a [<!ENTITY e PUBLIC "-//X" "e.gif" NDATA gif>]><a>&e;</a>', "is external, and is never fetched"],
    ['<!DOCTYPE a [<!ENTITY e "first"><!ENTITY e SYSTEM "e.xml">]><a>&f;</a>', "is not declared in the document"],
  ])("says why an entity has no text: %s", (text, reason) => {
    expect(() => readXml(file(text))).toThrow(reason);
  });

  it.each(["<a>", "<a></b>", "<a b=1/>", "<!DOCTYPE a [%b;]><a/>", "<!DOCTYPE a><a>&b;</a>", "<p:a/>", "<a/><b/>", ""])(
    "refuses %j",
    (text) => {
      expect(() => readXml(file(text))).toThrow();
    },
  );
});
