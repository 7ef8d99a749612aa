import { describe, expect, it } from "vitest";
import { jsonTypeDeclarations } from "../../../generator/emit/json-types/types.js";
import type { InterfacePlan } from "../../../generator/plan/plan.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { document, loadGood } from "../load/openapi/load-spec.js";

const schemas = `components:
  schemas:
    User:
      type: object
      properties: { id: { type: string, readOnly: true }, name: { type: string } }
    Page: { type: object, properties: { users: { type: array, items: { $ref: "#/components/schemas/User" } } } }
`;

const json = (name: string): string => `{ application/json: { schema: { $ref: "#/components/schemas/${name}" } } }`;
const reads = (name: string): string =>
  `get: { operationId: read${name}, responses: { "200": { description: Found., content: ${json(name)} } } }`;
const sends = (name: string): string =>
  `put: { operationId: send${name}, requestBody: { content: ${json(name)} }, responses: { "204": { description: Done. } } }`;

async function planOf(...operations: readonly string[]): Promise<InterfacePlan> {
  const paths = operations.map((operation, at) => `  /p${at}: { ${operation} }\n`).join("");
  return planInterface(await loadGood({ "openapi.yaml": document(`paths:\n${paths}${schemas}`) }), "");
}

const namesOf = (plan: InterfacePlan): readonly string[] =>
  plan.schemas.flatMap(({ views }) => views.map(({ typeName }) => typeName));

const docsOf = (plan: InterfacePlan): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    jsonTypeDeclarations(plan).flatMap(({ name, docs }) => (docs === undefined ? [] : [[name, docs[0].description]])),
  );

describe("the request view of a schema", () => {
  it("is left out where it is only ever returned", async () => {
    expect(namesOf(await planOf(reads("Page")))).toEqual(["Page", "User"]);
  });

  it("is there as soon as something sends it, itself or inside another", async () => {
    expect(namesOf(await planOf(reads("Page"), sends("User")))).toEqual(["Page", "User", "UserRequest"]);
    expect(namesOf(await planOf(reads("User"), sends("Page")))).toEqual(["Page", "PageRequest", "User", "UserRequest"]);
  });

  it("is there for what no operation uses, and for what that refers to", async () => {
    const all = ["Page", "PageRequest", "User", "UserRequest"];
    const empty = 'get: { responses: { "204": { description: Done. } } }';
    expect(namesOf(await planOf(empty))).toEqual(all);
    expect(namesOf(await planOf(reads("User")))).toEqual(all);
  });

  it("stands beside the plain name, which is there whoever sends or reads it", async () => {
    expect(namesOf(await planOf(sends("Page")))).toEqual(["Page", "PageRequest", "User", "UserRequest"]);
  });

  it("has its name to itself also where it is left out", async () => {
    const taken = 'UserRequest: { type: string, description: "A wish." }';
    const spec = (operation: string): string => document(`paths:\n  /p: { ${operation} }\n${schemas}    ${taken}\n`);
    const without = planInterface(await loadGood({ "openapi.yaml": spec(reads("Page")) }), "");
    const beside = planInterface(await loadGood({ "openapi.yaml": spec(sends("Page")) }), "");
    expect(namesOf(without)).toEqual(["Page", "User", "UserRequest"]);
    expect(namesOf(beside)).toEqual(expect.arrayContaining(["UserRequest", "UserRequestView"]));
  });
});

describe("the documentation of views", () => {
  it("says what a view leaves out only where it does so itself", async () => {
    expect(docsOf(await planOf(sends("Page")))).toEqual({
      Page: "As it is received.",
      PageRequest: "As it is sent.",
      User: "As it is received.",
      UserRequest: "As it is sent: without the properties that only the server sets.",
    });
  });

  it("says nothing where there is one view that leaves nothing out", async () => {
    expect(docsOf(await planOf(reads("Page")))).toEqual({});
  });
});
