import type { ModuleDef } from "../emit/structures.js";
import type { InterfacePlan } from "../plan/plan.js";
import type { Layout } from "../settings/layout-settings.js";
import { partNames, type PartName } from "../settings/parts.js";
import { runtimeTemplatesDir } from "../templates.js";
import { collectMuchGarbage } from "./collect-garbage.js";
import { linkModules } from "./link/link-modules.js";
import { printModules, type PrintModulesOptions } from "./print-modules.js";
import { createRenderer, type Renderer } from "./render.js";
import type { RenderedFile } from "./rendered-file.js";

/** Options of printing modules in a layout. */
export interface LayoutOptions extends PrintModulesOptions {
  /** Modules as they are, or one file for each interface. */
  readonly layout: Layout;
  /** The interfaces that the modules are of. */
  readonly plans: readonly InterfacePlan[];
}

/** The texts of modules as they are, or of each interface as one file. */
export async function printLayout(
  modules: AsyncIterable<ModuleDef>,
  { layout, plans, ...options }: LayoutOptions,
  onStep?: (doing: string) => void,
): Promise<readonly RenderedFile[]> {
  if (layout === "folder") return printModules(modules, options, onStep);
  const renderer = await createRenderer(options);
  await addFiles(modules, plans, renderer, options.runtime === "package");
  if (options.format !== "none") onStep?.("Formatting the files");
  return renderer.files();
}

/** Adds the modules of each interface as one file, as soon as they are all there. */
async function addFiles(
  modules: AsyncIterable<ModuleDef>,
  plans: readonly InterfacePlan[],
  renderer: Renderer,
  isPackaged: boolean,
): Promise<void> {
  const templatesDir = runtimeTemplatesDir();
  const partsByPath = new Map(
    plans.flatMap((plan) => partNames.map((part) => [plan.modules[part], { plan, part }] as const)),
  );
  let open: { readonly plan: InterfacePlan; readonly parts: Map<PartName, ModuleDef> } | undefined;
  for await (const module of modules) {
    const { plan, part } = partsByPath.get(module.path) ?? {};
    if (plan === undefined || part === undefined || part === "index") continue;
    if (plan !== open?.plan) {
      close();
      open = { plan, parts: new Map() };
    }
    open.parts.set(part, module);
  }
  close();

  function close(): void {
    if (open === undefined) return;
    renderer.addFile(linkModules(open.parts, { path: open.plan.file, templatesDir, isPackaged }));
    collectMuchGarbage();
  }
}
