import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { InternalError } from "../diagnostics/invariant.js";
import { kinds, type ModuleDef } from "../emit/structures.js";
import { byText, type RenderedFile } from "./rendered-file.js";

/** The folder of the output that the runtime is copied to. */
const folder = "runtime/";

/** The runtime modules that modules import or pass on, below the output folder ("runtime/problem.ts"), sorted. */
export function runtimeModules(modules: readonly ModuleDef[]): readonly string[] {
  const used = modules.flatMap(({ imports, declarations }) => [
    ...imports.filter(({ external }) => external !== true).map(({ module }) => module),
    ...declarations.flatMap((each) =>
      typeof each !== "string" && each.kind === kinds.exports ? [each.moduleSpecifier] : [],
    ),
  ]);
  return [...new Set(used.filter((module) => module.startsWith(folder)))].sort(byText);
}

/**
 * The runtime modules with those that they import in turn, byte for byte as they stand in `templatesDir`, sorted by
 * path. Throws an `InternalError` when one is not there.
 */
export function copyRuntime(templatesDir: string, modules: readonly string[]): readonly RenderedFile[] {
  const files = new Map<string, string>();
  const open = [...modules];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    const text = readTemplate(templatesDir, path);
    files.set(path, text);
    open.push(...importedBy(path, text));
  }
  return [...files].map(([path, text]) => ({ path, text })).sort((a, b) => byText(a.path, b.path));
}

function readTemplate(templatesDir: string, path: string): string {
  const isInside = path.startsWith(folder) && posix.normalize(path) === path;
  try {
    if (isInside) return readFileSync(join(templatesDir, path.slice(folder.length)), "utf8");
  } catch (error) {
    throw new InternalError(`the runtime has no module "${path}"`, { cause: error });
  }
  throw new InternalError(`"${path}" is no module of the runtime`);
}

/** Our own sources, which prettier keeps in one form: `from "./name.js"`, and `import "./name.js"` for effects. */
function importedBy(path: string, text: string): readonly string[] {
  return [...text.matchAll(/^(?:import|(?:import|export|\}) [^"\n]*from|\} from) "(\.[^"]+)\.js";\r?$/gm)].map(
    ([, specifier = ""]) => `${posix.join(posix.dirname(path), specifier)}.ts`,
  );
}
