import type { ParameterTable } from "../http/operation.js";
import { pointerPart } from "../json/pointer.js";
import type { JsonReading, ReadJson } from "./decode-types.js";
import { compileDefaults } from "./defaults.js";
import { problemOf, repeatedFault } from "./fault.js";
import { setMember, type Members } from "./members.js";
import { headerTextReader } from "./read-text.js";
import { isPrimitiveShape } from "./shape.js";
import type { Problem, Result } from "../base/problem.js";

/** Gives a header's text by its name in lower case; a list when it was sent several times. */
export type GetHeader = (name: string) => string | readonly string[] | null | undefined;

/**
 * The headers of a response, as values by their names in the contract; problems point at "/<name>". JSON in a header
 * is read by the platform's own parser.
 */
export function decodeHeaders(
  tables: readonly ParameterTable[],
  get: GetHeader,
): Result<Readonly<Record<string, unknown>>> {
  const value: Members = {};
  const problems: Problem[] = [];
  compileHeaders(tables, "", parseJson)(get, value, problems);
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems, truncated: false };
}

/** Prepares to read the headers of many messages. `at` is the JSON pointer of the group. */
export function compileHeaders(
  tables: readonly ParameterTable[],
  at: string,
  readJson: ReadJson,
): (get: GetHeader, values: Members, problems: Problem[]) => void {
  const readers = tables.map((table) => ({
    name: table.name,
    key: table.name.toLowerCase(),
    path: `${at}/${pointerPart(table.name)}`,
    isSingle: table.style === "json" || isPrimitiveShape(table.shape),
    read: headerTextReader(table, readJson),
  }));
  const addDefaults = compileDefaults(tables);
  return (get, values, problems) => {
    for (const { name, key, path, isSingle, read } of readers) {
      const sent = get(key);
      if (sent === undefined || sent === null) continue;
      try {
        if (typeof sent !== "string" && sent.length > 1 && isSingle) throw repeatedFault();
        setMember(values, name, read(typeof sent === "string" ? sent : sent.join(",")));
      } catch (error) {
        problems.push(problemOf(error, path));
      }
    }
    addDefaults?.(values);
  };
}

function parseJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: "json/syntax", message: "The text is not valid JSON." } };
  }
}
