import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type { CST, Document } from "yaml";
import { mostDepth } from "./limits.js";

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
 * library's recursion could run out of stack; `tellPlace` is then told where.
 */
export function parseYaml(text: string, tellPlace?: (offset: number) => void): readonly Document[] | undefined {
  const { Composer, Parser } = yamlLibrary();
  const documents: Document[] = [];
  try {
    for (const document of new Composer(yamlOptions).compose(shallow(new Parser().parse(text)))) {
      documents.push(document);
      if (documents.length === 2) break;
    }
    return documents;
  } catch (error) {
    if (error instanceof TooDeep) tellPlace?.(error.offset);
    if (error instanceof TooDeep || error instanceof RangeError) return undefined;
    throw error;
  }
}

class TooDeep extends Error {
  constructor(readonly offset: number) {
    super("The text is nested too deep.");
  }
}

/** The tokens as they come. Composing them takes stack for each level, and running out of that can end the process. */
function* shallow(tokens: Iterable<CST.Token>): Iterable<CST.Token> {
  for (const token of tokens) {
    const deep = tooDeepIn(token);
    if (deep !== undefined) throw new TooDeep("offset" in deep ? deep.offset : 0);
    yield token;
  }
}

function tooDeepIn(token: CST.Token): CST.Token | undefined {
  let level: readonly CST.Token[] = [token];
  for (let depth = 0; level.length > 0; depth += 1) {
    // The document is a level of its own; one more than may be lets the reader say at which place.
    if (depth > mostDepth + 8) return level[0];
    const next: CST.Token[] = [];
    for (const each of level) {
      if (each.type === "document" && each.value !== undefined) next.push(each.value);
      if (!("items" in each)) continue;
      for (const { key, value } of each.items as readonly CST.CollectionItem[]) {
        if (key !== undefined && key !== null) next.push(key);
        if (value !== undefined) next.push(value);
      }
    }
    level = next;
  }
  return undefined;
}
