import { expect, it } from "vitest";
import { parse } from "yaml";
import { documentEdits } from "../../../../generator/api/contract-tests/mutations/document-edits.js";
import { edited, placeOf, type JsonObject } from "../../../../generator/api/contract-tests/mutations/json-edit.js";

const document = `
openapi: 3.1.0
info: { title: Orders, version: "1" }
security: [{ token: [orders.read] }]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      deprecated: true
      parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: "^[A-Z]{2}$" } }]
      responses:
        "200":
          description: d
          headers: { limit: { schema: { type: integer, minimum: 0, maximum: 9 } } }
          content:
            application/json: { schema: { $ref: "#/components/schemas/Order" }, example: { id: AB } }
            application/xml: { x-xsd-element: orders.xsd#Order }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Order:
      type: object
      required: [id]
      properties:
        id: { type: string, readOnly: true, format: uuid }
        kind: { enum: [big, small], default: big, x-rules: [{ name: n, text: t }] }
`;
const root = parse(document) as JsonObject;
const edits = documentEdits(root);
const ids = edits.map((edit) => `${edit.operator} ${placeOf(root, edit)}`);

/** The values of a mutant at a path. */
function said(id: string, ...steps: readonly (string | number)[]): unknown {
  const edit = edits[ids.indexOf(id)];
  if (edit === undefined) throw new Error(`There is no "${id}".`);
  return steps.reduce<unknown>((at, step) => (at as JsonObject)[step], edited(root, edit));
}

it("alters what a schema says, one thing at a time", () => {
  const order = "/components/schemas/Order";
  expect(ids.filter((id) => id.includes(order))).toEqual([
    `type-change ${order}/type`,
    `type-drop ${order}/type`,
    `required-drop ${order}/required/id`,
    `property-drop ${order}/properties/id`,
    `property-rename ${order}/properties/id`,
    `property-drop ${order}/properties/kind`,
    `property-rename ${order}/properties/kind`,
    `required-add ${order}/required kind`,
    `type-change ${order}/properties/id/type`,
    `type-drop ${order}/properties/id/type`,
    `format-drop ${order}/properties/id/format`,
    `format-change ${order}/properties/id/format`,
    `readOnly-drop ${order}/properties/id/readOnly`,
    `readOnly-swap ${order}/properties/id/readOnly`,
    `enum-drop ${order}/properties/kind/enum/big `,
    `enum-alter ${order}/properties/kind/enum/big `,
    `enum-drop ${order}/properties/kind/enum/small `,
    `enum-alter ${order}/properties/kind/enum/small `,
    `enum-add ${order}/properties/kind/enum`,
    `default-alter ${order}/properties/kind/default`,
    `default-drop ${order}/properties/kind/default`,
  ]);
  const properties = ["components", "schemas", "Order", "properties"];
  expect(said(`enum-alter ${order}/properties/kind/enum/big `, ...properties, "kind", "enum")).toEqual([
    "bigX",
    "small",
  ]);
  expect(said(`required-add ${order}/required kind`, "components", "schemas", "Order", "required")).toEqual([
    "id",
    "kind",
  ]);
  expect(Object.keys(said(`property-rename ${order}/properties/id`, ...properties) as object)).toEqual(["idX", "kind"]);
});

it("moves bounds by one, up and down, and counts of patterns", () => {
  const limit = "/paths/~1orders~1{id}/get/responses/200/headers/limit/schema";
  const bounds = ids.filter((id) => /^(?:minimum|maximum)/.test(id));
  expect(bounds).toEqual([
    `minimum+1 ${limit}/minimum`,
    `minimum-1 ${limit}/minimum`,
    `minimum-drop ${limit}/minimum`,
    `maximum+1 ${limit}/maximum`,
    `maximum-1 ${limit}/maximum`,
    `maximum-drop ${limit}/maximum`,
  ]);
  const parameter = ["paths", "/orders/{id}", "get", "parameters", 0];
  const pattern = "pattern-alter /paths/~1orders~1{id}/get/parameters/id/schema/pattern";
  expect(said(pattern, ...parameter, "schema", "pattern")).toBe("^[A-Z]{3}$");
});

it("alters operations, parameters, answers and who may call", () => {
  const get = "/paths/~1orders~1{id}/get";
  const wanted = [
    "path-change /paths/~1orders~1{id}",
    `method-change ${get}`,
    `operation-drop ${get}`,
    `deprecated-drop ${get}/deprecated`,
    `parameter-drop ${get}/parameters/id`,
    `parameter-rename ${get}/parameters/id/name`,
    `parameter-in ${get}/parameters/id/in`,
    `status-drop ${get}/responses/200`,
    `status-change ${get}/responses/200`,
    `media-drop ${get}/responses/200/content/application~1json`,
    `media-change ${get}/responses/200/content/application~1json`,
    `header-drop ${get}/responses/200/headers/limit`,
    "security-drop /security",
    "scope-alter /security/0/token/orders.read",
    "scheme-scheme /components/securitySchemes/token/scheme",
  ];
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(said(wanted[0]!, "paths") as object)).toEqual(["/ordersx/{id}"]);
  expect(Object.keys(said(wanted[1]!, "paths", "/orders/{id}") as object)).toEqual(["put"]);
});

it("leaves alone what is not a constraint, and schemas in whose place an XSD decides", () => {
  expect(ids.filter((id) => /example|x-rules|description|info/.test(id))).toEqual([]);
});

it("leaves everything else in a document as it is", () => {
  const original = JSON.stringify(parse(document));
  const changed = JSON.parse(original) as { components: { schemas: { Order: { required?: string[] } } } };
  changed.components.schemas.Order.required = [];
  const edit = edits[ids.indexOf("required-drop /components/schemas/Order/required/id")]!;
  expect(JSON.stringify(edited(root, edit))).toBe(JSON.stringify(changed));
});
