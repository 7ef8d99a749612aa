import { describe, expect, it } from "vitest";
import { isNCName, isQName, isXmlName } from "../../../templates/runtime/base/xml-names.js";

describe("names", () => {
  it.each<[text: string, name: boolean, ncName: boolean, qName: boolean]>([
    ["a", true, true, true],
    ["_a-1.b", true, true, true],
    ["é\u0300", true, true, true],
    ["\u{10000}", true, true, true],
    ["a:b", true, false, true],
    ["a:b:c", true, false, false],
    [":a", true, false, false],
    ["a:", true, false, false],
    ["a:1", true, false, false],
    ["", false, false, false],
    ["1a", false, false, false],
    ["-a", false, false, false],
    ["a b", false, false, false],
    ["a\n", false, false, false],
    ["a\ud800", false, false, false],
  ])("%j is a Name: %j, an NCName: %j, a QName: %j", (text, name, ncName, qName) => {
    expect([isXmlName(text), isNCName(text), isQName(text)]).toEqual([name, ncName, qName]);
  });
});
