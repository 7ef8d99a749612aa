import { describe, expect, it } from "vitest";
import { documentReader } from "../../../templates/runtime/http/payload-document-read.js";
import type { PrimitiveShape } from "../../../templates/runtime/http/operation.js";
import type { XmlRootShape } from "../../../templates/runtime/http/xml-shape.js";

function messageFor(xml: string, root: XmlRootShape): string | undefined {
  const bytes = new TextEncoder().encode(xml);
  const result = documentReader("application/xml", root).read(bytes, {
    validate: true,
    contentType: "application/xml",
  });
  return !result.ok ? result.problems[0]?.message : undefined;
}

describe("a document that a JSON schema describes", () => {
  it.each<[string, Partial<XmlRootShape>, string | undefined]>([
    ["<dog/>", {}, 'The root element is "dog", not "pet".'],
    ['<dog xmlns="urn:a"/>', {}, 'The root element is "{urn:a}dog", not "{urn:a}pet".'],
    ['<a:pet xmlns:a="urn:a"/>', { namespace: "urn:b" }, 'The root element is "{urn:a}pet", not "{urn:b}pet".'],
    ["<pet/>", { namespace: "urn:b" }, 'The root element is "pet", not "{urn:b}pet".'],
    ["<dog/>", { namespace: "urn:b", isUnnamed: true }, 'The root element is "dog", not "{urn:b}dog".'],
    ['<pet xmlns="urn:b"/>', { namespace: "urn:b" }, undefined],
  ])("tells the namespaces of a wrong root element: %s", (xml, root, message) => {
    expect(messageFor(xml, { name: "pet", shape: { kind: "any" }, ...root })).toBe(message);
  });

  it.each<[PrimitiveShape, unknown]>([
    ["number", 5],
    [["number", "null"], 5],
    [["number", "string"], " 5 "],
    ["string", " 5 "],
  ])("keeps blanks around values that may be strings: %j", (as, value) => {
    const bytes = new TextEncoder().encode("<pet> 5 </pet>");
    const reader = documentReader("application/xml", { name: "pet", shape: { kind: "text", as } });
    expect(reader.read(bytes, { validate: true, contentType: "application/xml" })).toEqual({ ok: true, value });
  });
});
