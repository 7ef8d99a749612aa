import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { toolVersion } from "../version.js";
import { relativePath } from "../text/relative-path.js";

/** The entry of a package.json under which a new project finds this very package. */
export interface ToolReference {
  /** "^0.1.0", or "file:../specwright-0.1.0.tgz". */
  readonly written: string;
  /** Advice where the reference is only good for this machine. */
  readonly note?: string;
}

/**
 * The reference to the toolchain for a new project in `folder`: the tarball that this package was installed from, as
 * npm recorded it; the version where it came from a registry; the checkout where it was not installed at all.
 */
export function toolReference(folder: string): ToolReference {
  const packageRoot = packageFolder();
  const project = installingProject(packageRoot);
  if (project === undefined) {
    const note = `package.json names the checkout at ${packageRoot}; name a version or a tarball when you have one.`;
    return { written: fileReference(folder, packageRoot), note };
  }
  const resolved = recordOf(project);
  const tarball = resolved?.startsWith("file:") === true ? resolve(project, resolved.slice("file:".length)) : undefined;
  if (tarball === undefined) return { written: `^${toolVersion()}` };
  const written = fileReference(folder, tarball);
  return existsSync(tarball)
    ? { written }
    : { written, note: `${tarball} was removed; restore it, or name another tarball in package.json.` };
}

/** Packages of these that a program in `folder` cannot import, because no folder above it has them installed. */
export function missingPackages(folder: string, names: readonly string[]): readonly string[] {
  const isInstalled = (name: string, at: string): boolean =>
    existsSync(join(at, "node_modules", name, "package.json")) ||
    (dirname(at) !== at && isInstalled(name, dirname(at)));
  return names.filter((name) => !isInstalled(name, resolve(folder)));
}

/** Returns the folder of our package.json, in sources and in the bundle. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}

/** Returns the folder whose node_modules contains a package. */
function installingProject(packageRoot: string): string | undefined {
  const end = packageRoot.lastIndexOf(`${sep}node_modules${sep}`);
  return end === -1 ? undefined : packageRoot.slice(0, end);
}

function recordOf(project: string): string | undefined {
  try {
    const text = readFileSync(join(project, "node_modules/.package-lock.json"), "utf8");
    const { packages } = JSON.parse(text) as { packages?: Readonly<Record<string, { readonly resolved?: unknown }>> };
    const resolved = packages?.["node_modules/specwright"]?.resolved;
    return typeof resolved === "string" ? resolved : undefined;
  } catch {
    // Installed by something else, which keeps other records.
    return undefined;
  }
}

function fileReference(from: string, to: string): string {
  return `file:${relativePath(resolve(from), to)}`;
}
