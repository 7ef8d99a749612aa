import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gatheredModule, runtimeFolder } from "./runtime-files.js";

/**
 * The runtime modules that an output folder has by now: those whose exports are all there. A run for some interfaces keeps
 * them, since the others import from the same files.
 */
export function keptRuntime(templatesDir: string, outDir: string): readonly string[] {
  const names = readdirSync(templatesDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const there = new Map<string, ReadonlySet<string>>();
  const exportsAt = (path: string): ReadonlySet<string> => {
    const known = there.get(path) ?? new Set(existsSync(path) ? exportedNames(path) : []);
    there.set(path, known);
    return known;
  };
  return names
    .map((name) => `${runtimeFolder}${name.replaceAll("\\", "/")}`)
    .filter((module) => {
      const written = exportsAt(join(outDir, gatheredModule(module)));
      return exportedNames(join(templatesDir, module.slice(runtimeFolder.length))).every((name) => written.has(name));
    });
}

function exportedNames(path: string): readonly string[] {
  const declaration = /^export (?:async |abstract )?(?:function\*?|const|class|interface|type) ([\w$]+)/gm;
  return [...readFileSync(path, "utf8").matchAll(declaration)].map(([, name = ""]) => name);
}
