import type { AnyRow, TableName } from "../store/tables.js";
import { type StoreFault, storeFaultOf, uniqueKeysOf } from "../store/unique-keys.js";
import type { RecordProblem } from "./record-problems.js";

/** Records that cannot be stored: a key that is taken, or a value that no column holds. */
export class RecordConflict extends Error {
  constructor(
    /** 409 for a key that is taken. */
    readonly status: 400 | 409,
    readonly problem: RecordProblem,
  ) {
    super(`${problem.path}: ${problem.message}`);
  }
}

type Rows = ReadonlyMap<TableName, readonly AnyRow[]>;

/** Stores rows. Throws a `RecordConflict` with the path of the record if two have the same key, or another row has it. */
export async function storeWithoutConflicts(rows: Rows, store: () => Promise<void>): Promise<void> {
  const repeated = firstRepeatedKey(rows);
  if (repeated !== undefined) throw repeated;
  try {
    await store();
  } catch (error) {
    const fault = storeFaultOf(error);
    throw fault === undefined ? error : conflictOf(fault, rows);
  }
}

/** The first row whose key an earlier row of the same records has; undefined if there is none. */
export function firstRepeatedKey(rows: Rows): RecordConflict | undefined {
  for (const [kind, ofKind] of rows) {
    const found = repeatedKeyOf(kind, ofKind);
    if (found !== undefined) return found;
  }
  return undefined;
}

function repeatedKeyOf(kind: TableName, rows: readonly AnyRow[]): RecordConflict | undefined {
  for (const key of uniqueKeysOf(kind)) {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const values = key.map((column) => row[column]);
      // Rows without a value of the key do not compete for it.
      if (values.some((value) => value === undefined || value === null)) continue;
      const text = JSON.stringify(values);
      if (seen.has(text)) return takenKey(kind, index, key);
      seen.add(text);
    }
  }
  return undefined;
}

function conflictOf(fault: StoreFault, rows: Rows): RecordConflict {
  if (fault.kind === "key")
    for (const [kind, ofKind] of rows)
      for (const key of uniqueKeysOf(kind)) {
        const index = ofKind.findIndex((row) => key.map((column) => String(row[column])).join(", ") === fault.values);
        if (index !== -1) return takenKey(kind, index, key);
      }
  if (fault.kind === "key") return new RecordConflict(409, { ...taken, path: "" });
  const path = rows.size === 1 ? `/${[...rows.keys()][0] ?? ""}` : "";
  return new RecordConflict(400, { code: "sandbox/value", message: "A value cannot be stored.", path });
}

const taken = { code: "sandbox/taken", message: "Another record has the same value." };

function takenKey(kind: TableName, index: number, key: readonly string[]): RecordConflict {
  const column = key.at(-1) ?? "";
  const member = column === "loginKey" ? "loginId" : column;
  return new RecordConflict(409, { ...taken, path: `/${kind}/${index}/${member}` });
}
