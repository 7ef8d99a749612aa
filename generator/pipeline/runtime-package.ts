import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adapters } from "../package/contents.js";
import { fillTemplate } from "../package/template.js";
import { tsconfigJson } from "../package/tsconfig-json.js";
import { runtimeTemplatesDir } from "../templates.js";
import { visibleJson } from "../text/visible.js";
import { runtimePackage, runtimeRange, toolVersion } from "../version.js";
import { gatherRuntime } from "../write/gather-runtime.js";
import type { RenderedFile } from "../write/rendered-file.js";
import { compareText } from "../text/in-order.js";
import { runtimeFolder } from "../write/runtime-files.js";

/**
 * Returns the runtime package before compilation, in its folder of an output: the whole runtime, an index module for
 * each folder, and the package files. The same bytes for the same version.
 */
export function runtimePackageFiles(): readonly RenderedFile[] {
  const templates = runtimeTemplatesDir();
  const names = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const modules = gatherRuntime(
    templates,
    names.map((name) => runtimeFolder + name.replaceAll("\\", "/")).sort(compareText),
  );
  const folders = modules.map(({ path }) => path.slice(runtimeFolder.length, -".ts".length));
  const sources = folders.map((folder) => `${folder}.ts`);
  const files = {
    LICENSE: fillTemplate("LICENSE-MIT", { holder: author }),
    "README.md": readme(folders),
    "package.json": manifest(folders, sources),
    "tsconfig.json": tsconfigJson({ sources, haveClients: true }),
  };
  return [...modules, ...Object.entries(files).map(([path, text]) => ({ path: runtimeFolder + path, text }))];
}

const author = "the specwright authors";

function manifest(folders: readonly string[], sources: readonly string[]): string {
  const entries = [
    ...folders.map((folder) => [folder, folder] as const),
    ...Object.keys(adapters).map((name) => [name, "adapters"] as const),
  ].map(([subpath, folder]) => {
    return [`./${subpath}`, { types: `./dist/${folder}.d.ts`, default: `./dist/${folder}.js` }] as const;
  });
  return visibleJson({
    name: runtimePackage,
    version: toolVersion(),
    description: "Runtime of the code that specwright generates: validators, XML codecs, clients and servers.",
    license: "MIT",
    author,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19.0" },
    exports: { ...Object.fromEntries(entries), "./package.json": "./package.json" },
    files: ["dist", ...sources],
  });
}

/** Lists each subpath with the heading of the README in its folder. */
function readme(folders: readonly string[]): string {
  const headings = folders.map((folder) => {
    const text = readFileSync(join(runtimeTemplatesDir(), folder, "README.md"), "utf8");
    return [folder, /^# (.*)/.exec(text)?.[1] ?? ""] as const;
  });
  const rows = [...headings, ...Object.entries(adapters)].map(([path, says]) => `| \`/${path}\` | ${says} |`);
  const subpaths = ["| subpath | contents |", "| --- | --- |", ...rows].join("\n");
  return fillTemplate("runtime/README.md", { name: runtimePackage, range: runtimeRange(), subpaths });
}
