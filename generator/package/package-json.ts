import type { PackageSettings } from "../project-types.js";
import { adapters, hasPart, subpaths, type PackageContents } from "./contents.js";
import { visibleJson } from "../text/visible.js";
import { runtimePackage, runtimeRange } from "../version.js";

/** The clients' own dependency. */
const openapiFetch = "^0.17.0";

/** The text of package.json: the same bytes for the same contents. It runs no scripts when it is installed. */
export function packageJson(settings: PackageSettings, contents: PackageContents): string {
  const { name, version, description, keywords, homepage, repository, license, author } = settings;
  const manifest = {
    name,
    version,
    description,
    keywords,
    homepage,
    repository,
    license,
    author,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19.0" },
    exports: packageExports(contents),
    // The sources are there for debuggers and editors: maps lead to them.
    files: ["dist", ...contents.folders],
    ...(contents.runtime === "package" && { peerDependencies: { [runtimePackage]: runtimeRange() } }),
    ...(hasPart(contents, "client") && { dependencies: { "openapi-fetch": openapiFetch } }),
  };
  return visibleJson(manifest);
}

type Export = string | { readonly types: string; readonly default: string };

/** Subpaths of interfaces and adapters; nothing else of a package can be imported. */
function packageExports({ interfaces, hasAdapters, runtime }: PackageContents): Readonly<Record<string, Export>> {
  const modules = [
    ...interfaces.flatMap(({ plan: { folder, modules }, parts, custom }) => [
      ...subpaths
        .filter(({ part }) => parts.has(part))
        .map(({ part, path }) => ({ subpath: `./${folder}${path}`, module: modules[part].replace(/\.ts$/, "") })),
      ...custom.map((name) => ({ subpath: `./${folder}/${name}`, module: `${folder}/${name}` })),
    ]),
    ...Object.keys(hasAdapters && runtime === "inline" ? adapters : {}).map((name) => ({
      subpath: `./runtime/${name}`,
      module: "runtime/adapters",
    })),
  ];
  const entries = modules.map(({ subpath, module }): [string, Export] => [
    subpath,
    { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
  ]);
  return Object.fromEntries([...entries, ["./package.json", "./package.json"]]);
}
