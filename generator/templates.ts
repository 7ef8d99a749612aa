import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of `templates/runtime`, whether the toolchain runs from its sources or from its bundle in `dist/`. */
export function runtimeTemplatesDir(): string {
  return resource("templates/runtime");
}

/** The folder of the files that `specwright init` writes. */
export function initTemplatesDir(): string {
  return resource("templates/init");
}

/** The folder of the files that every generated package begins with. */
export function packageTemplatesDir(): string {
  return resource("templates/package");
}

/** The folder of the modules that run fixtures in a thread, and of their JSON Schema. */
export function fixtureTemplatesDir(): string {
  return resource("templates");
}

/** A file of pages that contain their style sheet and their script: the build makes it of `templates/pages/`. */
export function pageAsset(name: "review.css" | "review.js"): string {
  const folders = ["dist/templates/pages", "templates/pages", "../templates/pages"].map((path) => join(here, path));
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`The toolchain was built without ${name}.`);
  return readFileSync(found, "utf8");
}

/** The bundle has its own copy in its folder; the sources are one folder below the repository. */
function resource(path: string): string {
  const bundled = join(here, path);
  return existsSync(bundled) ? bundled : join(here, "..", path);
}
