import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import { pointersAround } from "../../model/json-pointer.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { editedPart, editedValue, stepsOf, type Edit, type EditStep } from "../edited-value.js";
import type { Cursor } from "./cursor.js";

/** A location in a file, or in a document that was converted from one. */
export interface DocumentPlace {
  readonly file: SourceFile;
  /** An RFC 6901 pointer into the file. */
  readonly pointer: string;
}

/** Edits of documents, by location. */
export class DocumentEdits {
  private readonly byFile = new Map<string, Map<string, Edit>>();
  private readonly steps = new Map<string, { readonly size: number; readonly steps: EditStep }>();
  /** The number of edits. */
  count = 0;

  at({ file, pointer }: DocumentPlace): Edit | undefined {
    return this.byFile.get(documentKey(file))?.get(pointer);
  }

  add({ file, pointer }: DocumentPlace, edit: Edit): void {
    const edits = this.byFile.get(documentKey(file)) ?? new Map<string, Edit>();
    this.byFile.set(documentKey(file), edits.set(pointer, edit));
    this.count += 1;
  }

  /** Returns the value of a file with the edits. */
  edited(file: SourceFile, value: JsonValue): JsonValue {
    const edits = this.byFile.get(documentKey(file));
    return edits === undefined ? value : editedValue(value, edits);
  }

  /** Returns the value of a cursor with the edits inside it. */
  readable({ document: { file }, pointer, value }: Cursor): JsonValue {
    const edits = this.byFile.get(documentKey(file));
    if (edits === undefined) return value;
    const known = this.steps.get(documentKey(file));
    const steps = known?.size === this.count ? known.steps : stepsOf(edits);
    this.steps.set(documentKey(file), { size: this.count, steps });
    return editedPart(value, pointer, steps);
  }

  /** True in a removed or replaced value; the key of a replaced value stays. */
  isInside(origin: Origin): boolean {
    const edits = origin.kind === "pointer" ? this.byFile.get(documentKey(origin.file)) : undefined;
    if (edits === undefined || origin.kind !== "pointer") return false;
    const isKept = origin.part === "key" && edits.get(origin.pointer)?.kind === "replace";
    return !isKept && [...pointersAround(origin.pointer)].some((pointer) => edits.has(pointer));
  }
}

/** Returns the key of a document: the pointers of a file and of its converted document differ. */
export function documentKey({ path, form }: SourceFile): string {
  return `${form ?? "written"} ${path}`;
}
