import { describe, expect, it } from "vitest";
import { builtin } from "../../../../generator/model/xml-schema/builtin-types.js";
import type { SimpleTypeDefinition } from "../../../../generator/model/xml-schema/components.js";
import { load, loadValid } from "../../../support/xsd.js";

function restriction(base: string, facets: string, name = "T"): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;
}

async function type(text: string, name = "T"): Promise<SimpleTypeDefinition> {
  return (await loadValid(text)).types.get(name) as SimpleTypeDefinition;
}

async function codes(text: string): Promise<readonly string[]> {
  return (await load(text)).diagnostics.map(({ code }) => code);
}

describe("simple types", () => {
  it("restrict a built-in type by facets", async () => {
    const made = await type(
      restriction("xs:string", '<xs:minLength value=" 2 "/><xs:maxLength value="5" fixed="true"/>'),
    );
    expect(made.base).toBe(builtin("string"));
    expect(made.variety).toEqual({ kind: "atomic", primitive: "string" });
    expect(made.facets).toEqual({ whiteSpace: "preserve", minLength: 2, maxLength: 5, fixed: ["maxLength"] });
  });

  it("keep one step of patterns for each derivation", async () => {
    const made = await type(
      restriction("xs:string", '<xs:pattern value="a.*"/><xs:pattern value="b.*"/>', "Base") +
        restriction("Base", '<xs:pattern value=".*z"/>'),
    );
    expect(made.facets.patterns).toEqual([["a.*", "b.*"], [".*z"]]);
  });

  it("replace a bound by one of the other kind", async () => {
    const made = await type(
      restriction("xs:decimal", '<xs:minExclusive value="0"/>', "Base") +
        restriction("Base", '<xs:minInclusive value="1"/>'),
    );
    expect(made.facets).toEqual({ whiteSpace: "collapse", minInclusive: "1" });
  });

  it("hold the values of an enumeration with their annotations", async () => {
    const value =
      '<xs:enumeration value=" red "><xs:annotation><xs:documentation>Warm.</xs:documentation></xs:annotation></xs:enumeration>';
    const made = await type(restriction("xs:token", value));
    expect(made.facets.enumeration).toMatchObject([{ value: "red", annotation: { documentation: "Warm." } }]);
  });

  it("resolve the names that an enumeration of xs:QName lists", async () => {
    const made = await type(restriction("xs:QName", '<xs:enumeration xmlns:p="urn:p" value="p:a"/>'));
    expect(made.facets.enumeration).toMatchObject([{ value: "p:a", name: { namespace: "urn:p", local: "a" } }]);
  });

  it("say what the members of a union expect of a value that is none", async () => {
    const { diagnostics } = await load(
      '<xs:simpleType name="U"><xs:union memberTypes="xs:integer xs:date"/></xs:simpleType><xs:element name="a" type="U" default="x"/>',
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The default value "x" is not valid: it is not a value of xs:integer or a value of xs:date.',
    ]);
  });

  it("are lists and unions of named types and of types inside", async () => {
    const made = await type(
      '<xs:simpleType name="T"><xs:union memberTypes="xs:int  L"><xs:simpleType><xs:restriction base="xs:token"/></xs:simpleType></xs:union></xs:simpleType>' +
        '<xs:simpleType name="L"><xs:list itemType="xs:date"/></xs:simpleType>',
    );
    const members = made.variety.kind === "union" ? made.variety.members : [];
    expect(members.map(({ name, variety }) => name?.local ?? variety.kind)).toEqual(["int", "L", "atomic"]);
    expect(members[1]?.variety).toEqual({ kind: "list", item: builtin("date") });
  });

  it("may be defined in any order", async () => {
    const made = await type(restriction("B", "") + restriction("A", "", "B") + restriction("xs:int", "", "A"));
    expect([made.base?.name?.local, made.base?.base?.name?.local]).toEqual(["B", "A"]);
  });

  it.each([
    ["xs:string", '<xs:length value="3"/><xs:maxLength value="4"/>', "xsd/facet-conflict"],
    ["xs:int", '<xs:minInclusive value="5"/><xs:maxInclusive value="4"/>', "xsd/facet-conflict"],
    ["xs:int", '<xs:minInclusive value="5"/><xs:minExclusive value="4"/>', "xsd/facet-conflict"],
    ["xs:decimal", '<xs:totalDigits value="2"/><xs:fractionDigits value="3"/>', "xsd/facet-conflict"],
    ["xs:date", '<xs:minInclusive value="2024-02-30"/>', "xsd/invalid-facet-value"],
    ["xs:date", '<xs:minInclusive value="2024-03-01"/><xs:maxExclusive value="2024-03-01"/>', "xsd/facet-conflict"],
    ["xs:duration", '<xs:maxInclusive value="1 year"/>', "xsd/invalid-facet-value"],
    ["xs:integer", '<xs:fractionDigits value="1"/>', "xsd/wider-facet"],
    ["xs:token", '<xs:whiteSpace value="preserve"/>', "xsd/wider-facet"],
    ["xs:boolean", '<xs:enumeration value="true"/>', "xsd/inapplicable-facet"],
    ["xs:hexBinary", '<xs:enumeration value="0g"/>', "xsd/invalid-facet-value"],
    ["xs:NMTOKENS", '<xs:maxInclusive value="3"/>', "xsd/inapplicable-facet"],
    ["xs:NMTOKENS", '<xs:length value="0"/>', "xsd/facet-conflict"],
    ["xs:anySimpleType", "", "xsd/invalid-base"],
    ["xs:anyAtomicType", "", "xsd/invalid-base"],
    ["xs:NOTATION", '<xs:enumeration value="jpeg"/>', "xsd/unknown-component"],
  ])("refuse %s with %s", async (base, facets, code) => {
    expect(await codes(restriction(base, facets))).toEqual([code]);
  });

  it.each([
    ["xs:decimal", '<xs:minExclusive value="1"/><xs:maxExclusive value="1.5"/>'],
    ["xs:IDREFS", '<xs:length value="5"/><xs:minLength value="1"/>'],
    ["xs:float", '<xs:minInclusive value="-INF"/><xs:enumeration value="NaN"/>'],
    ["xs:string", '<xs:whiteSpace value="collapse" fixed="true"/>'],
    ["xs:gYearMonth", '<xs:maxInclusive value="2024-12Z"/>'],
    ["xs:base64Binary", '<xs:length value="3"/><xs:enumeration value="AAAA"/>'],
  ])("take %s with %s", async (base, facets) => {
    expect(await codes(restriction(base, facets))).toEqual([]);
  });
});
