import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileXmlSchema, UsageError, type CompiledXmlSchema } from "../../../generator/index.js";
import { isXmlEncodeError } from "../../../templates/runtime/xml/encode-error.js";
import { tempFolder } from "../../support/temp-folder.js";

type Working = Extract<CompiledXmlSchema, { readonly ok: true }>;

async function compiled(...given: Parameters<typeof compileXmlSchema>): Promise<Working> {
  const result = await compileXmlSchema(...given);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

function schema(body: string, namespace = "urn:orders"): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}"
    elementFormDefault="qualified">${body}</xs:schema>`;
}

const orderType = `<xs:complexType name="Order"><xs:sequence><xs:element name="id" type="xs:int"/></xs:sequence></xs:complexType>`;
const orders = {
  path: "orders.xsd",
  text: schema(`<xs:element name="Order" type="Order"/><xs:element name="Note" type="xs:string"/>
    <xs:element name="Anything" abstract="true"/>${orderType}`),
};
const orderText = `<Order xmlns="urn:orders"><id>7</id></Order>`;
const order = { element: "{urn:orders}Order", value: { id: 7 } };

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe("compiling an XML schema", () => {
  it("gives functions for documents, whatever their root element, and the code itself", async () => {
    const { elements, decode, encode, validate, code } = await compiled(orders, { name: "orders" });
    expect([...elements].sort()).toEqual(["{urn:orders}Note", "{urn:orders}Order"]);
    expect(decode(orderText)).toEqual({ ok: true, value: order });
    expect(decode(Buffer.from(`<Note xmlns="urn:orders">hi</Note>`))).toEqual({
      ok: true,
      value: { element: "{urn:orders}Note", value: "hi" },
    });
    expect(encode(order)).toBe(orderText);
    expect(validate(order)).toEqual({ ok: true, value: order });
    expect(code.map(({ path }) => path)).toEqual(expect.arrayContaining(["types.ts", "codecs.ts"]));
    expect(code.find(({ path }) => path === "codecs.ts")?.text).toContain("export function decodeOrder(");
  });

  it("says what is wrong with a document or a value, at its place", async () => {
    const { decode, validate } = await compiled(orders);
    expect(decode(`<Order xmlns="urn:orders">\n<id>x</id></Order>`)).toMatchObject({
      ok: false,
      problems: [{ path: "/Order/id", line: 2 }],
    });
    expect(validate({ ...order, value: { id: "7" } })).toMatchObject({ ok: false, problems: [{ path: "/Order/id" }] });
    expect(decode(`<Order>`)).toMatchObject({ ok: false, problems: [{ code: "cvc-elt.1" }] });
    expect(decode("<Order")).toMatchObject({ ok: false, problems: [{ code: "xml/unexpected-end", line: 1 }] });
    expect(decode(`<!DOCTYPE Order SYSTEM "o.dtd"><Order/>`)).toMatchObject({
      ok: false,
      problems: [{ code: "xml/doctype" }],
    });
    expect(decode(7 as unknown as string)).toMatchObject({ ok: false });
  });

  it("knows no document of an element that the schema does not declare, or that is abstract", async () => {
    const { decode, encode, validate } = await compiled(orders);
    const message = 'The schema declares no root element "{urn:orders}Anything".';
    const anything = { element: "{urn:orders}Anything", value: {} };
    expect(decode(`<Anything xmlns="urn:orders"/>`)).toMatchObject({
      ok: false,
      problems: [{ message, path: "/Anything" }],
    });
    expect(validate(anything)).toMatchObject({ ok: false, problems: [{ code: "cvc-elt.1", message }] });
    expect(() => encode(anything)).toThrow(message);
  });

  it("reads a root element that the schema does not declare by the type that xsi:type names", async () => {
    const types = `<xs:simpleType name="Few"><xs:restriction base="xs:int"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType>`;
    const { decode, encode, validate } = await compiled({ path: "a.xsd", text: schema(orderType + types) });
    const root = (type: string, content: string, others = ""): string =>
      `<Any xmlns:o="urn:orders" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="${type}"${others}>${content}</Any>`;
    const values = [
      [root("o:Order", "<o:id>7</o:id>"), { "xsi:type": "{urn:orders}Order", id: 7 }],
      [root("o:Few", "5"), { "xsi:type": "{urn:orders}Few", value: 5 }],
      [root("xs:int", " 7 "), { "xsi:type": "{http://www.w3.org/2001/XMLSchema}int", value: 7 }],
    ] as const;
    for (const [text, value] of values) {
      const read = decode(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(read.value).toEqual({ element: "Any", value });
      expect(validate(read.value)).toEqual({ ok: true, value: read.value });
      expect(decode(encode(read.value))).toEqual(read);
    }
    const codes = (text: string): unknown => {
      const read = decode(text);
      return read.ok || read.problems.map(({ code, path }) => `${code} ${path}`);
    };
    expect(codes(root("o:Order", "<o:id>x</o:id>"))).toEqual(["cvc-datatype-valid.1.2.1 /Any/id"]);
    expect(codes(root("o:Few", "6"))).toEqual(["cvc-maxInclusive-valid /Any"]);
    expect(codes(root("o:None", ""))).toEqual(["cvc-elt.4.3 /Any/@type"]);
    expect(codes(root("o:Order", "<o:id>7</o:id>", ' xsi:nil="true"'))).toEqual(["cvc-elt.3.1 /Any/@nil"]);
    expect(codes("<Any>5</Any>")).toEqual(["cvc-elt.1 /Any"]);
    const other = { "xsi:type": "{urn:orders}None", value: 5 };
    const refused = validate({ element: "Any", value: other });
    expect(refused.ok || refused.problems[0]).toMatchObject({ code: "cvc-type.2", path: "/Any" });
    expect(() => encode({ element: "Any", value: other })).toThrow("/Any: The type of this element is abstract");
    const document = encode({ element: "{urn:other}Any", value: { "xsi:type": "{urn:orders}Order", id: 7 } });
    expect(decode(document)).toMatchObject({ ok: true, value: { element: "{urn:other}Any", value: { id: 7 } } });
  });

  it("reports a document that is no object with a string as its element, and throws no TypeError", async () => {
    const { encode, validate } = await compiled(orders);
    const throwing = {
      get element(): string {
        throw new Error("a getter");
      },
    };
    const message = 'The document is not an object with a string "element".';
    for (const wrong of [null, undefined, 7, {}, { element: 42, value: {} }, { element: null }, throwing]) {
      const document = wrong as unknown as typeof order;
      expect(validate(document)).toEqual({
        ok: false,
        problems: [{ code: "cvc-elt.1", message, path: "" }],
        truncated: false,
      });
      expect(errorOf(() => encode(document))).toSatisfy(isXmlEncodeError);
      expect(() => encode(document)).toThrow(message);
    }
  });

  it("says where a root element that is not declared stands, and what it may be meant to be", async () => {
    const { decode } = await compiled(orders);
    const told = (xml: string): unknown => decode(xml);
    expect(told(`<!-- one -->\n<Ordr xmlns="urn:orders"/>`)).toMatchObject({
      problems: [
        { message: expect.stringContaining('did you mean "{urn:orders}Order"?') as string, line: 2, column: 1 },
      ],
    });
    expect(told(`<Order xmlns="urn:order"/>`)).toMatchObject({
      problems: [{ message: expect.stringContaining('did you mean "{urn:orders}Order"?') as string, line: 1 }],
    });
  });

  it("returns the faults of a schema, at their places", async () => {
    const result = await compileXmlSchema({ path: "a.xsd", text: schema(`<xs:element name="a" type="Nowhere"/>`) });
    expect(result).toMatchObject({ ok: false, code: [], diagnostics: [{ origin: { file: { path: "a.xsd" } } }] });
  });

  it("reads files below the folders that it is given, and what these include", async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "types"));
    writeFileSync(join(folder, "types/order.xsd"), schema(orderType));
    const include = `<xs:include schemaLocation="types/order.xsd"/><xs:element name="Order" type="Order"/>`;
    writeFileSync(join(folder, "orders.xsd"), schema(include));
    const { decode } = await compiled("orders.xsd", { cwd: folder });
    expect(decode(orderText)).toEqual({ ok: true, value: order });
  });

  it("lets texts refer to each other, and to nothing of this machine", async () => {
    const include = `<xs:include schemaLocation="../types/order.xsd"/><xs:element name="Order" type="Order"/>`;
    const root = { path: "a/orders.xsd", text: schema(include) };
    const others = [{ path: "types/order.xsd", text: Buffer.from(`\uFEFF${schema(orderType)}`, "utf16le") }];
    const { decode, code } = await compiled([root], { others });
    expect(decode(orderText)).toEqual({ ok: true, value: order });
    expect(code.find(({ path }) => path === "types.ts")?.text).toContain("Generated from a/orders.xsd");

    const folder = tempFolder();
    writeFileSync(join(folder, "order.xsd"), schema(orderType));
    const text = schema(`<xs:include schemaLocation="${join(folder, "order.xsd")}"/>`);
    const result = await compileXmlSchema({ path: "orders.xsd", text });
    expect(result).toMatchObject({ ok: true, elements: [], diagnostics: [{ code: "xsd/missing-document" }] });
  });

  it("compiles several at a time, and keeps them apart", async () => {
    const names = ["A", "B", "C"];
    const all = await Promise.all(
      names.map((name) => compiled({ path: "a.xsd", text: schema(`<xs:element name="${name}" type="xs:int"/>`) })),
    );
    expect(all.map(({ elements }) => elements)).toEqual(names.map((name) => [`{urn:orders}${name}`]));
    expect(all[1]?.decode(`<B xmlns="urn:orders">7</B>`)).toMatchObject({ ok: true, value: { value: 7 } });
  });

  it("compiles a schema without elements, of which nothing is a document", async () => {
    const { elements, decode } = await compiled({ path: "a.xsd", text: schema(orderType) });
    expect([elements, decode(orderText).ok]).toEqual([[], false]);
  });

  it("throws when there is no schema", async () => {
    await expect(compileXmlSchema([])).rejects.toThrow(UsageError);
  });

  it("accepts any content where an alternative of XSD 1.1 accepts more than the type of its element", async () => {
    const derived = (method: string, name: string, children: string, more = ""): string =>
      `<xs:complexType${name}><xs:complexContent><xs:${method} base="Base"><xs:sequence>${children}</xs:sequence>${more}</xs:${method}></xs:complexContent></xs:complexType>`;
    const a = '<xs:element name="a" type="xs:int"/>';
    const attribute = (use: string): string => `<xs:attribute name="kind"${use}/>`;
    const more = `<xs:alternative test="@kind = 'more'" type="More"/>`;
    const { decode, encode, validate } = await compiled(
      {
        path: "a.xsd",
        text: schema(`
          <xs:complexType name="Base"><xs:sequence>${a}</xs:sequence>${attribute("")}</xs:complexType>
          ${derived("extension", ' name="More"', '<xs:element name="b" type="xs:int"/>')}
          ${derived("restriction", ' name="Less"', a, attribute(' use="required"'))}
          <xs:element name="named" type="Base">${more}</xs:element>
          <xs:element name="inline" type="Base"><xs:alternative>${derived("extension", "", '<xs:element name="b"/>')}</xs:alternative></xs:element>
          <xs:element name="root"><xs:complexType><xs:sequence><xs:element name="local" type="Base">${more}</xs:element></xs:sequence></xs:complexType></xs:element>
          <xs:element name="kept" type="Base"><xs:alternative test="@kind" type="Less"/><xs:alternative xmlns="http://www.w3.org/2001/XMLSchema" type="error"/></xs:element>
          <xs:element name="never" type="Base"><xs:alternative type="xs:error"/></xs:element>`),
      },
      { strictness: "lenient" },
    );
    const both = ' kind="more"><a>1</a><b>2</b></';
    for (const name of ["named", "inline", "root"]) {
      const inner = name === "root" ? `><local${both}local></root>` : `${both}${name}>`;
      const read = decode(`<${name} xmlns="urn:orders"${inner}`);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(validate(read.value)).toEqual(read);
      expect(decode(encode(read.value))).toEqual(read);
    }
    expect(decode('<kept xmlns="urn:orders" kind="x"><a>1</a></kept>')).toEqual({
      ok: true,
      value: { element: "{urn:orders}kept", value: { kind: "x", a: 1 } },
    });
    expect(decode('<kept xmlns="urn:orders" kind="x"><a>x</a></kept>').ok).toBe(false);
  });

  it("takes the first particle that an element can belong to where reading is lenient, and the rest as it is written", async () => {
    const device = `<xs:element name="Device" type="Device"/><xs:complexType name="Device"><xs:sequence>
      <xs:element name="Name" type="xs:string" minOccurs="0"/><xs:any minOccurs="0" maxOccurs="unbounded" processContents="lax"/></xs:sequence>
      <xs:assert test="@a"/></xs:complexType>
      <xs:complexType name="Camera"><xs:complexContent><xs:restriction base="Device"><xs:sequence>
      <xs:element name="Name" type="xs:string"/></xs:sequence><xs:attribute name="zoom" type="xs:int"/></xs:restriction></xs:complexContent></xs:complexType>`;
    const schemas = { path: "devices.xsd", text: schema(device) };
    const codes = ["xsd/newer-check", "xsd/ambiguous-content", "xsd/invalid-restriction"];
    const strict = await compileXmlSchema(schemas);
    expect(strict.ok).toBe(false);
    expect(strict.diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      codes.map((each) => [each, "error"]),
    );
    const { diagnostics, decode, encode } = await compiled(schemas, { strictness: "lenient" });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual(codes.map((each) => [each, "warning"]));
    const text = `<Device xmlns="urn:orders"><Name>Door</Name><Name>Window</Name></Device>`;
    const result = decode(text);
    expect(result).toMatchObject({ ok: true, value: { value: { Name: "Door" } } });
    expect(result.ok && encode(result.value)).toBe(text);
    const camera = `<Device xmlns="urn:orders" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="Camera" zoom="2"><Name>A</Name></Device>`;
    expect(decode(camera)).toMatchObject({ ok: true, value: { value: { Name: "A", zoom: 2 } } });
  });

  it("compares names in lists and unions by their namespaces, whatever the prefixes, and keeps them as names beside a pattern", async () => {
    const { decode, encode, validate } = await compiled({
      path: "names.xsd",
      text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:n="urn:n" targetNamespace="urn:n">
        <xs:simpleType name="Names"><xs:list itemType="xs:QName"/></xs:simpleType>
        <xs:simpleType name="NameOrInt"><xs:union memberTypes="xs:int xs:QName"/></xs:simpleType>
        <xs:element name="Chosen"><xs:simpleType><xs:restriction base="n:Names">
          <xs:enumeration value="n:a b"/><xs:enumeration xmlns:n="urn:other" value="n:c"/></xs:restriction></xs:simpleType></xs:element>
        <xs:element name="Either"><xs:simpleType><xs:restriction base="n:NameOrInt">
          <xs:enumeration value="7"/><xs:enumeration value="n:a"/></xs:restriction></xs:simpleType></xs:element>
        <xs:element name="Two"><xs:simpleType><xs:restriction base="n:Names">
          <xs:pattern value="(\\c+:)?\\c+ (\\c+:)?\\c+"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`,
    });
    const read = (element: string, text: string): unknown => {
      const result = decode(`<p:${element} xmlns:p="urn:n" xmlns:o="urn:other">${text}</p:${element}>`);
      if (!result.ok) return result.problems.map(({ code }) => code);
      expect(validate(result.value)).toEqual(result);
      expect(decode(encode(result.value))).toEqual(result);
      return result.value.value;
    };
    const [a, b] = [
      { namespace: "urn:n", local: "a" },
      { namespace: "", local: "b" },
    ];
    expect(read("Chosen", "p:a b")).toEqual([a, b]);
    expect(read("Chosen", "o:c")).toEqual([{ namespace: "urn:other", local: "c" }]);
    expect(read("Chosen", "p:c")).toEqual(["cvc-enumeration-valid"]);
    expect([read("Either", "7"), read("Either", "p:a")]).toEqual([7, a]);
    expect(read("Either", "o:a")).toEqual(["cvc-enumeration-valid"]);
    expect(read("Two", "p:a b")).toEqual([a, b]);
    expect(read("Two", "p:a")).toEqual(["cvc-pattern-valid"]);
  });
});
