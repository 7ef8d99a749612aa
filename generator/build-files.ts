import { relative, resolve, sep } from "node:path";
import { createDiagnostics, type Diagnostics } from "./diagnostics/collector.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { ModuleDef } from "./emit/declarations.js";
import { emitters } from "./emit/emitters.js";
import { loadContracts } from "./load-contracts.js";
import type { Contract } from "./model/contract.js";
import type { InterfaceSource, Project } from "./options.js";
import { packageFiles } from "./package/package-files.js";
import { checkMessages } from "./plan/check-messages.js";
import { interfaceFolder, planInterface } from "./plan/plan-interfaces.js";
import type { InterfacePlan } from "./plan/plan.js";
import { withNeeded, type PartName } from "./settings/parts.js";
import { runtimeTemplatesDir } from "./templates.js";
import { collectMuchGarbage } from "./write/collect-garbage.js";
import { createRenderer, type RenderOptions } from "./write/render.js";
import { byText, type RenderedFile } from "./write/rendered-file.js";
import { copyRuntime, runtimeModules } from "./write/runtime-files.js";

/** Everything a run would write, before anything is written. */
export interface BuiltFiles {
  readonly diagnostics: readonly Diagnostic[];
  readonly plans: readonly InterfacePlan[];
  /** Sorted by path; empty when an error was found. */
  readonly files: readonly RenderedFile[];
  /** Absolute paths of the specs that were looked for. */
  readonly inputs: readonly string[];
}

/** Loads, plans, emits and renders a project's interfaces. Touches nothing but the cache of formatted text. */
export async function buildFiles(
  project: Project,
  sources: readonly InterfaceSource[] = project.interfaces,
  diagnostics: Diagnostics = createDiagnostics(),
  cacheDir?: string,
  onStep?: (doing: string) => void,
): Promise<BuiltFiles> {
  const { contracts, inputs } = await loadContracts(project, sources, diagnostics);
  if (withMessages(project)) contracts.forEach((contract) => checkMessages(contract, diagnostics));
  const plans = diagnostics.hasErrors()
    ? []
    : [...contracts].map(([source, contract]) => plan(project, source, contract));
  const { format, regenerateWith } = project;
  const options = { format, regenerateWith, ...(cacheDir !== undefined && { cacheDir }) };
  const { own, runtime } = await renderAll(plans, withNeeded(project.emit), options, onStep);
  const packaged = sources.length === project.interfaces.length ? packageOf(project, plans, [...own, ...runtime]) : [];
  const files = [...own, ...runtime, ...packaged].sort((a, b) => byText(a.path, b.path));
  return { diagnostics: diagnostics.all(), plans, files, inputs };
}

function plan(project: Project, source: InterfaceSource, contract: Contract): InterfacePlan {
  const folder = project.flat ? "" : interfaceFolder(source.name);
  return planInterface(contract, folder, {
    shownPath: (path) => headerPath(project, source, path),
    withMessages: withMessages(project),
  });
}

function withMessages({ emit }: Project): boolean {
  return emit.includes("client") || emit.includes("server");
}

/** Header comments name a spec from its project, or from beside a single file: the same wherever the command runs. */
function headerPath(project: Project, source: InterfaceSource, path: string): string {
  const inProject = project.configPath !== undefined || project.specsDir !== undefined;
  if (inProject || source.text !== undefined) return path;
  return relative(source.folder, resolve(project.cwd, path)).split(sep).join("/");
}

/** Servers are served by adapters, which no module imports. */
function adapters({ imports }: ModuleDef): readonly string[] {
  const hasServer = imports.some(({ module }) => module === "runtime/server/core.ts");
  return hasServer ? ["node", "fastify", "fetch"].map((name) => `runtime/${name}.ts`) : [];
}

/** What makes the output a package. It speaks of all interfaces, so a run for some of them leaves it as it is. */
function packageOf(
  project: Project,
  plans: readonly InterfacePlan[],
  modules: readonly RenderedFile[],
): readonly RenderedFile[] {
  if (project.package === undefined || modules.length === 0) return [];
  const paths = modules.map(({ path }) => path);
  return packageFiles(project.package, plans, paths);
}

interface Rendered {
  readonly own: readonly RenderedFile[];
  readonly runtime: readonly RenderedFile[];
}

/** Each module is printed as soon as it is emitted: declarations take several times the memory of their text. */
async function renderAll(
  plans: readonly InterfacePlan[],
  names: ReadonlySet<PartName>,
  options: RenderOptions,
  onStep: (doing: string) => void = () => undefined,
): Promise<Rendered> {
  if (plans.length === 0) return { own: [], runtime: [] };
  const renderer = await createRenderer(options);
  const runtime = new Set<string>();
  for (const [at, entry] of plans.entries()) {
    onStep(`Generating ${entry.contract.name} (${at + 1} of ${plans.length})`);
    for (const name of names) {
      for (const module of await emitters[name].emit(entry, names)) {
        renderer.add(module);
        [...runtimeModules([module]), ...adapters(module)].forEach((path) => runtime.add(path));
      }
      collectMuchGarbage();
    }
  }
  if (options.format !== "none") onStep("Formatting the files");
  const templates = copyRuntime(runtimeTemplatesDir(), [...runtime]);
  return { own: await renderer.files(), runtime: templates };
}
