import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { InternalError } from "../diagnostics/invariant.js";
import type { SymbolRef } from "../emit/structures.js";
import { compareText } from "../text/in-order.js";
import { gatheredModule, runtimeFolder } from "./runtime-files.js";

/** A module of the runtime in two pieces. */
export interface RuntimePart {
  /** Below the output folder: "runtime/json/read-json.ts". */
  readonly path: string;
  /** Names of other modules of the runtime. */
  readonly imports: readonly SymbolRef[];
  /** The text without its imports. */
  readonly body: string;
}

/** The parts that were read before, by the paths of their files: those of an installed package do not change. */
const knownParts = new Map<string, RuntimePart>();

/** Reads a module of the runtime. Throws an `InternalError` when it is not there. */
export function readPart(templatesDir: string, path: string): RuntimePart {
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

/** The folder of a module, within which modules are ordered. */
export type Imports = Pick<RuntimePart, "path" | "imports">;

/**
 * Orders modules by their imports within the folder: those without any first, by name; then those that import only
 * these; the same whatever is used.
 */
export function partsInOrder<Part extends Imports>(parts: ReadonlyMap<string, Part>): readonly Part[] {
  const levelOf = levels<Part>(({ path, imports }) =>
    imports
      .filter(({ module }) => gatheredModule(module) === gatheredModule(path))
      .flatMap(({ module }) => parts.get(module) ?? []),
  );
  return [...parts.values()].sort((a, b) => levelOf(a) - levelOf(b) || compareText(a.path, b.path));
}

/** The levels of things that use others without a circle: 0 for those that use none. */
export function levels<Thing>(below: (thing: Thing) => readonly Thing[]): (thing: Thing) => number {
  const known = new Map<Thing, number>();
  return function levelOf(thing): number {
    let level = known.get(thing);
    if (level === undefined) known.set(thing, (level = 1 + Math.max(-1, ...below(thing).map(levelOf))));
    return level;
  };
}
