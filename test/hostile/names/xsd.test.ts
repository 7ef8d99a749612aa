/**
 * Hostile names of elements, attributes, types and groups: what is emitted compiles, reads and writes them. A thorough run
 * adds elements and types called like every name of the runtime.
 */
import { expect, it } from "vitest";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { codecsOf, schemaText } from "../../support/codecs.js";
import { isThorough } from "../../support/sizes.js";
import { expectCompiled, filesTogether, moduleText, prototypeMembers } from "./support/build-and-compile.js";
import { colliding, odd, words } from "./support/hostile-names.js";
import { namesThatMeet, runtimeNames } from "./support/runtime-names.js";

/** Names that XML takes without a prefix. */
const names = [...new Set([...words, ...colliding, ...odd, "value", "text", "kind", "_1", "a.b"])].filter((name) =>
  /^[\p{L}_][\p{L}\p{M}\p{N}._-]*$/u.test(name),
);

/** Names that documents may use: the reader rejects names of more than 1,024 characters. */
const readable = names.filter((name) => name.length <= 1024);

const each = (make: (name: string) => string, of = names): string => of.map(make).join("");
const empty = (name: string): string =>
  `<xs:element name="${name}"><xs:complexType><xs:attribute name="${name}"/></xs:complexType></xs:element>`;

const schemas = {
  elements: each((name) => `<xs:element name="${name}" type="xs:string"/>`),
  types: each(
    (name) =>
      `<xs:complexType name="${name}"><xs:sequence><xs:element name="${name}" type="xs:string"/></xs:sequence><xs:attribute name="${name}"/></xs:complexType><xs:element name="${name}" type="${name}"/>`,
  ),
  groups: `${each((name) => `<xs:group name="${name}"><xs:sequence><xs:element name="${name}" type="xs:string" minOccurs="0"/></xs:sequence></xs:group><xs:attributeGroup name="${name}"><xs:attribute name="${name}"/></xs:attributeGroup>`)}<xs:element name="root"><xs:complexType><xs:sequence>${each((name) => `<xs:group ref="${name}"/>`)}</xs:sequence>${each((name) => `<xs:attributeGroup ref="${name}"/>`)}</xs:complexType></xs:element>`,
  values: `${each((name) => `<xs:simpleType name="${name}"><xs:restriction base="xs:string"><xs:enumeration value="${name}"/></xs:restriction></xs:simpleType>`)}<xs:simpleType name="All"><xs:restriction base="xs:string">${odd
    .filter((value) => !/[<&"\0\ud800]/.test(value))
    .map((value) => `<xs:enumeration value="${value}"/>`)
    .join("")}</xs:restriction></xs:simpleType><xs:element name="root" type="All"/>`,
};

/** Elements and types that become names of the runtime with a prefix. */
const meeting = [...new Set([...(isThorough ? runtimeNames : []), ...namesThatMeet(isThorough)])]
  .map(
    (name) =>
      `<xs:complexType name="${name}"><xs:sequence><xs:element name="a" type="S.${name}"/><xs:element name="u" type="xs:anyType" minOccurs="0"/><xs:any namespace="##other" processContents="lax" minOccurs="0"/></xs:sequence><xs:anyAttribute processContents="lax"/></xs:complexType><xs:element name="${name}" type="${name}"/><xs:simpleType name="S.${name}"><xs:restriction base="xs:string"><xs:pattern value="(a+)+"/></xs:restriction></xs:simpleType>`,
  )
  .join("");

it("what is emitted for elements, types and groups of hostile names compiles", async () => {
  const before = prototypeMembers();
  const bodies = { ...schemas, meeting };
  const texts = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, schemaText(body)]));
  const { of, all } = await filesTogether(texts, "schema.xsd");
  for (const name of Object.keys(bodies)) {
    expect(moduleText(of(name), "codecs.ts"), name).toContain("export function decode");
  }
  expectCompiled(all);
  expect(prototypeMembers()).toEqual(before);
});

it("what is emitted for JSON that is derived from types of hostile names compiles", async () => {
  const before = prototypeMembers();
  const child = (name: string, index: number): string =>
    `<xs:element name="${name}" type="${name}" minOccurs="0"${index % 2 === 0 ? "" : ' mark:update="X"'}/>`;
  const children = names.map(child).join("");
  const all = `<xs:element name="AllOfThem"><xs:complexType><xs:sequence>${children}</xs:sequence></xs:complexType></xs:element>`;
  const content = (view: string): string =>
    `{ application/json: { x-xsd-element: "names.xsd#AllOfThem"${view} }, application/xml: { x-xsd-element: "names.xsd#AllOfThem"${view} } }`;
  const openapi = `openapi: 3.1.0
info: { title: Names, version: "1" }
paths:
  /all:
    put:
      operationId: putAll
      requestBody: { content: ${content(", x-xsd-view: update")} }
      responses: { "200": { description: All., content: ${content("")} } }
`;
  const xsd = schemaText(schemas.types + all, 'xmlns:mark="urn:specwright:marks"');
  const { of, all: files } = await filesTogether({ json: openapi }, "openapi.yaml", { "names.xsd": xsd });
  expect(moduleText(of("json"), "validators.ts")).toMatch(/export (?:function|const) isAllOfThemUpdateJson/);
  expectCompiled(files);
  expect(prototypeMembers()).toEqual(before);
});

it("an element called content, and one called root, have codecs of their own", async () => {
  const { decodeContent, decodeRoot } = await codecsOf<"Content" | "Root">(
    schemaText('<xs:element name="content" type="xs:int"/><xs:element name="root" type="xs:int"/>'),
  );
  expect([
    decodeContent("<content>1</content>").ok,
    decodeRoot("<root>1</root>").ok,
    decodeRoot("<content>1</content>").ok,
  ]).toEqual([true, true, false]);
});

/** The value of a result that must be valid. */
function valueOf(result: Result<unknown>): Record<string, unknown> {
  expect(result.ok ? [] : result.problems.slice(0, 3)).toEqual([]);
  return result.ok ? (result.value as Record<string, unknown>) : {};
}

const inSequence = `<xs:element name="root"><xs:complexType><xs:sequence>${each((name) => `<xs:element name="${name}" type="xs:string"/>`, readable)}</xs:sequence>${each((name) => `<xs:attribute name="${name}" type="xs:string" use="required"/>`, readable)}</xs:complexType></xs:element>`;
const whole = `<root ${readable.map((name, at) => `${name}="a${at}"`).join(" ")}>${readable.map((name, at) => `<${name}>e${at}</${name}>`).join("")}</root>`;

it("elements and attributes of hostile names are own members of what is read, and are written again", async () => {
  const { decodeRoot, encodeRoot, validateRoot } = await codecsOf<"Root">(schemaText(inSequence));
  const value = valueOf(decodeRoot(whole));
  expect(Object.keys(value)).toHaveLength(2 * readable.length);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(readable.filter((name) => !Object.hasOwn(value, name))).toEqual([]);
  expect(validateRoot(value).ok).toBe(true);
  expect(JSON.stringify(valueOf(decodeRoot(encodeRoot(value))))).toBe(JSON.stringify(value));
});

it("a required element or attribute is not there because every object has a member of its name", async () => {
  const { decodeRoot, encodeRoot, validateRoot } = await codecsOf<"Root">(schemaText(inSequence));
  const value = valueOf(decodeRoot(whole));
  for (const name of ["toString", "__proto__", "constructor", "hasOwnProperty", "valueOf"]) {
    const withoutElement = whole.replace(new RegExp(`<${name}>[^<]*</${name}>`), "");
    const withoutAttribute = whole.replace(new RegExp(` ${name}="[^"]*"`), "");
    expect(withoutElement.length + withoutAttribute.length).toBeLessThan(2 * whole.length - 8);
    for (const xml of [withoutElement, withoutAttribute]) {
      const result = decodeRoot(xml);
      expect(result.ok, name).toBe(false);
      expect(JSON.stringify(result), name).toContain(name);
    }
    const { [name]: _, ...rest } = value;
    const lacking = validateRoot(rest);
    expect(lacking.ok, name).toBe(false);
    expect(JSON.stringify(lacking), name).toContain(name);
    expect(() => encodeRoot(rest), name).not.toThrow(TypeError);
    expect(encodeRoot(rest), name).not.toContain("[native code]");
  }
});

it("choices and unordered contents of hostile names are read and written again", async () => {
  const { decodeList, encodeList, decodeBag, encodeBag } = await codecsOf<"List" | "Bag">(
    schemaText(
      `<xs:element name="list"><xs:complexType><xs:choice maxOccurs="unbounded">${each(empty, readable)}</xs:choice></xs:complexType></xs:element><xs:element name="bag"><xs:complexType><xs:all>${each((name) => `<xs:element name="${name}" type="xs:string" minOccurs="0"/>`, readable)}</xs:all></xs:complexType></xs:element>`,
    ),
  );
  const list = valueOf(decodeList(`<list>${each((name) => `<${name} ${name}="1"/>`, readable)}</list>`));
  expect(JSON.stringify(valueOf(decodeList(encodeList(list))))).toBe(JSON.stringify(list));
  const bag = valueOf(
    decodeBag(
      `<bag>${[...readable]
        .reverse()
        .map((name, at) => `<${name}>${at}</${name}>`)
        .join("")}</bag>`,
    ),
  );
  expect(Object.keys(bag).sort()).toEqual([...readable].sort());
  // Written in the schema's own order.
  expect(Object.entries(valueOf(decodeBag(encodeBag(bag)))).sort()).toEqual(Object.entries(bag).sort());
  expect(decodeBag("<bag/>")).toEqual({ ok: true, value: {} });
  expect(encodeBag({})).not.toContain("native code");
  expect(decodeList("<list><isPrototypeOf2/></list>").ok).toBe(false);
});

it("a name of 10,000 characters is declared, and refused where a document uses it", async () => {
  const long = "b".repeat(10_000);
  const { decodeRoot } = await codecsOf<"Root">(
    schemaText(
      `<xs:element name="root"><xs:complexType><xs:sequence><xs:element name="${long}" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>`,
    ),
  );
  expect(decodeRoot("<root/>").ok).toBe(true);
  expect(decodeRoot(`<root><${long}/></root>`)).toMatchObject({ ok: false, problems: [{ code: "xml/name-too-long" }] });
});
