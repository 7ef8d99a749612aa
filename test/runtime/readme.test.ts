import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, it } from "vitest";

const runtime = resolve(import.meta.dirname, "../../templates/runtime");

/** Folders that the modules of a folder import from. */
function importedBy(folder: string): readonly string[] {
  const paths = readdirSync(join(runtime, folder), { recursive: true, encoding: "utf8" });
  const names = paths
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => {
      const module = join(runtime, folder, path);
      const imports = readFileSync(module, "utf8").matchAll(/from "(\.[^"]*)"/g);
      return [...imports].map(([, name = ""]) => relative(runtime, resolve(dirname(module), name)).split(sep)[0] ?? "");
    })
    .filter((name) => name !== folder);
  return [...new Set(names)].sort();
}

it("has a row in the README of the runtime for each folder, with the folders that it imports from", () => {
  const readme = readFileSync(join(runtime, "README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `([a-z]+)\/` *\|[^|]*\|([^|]*)\|$/gm)].map(([, name = "", on = ""]) => [
    name,
    [...on.matchAll(/`([a-z]+)\/`/g)].map(([, each = ""]) => each).sort(),
  ]);
  const folders = readdirSync(runtime, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(folders.map(({ name }) => [name, importedBy(name)])));
});
