import type { AnyRecord } from "./records.js";

/** A value of a record that the schema of an API rejects. */
export interface RecordProblem {
  /** The code of the validator, such as "type". */
  readonly code: string;
  readonly message: string;
  /** A JSON pointer from the record, or from the world. */
  readonly path: string;
}

/** Returns the problems of a record; their paths begin at the record. */
export type RecordCheck = (record: AnyRecord) => readonly RecordProblem[];

/** The outcome of a generated validator. */
export type Validated = { readonly ok: true } | { readonly ok: false; readonly problems: readonly RecordProblem[] };

/** Settings of validators whose messages do not repeat values. */
export const withoutFound = { values: false } as const;

/** The problems of a validator. `places` maps the start of a path in the value to a path in the record; the longest start applies. */
export function placedProblems(result: Validated, places: Readonly<Record<string, string>>): readonly RecordProblem[] {
  if (result.ok) return [];
  const starts = Object.keys(places).sort((one, other) => other.length - one.length);
  return result.problems.map(({ code, message, path }) => {
    const start = starts.find((from) => path === from || path.startsWith(`${from}/`)) ?? "";
    return { code, message, path: `${places[start] ?? ""}${path.slice(start.length)}` };
  });
}
