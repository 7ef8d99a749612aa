import { build } from "esbuild";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Modules of dependencies that the tarball contains; npm installs all other dependencies as they are. */
const bundled = {
  "openapi-typescript": ["dist/lib/ts.cjs", "dist/lib/utils.cjs", "dist/transform/index.cjs"],
  prettier: ["doc.mjs", "plugins/babel.js", "plugins/estree.js", "standalone.js"],
  "ts-morph": ["dist/ts-morph.js"],
};

const modulesDir = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules");

const introduction = `# Licenses of bundled packages

The folder node_modules of this package has the modules of ${Object.keys(bundled).join(", ")} that the toolchain loads, with the code that they import.`;

/**
 * Writes the modules into `node_modules` of a folder, each with the code that it imports, and the licenses into a file. Returns the
 * names of the packages. The TypeScript that ts-morph contains is left out: ts-morph uses the one that is a dependency.
 */
export async function bundleDependencies(folder) {
  const notices = new Map();
  for (const [name, modules] of Object.entries(bundled)) {
    const target = join(folder, "node_modules", name);
    const inputs = await Promise.all(
      modules.map((path) => bundleModule(join(modulesDir, name, path), join(target, path))),
    );
    const packageDirs = [...new Set(inputs.flat().map(packageOf))].sort();
    const { version, license, type, main, exports } = readJson(join(modulesDir, name, "package.json"));
    const contains = packageDirs.map(locationOf).filter((location) => location !== `node_modules/${name}`);
    writeJson(join(target, "package.json"), { name, version, license, type, main, exports, contains });
    for (const packageDir of packageDirs) notices.set(packageDir, noticeOf(packageDir));
  }
  const texts = [...notices.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice);
  writeFileSync(join(folder, "THIRD-PARTY-NOTICES.md"), `${[introduction, ...texts].join("\n\n")}\n`);
  return Object.keys(bundled);
}

/** Bundles a module without TypeScript. Returns the paths of the modules in the bundle. */
async function bundleModule(path, outfile) {
  const { metafile } = await build({
    entryPoints: [path],
    outfile,
    absWorkingDir: modulesDir,
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: path.endsWith(".mjs") ? "esm" : "cjs",
    external: ["typescript"],
    plugins: [typescriptOfMorph],
    legalComments: "none",
    metafile: true,
    logLevel: "error",
  });
  return Object.keys(metafile.inputs).map((input) => join(modulesDir, input));
}

const typescriptOfMorph = {
  name: "typescript-of-morph",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\.\/typescript$/ }, ({ importer }) =>
      importer.includes("@ts-morph") ? { path: "typescript", external: true } : undefined,
    );
  },
};

/** The folder of the package that a module is in. */
function packageOf(path) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)[0];
}

/** The key of a package in the lock file. */
function locationOf(packageDir) {
  return relative(dirname(modulesDir), packageDir).replaceAll("\\", "/");
}

function noticeOf(packageDir) {
  const { name, version, license } = readJson(join(packageDir, "package.json"));
  const files = readdirSync(packageDir).filter((file) => /^(?:licen[cs]e|third-party-notices)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(packageDir, file), "utf8").trim());
  return [`## ${name}@${version}`, `License: ${license}`, ...texts].join("\n\n");
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
}
