import { grouped } from "../model/grouped.js";
import type { ImportExtension } from "../settings/layout-settings.js";
import { importStructures } from "./print/imports.js";
import { structureText } from "./print/structure-text.js";
import type { RenderedFile } from "./rendered-file.js";
import { compareText } from "../text/in-order.js";
import { gatheredModule } from "./runtime-files.js";
import { partsInOrder, readPart, type RuntimePart } from "./runtime-parts.js";

/**
 * The runtime modules with those that they import in turn, gathered from `templatesDir` into one module for each folder,
 * sorted by path. Each stands as it is, without its imports, after those that it imports: in a folder a name means one
 * thing, and folders do not import each other in a circle (`test/architecture.test.ts`). Throws an `InternalError` when a
 * module is not there.
 */
export function gatherRuntime(
  templatesDir: string,
  modules: readonly string[],
  extension?: ImportExtension,
): readonly RenderedFile[] {
  const parts = readParts(templatesDir, modules);
  return [...grouped(partsInOrder(parts), ({ path }) => gatheredModule(path))]
    .map(([path, gathered]) => ({ path, text: gatheredText(path, gathered, extension) }))
    .sort((a, b) => compareText(a.path, b.path));
}

function readParts(templatesDir: string, modules: readonly string[]): ReadonlyMap<string, RuntimePart> {
  const parts = new Map<string, RuntimePart>();
  const open = [...modules];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (parts.has(path)) continue;
    const part = readPart(templatesDir, path);
    parts.set(path, part);
    open.push(...part.imports.map(({ module }) => module));
  }
  return parts;
}

function gatheredText(path: string, parts: readonly RuntimePart[], extension?: ImportExtension): string {
  const imports = parts.flatMap((part) => part.imports).filter(({ module }) => gatheredModule(module) !== path);
  const head = importStructures(path, imports, extension)
    .map((importStructure) => broken(structureText(importStructure)))
    .join("\n");
  return `${[head, ...parts.map(({ body }) => body)].filter((text) => text !== "").join("\n\n")}\n`;
}

/** A long import as prettier breaks it, which does not see the runtime. */
function broken(text: string): string {
  if (text.length <= 120) return text;
  return text.replace("{ ", "{\n  ").replace(" }", ",\n}").replaceAll(", ", ",\n  ");
}
