import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type { Document } from "yaml";

let library: typeof Yaml | undefined;

/** The package `yaml`, loaded when the first YAML text asks for it: runs that meet JSON alone never pay for it. */
export function yamlLibrary(): typeof Yaml {
  library ??= createRequire(import.meta.url)("yaml") as typeof Yaml;
  return library;
}

/**
 * The core schema of YAML 1.2, whatever version a %YAML line names: "no" is a text and a date is one, too. Faults are not
 * made pretty: that would copy the line of each.
 */
const yamlOptions = {
  schema: "core",
  merge: false,
  uniqueKeys: false,
  logLevel: "silent",
  prettyErrors: false,
} as const;

/**
 * The first document of a YAML text as a tree, and the second, when there is one: no more are read. Equal keys pass: the
 * library compares every pair, and our own check knows both places. Undefined when the text is nested so deep that the
 * library's recursion runs out of stack.
 */
export function parseYaml(text: string): readonly Document[] | undefined {
  const { Composer, Parser } = yamlLibrary();
  const documents: Document[] = [];
  try {
    for (const document of new Composer(yamlOptions).compose(new Parser().parse(text))) {
      documents.push(document);
      if (documents.length === 2) break;
    }
    return documents;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
