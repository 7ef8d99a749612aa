import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { invariant } from "../../diagnostics/invariant.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { isBelow } from "../../text/relative-path.js";
import type { RunnerCache } from "./runner-cache.js";
import { runnerParts } from "./runner-parts.js";

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

/** Writes the code of an API as JavaScript. Emitters load only if the cache does not have it. */
export async function writeRunner(plan: InterfacePlan, cache?: RunnerCache): Promise<Runner> {
  let files = cache?.read();
  if (files === undefined) {
    const { emitRunner } = await import("./emit-runner.js");
    files = await emitRunner(plan);
    cache?.write(files);
  }
  const folder = await mkdtemp(join(tmpdir(), "specwright-emitted-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  for (const { path, text } of files) {
    const target = join(folder, path);
    invariant(isBelow(target, folder), `the emitted file "${path}" should stay in its folder`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text, { flag: "wx" });
  }
  const names = new Set(files.map(({ path }) => path.replace(/\.js$/, "")));
  return {
    folder,
    path: join(folder, "contract-tests/run.js"),
    mutantPath: join(folder, "contract-tests/mutate.js"),
    replayPath: join(folder, "contract-tests/replay.js"),
    modules: [...runnerParts, "runtime/adapters"].filter((name) => names.has(name)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
