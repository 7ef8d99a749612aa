import { describe, expect, it } from "vitest";
import { isXmlSyntaxError, xmlSyntaxProblem } from "../../../templates/runtime/xml/errors.js";
import type { XmlReader, XmlReaderOptions } from "../../../templates/runtime/xml/markup/events.js";
import { createXmlReader } from "../../../templates/runtime/xml/markup/reader.js";
import { effort } from "../../support/effort.js";

/** Every event on a line of its own, with its properties. */
function events(text: string, options?: XmlReaderOptions): string[] {
  const reader = createXmlReader(text, options);
  const lines: string[] = [];
  while (reader.next() !== "done") lines.push(show(reader));
  return lines;
}

function show(reader: XmlReader): string {
  switch (reader.event) {
    case "start":
      return `<${expandedName(reader.namespace, reader.localName)}${attributes(reader)}>`;
    case "end":
      return `</${expandedName(reader.namespace, reader.localName)}>`;
    case "text":
      return JSON.stringify(reader.text) + (reader.blank ? " blank" : "");
    case "comment":
      return `comment ${JSON.stringify(reader.text)}`;
    case "instruction":
      return `instruction ${reader.target} ${JSON.stringify(reader.text)}`;
    case "done":
      return "done";
  }
}

function attributes(reader: XmlReader): string {
  let shown = "";
  for (let index = 0; index < reader.attributeCount; index++) {
    const name = expandedName(reader.attributeNamespace(index), reader.attributeLocalName(index));
    shown += ` ${name}=${JSON.stringify(reader.attributeValue(index))}`;
  }
  return shown;
}

function expandedName(namespace: string, localName: string): string {
  return namespace === "" ? localName : `{${namespace}}${localName}`;
}

/** A reader at the first start tag with that local name. */
function readerAt(text: string, localName: string): XmlReader {
  const reader = createXmlReader(text);
  while (reader.next() !== "start" || reader.localName !== localName);
  return reader;
}

describe("events", () => {
  it("come in document order, an empty-element tag as start and end", () => {
    expect(events("<a>x<b/>y<c>z</c></a>")).toEqual(["<a>", '"x"', "<b>", "</b>", '"y"', "<c>", '"z"', "</c>", "</a>"]);
  });

  it("leave out empty text", () => {
    expect(events("<a><![CDATA[]]><!--x--><b></b></a>")).toEqual(["<a>", "<b>", "</b>", "</a>"]);
  });

  it("say done again after the end", () => {
    const reader = createXmlReader("<a/>");
    expect([reader.next(), reader.next(), reader.next(), reader.next()]).toEqual(["start", "end", "done", "done"]);
  });

  it("keep white space and mark it as blank", () => {
    expect(events("<a>\n <b/>\t</a>\n")).toEqual(["<a>", '"\\n " blank', "<b>", "</b>", '"\\t" blank', "</a>"]);
  });
});

describe("text", () => {
  it.each([
    ["x&amp;y&#65;&#x1F600;", "x&yA\u{1f600}", false],
    ["x<![CDATA[<&]]>y<![CDATA[]]]]>", "x<&y]]", false],
    ["<![CDATA[x]]>", "x", false],
    ["x<!--c-->y<?p q?>z", "xyz", false],
    ["<!--c-->x", "x", false],
    ["a\r\nb\rc\n\r\r\nd", "a\nb\nc\n\n\nd", false],
    ["<![CDATA[a\r\nb\r]]>\n", "a\nb\n\n", false],
    ["&#13;&#10;", "\r\n", true],
    ["\r\n\t ", "\n\t ", true],
    [" <![CDATA[ \r]]><!--x-->&#32;", "  \n ", true],
    [" <![CDATA[x]]> ", " x ", false],
    [" &#160;", " \u00a0", false],
    [" ]] ", " ]] ", false],
    [" \u{1f600}", " \u{1f600}", false],
  ])("%j is %j", (source, text, blank) => {
    const reader = readerAt(`<a>${source}</a>`, "a");
    expect(reader.next()).toBe("text");
    expect(reader.text).toBe(text);
    expect(reader.blank).toBe(blank);
    expect(reader.next()).toBe("end");
    expect(reader.text).toBe("");
    expect(reader.blank).toBe(false);
  });

  it("of many pieces arrives whole", () => {
    const reader = readerAt(`<a>${"&lt;b&gt;".repeat(5_000)}</a>`, "a");
    reader.next();
    expect(reader.text).toBe("<b>".repeat(5_000));
  });

  it("of the run before does not return", () => {
    expect(events("<a>x&amp;y<b>plain</b>&lt;</a>")).toEqual(["<a>", '"x&y"', "<b>", '"plain"', "</b>", '"<"', "</a>"]);
  });
});

describe("comments and processing instructions", () => {
  it("are events when asked for, and end the text", () => {
    const text = "<!-- 1\r\n --><?p  q r ?><a>x<!--2-->y<?z?></a><!--3-->";
    expect(events(text, { reportMisc: true })).toEqual([
      'comment " 1\\n "',
      'instruction p "q r "',
      "<a>",
      '"x"',
      'comment "2"',
      '"y"',
      'instruction z ""',
      "</a>",
      'comment "3"',
    ]);
    expect(events(text)).toEqual(["<a>", '"xy"', "</a>"]);
  });
});

describe("attributes", () => {
  it("have their values normalised as CDATA", () => {
    const [start] = events("<a b=' x\t\r\ny\rz\n ' c='&#9;&#10;&#13;&amp;&quot;' d=''/>");
    expect(start).toBe('<a b=" x  y z  " c="\\t\\n\\r&\\"" d="">');
  });

  it("have namespaces by prefix only, and declarations are not among them", () => {
    const [start] = events("<a xmlns='u' b='1' xmlns:p='v' p:c='2' xml:lang='en'/>");
    expect(start).toBe('<{u}a b="1" {v}c="2" {http://www.w3.org/XML/1998/namespace}lang="en">');
  });

  it("are found by expanded name", () => {
    const reader = readerAt("<a b='1' p:b='2' xmlns:p='u'/>", "a");
    expect(reader.findAttribute("", "b")).toBe(0);
    expect(reader.findAttribute("u", "b")).toBe(1);
    expect(reader.findAttribute("v", "b")).toBe(-1);
    expect(reader.attributePrefix(1)).toBe("p");
  });

  it("know where their names and values begin", () => {
    const source = "<a  b = 'x&amp;' xmlns:p='u'\n p:c=\"y\"/>";
    const reader = readerAt(source, "a");
    expect([0, 1].map((index) => source.slice(reader.attributeOffset(index)).split(" ")[0])).toEqual([
      "b",
      'p:c="y"/>',
    ]);
    expect([0, 1].map((index) => source[reader.attributeValueOffset(index)])).toEqual(["x", "y"]);
  });

  it("of one tag are gone on the next event", () => {
    const reader = readerAt("<a b='1' c='2'><d e='3'/></a>", "d");
    expect(reader.attributeCount).toBe(1);
    expect(() => reader.attributeValue(1)).toThrow(RangeError);
    reader.next();
    expect(reader.attributeCount).toBe(0);
    expect(() => reader.attributeValue(0)).toThrow(RangeError);
  });

  it("named like members of Object.prototype are ordinary", () => {
    expect(events("<__proto__ constructor='1' __proto__='2' toString='3'/>")).toEqual([
      '<__proto__ constructor="1" __proto__="2" toString="3">',
      "</__proto__>",
    ]);
  });
});

describe("namespaces", () => {
  it("are inherited, overridden and undeclared", () => {
    expect(events("<a xmlns='u'><b/><c xmlns=''><d xmlns='v'/><e/></c><f/></a>")).toEqual([
      "<{u}a>",
      "<{u}b>",
      "</{u}b>",
      "<c>",
      "<{v}d>",
      "</{v}d>",
      "<e>",
      "</e>",
      "</c>",
      "<{u}f>",
      "</{u}f>",
      "</{u}a>",
    ]);
  });

  it("give one prefix different meanings in different places", () => {
    expect(events("<p:a xmlns:p='1'><p:a xmlns:p='2' p:b=''/><p:a p:b=''/></p:a>")).toEqual([
      "<{1}a>",
      '<{2}a {2}b="">',
      "</{2}a>",
      '<{1}a {1}b="">',
      "</{1}a>",
      "</{1}a>",
    ]);
  });

  it("are looked up by prefix where the reader stands, on an end tag with the element's own declarations", () => {
    const reader = createXmlReader("<a xmlns:p='1'><b xmlns:p='2' xmlns='d'>t</b>t</a>");
    const seen: string[] = [];
    while (reader.next() !== "done") {
      seen.push(`${reader.event} ${String(reader.lookupPrefix("p"))} ${String(reader.lookupPrefix(""))}`);
    }
    expect(seen).toEqual(["start 1 ", "start 2 d", "text 2 d", "end 2 d", "text 1 ", "end 1 "]);
    expect(reader.lookupPrefix("p")).toBeUndefined();
    expect(reader.lookupPrefix("xml")).toBe("http://www.w3.org/XML/1998/namespace");
    expect(reader.lookupPrefix("__proto__")).toBeUndefined();
  });

  it("list what an element declares itself", () => {
    const reader = readerAt("<a xmlns:x='0'><b xmlns:p='1' c='' xmlns='2'/></a>", "b");
    const declared = [0, 1].map((index) => [reader.namespacePrefix(index), reader.namespaceUri(index)]);
    expect(reader.namespaceCount).toBe(2);
    expect(declared).toEqual([
      ["p", "1"],
      ["", "2"],
    ]);
    expect(() => reader.namespacePrefix(2)).toThrow(RangeError);
    reader.next();
    expect(reader.namespaceCount).toBe(0);
  });
});

describe("places", () => {
  it("cover the document from event to event", () => {
    const source = "<a b='1'>x&amp;<c/>\n<!--y--></a >";
    const reader = createXmlReader(source, { reportMisc: true });
    const parts: string[] = [];
    while (reader.next() !== "done") parts.push(source.slice(reader.offset, reader.endOffset));
    expect(parts).toEqual(["<a b='1'>", "x&amp;", "<c/>", "", "\n", "<!--y-->", "</a >"]);
  });

  it("have a depth that start and end share, and text takes from its parent", () => {
    const reader = createXmlReader("<a>x<b><c/></b></a>");
    const depths: string[] = [];
    while (reader.next() !== "done") depths.push(`${reader.event} ${reader.depth}`);
    expect(depths).toEqual(["start 1", "text 1", "start 2", "start 3", "end 3", "end 2", "end 1"]);
    expect(reader.depth).toBe(0);
  });
});

describe("the XML declaration", () => {
  it("is reported", () => {
    const reader = createXmlReader("\ufeff<?xml version='1.0' encoding='utf-8' standalone='yes'?><a/>");
    reader.next();
    expect(reader.declaration).toMatchObject({ version: "1.0", encoding: "utf-8", standalone: true });
  });

  it("is undefined when there is none", () => {
    const reader = createXmlReader("<a/>");
    reader.next();
    expect(reader.declaration).toBeUndefined();
  });
});

describe("skipElement", () => {
  it("goes to the end of the element, whatever it holds", () => {
    const reader = readerAt("<a><b><b>x<b/></b></b><c/></a>", "b");
    reader.skipElement();
    expect([reader.event, reader.localName, reader.depth]).toEqual(["end", "b", 2]);
    reader.next();
    expect(reader.localName).toBe("c");
    reader.skipElement();
    expect([reader.event, reader.localName]).toEqual(["end", "c"]);
    reader.next();
    expect([reader.event, reader.localName]).toEqual(["end", "a"]);
  });

  it("still checks what it passes over", () => {
    const reader = readerAt("<a><b>&x;</b></a>", "b");
    expect(() => reader.skipElement()).toThrow('Entity "x" is not defined.');
  });
});

describe("faults", () => {
  it("become problems with code, sentence and place", () => {
    const source = "<a>\r\n<b c='1' c='2'/></a>";
    const reader = createXmlReader(source);
    let caught: unknown;
    try {
      while (reader.next() !== "done");
    } catch (error) {
      caught = error;
    }
    if (!isXmlSyntaxError(caught)) throw new Error("The reader should have refused this.");
    expect(xmlSyntaxProblem(caught, source, "/a/b")).toEqual({
      code: "xml/duplicate-attribute",
      message: 'Attribute "c" appears twice in one element.',
      path: "/a/b",
      line: 2,
      column: 10,
    });
  });

  it("are distinguished from other errors", () => {
    expect(isXmlSyntaxError(new Error("x"))).toBe(false);
    expect(isXmlSyntaxError({ brand: "specwright/xml-syntax-error" })).toBe(false);
    expect(isXmlSyntaxError(undefined)).toBe(false);
  });

  it("keep names of the document short and visible", () => {
    const reader = createXmlReader(`<a>&${"x".repeat(1_000)};</a>`);
    reader.next();
    expect(() => reader.next()).toThrow(new RegExp(`^Entity "x{80}\\.{3}" is not defined\\.$`));
    const hidden = createXmlReader("<a>&e\u200d;</a>");
    hidden.next();
    expect(() => hidden.next()).toThrow('Entity "e\\u{200d}" is not defined.');
  });
});

describe("hostile documents", () => {
  it.each([
    ["references", `<a>${"&amp;".repeat(400_000)}</a>`],
    ["attributes with a tab and no reference", `<a>${"<b c='\t'/>".repeat(100_000)}</a>`],
    ["comments", `<a>${"<!---->".repeat(200_000)}</a>`],
    ["CDATA sections", `<a>${"<![CDATA[]]>".repeat(150_000)}</a>`],
    ["different names", `<a>${Array.from({ length: 100_000 }, (_, index) => `<b${index}/>`).join("")}</a>`],
    ["carriage returns", `<a>${"\r".repeat(1_000_000)}</a>`],
    ["brackets", `<a>${"]".repeat(1_000_000)}</a>`],
    ["namespaces", `<a>${Array.from({ length: 50_000 }, (_, index) => `<b xmlns:p='${index}'/>`).join("")}</a>`],
    ["quotes in a value", `<a b='${'"'.repeat(1_000_000)}'/>`],
  ])("with many %s are read in a moment", (_, text) => {
    const spent = effort();
    const reader = createXmlReader(text);
    let length = 0;
    while (reader.next() !== "done") length += reader.text.length;
    expect(length).toBeLessThan(text.length);
    expect(spent()).toBeLessThan(600);
  });

  it("with two long namespace names on every element do not compare them again and again", () => {
    const long = "n".repeat(500_000);
    const text = `<a xmlns:p='${long}1' xmlns:q='${long}2'>${"<b p:c='' q:c=''/>".repeat(20_000)}</a>`;
    const spent = effort();
    const reader = createXmlReader(text);
    while (reader.next() !== "done");
    expect(spent()).toBeLessThan(600);
  });
});
