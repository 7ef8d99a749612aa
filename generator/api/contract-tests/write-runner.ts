import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { emitModules } from "../../emit/emit-modules.js";
import type { InterfacePlan } from "../../plan/plan.js";
import type { PartName } from "../../settings/parts.js";
import { fixtureTemplatesDir } from "../../templates.js";
import { printModules } from "../../write/print-modules.js";
import type { RenderedFile } from "../../write/rendered-file.js";
import { partsToRun, transpiled, withoutRawClient } from "../import-emitted.js";

/** Modules of an API in a private folder, next to the modules that run fixtures. */
export interface Runner {
  /** The absolute path of the folder. */
  readonly folder: string;
  /** Absolute path of the module that a thread runs. */
  readonly path: string;
  /** Absolute path of the module that runs mutants. */
  readonly mutantPath: string;
  /** Absolute path of the module that replays requests. */
  readonly replayPath: string;
  /** Names of the emitted modules that fixtures need. */
  readonly modules: readonly string[];
  /** Removes the folder. */
  remove(): Promise<void>;
}

/** Parts of an API that fixtures run. A part that an API lacks emits no module. */
export const runnerParts: readonly PartName[] = ["client", "server", "validators", "codecs"];

/** Emits the code of an API as `generate` does, and writes it as JavaScript. */
export async function writeRunner(plan: InterfacePlan): Promise<Runner> {
  const files = await printModules(emitModules([plan], partsToRun(runnerParts)), {
    format: "printed",
    runtime: "inline",
  });
  const all = [...withoutRawClient(files), ...ownModules()].filter(({ path }) => path.endsWith(".ts"));
  const folder = await mkdtemp(join(tmpdir(), "specwright-emitted-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  for (const { path, text } of all) {
    const target = join(folder, path.replace(/\.ts$/, ".js"));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, transpiled(text), { flag: "wx" });
  }
  const names = new Set(files.map(({ path }) => path.replace(/\.ts$/, "")));
  return {
    folder,
    path: join(folder, "contract-tests/run.js"),
    mutantPath: join(folder, "contract-tests/mutate.js"),
    replayPath: join(folder, "contract-tests/replay.js"),
    modules: [...runnerParts, "runtime/adapters"].filter((name) => names.has(name)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function ownModules(): readonly RenderedFile[] {
  const folder = join(fixtureTemplatesDir(), "contract-tests");
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return names.map((name) => ({
    path: `contract-tests/${name}`,
    text: readFileSync(join(folder, name), "utf8"),
  }));
}
