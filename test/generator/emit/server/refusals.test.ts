import { describe, expect, it } from "vitest";
import { createModule } from "../../../../generator/emit/module-builder.js";
import { declaredName, kinds } from "../../../../generator/emit/structures.js";
import { addRefusal } from "../../../../generator/emit/server/refusals.js";
import { refusalTypes, refusalsType } from "../../../../generator/emit/server/refusal-types.js";
import type { DeclarationStructure } from "../../../../generator/emit/structures.js";
import { schemaShape } from "../../../../generator/emit/json-types/schema-type.js";
import { printType } from "../../../../generator/emit/json-types/type-text.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import type { InterfacePlan } from "../../../../generator/plan/plan.js";
import { document, loadGood } from "../../load/openapi/load-spec.js";

const content = 'content: { application/json: { schema: { $ref: "#/components/schemas/Fault" } } }';
const operation = (name: string, responses: string): string =>
  `  /${name}: { get: { operationId: ${name}, responses: { ${responses} } } }\n`;
const refused = (status: string): string => `"${status}": { description: No., ${content} }`;
const table = (members = '{ a: "{message}" }', row = "{ id: all, when: always }"): string =>
  'components:\n  schemas: { Fault: { type: object } }\n  x-errors:\n    Faults:\n      schema: { $ref: "#/components/schemas/Fault" }\n' +
  `      assumed: { x-sandbox-choice: Ours., members: ${members} }\n      rows: [${row}]\n`;

async function planned(paths: readonly string[], components: string): Promise<InterfacePlan> {
  const contract = await loadGood({ "openapi.yaml": document(`paths:\n${paths.join("")}${components}`) });
  return planInterface(contract, "", { withMessages: true });
}

/** The declarations for refusals: constants by name, and the body of the function. */
async function declared(paths: readonly string[], components = table()): Promise<Readonly<Record<string, string>>> {
  const plan = await planned(paths, components);
  const module = createModule("server.ts", []);
  addRefusal("ordersRefusal", plan.operations, plan, module);
  return Object.fromEntries(module.build().declarations.map((each) => [declaredName(each), textOf(each)]));
}

function textOf(each: DeclarationStructure): string {
  if (typeof each === "string") return each;
  if (each.kind === kinds.function) return each.statements;
  return "declarations" in each ? each.declarations[0].initializer : "";
}

describe("the function that shapes refusals", () => {
  it("gives problem details where the contract has no table", async () => {
    expect(await declared([operation("getA", `"204": { description: Done. }`)], "")).toEqual({
      ordersRefusal: "return problemDetails(refusal);",
    });
  });

  it("asks the tables, with a writer for each status that has their body", async () => {
    const found = await declared([operation("getA", [refused("default"), refused("4XX"), refused("404")].join(", "))]);
    expect(found["ordersRefusal"]).toBe("return tableReply(refusal, ordersRefusalAnswers) ?? problemDetails(refusal);");
    expect(found["ordersRefusalAnswers"]).toBe(
      '[{ operations: ["getA"], common: true, table: faultsTable, writers: { "404": refusalWriter, default: refusalWriter, "4XX": refusalWriter } }]',
    );
  });

  it("declares its constants once more when a module has two of them, one for operations and one for webhooks", async () => {
    const plan = await planned([operation("getA", refused("404"))], table());
    const module = createModule("server.ts", []);
    for (const name of ["ordersRefusal", "ordersWebhookRefusal"]) addRefusal(name, plan.operations, plan, module);
    const names = module.build().declarations.map(declaredName);
    expect(names).toEqual([
      ...["refusalWriter", "faultsTable", "ordersRefusalAnswers", "ordersRefusal"],
      ...["refusalWriter2", "faultsTable2", "ordersWebhookRefusalAnswers", "ordersWebhookRefusal"],
    ]);
  });

  it("answers for requests without an operation when all operations refuse alike", async () => {
    const alike = [operation("getA", refused("default")), operation("getB", refused("default"))];
    expect((await declared(alike))["ordersRefusalAnswers"]).toContain('operations: ["getA", "getB"], common: true');
    const some = [operation("getA", refused("default")), operation("getB", `"204": { description: Done. }`)];
    expect((await declared(some))["ordersRefusalAnswers"]).not.toContain("common");
  });

  it("writes members of any name as members", async () => {
    const found = await declared([operation("getA", refused("400"))], table('{ __proto__: "`${1 }`" }'));
    expect(found["faultsTable"]).toContain('members: { ["__proto__"]: "`${1 }`" }');
  });
});

describe("the refusals of an operation", () => {
  const row = "{ id: gone, documented: { meaning: Gone. }, assumed: { status: 404 }, when: handler }";
  const typeOf = async (responses: string, rows: string): Promise<string | undefined> => {
    const plan = await planned(
      [operation("getA", responses), operation("getB", refused("404"))],
      table(undefined, rows),
    );
    const operations = plan.operations.map((each) => each.operation);
    return refusalsType(operations[0]!, refusalTypes(plan, operations), createModule("server.ts", []));
  };

  it("have the statuses of its answers", async () => {
    expect(await typeOf(`${refused("400")}, ${refused("5XX")}`, "{ id: all, when: always }")).toBe(
      'FaultsRefusals<400 | StatusRange<"5XX">>',
    );
  });

  it("leave out the rows with a status that it does not declare", async () => {
    expect(await typeOf(refused("400"), row)).toBe('Omit<FaultsRefusals, "gone">');
    expect(await typeOf(refused("default"), row)).toBe("FaultsRefusals");
    expect(await typeOf(`"204": { description: Done. }`, row)).toBeUndefined();
  });
});

describe("the type of an error", () => {
  it("lists codes where the member is declared, and not again where a branch asks for it", async () => {
    const components = table("{}", "{ id: a, documented: { members: { code: E1 } }, when: handler }").replace(
      "{ Fault: { type: object } }",
      "{ Fault: { properties: { code: { type: string } }, anyOf: [{ required: [code] }, { required: [text] }] } }",
    );
    const plan = await planned([operation("getA", refused("400"))], components);
    const fault = plan.contract.errorTables.flatMap(({ payload }) => (payload.kind === "json" ? [payload.schema] : []));
    const types = fault.map((schema) =>
      printType(schemaShape(schema.ref?.target ?? schema, { plan, direction: "response" })),
    );
    expect(types.join("").match(/"E1"/g)).toHaveLength(1);
    expect(types.join("")).toMatch(/code: string/);
  });
});
