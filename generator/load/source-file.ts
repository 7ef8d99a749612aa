import type { SourceFile, TextRange } from "../diagnostics/origin.js";
import { createJsonLocator } from "./locate-json.js";
import { createYamlLocator } from "./locate-yaml.js";
import { pointerTokens } from "../model/json-pointer.js";

/** A source text under the path that people see, with places looked up only when one is asked for. */
export function createSourceFile(
  path: string,
  text: string,
  language = languageOf(path, text),
  isWithheld = false,
): SourceFile {
  const inJson = createJsonLocator(text);
  const inYaml = createYamlLocator(text);
  return {
    path,
    text,
    language,
    isWithheld,
    locate(pointer, part): TextRange {
      const tokens = pointerTokens(pointer);
      switch (language) {
        case "json":
          return inJson(tokens, part);
        case "yaml":
          return inYaml(tokens, part);
        case "xml":
          return { start: 0, end: 0 };
      }
    },
  };
}

/** The language a file is written in: by its ending, else by its first character. */
export function languageOf(path: string, text: string): SourceFile["language"] {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const known = languages.get(ending);
  if (known !== undefined) return known;
  const first = /\S/.exec(text)?.[0];
  return first === "{" ? "json" : first === "<" ? "xml" : "yaml";
}

const languages: ReadonlyMap<string, SourceFile["language"]> = new Map([
  ["json", "json"],
  ["yaml", "yaml"],
  ["yml", "yaml"],
  ["xsd", "xml"],
  ["xml", "xml"],
]);
