import { describe, expect, it } from "vitest";
import { findIllegalXmlChar } from "../../../templates/runtime/base/xml-chars.js";
import { escapeXmlAttribute, escapeXmlText } from "../../../templates/runtime/xml/markup/escape.js";
import { createXmlReader } from "../../../templates/runtime/xml/markup/reader.js";

const awkward = [
  "",
  "plain",
  "<a b=\"c\" d='e'>&amp;]]></a>",
  " \t\n\r\r\n ",
  "\u0085\u2028\u00a0\u{1f600}\ufffd",
  "&#x41;",
];

describe("escapeXmlText", () => {
  it.each([
    ["a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"],
    ["]]>", "]]&gt;"],
    ["a\r\n\tb", "a&#13;\n\tb"],
    ["\"'", "\"'"],
  ])("writes %j as %j", (text, escaped) => {
    expect(escapeXmlText(text)).toBe(escaped);
  });

  it.each(awkward)("survives a reader: %j", (text) => {
    const reader = createXmlReader(`<a>${escapeXmlText(text)}</a>`);
    reader.next();
    reader.next();
    expect(reader.text).toBe(text);
  });
});

describe("escapeXmlAttribute", () => {
  it.each([
    ['say "<&>"', "say &quot;&lt;&amp;&gt;&quot;"],
    ["a\t\r\nb", "a&#9;&#13;&#10;b"],
    ["it's", "it's"],
  ])("writes %j as %j", (text, escaped) => {
    expect(escapeXmlAttribute(text)).toBe(escaped);
  });

  it.each(awkward)("survives a reader: %j", (text) => {
    const reader = createXmlReader(`<a b="${escapeXmlAttribute(text)}"/>`);
    reader.next();
    expect(reader.attributeValue(0)).toBe(text);
  });
});

describe("findIllegalXmlChar", () => {
  it.each(["", "abc\t\n\r", "\ud7ff\ue000\ufffd", "\u{10000}\u{10ffff}", "\u007f\u0085"])(
    "finds none in %j",
    (text) => {
      expect(findIllegalXmlChar(text)).toBe(-1);
    },
  );

  it.each([
    ["\0", 0],
    ["a\u0008", 1],
    ["\u000b", 0],
    ["\u001f", 0],
    ["ab\ufffe", 2],
    ["\uffff", 0],
    ["\u{1f600}\ud800", 2],
    ["\udc00x", 0],
    ["a\ude00\ud83d", 1],
  ])("finds the first in %j at %i", (text, offset) => {
    expect(findIllegalXmlChar(text)).toBe(offset);
  });
});
