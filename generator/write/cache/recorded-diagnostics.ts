import { catalog } from "../../diagnostics/catalog.js";
import type { Diagnostic, RelatedPlace } from "../../diagnostics/diagnostic.js";
import { sourceLocation, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import { isRecord } from "../../settings/kinds.js";

/** A diagnostic that survives JSON: places by path and offset, texts left in their files. */
export type RecordedDiagnostic = Omit<Diagnostic, "origin" | "related"> & {
  readonly origin: RecordedPlace;
  readonly related: readonly { readonly message: string; readonly origin: RecordedPlace }[];
};

interface RecordedPlace {
  /** The path of the file as messages show it. */
  readonly path: string;
  /** The syntax that the file was read in. */
  readonly language: SourceFile["language"];
  readonly start: number;
  readonly end: number;
  /** True for a file whose text messages do not quote; absent for any other. */
  readonly isWithheld?: boolean;
}

/** Records the diagnostics of a run, to be kept with its other results. Looks up every place, as printing does. */
export function recordDiagnostics(diagnostics: readonly Diagnostic[]): readonly RecordedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    origin: recordPlace(diagnostic.origin),
    related: diagnostic.related.map(({ message, origin }) => ({ message, origin: recordPlace(origin) })),
  }));
}

/** The diagnostics of a record. `readText` gives a file's text by the path that people see; it is asked only when one is printed. */
export function restoreDiagnostics(
  recorded: readonly RecordedDiagnostic[],
  readText: (path: string) => string,
): readonly Diagnostic[] {
  const files = new Map<string, SourceFile>();
  const restoreOrigin = ({ path, language, start, end, isWithheld }: RecordedPlace): Origin => {
    let file = files.get(path);
    if (file === undefined) files.set(path, (file = lazyFile(path, language, isWithheld === true, readText)));
    return { kind: "offset", file, start, end };
  };
  return recorded.map((diagnostic) => ({
    ...diagnostic,
    origin: restoreOrigin(diagnostic.origin),
    related: diagnostic.related.map(({ message, origin }): RelatedPlace => ({
      message,
      origin: restoreOrigin(origin),
    })),
  }));
}

/** True when a value of the cache is a diagnostic that this version can tell. */
export function isRecordedDiagnostic(value: unknown): value is RecordedDiagnostic {
  if (!isRecord(value)) return false;
  const { code, severity, message, hint, origin, related } = value;
  const isKnown = typeof code === "string" && Object.hasOwn(catalog, code);
  const isTold = typeof message === "string" && (hint === undefined || typeof hint === "string");
  const isPlaced = isPlace(origin) && Array.isArray(related) && related.every(isRelated);
  return isKnown && isTold && isPlaced && /^(?:error|warning|note)$/.test(String(severity));
}

function isRelated(value: unknown): boolean {
  return isRecord(value) && typeof value["message"] === "string" && isPlace(value["origin"]);
}

function isPlace(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["path"] === "string" &&
    typeof value["language"] === "string" &&
    [value["start"], value["end"]].every(isOffset)
  );
}

function isOffset(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function recordPlace(origin: Origin): RecordedPlace {
  const { file, range } = sourceLocation(origin);
  const { path, language, isWithheld } = file;
  const { start, end } = range;
  return { path, language, start, end, ...(isWithheld === true && { isWithheld }) };
}

function lazyFile(
  path: string,
  language: SourceFile["language"],
  isWithheld: boolean,
  readText: (path: string) => string,
): SourceFile {
  let text: string | undefined;
  return {
    path,
    language,
    isWithheld,
    get text() {
      return (text ??= readText(path));
    },
    // Its diagnostics hold offsets; nobody asks it for a pointer.
    locate: () => ({ start: 0, end: 0 }),
  };
}
