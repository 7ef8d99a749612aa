import type { ParameterTable } from "../http/operation.js";
import type { StyledParts } from "../http/payload-multipart-table.js";
import { readStrictJson } from "./decode.js";
import { refuseValue } from "./error.js";
import { createPairState } from "./pair-form.js";
import { compilePairs, finishPairs, takePair } from "./pair-handlers.js";
import { explodedPairs, isExplodedValue } from "./pairs.js";
import { encodeEach, primitiveText } from "./parts.js";
import { encodedParts } from "./value-parts.js";

/**
 * Writes and reads parts of a multipart form in parameter styles. OpenAPI, Encoding Object, `style`: names and strings
 * are those of a query, but without percent-encoding.
 */
export function styledParts(tables: readonly ParameterTable[]): StyledParts {
  const form = { at: "", decode: (raw: string) => raw, readJson: readStrictJson, hasBrackets: true };
  const handlers = compilePairs(tables, form);
  return {
    names: tables.map(({ name }) => name),
    write: (values) => encodeEach("query", tables, values, pairsOf),
    read: () => {
      const state = createPairState({}, []);
      return {
        take: (name, text) => takePair(handlers, state, name, text),
        finish: () => {
          finishPairs(handlers, state);
          return { values: state.values, problems: state.problems };
        },
      };
    },
  };
}

function pairsOf(table: ParameterTable, value: unknown): readonly (readonly [name: string, text: string])[] {
  if (isExplodedValue(table)) {
    return explodedPairs(table, value, true).map(([name, part]) => [name, primitiveText(table, part)]);
  }
  const delimiter = partDelimiters[table.style] ?? ",";
  const parts = encodedParts(table, value, (part) => {
    const text = primitiveText(table, part);
    return typeof value === "object" && text.includes(delimiter)
      ? refuseValue(table, `An item cannot contain the delimiter "${delimiter}".`)
      : text;
  });
  return parts.length === 0 ? [] : [[table.name, parts.join(delimiter)]];
}

const partDelimiters: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };
