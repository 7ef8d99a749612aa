import { readFileSync } from "node:fs";

declare const SPECWRIGHT_VERSION: string | undefined;

/** The version of the toolchain: fixed in the bundle by the build, read from package.json when run from source. */
export function toolVersion(): string {
  if (typeof SPECWRIGHT_VERSION === "string") return SPECWRIGHT_VERSION;
  const manifest = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };
  return manifest.version;
}

declare const SPECWRIGHT_BUILD: string | undefined;

/** What the bundle was built from, as a hash; "source" when run from source. Two builds of one version are told apart by it. */
export function toolBuild(): string {
  return typeof SPECWRIGHT_BUILD === "string" ? SPECWRIGHT_BUILD : "source";
}
