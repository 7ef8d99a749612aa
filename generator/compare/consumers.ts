import { breaksCode, type SettledChange } from "./final-levels.js";

/** A line of a consumer that compiles with the older version and not with the newer one. */
export interface BrokenLine {
  /** As messages show it. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** The complaint of the compiler. */
  readonly message: string;
  /** The text of the line. */
  readonly text: string;
}

/** A broken line with the changes that it comes of, by the names that the line and the complaint mention. */
export interface AttributedLine extends BrokenLine {
  /** Changes that the line comes of; none where its names say nothing. */
  readonly changes: readonly SettledChange[];
}

/** The effect of changes on code of consumers. */
export interface ConsumersReport {
  /** Files that were compiled. */
  readonly files: number;
  /** Lines that compile with the older version alone. */
  readonly broken: readonly AttributedLine[];
  /** Changes that break code, and of which no line that stops compiling has the names. */
  readonly unnoticed: readonly SettledChange[];
}

/** Finds the changes behind each broken line, and those that no line is about. */
export function attributeLines(
  lines: readonly BrokenLine[],
  files: number,
  changes: readonly SettledChange[],
): ConsumersReport {
  const breaking = changes.filter(breaksCode);
  const named = breaking.map((change) => ({ change, ...namesOf(change) }));
  const broken = lines.map((line): AttributedLine => {
    const words = new Set(`${line.text} ${line.message}`.match(/[\p{ID_Continue}$]+/gu));
    const near = named.filter(({ subjectNames }) => subjectNames.some((name) => words.has(name)));
    const found = near.length > 0 ? near : named.filter(({ around }) => around.some((name) => words.has(name)));
    return { ...line, changes: found.map(({ change }) => change) };
  });
  const noticed = new Set(broken.flatMap((line) => line.changes));
  return { files, broken, unnoticed: breaking.filter((change) => !noticed.has(change)) };
}

/** Names of the change, "quantity", and of the things around it, "Order". */
function namesOf({ operation, subject, data }: SettledChange): {
  readonly subjectNames: readonly string[];
  readonly around: readonly string[];
} {
  // Code calls an operation by its id. Words of its path are everywhere.
  const id = operation && /\(([^()]*)\)$/.exec(operation)?.[1];
  const wordsOf = (text = ""): readonly string[] =>
    (id === undefined ? text : text.replace(operation ?? "", id)).match(/[\p{ID_Continue}$]+/gu) ?? [];
  const names = wordsOf(subject);
  const subjects = ["property", "name", "operation", "value", "type"].flatMap((key) => wordsOf(data[key]));
  return { subjectNames: subjects.length > 0 ? subjects : names.slice(-1), around: names };
}
