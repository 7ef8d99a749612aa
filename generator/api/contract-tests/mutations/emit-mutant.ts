import { createHash } from "node:crypto";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { emitModules } from "../../../emit/emit-modules.js";
import type { InterfacePlan } from "../../../plan/plan.js";
import { printModules } from "../../../write/print-modules.js";
import { partsToRun, transpiled, withoutRawClient } from "../../import-emitted.js";
import { runnerParts } from "../runner-parts.js";

/** JavaScript modules of a mutant by their paths. */
export interface MutantCode {
  /** Modules of the API. */
  readonly modules: ReadonlyMap<string, string>;
  /** Modules of the runtime, as TypeScript. */
  readonly runtime: ReadonlyMap<string, string>;
  /** Names of the modules that fixtures need. */
  readonly names: readonly string[];
}

/** Emits the code of a plan as the runner of fixtures does, without types. */
export async function emitMutant(plan: InterfacePlan): Promise<MutantCode> {
  const emitted = emitModules([plan], partsToRun(runnerParts));
  const files = withoutRawClient(await printModules(emitted, { format: "printed", runtime: "inline" }));
  const modules = new Map<string, string>();
  const runtime = new Map<string, string>();
  for (const { path, text } of files) {
    const target = path.replace(/\.ts$/, ".js");
    if (path.startsWith("runtime/")) runtime.set(target, text);
    else if (path.endsWith(".ts")) modules.set(target, transpiled(text));
  }
  const has = (name: string): boolean => modules.has(`${name}.js`) || runtime.has(`${name}.js`);
  return { modules, runtime, names: [...runnerParts, "runtime/adapters"].filter(has) };
}

/** Writes the modules of mutants, several at a time, into folders of a runner. */
export class MutantWriter {
  private readonly runtimes = new Map<string, Promise<string>>();

  constructor(private readonly root: string) {}

  /** Writes modules into a new folder. Mutants with the same runtime share it. */
  async write(folder: string, { modules, runtime }: MutantCode): Promise<void> {
    const hash = createHash("sha256");
    for (const [path, text] of runtime) hash.update(`${path}\0${text}\0`);
    const name = `runtime-${hash.digest("hex")}`;
    const known = this.runtimes.get(name) ?? this.writeRuntime(name, runtime);
    this.runtimes.set(name, known);
    for (const [path, text] of modules) await write(join(this.root, folder, path), text);
    await symlink(await known, join(this.root, folder, "runtime"), "junction");
  }

  private async writeRuntime(name: string, runtime: MutantCode["runtime"]): Promise<string> {
    for (const [path, text] of runtime) await write(join(this.root, name, path), transpiled(text));
    return join(this.root, name, "runtime");
  }
}

/** Removes the modules of a mutant. */
export async function removeMutant(root: string, folder: string): Promise<void> {
  await rm(join(root, folder), { recursive: true, force: true });
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: "wx" });
}
