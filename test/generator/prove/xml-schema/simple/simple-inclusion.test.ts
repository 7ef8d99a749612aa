import { describe, expect, it } from "vitest";
import { compareSimpleTypes } from "../../../../../generator/prove/xml-schema/simple/simple-inclusion.js";
import { takesText } from "../../../../../generator/prove/xml-schema/simple/read-text.js";
import type { SimpleTypeDefinition } from "../../../../../generator/model/xml-schema/components.js";
import { loadValid } from "../../../../support/xsd.js";

type Facet = readonly [name: string, value: string];

const restriction = (base: string, ...facets: readonly Facet[]): string =>
  `<xs:restriction base="xs:${base}">${facets.map(([name, value]) => `<xs:${name} value="${value}"/>`).join("")}</xs:restriction>`;
const list = (item: string): string => `<xs:list itemType="xs:${item}"/>`;
const union = (...members: readonly string[]): string =>
  `<xs:union memberTypes="${members.map((name) => `xs:${name}`).join(" ")}"/>`;

async function types(own: string, other: string): Promise<readonly [SimpleTypeDefinition, SimpleTypeDefinition]> {
  const schema = await loadValid(
    `<xs:simpleType name="A">${own}</xs:simpleType><xs:simpleType name="B">${other}</xs:simpleType>`,
  );
  const [a, b] = [schema.types.get("A"), schema.types.get("B")];
  if (a?.kind !== "simple" || b?.kind !== "simple") throw new Error("Both are simple.");
  return [a, b];
}

describe("one simple type within another", () => {
  it.each<[string, string]>([
    [restriction("int"), restriction("integer")],
    [restriction("integer"), restriction("decimal")],
    [restriction("decimal"), restriction("double")],
    [restriction("integer", ["maxExclusive", "5"]), restriction("integer", ["maxInclusive", "4"])],
    [
      restriction("integer", ["minInclusive", "0"], ["maxInclusive", "99"]),
      restriction("integer", ["totalDigits", "2"], ["minInclusive", "0"]),
    ],
    [restriction("decimal", ["totalDigits", "3"]), restriction("decimal", ["fractionDigits", "3"])],
    [
      restriction("byte", ["minInclusive", "1"], ["maxInclusive", "3"]),
      restriction("byte", ["enumeration", "1"], ["enumeration", "2"], ["enumeration", "3"]),
    ],
    [restriction("token", ["pattern", "[A-Z]{3}"]), restriction("token", ["length", "3"])],
    [restriction("token", ["pattern", "a|b|c"]), restriction("token", ["pattern", "[a-c]"])],
    [restriction("token", ["pattern", "\\d\\d"]), restriction("token", ["pattern", "\\d+"])],
    [restriction("token", ["enumeration", "b"], ["enumeration", "a"]), restriction("token", ["pattern", "[a-z]"])],
    [restriction("NMTOKEN"), restriction("token")],
    [restriction("NCName"), restriction("NMTOKEN")],
    [restriction("token"), restriction("string")],
    [restriction("date", ["minInclusive", "2001-01-01"]), restriction("date", ["minInclusive", "2000-01-01"])],
    [restriction("anyURI", ["pattern", "[a-z]{2}"]), restriction("anyURI", ["maxLength", "4"])],
    [list("int"), list("integer")],
    [union("int", "date"), union("date", "integer", "boolean")],
    [restriction("int"), union("boolean", "integer")],
    [restriction("boolean"), restriction("token")],
  ])("is proved: %s in %s", async (own, other) => {
    const [a, b] = await types(own, other);
    expect(compareSimpleTypes(a, b)).toEqual({ kind: "yes" });
  });

  it.each<[string, string, string]>([
    [restriction("integer"), restriction("int"), "2147483648"],
    [restriction("decimal", ["fractionDigits", "0"]), restriction("integer"), "0."],
    [restriction("token", ["length", "3"]), restriction("token", ["pattern", "[A-Z]{3}"]), "aaa"],
    [restriction("string"), restriction("string", ["minLength", "1"]), ""],
    [restriction("string", ["maxLength", "5"]), restriction("string", ["maxLength", "4"]), "aaaaa"],
    [restriction("decimal", ["maxInclusive", "1.5"]), restriction("decimal", ["maxExclusive", "1.5"]), "1.5"],
    [restriction("double"), restriction("decimal"), "0E0"],
    [restriction("token", ["enumeration", "a"]), restriction("string", ["enumeration", "a"]), " a"],
    [list("integer"), list("int"), "2147483648"],
    [union("int", "date"), restriction("int"), "2000-01-01"],
  ])("is refuted by an example: %s not in %s", async (own, other, text) => {
    const [a, b] = await types(own, other);
    const answer = compareSimpleTypes(a, b);
    expect(answer).toEqual({ kind: "no", text });
    expect([takesText(a, text), takesText(b, text)]).toEqual([true, false]);
  });

  it("is left open where identifiers of the whole document matter", async () => {
    const [a, b] = await types(restriction("ID"), restriction("NCName"));
    expect(compareSimpleTypes(a, b).kind).toBe("unknown");
  });

  it("is left open where the patterns are too large", async () => {
    const [a, b] = await types(
      restriction("string", ["pattern", "(a|b)*a(a|b){14}"]),
      restriction("string", ["pattern", "(a|b)*(a|b){14}(a|b)?a(a|b){14}|(a|b)*a(a|b){14}"]),
    );
    expect(compareSimpleTypes(a, b).kind).not.toBe("no");
  });
});
