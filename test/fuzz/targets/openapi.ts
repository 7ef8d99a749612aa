import { createDiagnostics, type Diagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { loadContracts } from "../../../generator/pipeline/load-contracts.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { defaultSettings } from "../../support/project.js";
import { ensure, seedFiles, textOf, type FuzzTarget } from "../fuzz-target.js";

/** The loader of OpenAPI, strict and lenient: it ends in a contract that has a plan, or in an error with a location. */
export const target: FuzzTarget = {
  seeds: seedFiles("test/golden", /openapi\.yaml$/),
  maxSteps: (length) => 200_000 + 8_000 * length,
  async run(input) {
    const text = textOf(input);
    const strict = await load(text, "strict");
    const lenient = await load(text, "lenient");
    return `${codesOf(strict)} ${codesOf(lenient)}`;
  },
};

async function load(text: string, strictness: "strict" | "lenient"): Promise<Diagnostics> {
  const folder = "/no-such-folder";
  const source = { name: "fuzz", roots: [`${folder}/openapi.yaml`], folder, text };
  const diagnostics = createDiagnostics();
  const settings = { ...defaultSettings, strictness, cwd: folder };
  const { contracts, sound } = await loadContracts(settings, [source], diagnostics);
  ensure(contracts.size > 0 || diagnostics.hasErrors(), "An unreadable document has no error.");
  printDiagnostics(diagnostics.all(), { color: false, frames: true });
  for (const contract of sound.values()) planInterface(contract, "");
  return diagnostics;
}

function codesOf(diagnostics: Diagnostics): string {
  return diagnostics.all()[0]?.code ?? "";
}
