import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages whose own version can change what we write. */
const packages = [
  "@apidevtools/swagger-parser",
  "fast-xml-parser",
  "openapi-typescript",
  "prettier",
  "ts-morph",
  "typescript",
  "yaml",
] as const;

/** The installed versions of the packages that shape the output, without loading one of them: part of a cache's key. */
export function installedVersions(): readonly string[] {
  const here = dirname(fileURLToPath(import.meta.url));
  return packages.map((name) => `${name}@${versionSeenFrom(here, name)}`);
}

function versionSeenFrom(start: string, name: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    try {
      const manifest = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
      return String((JSON.parse(manifest) as { readonly version?: unknown }).version);
    } catch {
      if (dirname(folder) === folder) return "unknown";
    }
  }
}
