import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emitModules } from "../../emit/emit-modules.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { fixtureTemplatesDir } from "../../templates.js";
import { printModules } from "../../write/print-modules.js";
import type { RenderedFile } from "../../write/rendered-file.js";
import { partsToRun, transpiled, withoutRawClient } from "../import-emitted.js";
import { runnerParts } from "./runner-parts.js";

/** Emits the code of an API as `generate` does, with the modules that run fixtures, as JavaScript. */
export async function emitRunner(plan: InterfacePlan): Promise<readonly RenderedFile[]> {
  const files = await printModules(emitModules([plan], partsToRun(runnerParts)), {
    format: "printed",
    runtime: "inline",
  });
  return [...withoutRawClient(files), ...ownModules()]
    .filter(({ path }) => path.endsWith(".ts"))
    .map(({ path, text }) => ({ path: path.replace(/\.ts$/, ".js"), text: transpiled(text) }));
}

function ownModules(): readonly RenderedFile[] {
  const folder = join(fixtureTemplatesDir(), "contract-tests");
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return names.map((name) => ({
    path: `contract-tests/${name}`,
    text: readFileSync(join(folder, name), "utf8"),
  }));
}
