import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { emitters } from "../../../../generator/emit/emitters.js";
import { kinds, type ModuleDef } from "../../../../generator/emit/structures.js";
import { loadContracts } from "../../../../generator/pipeline/load-contracts.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { partNames } from "../../../../generator/settings/parts.js";
import { moduleStatements } from "../../../../generator/write/print/module-statements.js";
import { statementTexts } from "../../../../generator/write/print/module-text.js";
import { projectOf } from "../../../support/project.js";
import { printWithTsMorph } from "./support/print-with-ts-morph.js";

const golden = resolve(import.meta.dirname, "../../../golden");
const features = readdirSync(golden, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** All modules that emitters make of the spec of a golden case. */
async function modulesOf(feature: string): Promise<readonly ModuleDef[]> {
  const project = projectOf(feature, join(golden, feature));
  const { contracts } = await loadContracts(project, project.interfaces, createDiagnostics());
  const names = new Set(partNames);
  const plans = [...contracts.values()].map((contract) => planInterface(contract, feature, { withMessages: true }));
  const emitted = plans.flatMap((plan) => partNames.map(async (name) => emitters[name].emit(plan, names)));
  return (await Promise.all(emitted)).flat();
}

const options = { regenerateWith: "make generate" };

describe("the printer", () => {
  it.each(features)("gives the text that ts-morph gives of the same structures: %s", async (feature) => {
    const modules = await modulesOf(feature);
    expect(modules.length).toBeGreaterThan(0);
    for (const module of modules) {
      const expected = printWithTsMorph(moduleStatements(module, "make generate"));
      expect(statementTexts(module, options).join("")).toBe(expected);
    }
  });

  it("opens no comment after a literal that ends in a backslash, as ts-morph does", () => {
    const type = String.raw`"\\" | "/*"`;
    const module: ModuleDef = {
      path: "orders/types.ts",
      sources: [],
      imports: [],
      declarations: ["A", "B"].map((name) => ({ kind: kinds.typeAlias, name, type })),
    };
    const text = statementTexts(module, options).join("");
    expect(text.endsWith(String.raw`type A = "\\" | "/*";${"\n\n"}type B = "\\" | "/*";${"\n"}`)).toBe(true);
    expect(printWithTsMorph(moduleStatements(module, "make"))).not.toBe(text);
  });
});
