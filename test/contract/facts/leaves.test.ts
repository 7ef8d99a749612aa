import { describe, expect, it } from "vitest";
import { readFacts } from "./facts.js";
import { leavesOf, leafText, unclaimedLeaves } from "./leaves.js";

const openapi = `
paths:
  /orders:
    get:
      operationId: listOrders
      security: [{ token: [orders.read] }]
      parameters: [{ $ref: "#/components/parameters/Sort" }]
      responses:
        "200":
          headers: { Trace: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
        "404": { $ref: "#/components/responses/Failure" }
    post:
      operationId: createOrder
      x-open-question: "Q-1: nothing is stated."
      parameters: [{ $ref: "#/components/parameters/Sort" }, { name: how, in: query, schema: { enum: [a] } }]
      requestBody: { content: { application/xml: { x-xsd-element: shop.xsd#Shop } } }
      responses: { default: {} }
components:
  parameters: { Sort: { name: sort, in: query, schema: { type: string, enum: [up, down] } } }
  responses: { Failure: { x-open-question: "Q-2: why is not stated." } }
  schemas:
    Order:
      properties:
        first: { type: array, items: { properties: { "a.b": { const: 1 } } } }
        second: { x-open-question: "Q-3: what this is.", properties: { inner: {} } }
        third: { $ref: "#/components/schemas/Open" }
    Open: { x-open-question: "Q-4: what this is.", properties: { within: {} } }
    Unused: { properties: { one: {} } }
`;

const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Shop">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="Kind" type="Kind"/>
        <xs:element name="Old" type="xs:string"><xs:annotation><xs:appinfo source="open-question">Q-5: what it is.</xs:appinfo></xs:annotation></xs:element>
      </xs:sequence>
      <xs:attribute name="Id" type="xs:string"/>
    </xs:complexType>
  </xs:element>
  <xs:simpleType name="Kind"><xs:restriction base="xs:string"><xs:enumeration value="big"/><xs:enumeration value="small"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Unused">
    <xs:annotation><xs:appinfo source="open-question">Q-6: what it is.</xs:appinfo></xs:annotation>
    <xs:sequence><xs:element name="One" type="xs:string"/></xs:sequence>
  </xs:complexType>
</xs:schema>`;

const specs = new Map([
  ["shop/openapi.yaml", openapi],
  ["shop/shop.xsd", xsd],
]);

function unclaimed(...rows: readonly string[]): readonly string[] {
  const lines = rows.map((row, index) => `1/${index}\tit\tshop${row.replace(" ", "\t")}`);
  const { facts } = readFacts(new Map([["shop.tsv", ["id\tsubject\tplace\tsays", ...lines].join("\n")]]));
  return unclaimedLeaves(facts, specs, "shop").map(({ place }) => place.slice("shop".length));
}

describe("the leaves of an interface", () => {
  const leaves = leavesOf(specs, "shop");
  const listed = (open: boolean): readonly string[] =>
    leaves.filter((leaf) => leaf.open === open).map(({ kind, place }) => `${kind} ${place.slice("shop".length)}`);

  it("are all that its specs say", () => {
    expect(listed(false)).toEqual([
      "scope #listOrders(); with scope orders.read",
      "parameter #listOrders()/query/sort",
      "value #listOrders()/query/sort; value up",
      "value #listOrders()/query/sort; value down",
      "status #listOrders(); status 200",
      "header #listOrders()/200/headers/Trace",
      "media type #listOrders()/200; media application/json",
      "property #Order.first",
      'property #Order.first[]."a.b"',
      'value #Order.first[]."a.b"; value 1',
      "property #Order.third",
      "property #Unused.one",
      "element .xsd#Shop",
      "element .xsd#Shop/Kind",
      "attribute .xsd#Shop/@Id",
      "value .xsd#Shop/Kind; value big",
      "value .xsd#Shop/Kind; value small",
    ]);
  });

  it("are open where a question stands at them or at what holds them", () => {
    expect(listed(true)).toEqual([
      "property #Order.second",
      "property #Order.second.inner",
      "property #Open.within",
      "status #listOrders(); status 404",
      "parameter #createOrder()/query/how",
      "value #createOrder()/query/how; value a",
      "media type #createOrder()/request; media application/xml",
      "status #createOrder(); status default",
      "element .xsd#Shop/Old",
      "element .xsd#Unused/One",
    ]);
  });

  it("are claimed by no fact where there is none", () => {
    expect(unclaimed()).toEqual(leaves.map(({ place }) => place.slice("shop".length)));
  });

  it.each([
    ["#Order.first", ["#Order.first"]],
    [
      "#listOrders()/200(application/json).first",
      ["#listOrders(); status 200", "#listOrders()/200; media application/json", "#Order.first"],
    ],
    ['#Order.first[]."a.b" const 1', ['#Order.first[]."a.b"', '#Order.first[]."a.b"; value 1']],
    [
      "#createOrder()/query/sort enum up | sideways",
      ["#listOrders()/query/sort", "#listOrders()/query/sort; value up"],
    ],
    ["#createOrder()/query/sort value down", ["#listOrders()/query/sort", "#listOrders()/query/sort; value down"]],
    ["#listOrders() with scope orders.read", ["#listOrders(); with scope orders.read"]],
    ["#listOrders() scopes orders.read", ["#listOrders(); with scope orders.read"]],
    ["#listOrders() status 200", ["#listOrders(); status 200"]],
    ["#createOrder()/request media application/xml", ["#createOrder()/request; media application/xml"]],
    ["#listOrders()/200/headers/Trace", ["#listOrders(); status 200", "#listOrders()/200/headers/Trace"]],
    [".xsd#Shop", [".xsd#Shop"]],
    [".xsd#Shop/Kind enum big | small", [".xsd#Shop/Kind", ".xsd#Shop/Kind; value big", ".xsd#Shop/Kind; value small"]],
    [".xsd#Shop/@Id", [".xsd#Shop/@Id"]],
  ])("are claimed by the place of a fact and by what it names there: %s", (row, expected) => {
    const rest = unclaimed(row);
    expect(unclaimed().filter((place) => !rest.includes(place))).toEqual(expected);
  });

  it("are reported to an author by the location that a fact needs", () => {
    expect(leafText(leaves[0]!)).toBe(
      "shop#listOrders(); with scope orders.read\n    No fact speaks of this scope, and no open question stands at it.",
    );
  });
});
