import { writtenOrigin, type Origin } from "../diagnostics/origin.js";

/** A JSON Pointer into a file of a spec. */
export interface PointerInFile {
  /** The path of the file. */
  readonly path: string;
  /** "/paths/~1orders/get" */
  readonly pointer: string;
}

/** The pointer to the text that a source location stands for; undefined for locations without a pointer. */
export function pointerInFile(origin: Origin | undefined): PointerInFile | undefined {
  const written = origin && writtenOrigin(origin);
  return written?.kind === "pointer" ? { path: written.file.path, pointer: written.pointer } : undefined;
}

/** The key that equal pointers share. */
export function pointerKey({ path, pointer }: PointerInFile): string {
  return `${path}#${pointer}`;
}
