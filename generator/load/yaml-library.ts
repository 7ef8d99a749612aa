import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type { Document } from "yaml";

let library: typeof Yaml | undefined;

/** The package `yaml`, loaded when the first YAML text asks for it: runs that meet JSON alone never pay for it. */
export function yamlLibrary(): typeof Yaml {
  library ??= createRequire(import.meta.url)("yaml") as typeof Yaml;
  return library;
}

/** The core schema of YAML 1.2, whatever version a %YAML line names: "no" is a text and a date is one, too. */
const yamlOptions = { schema: "core", merge: false, uniqueKeys: false, logLevel: "silent" } as const;

/**
 * The documents of a YAML text as trees. Equal keys pass: the library compares every pair, and our own check knows
 * both places. Undefined when the text is nested so deep that the library's recursion runs out of stack.
 */
export function parseYaml(text: string): readonly Document[] | undefined {
  try {
    return yamlLibrary().parseAllDocuments(text, yamlOptions);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
