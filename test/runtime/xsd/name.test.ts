import { describe, expect, it } from "vitest";
import { xsNOTATION, xsQName } from "../../../templates/runtime/xsd/name.js";
import { readSimple, valueOf, written } from "../../support/simple-types.js";

const prefixes = { p: "urn:p", q: "urn:p", "": "urn:d" };

describe.each([
  ["QName", xsQName],
  ["NOTATION", xsNOTATION],
] as const)("xs:%s", (name, type) => {
  it.each([
    ["p:a", "urn:p", "a"],
    ["q:a", "urn:p", "a"],
    [" p:a-1.é\n", "urn:p", "a-1.é"],
    ["a", "urn:d", "a"],
    ["xml:lang", "http://www.w3.org/XML/1998/namespace", "lang"],
  ])("reads %j in the namespace of its prefix", (text, namespace, local) => {
    expect(valueOf(type, text, prefixes)).toEqual({ namespace, local });
  });

  it("is in no namespace without prefix and without default namespace", () => {
    expect(valueOf(type, "a")).toEqual({ namespace: "", local: "a" });
  });

  it.each(["", " ", ":", ":a", "p:", "p:a:b", "1a", "p:1", "-a", "p :a", "p: a", "a b", "{urn:p}a"])(
    "refuses %j",
    (text) => {
      expect(readSimple(type, text, prefixes)).toMatchObject({
        value: undefined,
        faults: ["cvc-datatype-valid.1.2.1"],
        expected: [`a value of xs:${name}`],
      });
    },
  );

  it("refuses a prefix that is not declared, and says so", () => {
    expect(readSimple(type, "z:a", prefixes)).toMatchObject({
      value: undefined,
      expected: [`a value of xs:${name} with a declared prefix`],
    });
  });

  it("is written with a prefix of where it stands, without one in no namespace", () => {
    expect(written(type, { namespace: "urn:p", local: "a" })).toBe("p:a");
    expect(written(type, { namespace: "", local: "a" })).toBe("a");
  });

  it("is equal by namespace and local part, whatever the prefix", () => {
    const { same } = type.form;
    expect(same(valueOf(type, "p:a", prefixes), valueOf(type, "q:a", prefixes))).toBe(true);
    expect(same(valueOf(type, "p:a", prefixes), valueOf(type, "a", prefixes))).toBe(false);
    expect(same(valueOf(type, "p:a", prefixes), valueOf(type, "p:b", prefixes))).toBe(false);
  });

  it("is a pair of strings in TypeScript whose local part is an NCName", () => {
    expect(type.form.is({ namespace: "", local: "a" })).toBe(true);
    for (const value of [
      null,
      "a",
      {},
      { namespace: "" },
      { local: "a" },
      { namespace: "", local: "a:b" },
      { namespace: 1, local: "a" },
      { namespace: "", local: "" },
    ]) {
      // prettier-ignore
      expect(type.form.is(value)).toBe(false);
    }
  });
});
