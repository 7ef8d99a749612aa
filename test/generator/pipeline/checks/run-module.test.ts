import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { jsonValidators } from "../../../../generator/emit/json-validators/json-validators.js";
import type { ModuleDef } from "../../../../generator/emit/structures.js";
import { xmlCodecs } from "../../../../generator/emit/xml-codecs/xml-codecs.js";
import { loadContracts } from "../../../../generator/pipeline/load-contracts.js";
import { jsonRuntime } from "../../../../generator/pipeline/checks/json-runtime.js";
import { xmlRuntime } from "../../../../generator/pipeline/checks/xml-runtime.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import type { InterfacePlan } from "../../../../generator/plan/plan.js";
import { scriptText, structureText } from "../../../../generator/write/print/structure-text.js";
import { projectOf } from "../../../support/project.js";

const root = join(import.meta.dirname, "../../../..");
const below = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [`${folder}/${each.name}`] : [],
  );
const folders = [...below("specs"), ...below("test/golden")];

describe("a module that is emitted to be run", () => {
  it.each(folders)("is the one that is written, without its types: %s", async (folder) => {
    const project = projectOf("case", join(root, folder));
    if (project.interfaces[0]?.roots.length === 0) return;
    const { contracts } = await loadContracts(project, project.interfaces, createDiagnostics());
    for (const contract of contracts.values()) {
      const plan = planInterface(contract, "");
      const modules = (each: InterfacePlan): readonly ModuleDef[] =>
        [jsonValidators, xmlCodecs].flatMap(({ emit }) => emit(each, new Set()) as readonly ModuleDef[]);
      const written = modules(plan).map(({ declarations }) => declarations.map(structureText).join("\n"));
      const run = modules({ ...plan, isRun: true }).map(({ declarations }) => declarations.map(scriptText).join("\n"));
      expect(run.map((text) => plain(text, "js"))).toEqual(written.map((text) => plain(text, "ts")));
    }
  });

  it("finds every function of the runtime that emitters name", () => {
    const emitters = ["json-validators", "xml-codecs"].flatMap((name) => {
      const folder = join(root, "generator/emit", name);
      return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
    });
    const formats = readFileSync(join(root, "generator/model/json-schema/formats.ts"), "utf8");
    const texts = [...emitters, formats].join("\n");
    const named = /(?:runtimeValue|runtime|value|checkedIn)\(\s*"([a-z0-9-]+\/[a-z0-9-]+)",\s*(?:"(\w+)"|\{ (\w+) \})/g;
    const found = [...texts.matchAll(named)].map(([, module = "", text, shorthand]) => [
      module,
      text ?? shorthand ?? "",
    ]);
    const modules = { ...jsonRuntime, ...xmlRuntime };
    const missing = found.filter(([module = "", name = ""]) => modules[`runtime/${module}.ts`]?.[name] === undefined);
    expect(found.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });
});

/** Code without types, exports, comments and layout. */
function plain(text: string, loader: "js" | "ts"): string {
  return transformSync(text, { loader, target: "es2022", minifyWhitespace: true, legalComments: "none" })
    .code.replaceAll("export ", "")
    .replace(/export\{[^}]*\}(?:from"[^"]*")?;?/g, "");
}
