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
import { createModulePrinter, statementsText } from "../../../../generator/write/print/module-text.js";
import { createMorphPrinter } from "../../../../generator/write/print/morph-printer.js";
import { projectOf } from "../../../support/project.js";

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

describe("our printer and ts-morph's", () => {
  const printWithMorph = createMorphPrinter();

  it.each(features)("give the same text of every module: %s", async (feature) => {
    const modules = await modulesOf(feature);
    expect(modules.length).toBeGreaterThan(0);
    for (const module of modules) {
      const statements = moduleStatements(module, "make generate");
      expect(statementsText(statements)).toBe(printWithMorph(statements).text);
    }
  });
});

it("a literal that ends in a backslash opens no comment", () => {
  const type = String.raw`"\\" | "/*"`;
  const module: ModuleDef = {
    path: "orders/types.ts",
    sources: [],
    imports: [],
    declarations: ["A", "B"].map((name) => ({ kind: kinds.typeAlias, name, type })),
  };
  const text = createModulePrinter("make").print(module);
  expect(text.endsWith(String.raw`type A = "\\" | "/*";${"\n\n"}type B = "\\" | "/*";${"\n"}`)).toBe(true);
  // When ts-morph's writer has learnt to read such literals, there is one exception less to make.
  expect(createMorphPrinter()(moduleStatements(module, "make")).text).not.toBe(text);
});
