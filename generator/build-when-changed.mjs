// The steps that builds of packages have in common: a hash of what goes in, output that is staged, and declarations.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const own = fileURLToPath(import.meta.url);
const repositoryDir = dirname(dirname(own));
const stagedPrefix = ".dist-";

/**
 * Builds `dist/` of a package, unless it was built from the same inputs: `buildInto` writes to a folder beside it, which then
 * takes its place, so a build that dies leaves the old output whole. `--force` builds in any case, `--quiet` says nothing.
 */
export async function buildWhenChanged({ title, packageDir, inputs, buildInto }) {
  const inputHash = hashOf([...inputs, own, join(repositoryDir, "package-lock.json")]);
  const stampPath = join(packageDir, "dist", ".inputs");
  const isCurrent = existsSync(stampPath) && readFileSync(stampPath, "utf8") === inputHash;
  if (isCurrent && !process.argv.includes("--force")) return;
  if (!process.argv.includes("--quiet")) console.log(`Building ${title} ...`);
  const stagedDir = join(packageDir, `${stagedPrefix}${process.pid}`);
  try {
    removeAbandoned(packageDir);
    mkdirSync(stagedDir, { recursive: true });
    await buildInto(stagedDir, inputHash);
    writeFileSync(join(stagedDir, ".inputs"), inputHash);
    putInPlace(stagedDir, join(packageDir, "dist"));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    rmSync(stagedDir, { recursive: true, force: true });
  }
}

/** Every file below a folder whose name is wanted, sorted; output and packages are passed over. */
export function filesBelow(folder, isWanted = () => true) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](\.?dist[^\\/]*|node_modules)[\\/]/.test(path.slice(folder.length)))
    .sort();
}

/** Writes the declarations of a project of the compiler. */
export async function writeDeclarations(project, outdir) {
  const compiler = hasNativeCompiler() ? ["typescript-7/bin/tsc", "--singleThreaded"] : ["typescript/bin/tsc"];
  const [tsc, ...flags] = compiler;
  const path = join(repositoryDir, "node_modules", tsc);
  try {
    await promisify(execFile)(process.execPath, [path, "-p", project, "--outDir", outdir, ...flags]);
  } catch (error) {
    const said = error.stdout || error.message;
    throw new Error(`The declarations could not be built.\n${said}`, { cause: error });
  }
}

/** True where TypeScript 7 is a program for this platform: it writes the same declarations in a sixth of the processor's time. */
function hasNativeCompiler() {
  try {
    const requireOfCompiler = createRequire(join(repositoryDir, "node_modules/typescript-7/package.json"));
    requireOfCompiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}

function hashOf(files) {
  const hash = createHash("sha256").update(process.version);
  for (const path of files) hash.update(`\n${relative(repositoryDir, path)}\n`).update(readFileSync(path));
  return hash.digest("hex");
}

/** Another build may put its output in place between the two steps: then ours goes over it. */
function putInPlace(stagedDir, distDir) {
  for (let attempt = 1; ; attempt += 1) {
    // Moved away and not removed file by file: whoever starts the package meanwhile hardly finds it missing.
    const old = `${stagedDir}-old-${attempt}`;
    moveAway(distDir, old);
    try {
      return renameSync(stagedDir, distDir);
    } catch (error) {
      if (attempt === 5 || (error.code !== "ENOTEMPTY" && error.code !== "EEXIST")) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function moveAway(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Nothing was built yet, or another build was quicker.
    if (error.code !== "ENOENT") throw error;
  }
}

/** Removes folders of builds that were killed. */
function removeAbandoned(packageDir) {
  for (const name of readdirSync(packageDir).filter((entry) => entry.startsWith(stagedPrefix)))
    if (!isAlive(Number.parseInt(name.slice(stagedPrefix.length), 10)))
      rmSync(join(packageDir, name), { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
