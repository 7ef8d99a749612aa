import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { runCodecs } from "../../../support/codecs.js";
import { loadContract } from "../../../support/load-contract.js";
import { tempFolder } from "../../../support/temp-folder.js";

const folder = fileURLToPath(new URL("../../../golden/xsd-views/", import.meta.url));
const contract = await loadContract("xsd-views", folder, [`${folder}openapi.yaml`]);
const order = runCodecs<"Order" | "OrderCreate" | "OrderUpdate">(planInterface(contract, ""));

const whole =
  '<Order revision="3" owner="ada"><Id>7</Id><Customer>Bo</Customer><Address/><Line><Sku>a</Sku><Amount>1</Amount>' +
  "<Price>2.5</Price></Line><Card>4111</Card></Order>";

describe("a view for creating", () => {
  it("drops what cannot be created, wherever it stands", () => {
    expect(valueIn(order.decodeOrderCreate(whole))).toEqual({
      owner: "ada",
      Customer: "Bo",
      Address: {},
      Line: [{ Sku: "a", Amount: 1 }],
      Card: "4111",
    });
  });

  it("asks for what creating requires, and for what is required always", () => {
    const xml = "<Order><Line><Sku>a</Sku></Line><Card>4111</Card></Order>";
    expect(complaints(order.decodeOrderCreate(xml))).toEqual([
      "cvc-complex-type.2.4.a /Order/Line[1]",
      "cvc-complex-type.2.4.b /Order/Line[1]",
    ]);
    expect(complaints(order.validateOrderCreate({ Address: {}, Line: [{ Sku: "a", Amount: 1 }], Card: "1" }))).toEqual([
      "cvc-complex-type.2.4.a /Order/Address",
    ]);
  });
});

describe("a view for updating", () => {
  it("drops what cannot be updated, unread", () => {
    const xml = whole.replace("<Price>2.5</Price>", "<Price><any/>thing</Price>").replace("<Id>7</Id>", "<Id/><Id/>");
    expect(valueIn(order.decodeOrderUpdate(xml))).toEqual({
      revision: 3,
      Customer: "Bo",
      Address: {},
      Line: [{ Sku: "a", Amount: 1 }],
      Card: "4111",
    });
  });

  it("asks for nothing but what updating requires", () => {
    expect(valueIn(order.decodeOrderUpdate('<Order revision="4"/>'))).toEqual({ revision: 4 });
    expect(complaints(order.decodeOrderUpdate("<Order><Line><Amount>2</Amount></Line></Order>"))).toEqual([
      "cvc-complex-type.4 /Order",
      "cvc-complex-type.2.4.a /Order/Line[1]/Amount",
    ]);
  });

  it("keeps the order of the schema", () => {
    const xml = '<Order revision="4"><Card>1</Card><Customer>Bo</Customer></Order>';
    expect(complaints(order.decodeOrderUpdate(xml))).toEqual(["cvc-complex-type.2.4.d /Order/Customer"]);
  });

  it("refuses what cannot be updated where that is asked for, at its place", () => {
    const result = order.decodeOrderUpdate(whole, { cannotUpdate: "refuse" });
    expect(complaints(result)).toEqual([
      "cannotUpdate /Order/@owner",
      "cannotUpdate /Order/Id",
      "cannotUpdate /Order/Line[1]/Price",
    ]);
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      'Attribute "owner" cannot be updated.',
      'Element "Id" cannot be updated.',
      'Element "Price" cannot be updated.',
    ]);
    expect(complaints(order.decodeOrderCreate(whole, { cannotUpdate: "refuse" }))).toContain("cannotCreate /Order/Id");
  });

  it("takes a value that was read, and writes nothing of what cannot be updated", () => {
    const value = valueIn(order.decodeOrder(whole));
    expect(order.validateOrderUpdate(value)).toEqual({ ok: true, value });
    expect(order.encodeOrderUpdate(value)).toBe(
      '<Order revision="3"><Customer>Bo</Customer><Address/><Line><Sku>a</Sku><Amount>1</Amount></Line>' +
        "<Card>4111</Card></Order>",
    );
  });

  it("knows no properties that the schema does not know", () => {
    const value = { ...(valueIn(order.decodeOrder(whole)) as object), Colour: "red" };
    expect(complaints(order.validateOrderUpdate(value))).toEqual(["xml/unknown-property /Order"]);
  });
});

describe("the functions that a type and its views share", () => {
  const media = (view: string): string =>
    `requestBody: { content: { application/xml: { x-xsd-element: cart.xsd#Cart, x-xsd-view: ${view} } } }, responses: { "204": { description: Done. } }`;
  const cart = async () => {
    const cwd = `${tempFolder({
      "openapi.yaml": `openapi: 3.1.0
info: { title: Carts, version: "1" }
paths:
  /carts: { post: { operationId: createCart, ${media("create")} }, put: { operationId: updateCart, ${media("update")} } }
`,
      "cart.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:specwright:marks" xmlns="urn:c" targetNamespace="urn:c">
  <xs:element name="Cart" type="Cart"/>
  <xs:element name="Note" type="Item"/>
  <xs:complexType name="Cart"><xs:sequence>
    <xs:element name="Item" type="Item" maxOccurs="9"/>
    <xs:any minOccurs="0" namespace="##targetNamespace"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Item"><xs:sequence>
    <xs:element name="Sku" type="xs:string" mark:update="R"/>
    <xs:element name="Price" type="xs:int" mark:create="X"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Gift"><xs:complexContent><xs:extension base="Item"><xs:sequence>
    <xs:element name="From" type="xs:string" minOccurs="0" mark:create="R" mark:update="X"/>
  </xs:sequence></xs:extension></xs:complexContent></xs:complexType>
</xs:schema>`,
    })}/`;
    return runCodecs<"Cart" | "CartCreate" | "CartUpdate">(
      planInterface(await loadContract("carts", cwd, [`${cwd}openapi.yaml`]), ""),
    );
  };
  const document = (inner: string): string =>
    `<c:Cart xmlns:c="urn:c" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${inner}</c:Cart>`;
  const gift = '<Item xsi:type="c:Gift"><Sku>a</Sku><Price>1</Price><From>Bo</From></Item>';

  it("read and write derived types as each view has them", async () => {
    const codecs = await cart();
    expect(valueIn(codecs.decodeCart(document(gift)))).toMatchObject({ Item: [{ Sku: "a", Price: 1, From: "Bo" }] });
    expect(valueIn(codecs.decodeCartCreate(document(gift)))).toEqual({
      Item: [{ Sku: "a", From: "Bo", "xsi:type": "Gift" }],
    });
    expect(valueIn(codecs.decodeCartUpdate(document(gift)))).toEqual({
      Item: [{ Sku: "a", Price: 1, "xsi:type": "Gift" }],
    });
    expect(complaints(codecs.decodeCartCreate(document(gift.replace("<From>Bo</From>", ""))))).toEqual([
      "cvc-complex-type.2.4.b /Cart/Item[1]",
    ]);
    const value = valueIn(codecs.decodeCart(document(gift)));
    expect(codecs.validateCartUpdate(value)).toEqual({ ok: true, value });
    expect(valueIn(codecs.decodeCart(codecs.encodeCart(value)))).toEqual(value);
    expect(codecs.encodeCartUpdate(value)).not.toContain("From");
  });

  it("hold what a wildcard lets in to the schema alone", async () => {
    const codecs = await cart();
    const item = "<Item><Sku>a</Sku></Item>";
    const note = "<c:Note><Sku>a</Sku><Price>1</Price></c:Note>";
    expect(complaints(codecs.decodeCartCreate(document(item + note)))).toEqual([]);
    expect(complaints(codecs.decodeCartCreate(document(item + note.replace("<Price>1</Price>", ""))))).toEqual([
      "cvc-complex-type.2.4.b /Cart/Note",
    ]);
    const value = valueIn(codecs.decodeCartCreate(document(item + note)));
    expect(codecs.validateCartCreate(value)).toEqual({ ok: true, value });
  });
});
