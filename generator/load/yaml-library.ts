import { createRequire } from "node:module";
import type * as Yaml from "yaml";

let library: typeof Yaml | undefined;

/** The package `yaml`, loaded when the first YAML text asks for it: runs that meet JSON alone never pay for it. */
export function yamlLibrary(): typeof Yaml {
  library ??= createRequire(import.meta.url)("yaml") as typeof Yaml;
  return library;
}
