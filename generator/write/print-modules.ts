import type { ModuleDef } from "../emit/structures.js";
import type { RuntimeSource } from "../settings/settings.js";
import { runtimeTemplatesDir } from "../templates.js";
import { collectMuchGarbage } from "./collect-garbage.js";
import { gatherRuntime } from "./gather-runtime.js";
import { keptRuntime } from "./kept-runtime.js";
import { createRenderer, type RenderOptions } from "./render.js";
import type { RenderedFile } from "./rendered-file.js";
import { runtimeModules, withRuntimePackage } from "./runtime-files.js";

/** Options of printing modules. */
export interface PrintModulesOptions extends RenderOptions {
  readonly runtime: RuntimeSource;
  /** An output folder where other modules stay as they are. */
  readonly keepRuntimeOf?: string | undefined;
}

/**
 * The texts of modules, and of the runtime that they need. Each module is printed as soon as it is emitted: declarations
 * take several times the memory of their text.
 */
export async function printModules(
  modules: AsyncIterable<ModuleDef>,
  options: PrintModulesOptions,
  onStep: (doing: string) => void = () => undefined,
): Promise<readonly RenderedFile[]> {
  const renderer = await createRenderer(options);
  const { keepRuntimeOf: kept } = options;
  const isPackaged = options.runtime === "package";
  const runtime = new Set(kept === undefined || isPackaged ? [] : keptRuntime(runtimeTemplatesDir(), kept));
  for await (const module of modules) {
    renderer.add(isPackaged ? withRuntimePackage(module) : module);
    if (!isPackaged) [...runtimeModules([module]), ...adapters(module)].forEach((path) => runtime.add(path));
    collectMuchGarbage();
  }
  if (options.format === "prettier") onStep("Formatting the files");
  return [...(await renderer.files()), ...gatherRuntime(runtimeTemplatesDir(), [...runtime], options.importExtension)];
}

/** Servers are served by adapters, which no module imports. */
function adapters({ imports }: ModuleDef): readonly string[] {
  const hasServer = imports.some(({ module }) => module === "runtime/server/create-server.ts");
  return hasServer ? ["node", "node-profile", "fastify", "fetch"].map((name) => `runtime/adapters/${name}.ts`) : [];
}
