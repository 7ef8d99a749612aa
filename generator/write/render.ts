import { invariant } from "../diagnostics/invariant.js";
import type { ModuleDef } from "../emit/declarations.js";
import { formatFiles } from "./format/format-files.js";
import { byText, type RenderedFile } from "./rendered-file.js";

export interface RenderOptions {
  /** "none" leaves the text as it was printed: valid and indented, with long lines unbroken. */
  readonly format: "prettier" | "none";
  /** The command in the header comment. */
  readonly regenerateWith?: string;
  /** Where formatted text is kept between runs; nothing is kept when absent. */
  readonly cacheDir?: string;
}

/**
 * Turns modules into files, sorted by path: the same bytes for the same modules, whatever their order. Throws an
 * `InternalError` when two modules have one path or an emitter's text is not TypeScript.
 */
export async function renderModules(
  modules: readonly ModuleDef[],
  { format, regenerateWith = "specwright generate", cacheDir }: RenderOptions,
): Promise<readonly RenderedFile[]> {
  if (modules.length === 0) return [];
  const { createModulePrinter } = await import("./print/module-text.js");
  const printer = createModulePrinter(regenerateWith);
  const sorted = [...modules].sort((a, b) => byText(a.path, b.path));
  const files = sorted.map((module, index) => {
    invariant(sorted[index - 1]?.path !== module.path, `two modules have the path "${module.path}"`);
    return { path: module.path, text: printer.print(module) };
  });
  return format === "none" ? files : formatFiles(files, cacheDir);
}
