import { join } from "node:path";
import { expect } from "vitest";
import { buildFiles } from "../../../../generator/build-files.js";
import { printDiagnostics } from "../../../../generator/diagnostics/print.js";
import { emitterNames } from "../../../../generator/options.js";
import type { RenderedFile } from "../../../../generator/write/rendered-file.js";
import { compileParties } from "../../../support/compile-parties.js";
import { projectOf } from "../../../support/project.js";
import { tempFolder } from "../../../support/temp-folder.js";

/** Everything that is emitted for a spec with hostile names, all of which must be taken. */
export async function filesOf(name: string, text: string): Promise<readonly RenderedFile[]> {
  const folder = tempFolder({ [name]: text });
  const { diagnostics, files } = await buildFiles(projectOf("hostile", folder, { emit: emitterNames, format: "none" }));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(printDiagnostics(errors, { color: false, frames: false }).slice(0, 2000)).toBe("");
  return files;
}

/** Compiles emitted files under the strictest options. */
export function expectCompiled(files: readonly RenderedFile[]): void {
  const texts = new Map(files.map(({ path, text }) => [join(process.cwd(), "out", path), text]));
  expect(compileParties(texts).slice(0, 20)).toEqual([]);
}

export function textOf(files: readonly RenderedFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? "";
}

/** What every object has from birth; nothing may add to it. */
export function prototypeMembers(): readonly (string | symbol)[] {
  return [Object, Function, Array, String, Map, Promise].flatMap(({ prototype }) => Reflect.ownKeys(prototype));
}
