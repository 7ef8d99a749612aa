// Builds the package: one bundle of our own code, its dependencies left outside, the templates and the declarations.
// A build whose inputs have not changed is skipped. Usage: node generator/build.mjs [--force] [--quiet]
import { build } from "esbuild";
import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildWhenChanged, filesBelow, writeDeclarations } from "./build-when-changed.mjs";

const generatorDir = dirname(fileURLToPath(import.meta.url));
const repositoryDir = dirname(generatorDir);
const templatesDir = join(repositoryDir, "templates");

// Make leaves a copy of the lock file that it installed.
const [wanted, installed] = ["package-lock.json", "node_modules/.installed-lock"].map((name) =>
  join(repositoryDir, name),
);
if (existsSync(wanted) && existsSync(installed) && readFileSync(wanted, "utf8") !== readFileSync(installed, "utf8"))
  console.error("The installed packages are not those of package-lock.json: run `make install`.");

await buildWhenChanged({
  title: "the generator",
  packageDir: generatorDir,
  inputs: [
    ...filesBelow(generatorDir, (name) => name.endsWith(".ts")),
    ...filesBelow(templatesDir),
    join(generatorDir, "build.mjs"),
    join(generatorDir, "package.json"),
    join(repositoryDir, "tsconfig.json"),
    join(generatorDir, "tsconfig.build.json"),
  ],
  async buildInto(stagedDir, inputHash) {
    const project = join(generatorDir, "tsconfig.build.json");
    await Promise.all([bundle(stagedDir, inputHash), writeDeclarations(project, join(stagedDir, "types"))]);
    removeUnreachable(join(stagedDir, "types"), "generator/index.d.ts");
    const isCopied = (path) => path !== join(templatesDir, "pages");
    cpSync(templatesDir, join(stagedDir, "templates"), { recursive: true, filter: isCopied });
    await buildPageAssets(join(stagedDir, "templates/pages"));
    await run("write/link/write-index.ts", join(stagedDir, "templates/runtime"));
  },
});
linkCommand();

/** Writes the style sheet and the script of pages that contain both. */
async function buildPageAssets(outdir) {
  await build({
    absWorkingDir: templatesDir,
    entryPoints: ["pages/review.ts", "pages/review.css"],
    outdir,
    bundle: true,
    format: "iife",
    target: "es2022",
    tsconfigRaw: {},
    minify: true,
    legalComments: "none",
    logLevel: "warning",
  });
}

/** Removes declarations that the entry point does not reach by relative imports: package.json exports none of them. */
function removeUnreachable(typesDir, entry) {
  const reached = new Set([join(typesDir, entry)]);
  for (const path of reached)
    for (const [, target] of readFileSync(path, "utf8").matchAll(/["'](\.{1,2}\/[^"'\n]+)\.js["']/g)) {
      const imported = join(dirname(path), `${target}.d.ts`);
      // Comments contain paths of generated modules.
      if (existsSync(imported)) reached.add(imported);
    }
  for (const path of filesBelow(typesDir)) if (!reached.has(path)) rmSync(path);
}

async function bundle(outdir, inputHash) {
  const { version } = JSON.parse(readFileSync(join(generatorDir, "package.json"), "utf8"));
  const { outputFiles, metafile } = await build({
    absWorkingDir: generatorDir,
    entryPoints: ["cli.ts", "index.ts"],
    entryNames: "[name]",
    chunkNames: "chunks/[name]-[hash]",
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    packages: "external",
    plugins: [bundledPackages()],
    legalComments: "none",
    define: { SPECWRIGHT_VERSION: JSON.stringify(version), SPECWRIGHT_BUILD: JSON.stringify(inputHash) },
    logLevel: "warning",
  });
  const names = chunkNames(metafile.outputs);
  mkdirSync(join(outdir, "chunks"), { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(renamed(path, names), renamed(ownSources(path, text), names));
  // The checks of OpenAPI's own schemas as code: compiling them takes longer than running them on most documents.
  await run("load/openapi/write-checks.ts", join(outdir, "chunks"));
  writeFileSync(join(outdir, "LICENSES"), bundledLicenses());
  chmodSync(join(outdir, "cli.js"), 0o755);
}

/**
 * Packages that are brought along: what they do is a function or two, and they ask for newer versions of Node than that needs.
 * All others are installed as dependencies.
 */
function bundledPackages() {
  return {
    name: "bundled-packages",
    setup(esbuild) {
      esbuild.onResolve({ filter: /^@scalar\// }, ({ path, resolveDir }) => ({
        path: createRequire(`${resolveDir}/`).resolve(path),
      }));
    },
  };
}

function bundledLicenses() {
  const text = readFileSync(join(repositoryDir, "node_modules/@scalar/openapi-upgrader/LICENSE"), "utf8");
  return `dist/chunks holds code of @scalar/openapi-upgrader and @scalar/helpers:\n\n${text}`;
}

/** Names for chunks instead of hashes: that of what they are loaded for, or of the largest file in them. */
function chunkNames(outputs) {
  const names = new Map();
  for (const [path, { entryPoint, inputs }] of Object.entries(outputs)) {
    const size = (input) => inputs[input].bytesInOutput;
    // The chunk without inputs holds what the bundler itself adds.
    const main = entryPoint ?? Object.keys(inputs).sort((a, b) => size(b) - size(a))[0] ?? "bundler.ts";
    const name = main
      .replace(/^(\.\.\/)+/, "")
      .replace(/\.(?:ts|js)$/, "")
      .replace(/[^a-z0-9]+/gi, "-");
    if (path.includes("/chunks/")) names.set(basename(path), `${name}.js`);
  }
  return names;
}

function renamed(text, names) {
  return text.replace(/[\w.-]+-[A-Z0-9]{8}\.js/g, (name) => names.get(name) ?? name);
}

/** The text of a file; a map names its sources from the repository on. */
function ownSources(path, text) {
  if (!path.endsWith(".map")) return text;
  const map = JSON.parse(text);
  const toRepository = (source) => relative(repositoryDir, join(dirname(path), source)).replaceAll("\\", "/");
  const sourceRoot = `${relative(dirname(path), repositoryDir).replaceAll("\\", "/")}/`;
  return JSON.stringify({ ...map, sourceRoot, sources: map.sources.map(toRepository) });
}

/** Runs a program of ours that writes files of the package into a folder. */
async function run(entryPoint, folder) {
  const program = join(folder, "write.mjs");
  await build({
    absWorkingDir: generatorDir,
    entryPoints: [entryPoint],
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    define: { SPECWRIGHT_VERSION: '""', SPECWRIGHT_BUILD: '""' },
    logLevel: "warning",
  });
  await promisify(execFile)(process.execPath, [program, folder]);
  rmSync(program);
}

/**
 * Makes `npx --no-install specwright` work in this repository: npm links no command whose file was not built when it installed. On
 * Windows npm writes a program for it, and links need rights of an administrator.
 */
function linkCommand() {
  if (process.platform === "win32") return;
  const commands = join(repositoryDir, "node_modules/.bin");
  const command = join(commands, "specwright");
  const isThere = lstatSync(command, { throwIfNoEntry: false }) !== undefined;
  if (!isThere && existsSync(commands)) symlinkSync("../specwright/dist/cli.js", command);
}
