import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFacts } from "./check-facts.js";
import { readFacts } from "./facts.js";
import { openapiClauses } from "./says-openapi.js";
import { xsdClauses } from "./says-xsd.js";

const spec = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:specwright:marks">
  <xs:annotation><xs:documentation>Orders of a shop.</xs:documentation></xs:annotation>
  <xs:element name="Order" type="Order"/>
  <xs:complexType name="Order">
    <xs:annotation>
      <xs:documentation>An order
        of goods.</xs:documentation>
      <xs:appinfo source="open-question">Q-12: who may order is not stated.</xs:appinfo>
      <xs:appinfo source="sandbox-choice">Q-12: anyone.</xs:appinfo>
      <xs:appinfo source="rule">order-once: Goods are ordered once.</xs:appinfo>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="Name" type="Name" default="Box" mark:create="R" mark:update="X" mark:scope="All orders"/>
      <xs:element name="State" type="ClearableState" minOccurs="0" maxOccurs="3" mark:retired="May 2026"/>
      <xs:element name="Day" minOccurs="0" maxOccurs="unbounded"><xs:simpleType><xs:union memberTypes="Day Cleared"/></xs:simpleType></xs:element>
      <xs:element name="Code" minOccurs="0">
        <xs:simpleType><xs:restriction base="Name"><xs:length value="2"/><xs:pattern value="[A-Z]*"/></xs:restriction></xs:simpleType>
      </xs:element>
      <xs:element name="Price" type="Price" minOccurs="0"/>
      <xs:element name="Note" type="Name" minOccurs="0" nillable="true" mark:sensitive="true"/>
    </xs:sequence>
    <xs:attribute name="Version" type="xs:int" fixed="2"/>
  </xs:complexType>
  <xs:complexType name="Price">
    <xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="Currency" type="State" use="required"/></xs:extension></xs:simpleContent>
  </xs:complexType>
  <xs:simpleType name="Name"><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="9"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="State"><xs:restriction base="xs:string"><xs:enumeration value="open"/><xs:enumeration value="closed"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="ClearableState"><xs:union memberTypes="State Cleared"/></xs:simpleType>
  <xs:simpleType name="Cleared"><xs:restriction base="xs:string"><xs:enumeration value=""/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Day"><xs:restriction base="xs:date"><xs:minInclusive value="2000-01-01"/><xs:maxInclusive value="2050-12-31"/></xs:restriction></xs:simpleType>
</xs:schema>`;

const files = new Map([["shop/shop.xsd", spec]]);

function problems(path: string, says: string): readonly string[] {
  const table = readFacts(new Map([["shop.tsv", `id\tsubject\tplace\tsays\n1/a\tit\tshop.xsd#${path}\t${says}\n`]]));
  return [...table.failures, ...checkFacts(table.facts, files)].map(({ problem }) => problem);
}

/** A place, a clause that holds there, and one of the same name that does not, there or elsewhere. */
const cases: readonly (readonly [path: string, holds: string, fails: string, elsewhere?: string])[] = [
  ["Order/Name", "required", "required", "Order/State"],
  ["Order/Price/@Currency", "required", "required", "Order/@Version"],
  ["Order/State", "optional", "optional", "Order"],
  ["Order/@Version", "optional", "optional", "Order/Name"],
  ["Order/Day", "type date", "type string"],
  ["Order/Code", "type string", "type string", "Order"],
  ["Order/Price", "type decimal", "type string"],
  ["Order/Code", "pattern", "pattern", "Order/Name"],
  ["Order/Code", 'accepts "AB"', 'accepts "ab"'],
  ["Order/Day", 'accepts ""', 'accepts "1999-12-31"'],
  ["Order/State", 'refuses "lost"', 'refuses "open"'],
  ["Order/Price", 'refuses "x"', 'refuses "x"', "Order"],
  ["Order/State", "enum open | closed", "enum open"],
  ["Order/State", "enum closed | open", "enum open | closed | lost"],
  ["Order/Price/@Currency", "value open", "value lost"],
  ["Order/@Version", "const 2", "const 3"],
  ["Order/Name", "default Box", "default Tin"],
  ["Order/Name", "minLength 1", "minLength 2"],
  ["Order/Code", "maxLength 9", "maxLength 8"],
  ["Order/Code", "length 2", "length 2", "Order/Name"],
  ["Order/Day", "minInclusive 2000-01-01", "minInclusive 2000-01-02"],
  ["Order/Day", "maxInclusive 2050-12-31", "maxInclusive 2051-12-31"],
  ["Order/State", "minItems 0", "minItems 1"],
  ["Order/State", "maxItems 3", "maxItems 4"],
  ["Order/Day", "repeats", "repeats", "Order/Name"],
  ["Order/Name", "once", "once", "Order/State"],
  ["Order/State", "deprecated", "deprecated", "Order/Name"],
  ["Order/Name", "create R", "create X"],
  ["Order/Name", "update X", "update X", "Order/State"],
  ["Order/Name", "scope All orders", "scope All"],
  ["Order/State", "retired May 2026", "retired May 2027"],
  ["Order/State", "retired", "retired", "Order/Name"],
  ["Order/Note", "nillable", "nillable", "Order/Name"],
  ["Order/Note", "sensitive", "sensitive", "Order/Name"],
  ["Order", "text order of goods", "text order of things"],
  ["/", "text of a shop", "text goods"],
  ["Order", "rule order-once", "rule order"],
  ["Order", "open Q-12", "open Q-1"],
  ["Order", "choice Q-12", "choice Q-12", "Order/Name"],
];

describe("a clause about an XSD", () => {
  const each = cases.map(([path, holds, fails, elsewhere = path]) => [path, holds, fails, elsewhere] as const);
  it.each(each)("holds or does not: %s, %s; not %s at %s", (path, holds, fails, elsewhere) => {
    expect(problems(path, holds)).toEqual([]);
    expect(problems(elsewhere, fails)).toHaveLength(1);
  });

  it("is there for every name", () => {
    const tried = cases.flatMap(([, holds]) => xsdClauses.filter((name) => `${holds} `.startsWith(`${name} `)));
    expect([...new Set(tried)].sort()).toEqual([...xsdClauses].sort());
  });

  it("says what the XSD says instead", () => {
    expect(problems("Order/Name", "maxLength 10; minOccurs 1")).toEqual([
      '"maxLength 10" does not hold. Its maxLength is 9.',
      '"minOccurs 1" does not hold. There is no such clause for an XSD.',
    ]);
  });

  it("holds for no XSD that cannot be read", () => {
    const { facts } = readFacts(new Map([["shop.tsv", "id\tsubject\tplace\tsays\n1/a\tit\tshop.xsd#Order\t"]]));
    expect(checkFacts(facts, new Map([["shop/shop.xsd", "<a>"]]))).toHaveLength(1);
    expect(checkFacts(facts, new Map())).toHaveLength(1);
  });
});

it("explains every clause, and no other, in the README", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const rows = readme
    .split("\n## ")
    .find((chapter) => chapter.startsWith("Clauses"))!
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const cells = rows.map((row) => row.slice(0, row.search(/(?<!\\)\|[^|]*(?<!\\)\|$/)));
  const words = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, clause]) => clause!));
  const names = words.map((clause) => /^(no body|secured by|with scope|\S+)/.exec(clause)![1]!);
  expect([...new Set(names)].sort()).toEqual([...new Set([...openapiClauses, ...xsdClauses])].sort());
});
