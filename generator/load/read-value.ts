import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { SourceFile } from "../diagnostics/origin.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { readJsonFile } from "./read-json.js";
import { readYaml } from "./read-yaml.js";

/** The value of a YAML or JSON text; undefined when the text is not a value, which is then reported. */
export function readValue(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  const value = file.language === "json" ? jsonValue(file, diagnostics) : readYaml(file, diagnostics);
  if (value !== null) return value;
  diagnostics.report("source/empty-file", { kind: "offset", file, start: 0 }, { path: file.path });
  return undefined;
}

function jsonValue(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  return file.text.trim() === "" ? null : readJsonFile(file, diagnostics);
}
