import type { ParameterTable } from "../http/operation.js";
import { pointerPart } from "../json/pointer.js";
import { setDeepMember } from "./decode-deep.js";
import type { ReadJson } from "./decode-types.js";
import { problemOf, repeatedFault } from "./fault.js";
import { setMember, type Members } from "./members.js";
import { addMember, jsonTextReader, valueReader, type Decode } from "./read-text.js";
import { isPrimitiveShape, leafReader, type ReadText } from "./shape.js";
import type { Problem } from "../base/problem.js";

/** What is decoded so far. */
export interface PairState {
  readonly values: Members;
  readonly problems: Problem[];
}

/** Takes one pair; `name` is decoded, `raw` is not. */
export type PairHandler = (state: PairState, name: string, raw: string) => void;

/** Who takes which pair. */
export interface PairHandlers {
  readonly byName: ReadonlyMap<string, PairHandler>;
  /** By the names of deepObject parameters, the longest first: one may begin like another ("a", "a[b]"). */
  readonly deep: readonly (readonly [parameter: string, PairHandler])[];
  /** Takes what nobody else takes: an exploded object with members that are not named. */
  readonly rest: PairHandler | undefined;
}

/** Prepares to take the pairs of a query, a form or cookies apart. `at` is the JSON pointer of the group. */
export function compilePairs(
  tables: readonly ParameterTable[],
  at: string,
  decode: Decode,
  readJson: ReadJson,
): PairHandlers {
  const byName = new Map<string, PairHandler>();
  const deep: (readonly [string, PairHandler])[] = [];
  const members = new Map<string, PairHandler>();
  let rest: PairHandler | undefined;
  for (const table of tables) {
    const handler = guarded(`${at}/${pointerPart(table.name)}`, pairHandler(table, decode, readJson));
    const { shape } = table;
    if (!isExplodedObject(table)) {
      byName.set(table.name, handler);
      if (table.style === "deepObject") deep.push([table.name, handler]);
    } else if (!isPrimitiveShape(shape) && "members" in shape) {
      for (const name of Object.keys(shape.members)) members.set(name, handler);
      if (shape.closed !== true) rest ??= handler;
    }
  }
  // A parameter of its own comes before a member of another that has the same name.
  for (const [name, handler] of members) if (!byName.has(name)) byName.set(name, handler);
  deep.sort(([a], [b]) => b.length - a.length);
  return { byName, deep, rest };
}

function isExplodedObject({ style, explode, shape }: ParameterTable): boolean {
  return explode && style !== "json" && style !== "deepObject" && !isPrimitiveShape(shape) && "members" in shape;
}

/** Makes a problem of what a handler throws. */
function guarded(path: string, handler: PairHandler): PairHandler {
  return (state, name, raw) => {
    try {
      handler(state, name, raw);
    } catch (error) {
      state.problems.push(problemOf(error, path));
    }
  };
}

function pairHandler(table: ParameterTable, decode: Decode, readJson: ReadJson): PairHandler {
  const { name: own, shape, style, explode } = table;
  if (style === "deepObject") {
    return ({ values }, name, raw) => setDeepMember(values, table, name, decode(raw));
  }
  if (style !== "json" && explode && !isPrimitiveShape(shape)) {
    if ("items" in shape) {
      const leaf = leafReader(shape.items);
      return ({ values }, _, raw) => {
        const item = leaf(decode(raw));
        ownOrNew<unknown[]>(values, own, () => []).push(item);
      };
    }
    return ({ values }, name, raw) => {
      const text = decode(raw);
      addMember(
        ownOrNew<Members>(values, own, () => ({})),
        shape,
        name,
        text,
      );
    };
  }
  const read = style === "json" ? jsonTextReader(decode, readJson) : delimitedReader(table, decode);
  return ({ values }, _, raw) => {
    if (Object.hasOwn(values, own)) throw repeatedFault();
    setMember(values, own, read(raw));
  };
}

/** Reads a value whose items stand in one text. */
function delimitedReader({ style, shape }: ParameterTable, decode: Decode): ReadText {
  const delimiter = style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : undefined;
  if (delimiter === undefined) return valueReader(shape, false, (raw) => raw.split(","), decode);
  // Encoded or not, the delimiter is the same.
  const read = valueReader(
    shape,
    false,
    (text) => text.split(delimiter),
    (text) => text,
  );
  return (raw) => read(decode(raw));
}

function ownOrNew<T>(values: Members, name: string, create: () => T): T {
  if (Object.hasOwn(values, name)) return values[name] as T;
  const created = create();
  setMember(values, name, created);
  return created;
}
