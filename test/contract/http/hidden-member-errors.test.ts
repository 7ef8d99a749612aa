/**
 * Properties that callers may not set, with a server that rejects them: each kind of problem has its row, in JSON and
 * in XML, over a socket.
 */
import { afterEach, describe, expect, it } from "vitest";
import { partiesOf, type Parties } from "../../support/parties.js";
import { closeServed, serve } from "../../support/served-node.js";
import { tempFolder } from "../../support/temp-folder.js";

const slip = "{ application/json: { schema: { $ref: '#/components/schemas/Slip' } } }";
const operation = (id: string, content: string): string =>
  `{ operationId: ${id}, requestBody: { required: true, content: ${content} }, responses: { "204": { description: Done. }, "400": { description: Refused., content: ${slip} } } }`;
const element = (view: string): string => `{ x-xsd-element: "seed.xsd#Seed", x-xsd-view: ${view} }`;
const row = (id: string, code: number, rule: string): string =>
  `        - { id: ${id}, documented: { members: { code: ${code} } }, when: [${rule}] }`;

const contract = `openapi: 3.1.0
info: { title: Seeds, version: "1" }
paths:
  /beds:
    put: ${operation("plantBed", "{ application/json: { schema: { $ref: '#/components/schemas/Bed' } } }")}
  /seeds:
    post: ${operation("createSeed", `{ application/xml: ${element("create")}, application/json: ${element("create")} }`)}
    put: ${operation("updateSeed", `{ application/xml: ${element("update")}, application/json: ${element("update")} }`)}
components:
  schemas:
    Bed: { type: object, properties: { id: { type: string, readOnly: true }, rows: { type: array, items: { type: object, properties: { no: { type: integer, readOnly: true }, name: { type: string } } } } } }
    Slip: { type: object, required: [code], properties: { code: { type: integer }, at: { type: string } } }
  x-errors:
    Slips:
      schema: { $ref: "#/components/schemas/Slip" }
      assumed: { x-sandbox-choice: The first fault is told., members: { at: "{path}" } }
      rows:
${row("fixedRow", 2, "{ at: body/rows/*/no, problem: readOnly }")}
${row("fixed", 1, "{ at: body/**, problem: readOnly }")}
${row("notNew", 3, "{ at: body/**, problem: cannotCreate }")}
${row("notAgain", 4, "{ at: body/**, problem: cannotUpdate }")}
        - { id: other, assumed: { x-sandbox-choice: Anything else., members: { code: 0 } }, when: always }
`;
const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:specwright:marks">
  <xs:element name="Seed"><xs:complexType><xs:sequence>
    <xs:element name="Id" type="xs:string" minOccurs="0" mark:create="X"/>
    <xs:element name="Kind" type="xs:string" mark:update="X"/>
    <xs:element name="Note" type="xs:string" minOccurs="0"/>
  </xs:sequence><xs:attribute name="by" type="xs:string" mark:create="X" mark:update="X"/></xs:complexType></xs:element>
</xs:schema>`;

/** The modules that are emitted for the contract, made once. */
let parties: Promise<Parties> | undefined;

const refusing = { readOnly: "refuse", cannotUpdate: "refuse" };

/** The status of a response with its body, and the body that the handler received. */
async function ask(way: string, type: string, body: string, settings: object): Promise<readonly unknown[]> {
  parties ??= partiesOf("seeds", tempFolder({ "openapi.yaml": contract, "seed.xsd": xsd }));
  const { server } = await parties;
  let seen: unknown;
  const keep = (request: { readonly body: unknown }): object => ((seen = request.body), { status: 204 });
  const handlers = { plantBed: keep, createSeed: keep, updateSeed: keep };
  const { port } = await serve(server["createSeedsServer"]!({ handlers, ...settings }));
  const [method = "", path = ""] = way.split(" ");
  const headers = { "content-type": type };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body, headers });
  const text = await response.text();
  return [response.status, text === "" ? seen : JSON.parse(text)];
}

afterEach(closeServed);

describe("a server that refuses what callers may not set", () => {
  it.each([
    ["PUT /beds", "application/json", '{"rows":[{"name":"a"},{"no":2}]}', { code: 2, at: "/rows/1/no" }],
    ["PUT /beds", "application/json", '{"id":"7","rows":[]}', { code: 1, at: "/id" }],
    ["POST /seeds", "application/json", '{"Id":"7","Kind":"bean"}', { code: 3, at: "/Id" }],
    ["POST /seeds", "application/xml", "<Seed><Id>7</Id><Kind>bean</Kind></Seed>", { code: 3, at: "/Seed/Id" }],
    ["PUT /seeds", "application/json", '{"Id":"7","Kind":"bean"}', { code: 4, at: "/Kind" }],
    ["PUT /seeds", "application/xml", '<Seed by="ada"><Id>7</Id></Seed>', { code: 4, at: "/Seed/@by" }],
  ])("tells it by the contract's own code: %s, %s, %s", async (way, type, body, told) => {
    expect(await ask(way, type, body, refusing)).toEqual([400, told]);
  });

  it.each([
    ["PUT /beds", "application/json", '{"id":"7","rows":[{"no":1,"name":"a"}]}', { rows: [{ name: "a" }] }],
    ["POST /seeds", "application/json", '{"Id":"7","Kind":"bean","by":"ada"}', { Kind: "bean" }],
    ["PUT /seeds", "application/xml", '<Seed by="ada"><Id>7</Id><Kind>bean</Kind></Seed>', { Id: "7" }],
    ["PUT /seeds", "application/json", '{"Id":"7","Kind":"bean","by":"ada"}', { Id: "7" }],
  ])("drops it where nothing is asked for: %s, %s, %s", async (way, type, body, seen) => {
    expect(await ask(way, type, body, {})).toEqual([204, seen]);
  });
});
