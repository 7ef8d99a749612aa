import { describe, expect, it } from "vitest";

import {
  bestMediaType,
  charsetOf,
  isUtf8Type,
  matchesMediaType,
  negotiate,
} from "../../../templates/runtime/http/media-type.js";
import { parseMediaType } from "../../../templates/runtime/http/media-type-syntax.js";
import { effort } from "../../support/effort.js";

describe("parseMediaType", () => {
  it("reads names in any case and keeps the values of parameters", () => {
    expect(parseMediaType(' Multipart/Form-Data ; Boundary=aB ;x="a; \\"b\\"" ;')).toEqual({
      type: "multipart",
      subtype: "form-data",
      parameters: new Map([
        ["boundary", "aB"],
        ["x", 'a; "b"'],
      ]),
    });
  });

  it("keeps the first of two parameters with one name, and treats __proto__ as a name", () => {
    expect(parseMediaType("a/b;c=1;C=2;__proto__=3")?.parameters).toEqual(
      new Map([
        ["c", "1"],
        ["__proto__", "3"],
      ]),
    );
  });

  it.each(["", "json", "a/", "/b", "a/b c", "a/b;c", 'a/b;c="', "a/b, c/d", "a/b;c=d e", `a/${"b".repeat(9000)}`])(
    "refuses %j",
    (text) => {
      expect(parseMediaType(text)).toBeUndefined();
    },
  );

  it("takes linear time for hostile parameters", () => {
    const spent = effort();
    for (const piece of [";", " ", '"', "\\", ";a=", ";\t", '\\"'])
      for (let run = 0; run < 20; run += 1) parseMediaType(`a/b;c="${piece.repeat(8100 / piece.length)}`);
    expect(spent()).toBeLessThan(500);
  });
});

describe("matchesMediaType", () => {
  it.each([
    ["application/json", "application/json", true],
    ["application/json", "Application/JSON; charset=utf-8", true],
    ["application/json; charset=utf-8", "application/json", true],
    ["application/json", "application/problem+json", false],
    ["application/json", "application/jsonp", false],
    ["application/*", "application/pdf", true],
    ["application/*", "text/plain", false],
    ["application/*+json", "application/vnd.x+json", true],
    ["application/*+json", "application/json", false],
    ["image/*", "image/svg+xml", true],
    ["*/*", "anything/atall", true],
    ["application/vnd.x+json", "application/vnd.x+json;v=2", true],
    ["application/vnd.x+json;v=2", "application/vnd.x+json", false],
    ["application/vnd.x+json;v=2", "application/vnd.x+json;v=3", false],
    ["application/json", "", false],
    ["*/*", "nonsense", false],
    ["*/json", "application/json", false],
  ])("%s for %s: %s", (named, came, expected) => {
    expect(matchesMediaType(named, came)).toBe(expected);
  });
});

describe("bestMediaType", () => {
  const types = ["*/*", "text/*", "text/plain;v=1", "text/plain", "application/*", "application/*+json"];
  const candidates = types.map((mediaType) => ({ mediaType }));
  it.each([
    ["text/plain", "text/plain"],
    ["text/plain;v=1", "text/plain;v=1"],
    ["text/plain;v=2;charset=utf-8", "text/plain"],
    ["text/csv", "text/*"],
    ["application/vnd.x+json", "application/*+json"],
    ["application/json", "application/*"],
    ["image/png", "*/*"],
    ["no type", undefined],
  ])("reads %s with %s", (came, expected) => {
    expect(bestMediaType(candidates, came)?.mediaType).toBe(expected);
  });
});

describe("negotiate", () => {
  const json = "application/json";
  const xml = "application/xml";
  it.each([
    [undefined, [json], json],
    ["", [json], json],
    ["*/*", [json, xml], json],
    [json, [json], json],
    [xml, [json], undefined],
    [xml, [json, xml], xml],
    ["application/json;q=0.5, application/xml", [json, xml], xml],
    ["application/json;q=0.5, application/xml;q=0.5", [json, xml], json],
    ["application/*;q=0.2, application/xml;q=0.1", [xml, json], json],
    ["*/*;q=0.1, application/json;q=0", [json, xml], xml],
    ["*/*, application/json;q=0", [json], undefined],
    ["text/html, */*;q=0.8", [xml, json], xml],
    ["application/json;charset=utf-8", [json], json],
    ["application/json;v=2", [json], undefined],
    ["application/json;v=2", ["application/json;v=1", "application/json;v=2"], "application/json;v=2"],
    ["application/json;v=2;q=0.1, application/json", ["application/json;v=2", json], json],
    ["image/png", ["image/*"], "image/*"],
    ["*/*;q=0.1, image/png", [json, "image/*"], "image/*"],
    ["image/png;q=0", ["image/*"], undefined],
    ['text/plain;x="a,b", application/xml', [json, xml], xml],
    ["nonsense", [json], json],
    ["nonsense, application/xml", [json, xml], xml],
    ["application/json;q=2", [json], json],
    [json, [], undefined],
  ] as const)("%s of %j is %s", (accept, offered, expected) => {
    expect(negotiate(accept, offered)).toBe(expected);
  });

  it("takes linear time, whatever the header", () => {
    const spent = effort();
    for (const piece of ["a/b,", ",", '"', "a/b;q=", ";"])
      for (let run = 0; run < 20; run += 1) negotiate(piece.repeat(8100 / piece.length), [json, xml]);
    expect(negotiate("a/b,".repeat(1_000_000), [json])).toBe(json);
    expect(spent()).toBeLessThan(500);
  });
});

describe("charset", () => {
  it("is read in lower case", () => {
    expect(charsetOf('text/plain; Charset="UTF-8"')).toBe("utf-8");
    expect(charsetOf("text/plain")).toBeUndefined();
  });

  it("must be UTF-8 or a part of it where text is read", () => {
    const types = [
      "text/plain",
      "a/b;charset=UTF-8",
      "a/b;charset=us-ascii",
      "a/b;charset=iso-8859-1",
      "a/b;charset=utf-16",
    ];
    expect(types.map(isUtf8Type)).toEqual([true, true, true, false, false]);
  });
});
