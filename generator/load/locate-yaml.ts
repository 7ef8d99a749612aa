import type { TextRange } from "../diagnostics/origin.js";
import { createPlaceTable, type PlaceTable } from "./yaml/place-table.js";
import { readYamlStream } from "./yaml/read-stream.js";

/** Finds places in a YAML text; the text is read once, when the first place is asked for. */
export function createYamlLocator(text: string): (tokens: readonly string[], part: "key" | "value") => TextRange {
  let table: PlaceTable | undefined;
  return (tokens, part) => {
    table ??= tableOf(text);
    return table.locate(tokens, part);
  };
}

/** The places of a text; of one that cannot be read, those before its fault. */
function tableOf(text: string): PlaceTable {
  const table = createPlaceTable();
  try {
    readYamlStream(text, table);
  } catch {
    return table;
  }
  return table;
}
