import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../diagnostics/origin.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { maxDocumentDepth, maxValues } from "./limits.js";
import { createValueBuilder, ValueRefused } from "./yaml/build-value.js";
import { noEvents, YamlFault, YamlSecondDocument, YamlTooDeep } from "./yaml/events.js";
import { explainFault } from "./yaml/explain-fault.js";
import { findYamlErrors } from "./yaml/find-yaml-errors.js";
import { readYamlStream } from "./yaml/read-stream.js";

/** In characters: only the first fault of a larger text is reported, since finding more reads it several times. */
export const maxSearchedLength = 100_000;

/**
 * The value of a YAML 1.2 text (core schema: timestamps stay texts). Reports faults of its syntax, and what JSON cannot
 * say: tags, merge keys, keys that are not text, several documents, aliases without end.
 */
export function readYaml(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  const excess = placeOfExcess(file.text);
  if (excess !== undefined) {
    const origin: Origin = { kind: "offset", file, start: excess, end: excess };
    diagnostics.report("source/too-many-values", origin, { most: maxValues });
    return undefined;
  }
  const builder = createValueBuilder(file);
  try {
    readYamlStream(file.text, builder);
    return builder.finish(diagnostics);
  } catch (error) {
    if (error instanceof ValueRefused) return void builder.finish(diagnostics);
    if (error instanceof YamlFault) return reportFaults(error, file, diagnostics);
    return reportRefusal(error, file, diagnostics);
  }
}

/** Lines, commas and brackets of a text, those that stand in texts included: its parser takes memory for each. */
const maxMarks = 3_000_000;

/**
 * The place after which a text has more brackets than a document may hold values, or many more lines and commas. The parser
 * keeps an event for each value, so what is refused for its values anyway is refused before they take memory.
 */
function placeOfExcess(text: string): number | undefined {
  let brackets = 0;
  let marks = 0;
  for (const { 0: mark, index } of text.matchAll(/[[{,\n]/g)) {
    if (mark === "[" || mark === "{") brackets += 1;
    marks += 1;
    if (brackets > maxValues || marks > maxMarks) return index;
  }
  return undefined;
}

/** Reports a fault; of a text that is small enough, all that are independent of each other. */
function reportFaults(first: YamlFault, file: SourceFile, diagnostics: Diagnostics): undefined {
  const faults = file.text.length > maxSearchedLength ? [] : findYamlErrors(file.text, faultOf);
  for (const fault of faults.length === 0 ? [first] : faults) {
    const { at, reason, hint } = explainFault(file.text, fault);
    diagnostics.report("source/malformed-yaml", { kind: "offset", file, start: at, end: at }, { reason, hint });
  }
}

/** The fault of a text; undefined if it is read. */
function faultOf(text: string): YamlFault | undefined {
  try {
    readYamlStream(text, noEvents);
  } catch (error) {
    if (error instanceof YamlFault) return error;
  }
  return undefined;
}

function reportRefusal(error: unknown, file: SourceFile, diagnostics: Diagnostics): undefined {
  const at = (start: number): Origin => ({ kind: "offset", file, start, end: start });
  if (error instanceof YamlTooDeep) {
    diagnostics.report("source/too-deep", at(error.at), { most: maxDocumentDepth });
  } else if (error instanceof YamlSecondDocument) {
    diagnostics.report("source/yaml-many-documents", at(error.at), {});
  } else throw error;
  return undefined;
}
