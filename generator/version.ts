import { readFileSync } from "node:fs";

declare const SPECWRIGHT_VERSION: string | undefined;

/** The version of the toolchain: fixed in the bundle by the build, read from package.json when run from source. */
export function toolVersion(): string {
  if (typeof SPECWRIGHT_VERSION === "string") return SPECWRIGHT_VERSION;
  const manifest = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };
  return manifest.version;
}

/** The package that output imports where it writes no runtime of its own. */
export const runtimePackage = "@specwright/runtime";

/** The versions of that package that output of this toolchain works with, in the words of npm: "^0.1.0". */
export function runtimeRange(): string {
  return `^${toolVersion()}`;
}

/** True for a version in that range, as npm has it: not older, and the first number that is not 0 is the same. */
export function isInRuntimeRange(version: string, least = toolVersion()): boolean {
  if (version === least) return true;
  const [wanted, found] = [versionNumbers(least), versionNumbers(version)];
  if (wanted === undefined || found === undefined) return false;
  const first = wanted.findIndex((number) => number > 0);
  const at = wanted.findIndex((number, index) => number !== found[index]);
  return at === -1 || (at > first && first !== -1 && (found[at] ?? 0) > (wanted[at] ?? 0));
}

/** The three numbers of a release; versions before a release are in no range but their own. */
function versionNumbers(version: string): readonly number[] | undefined {
  const found = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:\+[\w.-]{1,100})?$/.exec(version);
  return found?.slice(1).map(Number);
}

declare const SPECWRIGHT_BUILD: string | undefined;

/** Returns a hash of the sources of the bundle; "source" if run from source. It distinguishes two builds of one version. */
export function toolBuild(): string {
  return typeof SPECWRIGHT_BUILD === "string" ? SPECWRIGHT_BUILD : "source";
}
