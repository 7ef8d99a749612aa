import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run } from "./run.js";

/** One package in a lock file of npm, as far as an installation needs it. */
interface LockedPackage {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly peerDependencies?: Readonly<Record<string, string>> | undefined;
}

interface PackedPackage extends LockedPackage {
  readonly name: string;
  readonly bin: unknown;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Installs tarballs into a folder with npm, from its cache alone. Their dependencies are locked to the versions of this
 * repository: `npm ci` finds those in the cache that `npm ci` has filled, while `npm install` asks the registry for more
 * than that.
 */
export function installTarballs(folder: string, tarballs: readonly string[]): void {
  const packed = tarballs.map((path) => ({ path: `file:${relative(folder, path)}`, manifest: manifestIn(path) }));
  const dependencies = Object.fromEntries(packed.map(({ path, manifest }) => [manifest.name, path]));
  const locked = packed.map(({ path, manifest }) => [`node_modules/${manifest.name}`, { ...manifest, resolved: path }]);
  const own = new Set(packed.map(({ manifest }) => manifest.name));
  const needed = packed.flatMap(({ manifest }) => closure(manifest, own));
  install(folder, dependencies, { ...Object.fromEntries(needed), ...Object.fromEntries(locked) });
}

/** Installs one package of a registry into a folder, from the cache of npm alone. Throws where the cache lacks it. */
export function installCached(folder: string, name: string, version: string): void {
  install(folder, { [name]: version }, { [`node_modules/${name}`]: { version } });
}

function install(folder: string, dependencies: Readonly<Record<string, string>>, packages: LockedPackages): void {
  const project = { private: true, type: "module", dependencies };
  const lock = { lockfileVersion: 3, requires: true, packages: { "": { dependencies }, ...packages } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(project)}\n`);
  writeFileSync(join(folder, "package-lock.json"), `${JSON.stringify(lock)}\n`);
  run(folder, "npm", ["ci", "--ignore-scripts", "--offline", "--no-audit", "--no-fund", "--loglevel=error"]);
}

function manifestIn(tarball: string): PackedPackage {
  const text = run(root, "tar", ["-xOf", tarball, "package/package.json"]);
  const { name, version, dependencies, peerDependencies, bin } = JSON.parse(text) as PackedPackage;
  return { name, version, dependencies, peerDependencies, bin };
}

/** The locked packages that one depends on, directly or in turn, under the folders that they have in this repository. */
function closure(manifest: LockedPackage, own: ReadonlySet<string>): readonly (readonly [string, LockedPackage])[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: LockedPackages;
  };
  const found = new Map<string, LockedPackage>();
  const visit = (from: string, { dependencies = {}, peerDependencies = {} }: LockedPackage): void => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const place = own.has(name) ? undefined : nearest(packages, from, name);
      const locked = place === undefined ? undefined : packages[place];
      if (place === undefined || locked === undefined || found.has(place)) continue;
      found.set(place, locked);
      visit(place, locked);
    }
  };
  visit("", manifest);
  return [...found];
}

/** The place of a package as Node finds it from another one: in its own folder first, then further up. */
function nearest(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === "") return undefined;
  }
}
