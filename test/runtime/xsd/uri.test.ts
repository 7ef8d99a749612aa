import { describe, expect, it } from "vitest";
import { xsAnyURI } from "../../../templates/runtime/xsd/uri.js";
import { effort } from "../../support/effort.js";
import { readSimple, takes, valueOf, written } from "../../support/simple-types.js";

describe("xs:anyURI", () => {
  it.each([
    "",
    "http://a.example/b/c?d=e&f#g",
    "http://u:p@a.example:80/",
    "mailto:a@b.example",
    "urn:isbn:0",
    "../a",
    "a/b:c",
    "./a:b",
    "?a:b",
    "/a:b",
    "#",
    "#f",
    "%41%fF",
    "x-1+2.3:y",
    "//a.example",
    "http://",
  ])("takes %j", (text) => {
    expect(valueOf(xsAnyURI, text)).toBe(text);
    expect(written(xsAnyURI, text)).toBe(text);
  });

  it.each(["http://é.example/ü", "a b", "a\\b", "<a>", "{a}", "a|b", "^`", '"', "http://a.example/𝄞"])(
    "takes %j, whose characters can be escaped (XLink, section 5.4)",
    (text) => {
      expect(valueOf(xsAnyURI, text)).toBe(text);
    },
  );

  it.each(["%", "%4", "%zz", "a%4g", "a#b#c", "##", ":a", "1a:b", "é:a", "a b:c", "a:", "a:#b", "-a:b"])(
    "refuses %j",
    (text) => {
      expect(readSimple(xsAnyURI, text)).toMatchObject({ value: undefined, faults: ["cvc-datatype-valid.1.2.1"] });
    },
  );

  it("collapses white space", () => {
    expect(valueOf(xsAnyURI, "\n a  b\t")).toBe("a b");
  });

  it.each([
    "http://[::1]",
    "http://u@[::1]:80/a",
    "//[1:2:3:4:5:6:7:8]",
    "//[::ffff:1.2.3.4]/a",
    "//[::]?a",
    "a?b[]=1",
    "http://a/?[",
    "#[a]",
    "urn:a[1]",
  ])(
    // prettier-ignore
    "takes the brackets of %j, which are around an address or in a query, fragment or opaque part",
    (text) => {
      expect(takes(xsAnyURI, text)).toBe(true);
    },
  );

  it.each([
    "a[b",
    "[a]",
    "a]",
    "http://[",
    "http://[]/",
    "http://[::1",
    "http://[a]/",
    "http://[::1]a",
    "http://[::1]:a",
    "http://a[::1]",
    "http://[1:2]",
    "//[::1]/[",
    "urn:[a]",
    "/[::1]",
    "//[::1]@a",
  ])(
    // prettier-ignore
    "refuses %j: it took brackets anywhere in a path",
    (text) => {
      expect(takes(xsAnyURI, text)).toBe(false);
    },
  );

  it("keeps capitals and escapes as they are written: equal is what is the same text", () => {
    expect(valueOf(xsAnyURI, "HTTP://A/%7e")).toBe("HTTP://A/%7e");
    expect(xsAnyURI.form.same("http://a/%7e", "http://a/%7E")).toBe(false);
  });

  it("reads long texts in time that follows their size", () => {
    const spent = effort();
    for (const part of ["a", ":", "/", "[", "@", "%", "//[", "[::1]"]) takes(xsAnyURI, part.repeat(100_000));
    takes(xsAnyURI, `//${"a".repeat(100_000)}[`);
    expect(spent()).toBeLessThan(100);
  });
});
