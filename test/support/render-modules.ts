import type { ModuleDef } from "../../generator/emit/structures.js";
import { createRenderer, type RenderOptions } from "../../generator/write/render.js";
import type { RenderedFile } from "../../generator/write/rendered-file.js";

/** The files of some modules, as a run writes them. */
export async function renderModules(
  modules: readonly ModuleDef[],
  options: RenderOptions,
): Promise<readonly RenderedFile[]> {
  const renderer = await createRenderer(options);
  modules.forEach((module) => renderer.add(module));
  return renderer.files();
}
