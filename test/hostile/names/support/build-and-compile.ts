import { join } from "node:path";
import { expect } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import { printDiagnostics } from "../../../../generator/diagnostics/print.js";
import type { Project } from "../../../../generator/project-types.js";
import { emitterNames } from "../../../../generator/settings/parts.js";
import type { RenderedFile } from "../../../../generator/write/rendered-file.js";
import { compileParties } from "../../../support/compile-parties.js";
import { projectOf } from "../../../support/project.js";
import { tempFolder } from "../../../support/temp-folder.js";

const everything = { emit: emitterNames, format: "none" } as const;

async function soundFiles(project: Project): Promise<readonly RenderedFile[]> {
  const { diagnostics, files } = await buildFiles(project);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(printDiagnostics(errors, { color: false, frames: false }).slice(0, 2000)).toBe("");
  return files;
}

/**
 * Emits specs with hostile names, all of which must be accepted: an API for each, by its name, over one runtime, so
 * that one run of the compiler covers all of it. `beside` are additional files for the folder of each.
 */
export async function filesTogether(
  specs: Readonly<Record<string, string>>,
  file: string,
  beside: Readonly<Record<string, string>> = {},
  settings: Partial<Project> = {},
): Promise<{ readonly of: (name: string) => readonly RenderedFile[]; readonly all: readonly RenderedFile[] }> {
  const names = Object.keys(specs);
  const filesOf = (name: string): Readonly<Record<string, string>> => ({ ...beside, [file]: specs[name] ?? "" });
  const folder = tempFolder(
    Object.fromEntries(
      names.flatMap((name) => Object.entries(filesOf(name)).map(([path, text]) => [`${name}/${path}`, text] as const)),
    ),
  );
  const interfaces = names.map((name) => ({ name, folder: join(folder, name), roots: [join(folder, name, file)] }));
  const all = await soundFiles(projectOf("none", folder, { ...everything, ...settings, interfaces, flat: false }));
  const of = (name: string): readonly RenderedFile[] =>
    all.flatMap(({ path, text }) => (path.startsWith(`${name}/`) ? [{ path: path.slice(name.length + 1), text }] : []));
  return { of, all };
}

/** Compiles emitted files under the strictest options. */
export function expectCompiled(files: readonly RenderedFile[]): void {
  const texts = new Map(files.map(({ path, text }) => [join(process.cwd(), "out", path), text]));
  expect(compileParties(texts).slice(0, 20)).toEqual([]);
}

export function textOf(files: readonly RenderedFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? "";
}

/** The source of a module, and of the modules that its exports were split into. */
export function moduleText(files: readonly RenderedFile[], path: string): string {
  const parts = files.filter((file) => file.path.startsWith(path.replace(".ts", "/public")));
  return [textOf(files, path), ...parts.map(({ text }) => text)].join("\n");
}

/** Inherited properties of every object; nothing may add to them. */
export function prototypeMembers(): readonly (string | symbol)[] {
  return [Object, Function, Array, String, Map, Promise].flatMap(({ prototype }) => Reflect.ownKeys(prototype));
}
