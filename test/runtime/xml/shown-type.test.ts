import { describe, expect, it } from "vitest";
import { compileXmlSchema } from "../../../generator/api/compile-xml-schema.js";
import { codecsOf, schemaText } from "../../support/codecs.js";

const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
const children = names.map((name) => `<xs:element name="${name}" type="xs:int" minOccurs="0"/>`).join("");
const attributes = names.map((name) => `<xs:attribute name="${name}" type="xs:int"/>`).join("");

describe("values with few of many properties", async () => {
  const { encodeOrder, encodeSize } = await codecsOf<"Order" | "Size">(
    schemaText(`
      <xs:element name="Order"><xs:complexType><xs:sequence>${children}</xs:sequence><xs:attribute name="no"/></xs:complexType></xs:element>
      <xs:element name="Size"><xs:complexType><xs:simpleContent><xs:extension base="xs:int">${attributes}</xs:extension></xs:simpleContent></xs:complexType></xs:element>`),
  );

  class Order {
    readonly no = "1";

    get i(): number {
      return 9;
    }
  }

  it.each([
    ["in the order of the schema", { b: 2, d: 4 }, "<Order><b>2</b><d>4</d></Order>"],
    ["in another order", { j: 10, a: 1, no: "1", c: 3 }, '<Order no="1"><a>1</a><c>3</c><j>10</j></Order>'],
    ["with others and absent ones", { x: 1, c: undefined, e: 5 }, "<Order><e>5</e></Order>"],
    [
      "of an object without a prototype",
      Object.assign(Object.create(null), { d: 4, b: 2 }),
      "<Order><b>2</b><d>4</d></Order>",
    ],
    ["of a class with a getter", new Order(), '<Order no="1"><i>9</i></Order>'],
    ["that are inherited", Object.create({ f: 6, b: 2 }), "<Order><b>2</b><f>6</f></Order>"],
  ])("are written in the order of the schema: %s", (_, value, expected) => {
    expect(encodeOrder(value)).toBe(expected);
  });

  it("need the value of simple content", () => {
    expect(encodeSize({ value: 5, j: 2, a: 1 })).toBe('<Size a="1" j="2">5</Size>');
    expect(() => encodeSize({ a: 1 })).toThrow("/Size: Expected");
  });
});

it("writes only the prefixes that a document uses, also after another one with the same root", async () => {
  const namespace = (uri: string): string => `xmlns:${uri}="urn:${uri}" targetNamespace="urn:${uri}"`;
  const others = [{ path: "b.xsd", text: schemaText('<xs:element name="x" type="xs:int"/>', namespace("b")) }];
  const order =
    '<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="Order"><xs:complexType><xs:sequence><xs:element ref="b:x" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>';
  const text = schemaText(order, `${namespace("a")} xmlns:b="urn:b"`);
  const compiled = await compileXmlSchema({ path: "a.xsd", text }, { others });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const documents = [{ x: 1 }, {}, { x: 1 }].map((value) => compiled.encode({ element: "{urn:a}Order", value }));
  const whole = '<Order xmlns="urn:a" xmlns:b="urn:b"><b:x>1</b:x></Order>';
  expect(documents).toEqual([whole, '<Order xmlns="urn:a"/>', whole]);
});
