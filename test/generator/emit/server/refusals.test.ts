import { describe, expect, it } from "vitest";
import { createModule } from "../../../../generator/emit/module-builder.js";
import { declaredName, kinds } from "../../../../generator/emit/structures.js";
import { addRefusal } from "../../../../generator/emit/server/refusals.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { document, loadGood } from "../../load/openapi/load-spec.js";

const content = "content: { application/json: { schema: {} } }";
const operation = (name: string, responses: string): string => `  /${name}: { get: { operationId: ${name}, responses: { ${responses} } } }\n`; // prettier-ignore
const refusal = (status: string, template: string): string => `"${status}": { description: No., x-refusal: ${template}, ${content} }`; // prettier-ignore

/** The body of the function that shapes refusals. */
async function bodyFor(...operations: readonly string[]): Promise<string> {
  const contract = await loadGood({ "openapi.yaml": document(`paths:\n${operations.join("")}`) });
  const plan = planInterface(contract, "", { withMessages: true });
  const module = createModule("server.ts", []);
  addRefusal("ordersRefusal", plan.operations, plan, module);
  const functions = module.build().declarations.flatMap((each) => {
    return typeof each !== "string" && each.kind === kinds.function ? [each.statements] : [];
  });
  return functions.join();
}

describe("the function that shapes refusals", () => {
  it("gives problem details where the contract has no template", async () => {
    expect(await bodyFor(operation("getA", `"204": { description: Done. }`))).toBe("return problemDetails(refusal);");
  });

  it("asks for the status before the range, and for the range before the default", async () => {
    const responses = [refusal("default", `{ a: all }`), refusal("4XX", `{ a: range }`), refusal("404", `{ a: one }`)];
    expect(await bodyFor(operation("getA", responses.join(", ")))).toBe(
      [
        "switch (refusal.operationId) {",
        '  case "getA":',
        "  case undefined:",
        '    if (refusal.status === 404) return writeRefusal(refusal, refusalWriter, { a: "one" });',
        '    if (Math.floor(refusal.status / 100) === 4) return writeRefusal(refusal, refusalWriter2, { a: "range" });',
        '    return writeRefusal(refusal, refusalWriter3, { a: "all" });',
        "}",
        "return problemDetails(refusal);",
      ].join("\n"),
    );
  });

  it("declares its writers once when a module has two of them, one for operations and one for webhooks", async () => {
    const contract = await loadGood({ "openapi.yaml": document(`paths:\n${operation("getA", refusal("404", `{ a: one }`))}`) }); // prettier-ignore
    const plan = planInterface(contract, "", { withMessages: true });
    const module = createModule("server.ts", []);
    for (const name of ["ordersRefusal", "ordersWebhookRefusal"]) addRefusal(name, plan.operations, plan, module);
    const names = module.build().declarations.map(declaredName);
    expect(names).toEqual(["refusalWriter", "ordersRefusal", "refusalWriter2", "ordersWebhookRefusal"]);
  });

  it("answers for requests without an operation when all operations refuse alike", async () => {
    const alike = refusal("default", `{ a: "{message}" }`);
    const same = await bodyFor(operation("getA", alike), operation("getB", alike));
    expect(same).toContain('  case "getA":\n  case undefined:\n');
    const others = await bodyFor(operation("getA", alike), operation("getB", refusal("default", `{ b: "{message}" }`)));
    expect(others).not.toContain("case undefined:");
    const some = await bodyFor(operation("getA", alike), operation("getB", `"204": { description: Done. }`));
    expect(some).not.toContain("case undefined:");
  });

  it.each([
    [`"{message}"`, "messageOf(refusal)"],
    [`"{status}"`, "refusal.status"],
    [`"{status}: {code}"`, '"" + refusal.status + ": " + firstCode(refusal)'],
    [`"{path} {pointer}"`, '"" + (refusal.problems[0]?.path ?? "") + " " + (refusal.problems[0]?.path ?? "")'],
    [`"at {dataPath}"`, '"at " + dataPath(refusal.problems[0]?.path ?? "")'],
    [`"{other} {"`, '"{other} {"'],
    [`""`, '""'],
    [`[]`, "[]"],
    [`{}`, "{}"],
    [`[1, true, null]`, "[1, true, null]"],
    [`["{status}"]`, "[refusal.status]"],
    [`["{message}"]`, "problemsOf(refusal).map((problem) => (problem.message))"],
    [`["{message}", "b"]`, '[messageOf(refusal), "b"]'],
    [`{ a: [{ b: "{code}", c: ["{path}"] }] }`, "{ a: problemsOf(refusal).map((problem) => ({ b: problem.code, c: [problem.path] })) }"],
    [`{ __proto__: "\`\${1}\`" }`, '{ ["__proto__"]: "`${1}`" }'],
  ])("fills %s by %s", async (template, expression) => {
    const body = await bodyFor(operation("getA", refusal("default", template)));
    expect(body).toContain(`return writeRefusal(refusal, refusalWriter, ${expression});`);
  }); // prettier-ignore
});
