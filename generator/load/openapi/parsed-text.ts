import { createDiagnostics, type Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { readValue } from "../read-value.js";

/** A text that is parsed once, and told of at each reading. */
export interface ParsedText {
  /** Undefined for a text that is not a value. */
  readonly value: JsonValue | undefined;
  /** Each tells of a fault. */
  readonly reports: readonly ((to: Diagnostics) => void)[];
}

/** Parses a text of YAML or JSON. */
export function parsedText(file: SourceFile): ParsedText {
  const reports: ((to: Diagnostics) => void)[] = [];
  const recording: Diagnostics = {
    ...createDiagnostics(),
    report: (...report) => void reports.push((to) => to.report(...report)),
  };
  return { value: readValue(file, recording), reports };
}
