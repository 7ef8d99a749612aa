import type { PackageSettings } from "../project-types.js";
import { hasPart, offeredModules, usedLibraries, type PackageContents } from "./contents.js";
import { apiPackageName } from "../settings/package-settings.js";
import { libraryParts } from "../settings/parts.js";
import { visibleJson } from "../text/visible.js";
import { runtimePackage, runtimeRange } from "../version.js";

/** A dependency of the clients only. */
const openapiFetch = "^0.17.0";

/** The text of package.json: the same bytes for the same contents. It runs no scripts when it is installed. */
export function packageJson(settings: PackageSettings, contents: PackageContents): string {
  const { name, version, description, keywords, homepage, repository, license, author } = settings;
  const dependencies = dependenciesOf(settings, contents);
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
    exports: packageExports(name, contents),
    // Source maps refer to the sources, for debuggers and editors.
    files: ["dist", ...contents.sources],
    ...peersOf(contents),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  };
  return visibleJson(manifest);
}

/** The packages that a consumer installs: the runtime, and libraries for which there are modules. */
function peersOf(contents: PackageContents): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const runtime = contents.runtime === "package" ? { [runtimePackage]: runtimeRange() } : {};
  const libraries = usedLibraries(contents).map((name) => libraryParts[name]);
  const ranges = Object.fromEntries(libraries.map(({ library, range }) => [library, range]));
  const peers = { ...runtime, ...ranges };
  return {
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
    ...(libraries.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(libraries.map(({ library }) => [library, { optional: true }])),
      // npm does not install optional peers, and the compiler reads their types.
      devDependencies: ranges,
    }),
  };
}

function dependenciesOf(
  { name, version }: PackageSettings,
  contents: PackageContents,
): Readonly<Record<string, string>> {
  if (contents.form === "umbrella")
    return Object.fromEntries(
      contents.interfaces.map(({ plan: { folder } }) => [apiPackageName(name, folder), `^${version}`]),
    );
  return hasPart(contents, "client") ? { "openapi-fetch": openapiFetch } : {};
}

type Export = string | { readonly types: string; readonly default: string };

function packageExports(name: string, contents: PackageContents): Readonly<Record<string, Export>> {
  const entries = offeredModules(name, contents).map(({ subpath, module }): [string, Export] => [
    subpath,
    { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
  ]);
  return Object.fromEntries([...entries, ["./package.json", "./package.json"]]);
}
