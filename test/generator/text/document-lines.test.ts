import { expect, it } from "vitest";
import { documentLines } from "../../../generator/text/document-lines.js";

it("puts each element on a line, except in elements with text", () => {
  const document = '<?xml version="1.0"?><a x=">"><b>one</b><c/><d></d><e>two <f><g/></f> three</e><h/></a>';
  expect(documentLines(document).split("\n")).toEqual([
    '<?xml version="1.0"?>',
    '<a x=">">',
    "  <b>one</b>",
    "  <c/>",
    "  <d></d>",
    "  <e>two <f><g/></f> three</e>",
    "  <h/>",
    "</a>",
  ]);
});

it("leaves a document that was cut as it is", () => {
  expect(documentLines("<a><b>one</b><c")).toBe("<a><b>one</b><c");
});
