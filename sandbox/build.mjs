// Builds the package: one bundle of the sandbox with the stubs and the runtime in it, its dependencies left outside, the files
// that it reads, its declarations, and a dump of the world at its start. A build whose inputs have not changed is skipped.
// Usage: node sandbox/build.mjs [--force] [--quiet]
import { build } from "esbuild";
import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { bundle as bundleApi } from "../generator/dist/index.js";
import { buildWhenChanged, filesBelow, writeDeclarations } from "../generator/build-when-changed.mjs";
import { rollUpTypes } from "../generator/roll-up-types.mjs";

const sandboxDir = dirname(fileURLToPath(import.meta.url));
const repositoryDir = dirname(sandboxDir);
const run = promisify(execFile);

await buildWhenChanged({
  title: "the sandbox",
  packageDir: sandboxDir,
  inputs: [
    ...filesBelow(sandboxDir, (name) => /\.(?:ts|mjs|css|sql|json|yaml)$/.test(name)),
    ...filesBelow(join(repositoryDir, "templates/pages")),
    ...filesBelow(join(repositoryDir, "specs")),
    ...filesBelow(join(repositoryDir, "site"), (name) => name.endsWith(".ts")),
    ...filesBelow(join(repositoryDir, "generated"), (name) => name.endsWith(".ts")),
    join(repositoryDir, "generator/roll-up-types.mjs"),
    join(repositoryDir, "tsconfig.json"),
  ],
  async buildInto(stagedDir) {
    cpSync(join(sandboxDir, "store/migrations"), join(stagedDir, "migrations"), { recursive: true });
    cpSync(join(sandboxDir, "seeds/worlds"), join(stagedDir, "worlds"), { recursive: true });
    for (const name of ["openapi.yaml", "world.yaml"])
      cpSync(join(sandboxDir, "control", name), join(stagedDir, "control", name));
    const apis = `${JSON.stringify(await declaredApis(), undefined, 2)}\n`;
    mkdirSync(join(stagedDir, "generated"));
    writeFileSync(join(stagedDir, "generated/apis.json"), apis);
    // Tests run the source.
    writeFileSync(join(sandboxDir, "control/generated/apis.json"), apis);
    for (const [name, content] of await consoleFiles(stagedDir)) {
      writeFileSync(join(stagedDir, "generated", name), content);
      writeFileSync(join(sandboxDir, "control/generated", name), content);
    }
    await Promise.all([bundle(stagedDir), declarations(stagedDir), seedSchema(stagedDir)]);
    await dumpWorld(stagedDir);
  },
});

async function bundle(outdir) {
  await build({
    absWorkingDir: sandboxDir,
    entryPoints: ["main.ts", "index.ts", "built-world.ts"],
    tsconfig: join(repositoryDir, "tsconfig.json"),
    outdir,
    bundle: true,
    splitting: true,
    // Chunks are next to the files that modules read relative to their own path.
    chunkNames: "[name]-[hash]",
    format: "esm",
    platform: "node",
    target: "node20.19",
    packages: "external",
    legalComments: "none",
    logLevel: "warning",
  });
  chmodSync(join(outdir, "main.js"), 0o755);
}

/** The script and the style sheet of the console, and the API reference as one compressed file. */
async function consoleFiles(stagedDir) {
  const { outputFiles } = await build({
    absWorkingDir: sandboxDir,
    entryPoints: ["console/console.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    tsconfigRaw: {},
    legalComments: "none",
    logLevel: "warning",
  });
  const styles = [join(repositoryDir, "templates/pages/page.css"), join(sandboxDir, "console/console.css")];
  const css = styles.map((path) => readFileSync(path, "utf8")).join("");
  const reference = JSON.stringify(await referenceFiles(join(stagedDir, "reference")));
  return [
    ["console.js", outputFiles[0].contents],
    ["console.css", css],
    ["reference.json.br", brotliCompressSync(reference, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })],
  ];
}

/** The files of the documentation of all APIs. */
async function referenceFiles(folder) {
  await run(process.execPath, [join(repositoryDir, "site/build.mjs"), "--quiet"]);
  const cli = join(repositoryDir, "generator/dist/cli.js");
  await run(process.execPath, [cli, "docs", "-o", folder, "--title", "Travel and expense platform", "--quiet"], {
    cwd: repositoryDir,
  });
  const files = filesBelow(folder).map((path) => [relative(folder, path), readFileSync(path, "utf8")]);
  rmSync(folder, { recursive: true });
  return Object.fromEntries(files);
}

/** The operations, statuses and rows of error tables of each API, for reports. */
async function declaredApis() {
  const specs = readdirSync(join(repositoryDir, "specs"), { withFileTypes: true });
  const names = specs.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.sort().map(declaredApi));
}

async function declaredApi(name) {
  const { document } = await bundleApi(name, { cwd: repositoryDir });
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ operationId, responses }) =>
      operationId === undefined ? [] : [{ operationId, path, statuses: Object.keys(responses) }],
    ),
  );
  const tables = Object.values(document.components?.["x-errors"] ?? {});
  const rows = tables.flatMap((table) =>
    (table.rows ?? []).map(({ id, meaning, assumed }) => ({ id, meaning: meaning ?? assumed?.meaning })),
  );
  return { name, title: document.info.title, operations, rows };
}

/** Writes the JSON Schema of seeds for editors: the schemas of OpenAPI 3.1 are those of JSON Schema. */
async function seedSchema(outdir) {
  const bundlePath = join(outdir, "control.json");
  const cli = join(repositoryDir, "generator/dist/cli.js");
  await run(process.execPath, [cli, "bundle", "control", "-o", bundlePath, "--quiet"], {
    cwd: join(sandboxDir, "control"),
  });
  const { schemas } = JSON.parse(readFileSync(bundlePath, "utf8")).components;
  rmSync(bundlePath);
  const { World, ...others } = schemas;
  const properties = { $schema: { description: "The address of this schema.", type: "string" }, ...World.properties };
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Seed of the sandbox",
    ...World,
    properties,
  };
  const used = usedSchemas(JSON.stringify(schema), others);
  const text = JSON.stringify({ ...schema, $defs: used }, undefined, 2);
  writeFileSync(join(outdir, "seed.schema.json"), `${text.replaceAll("#/components/schemas/", "#/$defs/")}\n`);
}

/** The schemas to which JSON refers, directly or through others. */
function usedSchemas(text, schemas, found = {}) {
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"/]+)"/g))
    if (found[name] === undefined) {
      found[name] = schemas[name];
      usedSchemas(JSON.stringify(schemas[name]), schemas, found);
    }
  return found;
}

/** A new world takes a tenth of the time to start from a dump that making its database takes. */
async function dumpWorld(outdir) {
  const env = { ...process.env, TZ: "UTC" };
  await run(process.execPath, [join(sandboxDir, "write-world.mjs"), outdir, outdir], { env });
}

/** Writes one file of declarations, with those of the runtime: they are imported by path and not by the name of its package. */
async function declarations(outdir) {
  const types = join(outdir, "types");
  await writeDeclarations(join(sandboxDir, "tsconfig.build.json"), types);
  for (const path of filesBelow(types)) {
    const toRuntime = relative(dirname(path), join(types, "generated/runtime")).replaceAll("\\", "/");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/(["'])@specwright\/runtime\/([a-z]+)\1/g, `"${toRuntime}/$2.js"`));
  }
  await rollUpTypes(join(types, "sandbox/package-types.d.ts"), join(outdir, "index.d.ts"), ["openapi-fetch"]);
  rmSync(types, { recursive: true });
}
