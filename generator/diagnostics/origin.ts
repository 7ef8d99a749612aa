/** A part of a source text: offsets in UTF-16 code units, the end excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Documents that are derived from a file: by overlays, and by conversion to a supported version. */
export type DerivedForm = "overlaid" | "converted";

/** A spec as it was read. */
export interface SourceFile {
  /** The path as people see it: relative to the working folder, with "/" between its parts; "<stdin>" for standard input. */
  readonly path: string;
  /** The whole text, without a byte order mark. */
  readonly text: string;
  /** The syntax that the text was read in. */
  readonly language: "yaml" | "json" | "xml";
  /**
   * True for a file that only a reference names, and for one that does not declare itself a spec. Messages show its
   * locations and never its content, which may be any file next to the specs.
   */
  readonly isWithheld?: boolean;
  /**
   * Returns the range of an RFC 6901 pointer (its value, or its key if it has one). Falls back to the nearest existing
   * ancestor. Costly: it may read the file again, so it is only called for output.
   */
  locate(pointer: string, part: "key" | "value"): TextRange;
  /**
   * Returns the original location of a pointer in a converted or overlaid document: elsewhere in its file, or in
   * another file. Undefined for unchanged documents.
   */
  writtenAt?(origin: PointerOrigin): PointerOrigin;
  /** The form of a document that differs from the original. */
  readonly form?: DerivedForm;
}

/** The original position of a part: by pointer in YAML and JSON, by offset in any file. */
export type Origin = PointerOrigin | OffsetOrigin;

/** A location in a document of values (YAML or JSON). */
export interface PointerOrigin {
  readonly kind: "pointer";
  readonly file: SourceFile;
  /** RFC 6901; "" is the whole document. */
  readonly pointer: string;
  /** The part of the location; the value by default. */
  readonly part?: "key" | "value";
}

/** A location in a file (XML), by offsets. */
export interface OffsetOrigin {
  readonly kind: "offset";
  readonly file: SourceFile;
  /** An offset in UTF-16 code units. */
  readonly start: number;
  /** The end, exclusive; the start if only a point is known. */
  readonly end?: number;
}

/** A location for people: line and column from 1, the column in UTF-16 code units. */
export interface SourceLocation {
  /** The file that people wrote. */
  readonly file: SourceFile;
  /** The path of the file as people see it. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The location as offsets into the text of `file`. */
  readonly range: TextRange;
}

/** Returns the origin of a property of the value at `origin`. Only pointers have properties; an offset is unchanged. */
export function memberOrigin(origin: PointerOrigin, key: string | number, part?: "key" | "value"): PointerOrigin;
export function memberOrigin(origin: Origin, key: string | number, part?: "key" | "value"): Origin;
export function memberOrigin(origin: Origin, key: string | number, part?: "key" | "value"): Origin {
  if (origin.kind === "offset") return origin;
  const pointer = `${origin.pointer}/${typeof key === "number" ? key : escapePointerPart(key)}`;
  return part === undefined
    ? { kind: "pointer", file: origin.file, pointer }
    : { kind: "pointer", file: origin.file, pointer, part };
}

/** One reference token of an RFC 6901 pointer, escaped. */
export function escapePointerPart(key: string): string {
  return key.includes("~") || key.includes("/") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** Returns the original location of an origin. */
export function writtenOrigin<Given extends Origin>(origin: Given): Given | PointerOrigin {
  return origin.kind === "pointer" ? (origin.file.writtenAt?.(origin) ?? origin) : origin;
}

/** The text range an origin names, in the file that people wrote. */
export function rangeOf(origin: Origin): TextRange {
  const written = writtenOrigin(origin);
  return written.kind === "pointer"
    ? written.file.locate(written.pointer, written.part ?? "value")
    : { start: written.start, end: written.end ?? written.start };
}

/** Returns the location of an origin, for people. */
export function sourceLocation(origin: Origin): SourceLocation {
  const { file } = writtenOrigin(origin);
  const range = rangeOf(origin);
  return { file, path: file.path, ...positionAt(lineStartsOf(file), range.start), range };
}

/** The line and column of an offset, both from 1. */
export function positionAt(starts: readonly number[], offset: number): Pick<SourceLocation, "line" | "column"> {
  const line = lineAt(starts, offset);
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

const knownLineStarts = new WeakMap<SourceFile, readonly number[]>();

/** Offsets at which the lines of a file begin; found once for a file. */
export function lineStartsOf(file: SourceFile): readonly number[] {
  let starts = knownLineStarts.get(file);
  if (starts === undefined) knownLineStarts.set(file, (starts = findLineStarts(file.text)));
  return starts;
}

/** Returns the offset at which each line starts. */
export function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
