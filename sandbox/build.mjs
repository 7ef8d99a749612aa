// Builds the package: one bundle of the sandbox with the stubs and the runtime in it, its dependencies left outside, the files
// that it reads, its declarations, and a dump of an empty world. A build whose inputs have not changed is skipped.
// Usage: node sandbox/build.mjs [--force] [--quiet]
import { build } from "esbuild";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

const sandboxDir = dirname(fileURLToPath(import.meta.url));
const repositoryDir = dirname(sandboxDir);
const distDir = join(sandboxDir, "dist");
const stampPath = join(distDir, ".inputs");

const inputHash = hashOfInputs();
const isCurrent = existsSync(stampPath) && readFileSync(stampPath, "utf8") === inputHash;
if (!isCurrent || process.argv.includes("--force")) {
  if (!process.argv.includes("--quiet")) console.log("Building the sandbox ...");
  await buildAll();
}

/** Everything is built beside the old output and then takes its place, so a build that dies leaves the old one whole. */
async function buildAll() {
  const staged = join(sandboxDir, `.dist-${process.pid}`);
  mkdirSync(staged, { recursive: true });
  try {
    cpSync(join(sandboxDir, "store/migrations"), join(staged, "migrations"), { recursive: true });
    cpSync(join(sandboxDir, "seeds/worlds"), join(staged, "worlds"), { recursive: true });
    await Promise.all([bundle(staged), declarations(join(staged, "types"))]);
    await dumpEmptyWorld(staged);
    writeFileSync(join(staged, ".inputs"), inputHash);
    rmSync(distDir, { recursive: true, force: true });
    renameSync(staged, distDir);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

async function bundle(outdir) {
  await build({
    absWorkingDir: sandboxDir,
    entryPoints: ["main.ts", "index.ts", { in: "store/database.ts", out: "database" }],
    tsconfig: join(repositoryDir, "tsconfig.json"),
    outdir,
    bundle: true,
    splitting: true,
    // Beside the files that modules read, whose places they tell from their own.
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

/** A new world takes a tenth of the time to start from a dump that making its database takes. */
async function dumpEmptyWorld(outdir) {
  const { startEngine, smallDump } = await import(pathToFileURL(join(outdir, "database.js")).href);
  const engine = await startEngine({ archive: "none" });
  writeFileSync(join(outdir, "world.tar.gz"), await smallDump(engine));
  await engine.close();
}

async function declarations(outdir) {
  const tsc = join(repositoryDir, "node_modules/typescript/bin/tsc");
  try {
    await promisify(execFile)(process.execPath, [
      tsc,
      "-p",
      join(sandboxDir, "tsconfig.build.json"),
      "--outDir",
      outdir,
    ]);
  } catch (error) {
    throw new Error(`The declarations could not be built.\n${error.stdout || error.message}`, { cause: error });
  }
}

function hashOfInputs() {
  const hash = createHash("sha256").update(process.version);
  const files = [
    ...sources(sandboxDir, /\.(?:ts|mjs|sql|json|yaml)$/),
    ...sources(join(repositoryDir, "generated"), /\.ts$/),
    join(repositoryDir, "package-lock.json"),
    join(repositoryDir, "tsconfig.json"),
  ];
  for (const path of files) hash.update(`\n${relative(repositoryDir, path)}\n`).update(readFileSync(path));
  return hash.digest("hex");
}

/** Every file below a folder that such a name has, sorted; output and packages are passed over. */
function sources(folder, name) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](\.?dist[^\\/]*|node_modules)[\\/]/.test(path.slice(folder.length)))
    .sort();
}
