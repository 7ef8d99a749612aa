import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { shapeSettings } from "../../../generator/settings/shape-settings.js";
import { tempFolder } from "../../support/temp-folder.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const parts = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:parts">
  <xs:complexType name="Item"><xs:sequence><xs:element name="code" type="xs:string"/></xs:sequence></xs:complexType>
</xs:schema>`;
const orders = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:p="urn:parts" xmlns="urn:orders" targetNamespace="urn:orders">
  <xs:import namespace="urn:parts" schemaLocation="parts.xsd"/>
  <xs:complexType name="Item"><xs:sequence><xs:element name="part" type="p:Item"/></xs:sequence></xs:complexType>
  <xs:element name="Order"><xs:complexType><xs:sequence><xs:element name="item" type="Item"/></xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

describe("the setting bindings", () => {
  it("names types and elements, and the functions of elements, where two would have one name", async () => {
    const bindings = { "{urn:parts}Item": "Part", "{urn:orders}Order": "PurchaseOrder" };
    const cwd = tempFolder({
      "specs/orders/orders.xsd": orders,
      "specs/orders/parts.xsd": parts,
      "specwright.config.json": JSON.stringify({ bindings }),
    });
    const { ok, diagnostics } = await generate({ cwd, layout: "folder" });
    expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
    const types = readFileSync(join(cwd, "generated/orders/types.ts"), "utf8");
    expect([...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)).toEqual([
      "Item",
      "Part",
      "PurchaseOrder",
      "TypedRoot",
    ]);
    const codecs = readFileSync(join(cwd, "generated/orders/codecs.ts"), "utf8");
    expect(codecs).toContain("export function decodePurchaseOrder(");
    expect(codecs).not.toContain("decodeOrder");
  });

  it("is recorded as one text, so that a comparison tells any change of it", () => {
    const { key } = shapeSettings.bindings.is;
    expect(key?.({ "{urn:b}B": "Two", "{urn:a}A": "One" }, "")).toBe("{urn:a}A=One {urn:b}B=Two");
  });

  it.each([
    [{ "{urn:orders}Order": "PurchaseOrder", Order: "PlainOrder" }, true],
    [{}, true],
    [{ "{urn:orders}Order": "purchaseOrder" }, false],
    [{ "{urn:orders}Order": "Purchase Order" }, false],
    [{ "{urn:orders}Order": "Order", "{urn:parts}Order": "Order" }, false],
    [{ "urn:orders Order": "Order" }, false],
    [["Order"], false],
  ])("accepts %j: %s", (value, isAccepted) => {
    expect(shapeSettings.bindings.is.accepts(value)).toBe(isAccepted);
  });
});
