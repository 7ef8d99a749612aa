import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { lintContract } from "../../../generator/lint/lint-contract.js";
import { createCheckValues } from "../../../generator/pipeline/checks/check-values.js";
import { soundContracts } from "../../../generator/pipeline/sound-contracts.js";
import { projectOf } from "../../support/project.js";
import type { SpecTexts } from "./mutant.js";

/** Errors and warnings of the generator and of lint about specs. */
export async function findings(name: string, texts: SpecTexts): Promise<readonly string[]> {
  const folder = folderOf(name);
  for (const [file, text] of texts) writeFileSync(join(folder, file.replace(/\.yaml$/, ".json")), text);
  const diagnostics = createDiagnostics();
  const project = projectOf(name, folder, { emit: ["client", "server"] });
  const { contracts } = await soundContracts(project, project.interfaces, diagnostics);
  for (const contract of contracts.values())
    await lintContract(contract, diagnostics, {}, createCheckValues(contract, "strict"));
  return diagnostics
    .all()
    .filter(({ severity }) => severity !== "note")
    .map(({ code, message }) => `${code}: ${message}`);
}

let scratch: string | undefined;

/** Specs are read from files, so each API has a separate folder until the process ends. */
function folderOf(name: string): string {
  if (scratch === undefined) {
    const made = mkdtempSync(join(tmpdir(), "specwright-mutants-"));
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
    scratch = made;
  }
  const folder = join(scratch, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
