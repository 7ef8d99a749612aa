import { escapePointerPart, writtenOrigin, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import { pointerTokens } from "../../model/json-pointer.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { JsonObject } from "./cursor.js";
import { addEdit, editedPart, isLostSchema, type Edit, type EditStep } from "../edited-value.js";

/** A location in a file, or in a document that was converted from one. */
export interface DocumentPlace {
  readonly file: SourceFile;
  /** An RFC 6901 pointer into the file. */
  readonly pointer: string;
}

/** Edits of documents, by location. */
export class DocumentEdits {
  private readonly byFile = new Map<string, EditStep>();
  /** The number of edits. */
  count = 0;

  at({ file, pointer = "" }: { readonly file: SourceFile; readonly pointer?: string }): Edit | undefined {
    let at = this.byFile.get(documentKey(file));
    for (const token of pointerTokens(pointer)) at = at?.below.get(token);
    return at?.edit;
  }

  add({ file, pointer }: DocumentPlace, edit: Edit): void {
    const edits = this.byFile.get(documentKey(file)) ?? { below: new Map<string, EditStep>() };
    this.byFile.set(documentKey(file), edits);
    addEdit(edits, pointer, edit);
    this.count += 1;
  }

  /** Adds edits of the original document to the outermost parts of a converted one that were made of edited parts. */
  convert(location: DocumentPlace, value: JsonValue): void {
    if (this.at(location) !== undefined || typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries<JsonValue>(value as JsonObject)) {
      const at = { file: location.file, pointer: `${location.pointer}/${escapePointerPart(key)}` };
      const edit = this.at(writtenOrigin({ kind: "pointer", ...at }));
      if (edit === undefined) this.convert(at, inner);
      else this.add(at, edit);
    }
  }

  /** Returns the value of a file, or of a part at a pointer, with the edits inside it. */
  edited(file: SourceFile, value: JsonValue, pointer = ""): JsonValue {
    const edits = this.byFile.get(documentKey(file));
    return edits === undefined ? value : editedPart(value, pointer, edits);
  }

  /** True in a removed value or a lost schema; the key of a schema stays. */
  isInside(origin: Origin): boolean {
    let at = this.byFile.get(documentKey(origin.file));
    if (origin.kind !== "pointer" || at === undefined) return false;
    if (origin.part === "key" && this.at(origin)?.kind === "replace") return false;
    for (const token of pointerTokens(origin.pointer)) {
      at = at.below.get(token);
      if (at === undefined) return false;
      if (at.edit?.kind === "remove" || isLostSchema(at.edit?.value)) return true;
    }
    return false;
  }
}

/** Returns the key of a document: the pointers of a file and of its converted document differ. */
export function documentKey({ path, form }: SourceFile): string {
  return `${form ?? "written"} ${path}`;
}

/** Returns the key of the original location: a converted document has skipped parts before and after the conversion. */
export function locationKey(origin: Origin): string {
  const written = writtenOrigin(origin);
  return `${written.file.path}#${written.kind === "pointer" ? written.pointer : ""}`;
}
