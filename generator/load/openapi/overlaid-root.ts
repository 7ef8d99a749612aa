import { posix } from "node:path";
import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { SourceFile } from "../../diagnostics/origin.js";
import type { FileReader } from "../files.js";
import { applyOverlays } from "../overlay/apply-overlays.js";
import { readOverlay } from "../overlay/read-overlay.js";
import type { SpecDocument } from "./cursor.js";
import type { ErrorNodes } from "./error-nodes.js";

interface OverlayContext {
  readonly files: FileReader;
  readonly diagnostics: Diagnostics;
  /** The edits of lenient reading; absent where a fault costs the whole document. */
  readonly errors?: ErrorNodes | undefined;
  /** Paths of overlays in the order in which they are applied; none when absent. */
  readonly overlays?: readonly string[] | undefined;
}

/** The root document with its overlays on it, and their files; undefined where one of them cannot be read, which is then reported. */
export function overlaidRoot(
  document: SpecDocument,
  { files, diagnostics, errors, overlays = [] }: OverlayContext,
): { readonly written: SpecDocument; readonly files: readonly SourceFile[] } | undefined {
  if (overlays.length === 0) return { written: document, files: [] };
  const { path } = document.file;
  const read = overlays.map((reference) => {
    errors?.require(files.shownPath(reference));
    const file = files.openNamed(reference);
    const overlay = file && readOverlay(file, diagnostics);
    const { extended } = overlay ?? {};
    if (extended !== undefined && posix.basename(extended.reference) !== posix.basename(path))
      diagnostics.report("overlay/other-document", extended.origin, { reference: extended.reference, path });
    return overlay;
  });
  const usable = read.flatMap((overlay) => overlay ?? []);
  if (usable.length < read.length) return undefined;
  const { value, writtenAt } = applyOverlays({ file: document.file, value: document.root }, usable, diagnostics);
  const file = files.derivedFile(document.file, "overlaid", writtenAt);
  const written = { ...document, file, root: value };
  return { written, files: usable.map((overlay) => overlay.file) };
}
