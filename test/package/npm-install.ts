import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run } from "./run.js";

/** One package in a lock file of npm, as far as an installation needs it. */
interface LockedPackage {
  readonly version: string;
  readonly resolved?: string | undefined;
  readonly integrity?: string | undefined;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly peerDependencies?: Readonly<Record<string, string>> | undefined;
  /** Dependencies that the tarball contains. */
  readonly bundleDependencies?: readonly string[] | undefined;
}

interface PackedPackage extends LockedPackage {
  readonly name: string;
  readonly bin: unknown;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Installs tarballs into a folder with npm, offline. Their direct and indirect dependencies are already installed, and
 * no other packages: copied from this repository, with its versions, so that npm contacts no registry and only unpacks
 * the tarballs.
 */
export function installTarballs(folder: string, tarballs: readonly string[]): void {
  const packed = tarballs.map((path) => ({ path: `file:${relative(folder, path)}`, manifest: manifestIn(path) }));
  const dependencies = Object.fromEntries(packed.map(({ path, manifest }) => [manifest.name, path]));
  const locked = packed.map(({ path, manifest }) => [`node_modules/${manifest.name}`, { ...manifest, resolved: path }]);
  const own = new Set(packed.map(({ manifest }) => manifest.name));
  const needed = packed.flatMap(({ manifest }) => closure(manifest, own));
  for (const { place, from } of needed)
    if (!existsSync(join(folder, place))) copyFolder(join(root, from), join(folder, place));
  const bundled = packed.flatMap(({ manifest: { name, dependencies: versions, bundleDependencies = [] } }) =>
    bundleDependencies.map((other) => [
      `node_modules/${name}/node_modules/${other}`,
      bundledPackage(versions?.[other]),
    ]),
  );
  const others = needed.map((found) => [found.place, found.locked]);
  writeProject(folder, dependencies, Object.fromEntries([...others, ...locked, ...bundled]) as LockedPackages);
  run(folder, "npm", ["install", "--no-save", ...quietly]);
}

/** A package that a tarball contains, as npm locks it. */
function bundledPackage(version = ""): LockedPackage & { readonly inBundle: true } {
  return { version: version.replace(/^[~^]/, ""), inBundle: true };
}

/** Installs one package of a registry into a folder, only from the cache of npm. Throws if the cache lacks it. */
export function installCached(folder: string, name: string, version: string): void {
  writeProject(folder, { [name]: version }, { [`node_modules/${name}`]: { version } });
  run(folder, "npm", ["ci", ...quietly]);
}

const quietly = ["--ignore-scripts", "--offline", "--no-audit", "--no-fund", "--loglevel=error"];

function writeProject(folder: string, dependencies: Readonly<Record<string, string>>, packages: LockedPackages): void {
  const project = { private: true, type: "module", dependencies };
  const lock = { lockfileVersion: 3, requires: true, packages: { "": { dependencies }, ...packages } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(project)}\n`);
  writeFileSync(join(folder, "package-lock.json"), `${JSON.stringify(lock)}\n`);
}

/** The same files, by links where one disk holds both folders: packages are large, and nobody writes into them. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function manifestIn(tarball: string): PackedPackage {
  const text = run(root, "tar", ["-xOf", tarball, "package/package.json"]);
  const { name, version, dependencies, peerDependencies, bundleDependencies, bin } = JSON.parse(text) as PackedPackage;
  return { name, version, dependencies, peerDependencies, bundleDependencies, bin };
}

/** A locked package with its folders in an installation and in this repository. */
interface NeededPackage {
  readonly place: string;
  readonly from: string;
  readonly locked: LockedPackage;
}

/** The locked packages that one depends on, directly or in turn. */
function closure(manifest: PackedPackage, own: ReadonlySet<string>): readonly NeededPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: LockedPackages;
  };
  const found = new Map<string, NeededPackage>();
  const visit = (
    from: string,
    { dependencies = {}, peerDependencies = {}, bundleDependencies = [] }: LockedPackage,
  ): void => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const isHere = own.has(name) || bundleDependencies.includes(name);
      const place = isHere ? undefined : nearest(packages, from, name);
      const locked = place === undefined ? undefined : packages[place];
      if (place === undefined || locked === undefined || found.has(place)) continue;
      // Without the source: npm keeps installed packages unchanged.
      const entry = { ...locked, resolved: undefined, integrity: undefined };
      found.set(place, { place: place.replace(/^.*?(?=node_modules\/)/, ""), from: place, locked: entry });
      visit(place, locked);
    }
  };
  visit(packages[`node_modules/${manifest.name}`]?.resolved ?? "", manifest);
  return [...found.values()];
}

/** The path of a package as Node resolves it from another one: in its own folder first, then in the parents. */
function nearest(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === "") return undefined;
  }
}
