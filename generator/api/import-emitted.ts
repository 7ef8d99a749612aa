import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { invariant } from "../diagnostics/invariant.js";
import { transpile } from "../write/print/transpile.js";
import type { RenderedFile } from "../write/rendered-file.js";

/**
 * Exports of a module among emitted files, by name: the files are transpiled, written into a folder that only this user
 * can read, imported, and removed again, also where the import fails. `path` is one of theirs ("validators.ts").
 */
export async function importEmitted(
  files: readonly RenderedFile[],
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const folder = await mkdtemp(join(tmpdir(), "specwright-emitted-"));
  try {
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    for (const file of files) {
      if (!file.path.endsWith(".ts")) continue;
      const place = placeIn(folder, file.path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, transpiled(file.text), { flag: "wx" });
    }
    return (await import(pathToFileURL(placeIn(folder, path)).href)) as Readonly<Record<string, unknown>>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The JavaScript of a module below a folder. Paths of emitted files are made by the plan, never by a spec. */
function placeIn(folder: string, path: string): string {
  const place = join(folder, path.replace(/\.ts$/, ".js"));
  invariant(!relative(folder, place).startsWith(`..${sep}`), `the emitted file "${path}" should stay in its folder`);
  return place;
}

/** The runtime is the same for all schemas: its text is transpiled once. */
const known = new Map<string, string>();
const mostKnown = 100;

function transpiled(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = transpile(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, made);
  return made;
}
