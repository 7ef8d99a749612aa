import { grouped } from "../model/grouped.js";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { InternalError } from "../diagnostics/invariant.js";
import type { SymbolRef } from "../emit/structures.js";
import { importStructures } from "./print/imports.js";
import { structureText } from "./print/structure-text.js";
import type { RenderedFile } from "./rendered-file.js";
import { compareText } from "../text/in-order.js";
import { gatheredModule, runtimeFolder } from "./runtime-files.js";

/**
 * The runtime modules with those that they import in turn, gathered from `templatesDir` into one module for each folder,
 * sorted by path. Each stands as it is, without its imports, after those that it imports: in a folder a name means one
 * thing, and folders do not import each other in a circle (`test/architecture.test.ts`). Throws an `InternalError` when a
 * module is not there.
 */
export function gatherRuntime(templatesDir: string, modules: readonly string[]): readonly RenderedFile[] {
  const parts = readParts(templatesDir, modules);
  return [...grouped(inOrder(parts), ({ path }) => gatheredModule(path))]
    .map(([path, gathered]) => ({ path, text: gatheredText(path, gathered) }))
    .sort((a, b) => compareText(a.path, b.path));
}

/** A module of the runtime in two pieces. */
interface RuntimePart {
  /** Below the output folder: "runtime/json/read-json.ts". */
  readonly path: string;
  /** Names of other modules of the runtime. */
  readonly imports: readonly SymbolRef[];
  /** The text without its imports. */
  readonly body: string;
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

/** The parts that were read before, by the paths of their files: those of an installed package do not change. */
const knownParts = new Map<string, RuntimePart>();

function readPart(templatesDir: string, path: string): RuntimePart {
  const file = join(templatesDir, path);
  let part = knownParts.get(file);
  if (part === undefined) knownParts.set(file, (part = partOf(path, readTemplate(templatesDir, path))));
  return part;
}

function readTemplate(templatesDir: string, path: string): string {
  const isInside = path.startsWith(runtimeFolder) && posix.normalize(path) === path;
  try {
    if (isInside) return readFileSync(join(templatesDir, path.slice(runtimeFolder.length)), "utf8");
  } catch (error) {
    throw new InternalError(`the runtime has no module "${path}"`, { cause: error });
  }
  throw new InternalError(`"${path}" is not a module of the runtime`);
}

/** An import as our own sources have it, which prettier keeps in one form: `import { a, type B } from "../json/equal.js";`. */
const importText = /^import (type )?\{([^}]*)\} from "(\.[^"]+)\.js";\r?\n/gm;

function partOf(path: string, text: string): RuntimePart {
  const imports = [...text.matchAll(importText)].flatMap(([, allTypes, names = "", specifier = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((name): SymbolRef => ({
        module: `${posix.join(posix.dirname(path), specifier)}.ts`,
        name: name.replace("type ", ""),
        typeOnly: allTypes !== undefined || name.startsWith("type "),
      })),
  );
  return { path, imports, body: text.replace(importText, "").trim() };
}

/**
 * Orders modules by their imports within the folder: those without any first, by name; then those that import only
 * these; the same whatever is used.
 */
function inOrder(parts: ReadonlyMap<string, RuntimePart>): readonly RuntimePart[] {
  const levels = new Map<RuntimePart, number>();
  const levelOf = (part: RuntimePart): number => {
    const known = levels.get(part);
    if (known !== undefined) return known;
    const importsFromFolder = part.imports.filter(({ module }) => posix.dirname(module) === posix.dirname(part.path));
    const below = importsFromFolder.flatMap(({ module }) => parts.get(module) ?? []);
    const level = 1 + Math.max(-1, ...below.map(levelOf));
    levels.set(part, level);
    return level;
  };
  return [...parts.values()].sort((a, b) => levelOf(a) - levelOf(b) || compareText(a.path, b.path));
}

function gatheredText(path: string, parts: readonly RuntimePart[]): string {
  const imports = parts.flatMap((part) => part.imports).filter(({ module }) => gatheredModule(module) !== path);
  const head = importStructures(path, imports)
    .map((importStructure) => broken(structureText(importStructure)))
    .join("\n");
  return `${[head, ...parts.map(({ body }) => body)].filter((text) => text !== "").join("\n\n")}\n`;
}

/** A long import as prettier breaks it, which does not see the runtime. */
function broken(text: string): string {
  if (text.length <= 120) return text;
  return text.replace("{ ", "{\n  ").replace(" }", ",\n}").replaceAll(", ", ",\n  ");
}
