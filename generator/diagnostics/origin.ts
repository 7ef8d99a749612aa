/** A part of a source text: offsets in UTF-16 code units, the end excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Documents that are made of a text: by overlays, and by a conversion to a version that is read. */
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
   * True for a file that only a reference names, and for one that says nowhere that it is a contract: messages tell its
   * places and never its content, which may be anything that lies about where contracts do.
   */
  readonly isWithheld?: boolean;
  /**
   * The range of what an RFC 6901 pointer names (its value, or its key where it has one). Falls back to the nearest
   * ancestor that exists. Costly: it may read the file once more, so it is called only when something is printed.
   */
  locate(pointer: string, part: "key" | "value"): TextRange;
  /**
   * The place where people wrote what a pointer names, for a document that was converted or overlaid: elsewhere in its text, or in
   * another file. Absent where a document stands as it was written.
   */
  writtenAt?(origin: PointerOrigin): PointerOrigin;
  /** The form of a document that does not stand as it was written. */
  readonly form?: DerivedForm;
}

/** The place at which something was written: by pointer in YAML and JSON, by offset in any text. */
export type Origin = PointerOrigin | OffsetOrigin;

/** A place in a document of values (YAML or JSON). */
export interface PointerOrigin {
  readonly kind: "pointer";
  readonly file: SourceFile;
  /** RFC 6901; "" is the whole document. */
  readonly pointer: string;
  /** The part that is meant; the value unless given. */
  readonly part?: "key" | "value";
}

/** A place in a text (XML), by offsets. */
export interface OffsetOrigin {
  readonly kind: "offset";
  readonly file: SourceFile;
  /** An offset in UTF-16 code units. */
  readonly start: number;
  /** The end, excluded; the start when only a point is known. */
  readonly end?: number;
}

/** A place for people: line and column from 1, the column in UTF-16 code units. */
export interface Place {
  /** The file that people wrote. */
  readonly file: SourceFile;
  /** The path of the file as people see it. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The place as offsets into the text of `file`. */
  readonly range: TextRange;
}

/** The origin of a member of what `origin` points at. Only pointers have members; an offset stays where it is. */
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

/** The place where people wrote what an origin names. */
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

/** The place an origin names, for people. */
export function placeOf(origin: Origin): Place {
  const { file } = writtenOrigin(origin);
  const range = rangeOf(origin);
  return { file, path: file.path, ...positionAt(lineStartsOf(file), range.start), range };
}

/** The line and column of an offset, both from 1. */
export function positionAt(starts: readonly number[], offset: number): Pick<Place, "line" | "column"> {
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

/** The offset at which each line of a text begins. */
export function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The number of the line, from 1, that holds an offset. */
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
